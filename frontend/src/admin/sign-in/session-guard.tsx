import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { LoadError, Loading } from '#frontend/admin/ui/status-messages.tsx'

/** Lets only a signed-in admin through; returns here after signing in. */
export function SessionGuard() {
  const { admin, error, left, retry } = useSession()
  const { pathname, search } = useLocation()
  if (admin) return <Outlet />
  if (admin === null && left === 'signed-out') return <Navigate to="/login" replace />
  if (admin === null) {
    const query = new URLSearchParams({ note: left ?? 'needed', next: pathname + search })
    return <Navigate to={`/login?${query}`} replace />
  }
  return (
    <main className="login-page d-flex align-items-center justify-content-center min-vh-100 p-3">
      {error ? <LoadError what="your session" onRetry={retry} /> : <Loading>Loading...</Loading>}
    </main>
  )
}
