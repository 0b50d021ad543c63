import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { WaitingNote } from '#frontend/admin/offline/waiting-changes.tsx'
import { SignInWays } from '#frontend/admin/sign-in/sign-in-ways.tsx'
import { takeFocus } from '#frontend/lib/take-focus.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import type { SessionInfo } from '#schemas/contract/session.ts'

const NOTES: Record<string, string> = {
  ended: 'Your session has ended. Sign in again to go on where you were; what you typed is kept.',
  needed: 'Please sign in to open the back office.',
  link: 'This link lets this browser sign in once, for an hour after it was asked for. Your passkey or password is still needed.',
}

/** Allows only the back office's own paths after signing in. */
function nextPath(next: string | null): string {
  return next?.startsWith('/') && !next.startsWith('//') ? next : '/dashboard'
}

/** /admin and /admin/login: the same screen, or the next one for anyone signed in. */
export function LoginScreen() {
  const [search] = useSearchParams()
  const { admin, signIn } = useSession()
  const device = useDeviceLink()
  useEffect(() => {
    document.title = 'Sign in | Back office'
  }, [])
  function welcome(info: SessionInfo) {
    showToast({ title: 'Login Successful', description: 'Welcome to the admin dashboard!' })
    signIn(info)
  }
  if (admin) return <Navigate to={nextPath(search.get('next'))} replace />
  const note = NOTES[device ? 'link' : (search.get('note') ?? '')]
  return (
    <main className="login-page d-flex align-items-center justify-content-center min-vh-100 p-3">
      <div className="login-card px-3 px-sm-4 py-5 bg-white rounded-4 shadow">
        <h1 ref={takeFocus} tabIndex={-1} className="h3 mb-3">
          Admin Login
        </h1>
        {note && (
          <p className="alert alert-info" role="status">
            {note}
          </p>
        )}
        <WaitingNote />
        <SignInWays device={device} onSignedIn={welcome} />
        <a href="/" className="d-inline-block mt-3">
          Back to website
        </a>
      </div>
    </main>
  )
}

/** The token of a device link. Taken out of the address bar, and so of what is copied or shared. */
function useDeviceLink(): string | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [device, setDevice] = useState<string>()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const token = query.get('device')
    if (!token) return
    setDevice(token)
    query.delete('device')
    navigate({ pathname, search: query.toString() }, { replace: true })
  }, [pathname, search, navigate])
  return device
}
