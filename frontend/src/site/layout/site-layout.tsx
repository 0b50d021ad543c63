import type { ReactNode } from 'react'
import { useTwin } from '#frontend/site/layout/language-link.tsx'
import { SiteFooter } from '#frontend/site/layout/site-footer.tsx'
import { SiteHeader } from '#frontend/site/layout/site-header.tsx'
import { useSite, useSiteInfo } from '#frontend/site/site-context.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { telephoneLink } from '#schemas/facts/links.ts'
import { frameLabels } from '#words/labels/frame.ts'
import { otherLanguage } from '#words/language.ts'

/** Every public page: skip link, header, the page, footer, and on phones the bar to call or get a price. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { page } = useSite()
  return (
    <>
      <a className="skip-link btn btn-sun" href="#main">
        {frameLabels.skipLink}
      </a>
      <SiteHeader />
      <LanguageOffer />
      <main id="main" tabIndex={-1} data-city={page.city}>
        {children}
      </main>
      <SiteFooter />
      <ContactBar quoteHref={page.quoteHref} />
    </>
  )
}

/** Shown by the boot script to readers of the other language. */
function LanguageOffer() {
  const { offer, code } = otherLanguage
  const twin = useTwin()
  if (!offer) return null
  return (
    <p className="container-xl mb-0" lang={code} hidden>
      {twin ? <a href={twin}>{offer.twin}</a> : offer.none}
    </p>
  )
}

function ContactBar({ quoteHref }: { quoteHref: string | undefined }) {
  const { phone } = useSiteInfo()
  return (
    <nav className="contact-bar" aria-label={frameLabels.contactBar.label}>
      <a href={telephoneLink(phone)}>
        <Icon name="telephone-fill" /> {frameLabels.contactBar.call}
      </a>
      {quoteHref && (
        <a href={quoteHref}>
          <Icon name="clipboard-check" /> {frameLabels.contactBar.quote}
        </a>
      )}
    </nav>
  )
}
