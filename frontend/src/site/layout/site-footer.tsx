import type { ReactNode } from 'react'
import type { IconName } from '#frontend/content/icons.ts'
import type { Link } from '#frontend/content/types.ts'
import { lineStart } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { COMMERCIAL_LINKS } from '#frontend/site/cities.ts'
import { LanguageLink, useTwin } from '#frontend/site/layout/language-link.tsx'
import { Logo } from '#frontend/site/layout/logo.tsx'
import { Credentials } from '#frontend/site/sections/credentials.tsx'
import { LinkItems } from '#frontend/site/sections/link-chips.tsx'
import { useSite } from '#frontend/site/site-context.ts'
import { useFillText } from '#frontend/site/use-facts.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { telephoneLink } from '#schemas/facts/links.ts'
import { frameLabels } from '#words/labels/frame.ts'
import { CLEANING_LINKS, LEGAL_LINKS } from '#words/navigation.ts'

const labels = frameLabels.footer
const FIRST_YEAR = 2025

function LinkList({ title, links, children }: { title: string; links: Link[]; children?: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="footer-title">{title}</h2>
      <ul className="footer-links">
        <LinkItems links={links} />
        {children}
      </ul>
    </nav>
  )
}

export function SiteFooter() {
  const fillText = useFillText()
  const { siteInfo: site, year } = useSite()
  const twin = useTwin()
  const social: { href: string; label: string; icon: IconName }[] = [
    { href: site.facebookUrl, label: labels.facebook, icon: 'facebook' as const },
    { href: site.instagramUrl, label: labels.instagram, icon: 'instagram' as const },
  ].filter(({ href }) => href)
  return (
    <footer className="site-footer">
      <div className="container-xl footer-grid">
        <div>
          <a className="logo" href={href(PATHS.home)}>
            <Logo />
          </a>
          <address>
            {site.street && (
              <>
                {site.street}
                <br />
              </>
            )}
            {site.city}, {site.state} {site.postalCode}
            <br />
            <a href={telephoneLink(site.phone)}>{site.phone}</a>
            <br />
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </address>
          <p>{lineStart(fillText('{hours}'))}</p>
          {social.length > 0 && (
            <ul className="footer-social d-flex gap-2">
              {social.map(({ href, label, icon }) => (
                <li key={label}>
                  <a href={href} aria-label={label}>
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <LinkList title={labels.commercialCities} links={COMMERCIAL_LINKS} />
        <LinkList title={labels.cleaning} links={CLEANING_LINKS} />
        <LinkList title={labels.about} links={LEGAL_LINKS}>
          {twin && (
            <li>
              <LanguageLink />
            </li>
          )}
        </LinkList>
      </div>
      <div className="container-xl footer-end">
        <Credentials />
        <p>
          © {year > FIRST_YEAR ? `${FIRST_YEAR}-${year}` : FIRST_YEAR} {site.businessName}
        </p>
      </div>
    </footer>
  )
}
