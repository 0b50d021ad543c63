import { useCallback, useEffect, useState } from 'react'
import { type CallFailure, failureOf } from '#frontend/islands/visit/call-failure.ts'
import { takeLinkToken } from '#frontend/lib/link-token.ts'
import type { Visit } from '#schemas/contract/visits.ts'

/** How far a link's page has got. */
export type LinkedVisit =
  | { state: 'opening' }
  | { state: 'missing' }
  | { state: 'failed'; failure: CallFailure; retry: () => void }
  | { state: 'open'; token: string; visit: Visit; show: (visit: Visit) => void }

/**
 * Opens the visit of the link that led to this page.
 * @param page the last part of its path
 * @param open must be a constant
 */
export function useLinkedVisit(page: string, open: (token: string) => Promise<Visit>): LinkedVisit {
  const [linked, setLinked] = useState<LinkedVisit>({ state: 'opening' })

  const load = useCallback(
    async (token: string) => {
      const show = (visit: Visit) => setLinked({ state: 'open', token, visit, show })
      setLinked({ state: 'opening' })
      try {
        show(await open(token))
      } catch (error) {
        setLinked({ state: 'failed', failure: failureOf(error), retry: () => void load(token) })
      }
    },
    [open],
  )

  useEffect(() => {
    const token = takeLinkToken(page)
    if (token) void load(token)
    else setLinked({ state: 'missing' })
  }, [page, load])
  return linked
}
