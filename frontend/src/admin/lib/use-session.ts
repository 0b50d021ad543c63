/** The signed-in admin, and the end of a session: by logging out or by itself. */
import { createContext, use } from 'react'
import type { SessionInfo } from '#schemas/contract/session.ts'

export type Session = {
  /** undefined: unknown yet; null: signed out. */
  admin: SessionInfo | null | undefined
  error: unknown
  /** Why the session ended: by logging out, or by the server. */
  left: 'signed-out' | 'ended' | undefined
  retry: () => void
  signIn: (admin: SessionInfo) => void
  /** @param isHeard another tab has signed out and deleted what waited. A tab that was asleep hears it late: what was noted since stays */
  signOut: (isHeard?: boolean) => void
  /** Signs out once the call is done. Meanwhile no 401 counts as an end. */
  leave: <O extends { isDone: boolean }>(logOut: () => Promise<O>) => Promise<O>
  /** Call it on a 401: opens the login and keeps drafts. */
  end: () => void
  /** Asks the admin to sign in once more. Resolves to whether that happened. */
  confirm: () => Promise<boolean>
}

export const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider')
  return session
}
