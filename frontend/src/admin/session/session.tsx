import { type ReactNode, useMemo, useRef, useState } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { ANSWER_SOON } from '#frontend/admin/device/changes.ts'
import { finishSigningOut, forgetDevice, forgetSignOut } from '#frontend/admin/device/forget-device.ts'
import { keptDay, tabs } from '#frontend/admin/device/kept.ts'
import { fetchOptions, hasSessionEnded, isUnreachable, noteSignIn } from '#frontend/admin/lib/use-api.ts'
import { type Session, SessionContext } from '#frontend/admin/lib/use-session.ts'
import { callApi } from '#frontend/lib/api.ts'
import { clearDrafts, keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { nullWhenUnauthorized } from '#frontend/lib/public-reads.ts'
import type { SessionInfo } from '#schemas/contract/session.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Provides the session, and ends it when any read below answers 401. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const read = useSWR<SessionInfo | null>(adminRoutes.getSession.path, readSession, fetchOptions)
  const { data: admin, error, mutate } = read
  const [left, setLeft] = useState<Session['left']>()
  const isLeaving = useRef(false)
  const acts = useMemo(() => {
    function end() {
      if (isLeaving.current) return
      setLeft('ended')
      void forgetDevice({ keepsChanges: true })
      void mutate(null, { revalidate: false })
    }
    function signIn(info: SessionInfo) {
      isLeaving.current = false
      noteSignIn()
      claimDrafts(info)
      forgetSignOut()
      tabs.postMessage('signed-in')
      setLeft(undefined)
      void mutate(info, { revalidate: false })
    }
    function signOut(isHeard = false) {
      isLeaving.current = true
      setLeft('signed-out')
      clearDrafts()
      void forgetDevice({ keepsChanges: isHeard })
      void mutate(null, { revalidate: false })
    }
    async function leave<O extends { isDone: boolean }>(logOut: () => Promise<O>): Promise<O> {
      isLeaving.current = true
      const outcome = await logOut()
      isLeaving.current = outcome.isDone
      if (outcome.isDone) signOut()
      return outcome
    }
    return { retry: () => void mutate(), signIn, signOut, leave, end, confirm: async () => false }
  }, [mutate])
  const session = useMemo<Session>(() => ({ admin, error, left, ...acts }), [admin, error, left, acts])
  return (
    <SessionContext value={session}>
      <SWRConfig value={{ ...fetchOptions, onError: (error) => hasSessionEnded(error) && acts.end() }}>
        {children}
      </SWRConfig>
    </SessionContext>
  )
}

/** Clears what another admin has typed in this tab. */
function claimDrafts({ username }: SessionInfo): void {
  const { values: owner = username } = readDraft<string>('owner') ?? {}
  if (owner !== username) clearDrafts()
  keepDraft('owner', { values: username })
}

/** The signed-in admin; without the API, the one whose day is kept. @throws without both */
async function readSession(): Promise<SessionInfo | null> {
  try {
    await finishSigningOut()
    const admin = await nullWhenUnauthorized(callApi(adminRoutes.getSession, { timeout: ANSWER_SOON }))
    if (admin) claimDrafts(admin)
    else await forgetDevice({ keepsChanges: true })
    return admin
  } catch (error) {
    const kept = isUnreachable(error) ? await keptDay() : undefined
    if (!kept) throw error
    return kept.admin
  }
}
