import { type ReactNode, useCallback, useMemo, useState } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { forgetDevice } from '#frontend/admin/device/forget-device.ts'
import { fetchOptions, hasSessionEnded } from '#frontend/admin/lib/use-api.ts'
import { type Session, SessionContext } from '#frontend/admin/lib/use-session.ts'
import { readSession } from '#frontend/admin/session/read-session.ts'
import { clearDrafts } from '#frontend/lib/draft.ts'
import type { SessionInfo } from '#schemas/contract/session.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Provides the session, and ends it when any read below answers 401. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const {
    data: admin,
    error,
    mutate,
  } = useSWR<SessionInfo | null>(adminRoutes.getSession.path, readSession, fetchOptions)
  const [left, setLeft] = useState<Session['left']>()
  const end = useCallback(() => {
    setLeft('ended')
    void forgetDevice({ keepsChanges: true })
    void mutate(null, { revalidate: false })
  }, [mutate])
  const session = useMemo<Session>(
    () => ({
      admin,
      error,
      left,
      retry: () => void mutate(),
      signIn(info) {
        setLeft(undefined)
        void mutate(info, { revalidate: false })
      },
      signOut() {
        setLeft('signed-out')
        clearDrafts()
        void forgetDevice({ keepsChanges: false })
        void mutate(null, { revalidate: false })
      },
      end,
    }),
    [admin, error, left, mutate, end],
  )
  return (
    <SessionContext value={session}>
      <SWRConfig value={{ ...fetchOptions, onError: (error) => hasSessionEnded(error) && end() }}>
        {children}
      </SWRConfig>
    </SessionContext>
  )
}
