import type { ReactNode } from 'react'
import { Icon } from '#frontend/components/icon.tsx'
import { Toaster } from '#frontend/components/toaster.tsx'
import { frameLabels } from '#frontend/content/labels/frame.ts'
import { SiteFooter } from '#frontend/layouts/site-footer.tsx'
import { SiteHeader } from '#frontend/layouts/site-header.tsx'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { telephoneLink } from '#schemas/links.ts'

/** Every public page: skip link, header, the page, footer, and on phones the Call | Quote bar. */
export function SiteLayout({ children }: { children: ReactNode }) {
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
      <ContactBar />
      <Toaster />
    </>
  )
}

function ContactBar() {
  const { phone } = useSiteInfo()
  return (
    <nav className="contact-bar" aria-label={frameLabels.contactBar.label}>
      <a href={telephoneLink(phone)}>
        <Icon name="telephone-fill" /> {frameLabels.contactBar.call}
      </a>
      <a href="/#quote">
        <Icon name="clipboard-check" /> {frameLabels.contactBar.quote}
      </a>
    </nav>
  )
}
