import { format } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { RESIDENTIAL_LINKS } from '#frontend/site/cities.ts'
import { LanguageLink } from '#frontend/site/layout/language-link.tsx'
import { Logo } from '#frontend/site/layout/logo.tsx'
import { LinkItems } from '#frontend/site/sections/link-chips.tsx'
import { useSiteInfo } from '#frontend/site/site-context.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { telephoneLink } from '#schemas/facts/links.ts'
import { frameLabels } from '#words/labels/frame.ts'
import { MAIN_LINKS } from '#words/navigation.ts'

const labels = frameLabels.header
const MENU_ID = 'site-menu'

/**
 * One menu for all widths: a row on wide screens, a side drawer on narrow ones. The drawer is a popover, so that it opens
 * without script, closes with Escape or a press outside, and lies above the page. On wide screens the bar with the ways to
 * act stays on the screen; the row below it scrolls away.
 */
export function SiteHeader() {
  const { phone } = useSiteInfo()
  return (
    <header className="site-header">
      <div className="site-header-bar">
        <div className="container-xl site-header-row">
          <a className="logo" href={href(PATHS.home)}>
            <Logo />
          </a>
          <div className="d-none d-lg-flex d-print-none gap-2">
            <SectionLinks />
          </div>
          {/* Dials on phones; on wide windows it copies the number and says so (browser/call-now.ts). */}
          <a
            className="btn btn-outline-light header-call"
            data-phone={phone}
            data-copied={format(frameLabels.phoneCopied, { phone })}
            data-uncopied={format(frameLabels.pleaseCall, { phone })}
            href={telephoneLink(phone)}
          >
            <Icon name="telephone-fill" /> {labels.callNow}
          </a>
          <button type="button" className="menu-button d-xl-none" popoverTarget={MENU_ID}>
            <Icon name="list" />
            <span>{labels.menu}</span>
          </button>
        </div>
      </div>
      <nav id={MENU_ID} popover="auto" aria-label={labels.menuLabel} className="site-menu">
        <div className="container-xl">
          <button
            type="button"
            className="menu-close d-xl-none"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={labels.closeMenu}
          >
            <Icon name="x-lg" />
          </button>
          <ul className="menu-links">
            <LinkItems links={MAIN_LINKS} />
            <li>
              <details className="menu-cities">
                <summary>
                  {labels.cities} <Icon name="chevron-down" />
                </summary>
                <ul className="list-unstyled">
                  <LinkItems links={RESIDENTIAL_LINKS} />
                </ul>
              </details>
            </li>
          </ul>
          <div className="menu-actions d-xl-none">
            <LanguageLink className="btn btn-link" />
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
      <a className="btn btn-link" href={href(PATHS.home, { anchor: 'contact' })}>
        {labels.contact}
      </a>
      <a className="btn btn-outline-light" href={href(PATHS.home, { anchor: 'booking' })}>
        {labels.book}
      </a>
      <a className="btn btn-sun" href={href(PATHS.home, { anchor: 'quote' })}>
        {labels.quote}
      </a>
    </>
  )
}
