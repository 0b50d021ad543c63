import { useCallback, useEffect, useState } from 'react'
import { type CallFailure, failureOf } from '#frontend/lib/call-failure.ts'
import { takeEarlyRead } from '#frontend/lib/early-read.ts'
import { takeLinkToken } from '#frontend/lib/link-token.ts'

export type OpenedLink<T> =
  | { state: 'opening' }
  | { state: 'missing' }
  | { state: 'failed'; failure: CallFailure; retry: () => void }
  | { state: 'open'; token: string; shown: T; change: Change<T> }

/** Shows what a change returns, or the newer record that it did not expect. @returns why it failed */
export type Change<T> = (call: Promise<T>) => Promise<CallFailure | undefined>

type WithoutToken<Request> = Request extends object ? Omit<Request, 'token'> : never

/** Sends a change of what the link names. Returns why it failed, unless the page shows the newer record instead. */
export type SendChange<Request> = (wanted: WithoutToken<Request>) => Promise<CallFailure | undefined>

/**
 * Opens what the link names that led to this page.
 * @param page the last part of its path
 * @param open must be a constant; gets the answer when the page has asked already
 */
export function useLinked<T>(
  page: string,
  open: (token: string, sent: Promise<Response> | undefined) => Promise<T>,
): OpenedLink<T> {
  const [linked, setLinked] = useState<OpenedLink<T>>({ state: 'opening' })

  const load = useCallback(
    (token: string) => {
      const show = (shown: T) => setLinked({ state: 'open', token, shown, change })
      const change: Change<T> = async (call) => {
        try {
          show(await call)
          return undefined
        } catch (error) {
          const failure = failureOf(error)
          if (failure.current) show(failure.current as T)
          return failure
        }
      }
      const read = async () => {
        const failure = await change(open(token, takeEarlyRead(token)))
        if (failure) setLinked({ state: 'failed', failure, retry })
      }
      const retry = () => {
        // The button disappears, and with it the focus.
        document.querySelector('main')?.focus({ preventScroll: true })
        setLinked({ state: 'opening' })
        void read()
      }
      // On Back, the browser may show the page as it was left.
      addEventListener('pageshow', ({ persisted }) => persisted && read())
      void read()
    },
    [open],
  )

  useEffect(() => {
    const token = takeLinkToken(page)
    if (token) load(token)
    else setLinked({ state: 'missing' })
  }, [page, load])
  return linked
}
