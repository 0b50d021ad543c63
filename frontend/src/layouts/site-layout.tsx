import type { ReactNode } from 'react'
import { Icon } from '#frontend/components/icon.tsx'
import { Toaster } from '#frontend/components/toaster.tsx'
import { frameLabels } from '#frontend/content/labels/frame.ts'
import type { PageEntry } from '#frontend/content/pages.ts'
import { SiteFooter } from '#frontend/layouts/site-footer.tsx'
import { SiteHeader } from '#frontend/layouts/site-header.tsx'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { telephoneLink } from '#schemas/facts/links.ts'

/** Every public page: skip link, header, the page, footer, and on phones the bar to call or get a price. */
export function SiteLayout({ entry, children }: { entry: PageEntry; children: ReactNode }) {
  return (
    <>
      <a className="skip-link btn btn-sun" href="#main">
        {frameLabels.skipLink}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <ContactBar quoteHref={entry.quoteHref} />
      <Toaster />
    </>
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
