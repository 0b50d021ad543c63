import type { ReactNode } from 'react'
import { Icon } from '#frontend/components/icon.tsx'
import { Toaster } from '#frontend/components/toaster.tsx'
import { SiteFooter } from '#frontend/layouts/site-footer.tsx'
import { SiteHeader } from '#frontend/layouts/site-header.tsx'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { telephoneLink } from '#schemas/links.ts'

/** Every public page: skip link, header, the page, footer, and on phones the Call | Quote bar. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link btn btn-sun" href="#main">
        Skip to content
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
    <nav className="contact-bar" aria-label="Contact">
      <a href={telephoneLink(phone)}>
        <Icon name="telephone-fill" /> Call
      </a>
      <a href="/#quote">
        <Icon name="clipboard-check" /> Quote
      </a>
    </nav>
  )
}
