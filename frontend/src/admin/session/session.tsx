/** The signed-in admin, and the end of a session: by logging out or by itself. */
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { fetchOptions, hasSessionEnded } from '#frontend/admin/lib/use-api.ts'
import { forgetDevice } from '#frontend/admin/offline/forget-device.ts'
import { readSession } from '#frontend/admin/offline/read-session.ts'
import { clearDrafts } from '#frontend/lib/draft.ts'
import type { SessionInfo } from '#schemas/contract/session.ts'
import { adminRoutes } from '#schemas/routes.ts'

type Session = {
  /** undefined: unknown yet; null: signed out. */
  admin: SessionInfo | null | undefined
  error: unknown
  /** Why the session ended: by logging out, or by the server. */
  left: 'signed-out' | 'ended' | undefined
  retry: () => void
  signIn: (admin: SessionInfo) => void
  signOut: () => void
  /** Call it on a 401: opens the login and keeps drafts. */
  end: () => void
}

const SessionContext = createContext<Session | undefined>(undefined)

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

/** The session. @throws Error outside of SessionProvider */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider')
  return session
}
