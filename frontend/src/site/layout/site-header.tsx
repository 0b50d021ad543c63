import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'
import { frameLabels } from '#frontend/content/en/labels/frame.ts'
import { CITY_LINKS, MAIN_LINKS } from '#frontend/content/en/navigation.ts'
import { CallNow } from '#frontend/site/layout/call-now.tsx'
import { Logo } from '#frontend/site/layout/logo.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const labels = frameLabels.header
const MENU_ID = 'site-menu'

/**
 * One menu for all widths: a row on wide screens, a side drawer on narrow ones. The drawer is a popover, so that it opens
 * without script, closes with Escape or a press outside, and lies above the page. On wide screens the bar with the ways to
 * act stays on the screen; the row below it scrolls away.
 */
export function SiteHeader() {
  const menu = useRef<HTMLElement>(null)
  const cities = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeCities = (event: Event) => {
      if (cities.current && !cities.current.contains(event.target as Node)) cities.current.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !cities.current?.open) return
      cities.current.open = false
      cities.current.querySelector('summary')?.focus()
    }
    addEventListener('pointerdown', closeCities)
    addEventListener('focusin', closeCities)
    addEventListener('keydown', closeOnEscape)
    return () => {
      removeEventListener('pointerdown', closeCities)
      removeEventListener('focusin', closeCities)
      removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  const closeDrawer = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }
  const closeAfterJump = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) closeDrawer()
  }
  const closeWhenLeft = (event: FocusEvent) => {
    if (event.relatedTarget && !menu.current?.contains(event.relatedTarget)) closeDrawer()
  }

  return (
    <header className="site-header">
      <div className="site-header-bar">
        <div className="container-xl site-header-row">
          <a className="logo" href="/">
            <Logo />
          </a>
          <div className="header-actions">
            <SectionLinks />
          </div>
          <CallNow className="btn btn-outline-light header-call">
            <Icon name="telephone-fill" /> {labels.callNow}
          </CallNow>
          <button type="button" className="menu-button" popoverTarget={MENU_ID}>
            <Icon name="list" />
            <span>{labels.menu}</span>
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click event covers the keyboard */}
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label={labels.menuLabel}
        className="site-menu"
        ref={menu}
        onClick={closeAfterJump}
        onBlur={closeWhenLeft}
      >
        <div className="container-xl">
          <button
            type="button"
            className="menu-close"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={labels.closeMenu}
          >
            <Icon name="x-lg" />
          </button>
          <ul className="menu-links">
            {MAIN_LINKS.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <details className="menu-cities" ref={cities}>
                <summary>
                  {labels.cities} <Icon name="chevron-down" />
                </summary>
                <ul>
                  {CITY_LINKS.map(({ href, label }) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          </ul>
          <div className="menu-actions">
            <SectionLinks />
          </div>
        </div>
      </nav>
    </header>
  )
}

/** Jumps to sections of the home page, from wherever the visitor is. */
function SectionLinks() {
  return (
    <>
      <a className="btn btn-link" href="/#contact">
        {labels.contact}
      </a>
      <a className="btn btn-outline-light" href="/#booking">
        {labels.book}
      </a>
      <a className="btn btn-sun" href="/#quote">
        {labels.quote}
      </a>
    </>
  )
}
