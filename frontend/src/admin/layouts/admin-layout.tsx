import { useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { useKeptFocus } from '#frontend/admin/layouts/use-kept-focus.ts'
import { SCREENS } from '#frontend/admin/lib/screens.ts'
import { useOffline } from '#frontend/admin/offline/use-offline.ts'
import { WaitingChanges } from '#frontend/admin/offline/waiting-changes.tsx'
import { GlobalSearch } from '#frontend/admin/parts/global-search.tsx'
import { LogoutButton } from '#frontend/admin/sign-in/logout-button.tsx'
import { LinkButton } from '#frontend/admin/ui/button.tsx'
import { ErrorBoundary } from '#frontend/ui/error-boundary.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

/** The frame of every screen: navigation at the side, or under the thumb on a phone. */
export function AdminLayout() {
  const { pathname } = useLocation()
  useOffline()
  useKeptFocus()
  return (
    <div className="min-vh-100">
      <a className="visually-hidden-focusable fixed-top p-3 bg-white" href="#main">
        Skip to content
      </a>
      <header className="admin-bar sticky-top d-flex flex-wrap align-items-center column-gap-1 px-2 text-white">
        <span className="admin-brand">Back office</span>
        <GlobalSearch />
        <LinkButton href="/" className="btn btn-bar" icon="house-door" label="View Website" />
        <LogoutButton />
      </header>
      <Navigation />
      <main id="main" className="admin-main" tabIndex={-1}>
        <WaitingChanges />
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
    <nav
      className="admin-nav"
      aria-label="Back office"
      onKeyDown={({ key }) => key === 'Escape' && setOpenOn(undefined)}
    >
      {links.slice(0, THUMB_SCREENS)}
      <button
        type="button"
        className="admin-nav-more d-lg-none"
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

function ScreenFailure() {
  return (
    <div className="admin-panel" role="alert">
      <h1 className="h3">This screen has stopped working</h1>
      <p>Nothing that was saved is lost. Please reload the page, or go on with another screen.</p>
    </div>
  )
}
