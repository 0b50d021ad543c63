import { useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { GlobalSearch } from '#frontend/admin/components/global-search.tsx'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import { SCREENS } from '#frontend/admin/screens.ts'
import { useSession } from '#frontend/admin/session/session.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { ErrorBoundary } from '#frontend/ui/error-boundary.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { sessionRoutes } from '#schemas/routes.ts'

/** The frame of every screen: navigation at the side, or under the thumb on a phone. */
export function AdminLayout() {
  const { pathname } = useLocation()
  return (
    <div className="admin-frame">
      <a className="skip-to-main" href="#main">
        Skip to content
      </a>
      <header className="admin-bar">
        <span className="admin-brand">Back office</span>
        <GlobalSearch />
        <a href="/" className="btn btn-bar">
          <Icon name="house-door" /> View Website
        </a>
        <LogoutButton />
      </header>
      <Navigation />
      <main id="main" className="admin-main" tabIndex={-1}>
        {/* A cache per screen: nothing is kept once a screen is left (P29.1). */}
        <SWRConfig key={pathname} value={{ provider: () => new Map() }}>
          <ErrorBoundary fallback={<ScreenFailure />}>
            <Outlet />
          </ErrorBoundary>
        </SWRConfig>
      </main>
    </div>
  )
}

/** As many as a phone's width holds, beside More. */
const THUMB_SCREENS = 5

/** Links to all screens; on a phone the later ones are behind More. */
function Navigation() {
  const { pathname } = useLocation()
  // Navigating closes it.
  const [openOn, setOpenOn] = useState<string>()
  const isOpen = openOn === pathname
  const links = SCREENS.map(({ path, shortTitle, icon }) => (
    <NavLink key={path} to={path} className={({ isActive }) => (isActive ? 'active' : '')}>
      <Icon name={icon} />
      <span>{shortTitle}</span>
    </NavLink>
  ))
  return (
    <nav className="admin-nav" aria-label="Back office">
      {links.slice(0, THUMB_SCREENS)}
      <button
        type="button"
        className="admin-nav-more"
        aria-expanded={isOpen}
        aria-controls="admin-nav-rest"
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
      >
        <Icon name={isOpen ? 'x-lg' : 'list'} />
        <span>More</span>
      </button>
      <div id="admin-nav-rest" className={isOpen ? 'admin-nav-rest' : 'admin-nav-rest admin-nav-closed'}>
        {links.slice(THUMB_SCREENS)}
      </div>
    </nav>
  )
}

/** Shown instead of a screen that threw an error. */
function ScreenFailure() {
  return (
    <div className="admin-panel" role="alert">
      <h1 className="h3">This screen has stopped working</h1>
      <p>Nothing that was saved is lost. Please reload the page, or go on with another screen.</p>
    </div>
  )
}

function LogoutButton() {
  const { signOut } = useSession()
  const act = useAction()
  async function logOut() {
    const { isDone } = await act(() => callApi(sessionRoutes.logout, {}), {
      failed: 'Failed to log out. Please try again.',
    })
    if (!isDone) return
    signOut()
    showToast({ title: 'Logged Out' })
  }
  return (
    <button type="button" className="btn btn-bar" onClick={logOut}>
      <Icon name="lock" /> Logout
    </button>
  )
}
