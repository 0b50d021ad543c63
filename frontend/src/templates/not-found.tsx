import type { content as words } from '#frontend/content/pages/not-found.ts'
import { LinkChips } from '#frontend/sections/link-chips.tsx'

const WAYS_ON = [
  { href: '/', label: 'Home' },
  { href: '/#quote', label: 'Instant quote' },
  { href: '/services', label: 'Services' },
  { href: '/commercial-quote', label: 'Commercial quote' },
  { href: '/#contact', label: 'Contact' },
]

export function Template({ content }: { content: typeof words }) {
  return (
    <section className="hero not-found">
      <div className="container-xl">
        <h1>{content.heading}</h1>
        <p className="lead">{content.text}</p>
        <LinkChips links={WAYS_ON} />
      </div>
    </section>
  )
}
