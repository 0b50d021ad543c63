import type { NotFoundContent } from '#frontend/content/en/pages/not-found.ts'
import { LinkChips } from '#frontend/site/sections/link-chips.tsx'

/** Page of unknown addresses, with ways on. */
export function NotFoundPage({ content }: { content: NotFoundContent }) {
  return (
    <section className="hero not-found valley">
      <div className="container-xl">
        <h1>{content.heading}</h1>
        <p className="lead">{content.text}</p>
        <LinkChips links={content.ways} />
      </div>
    </section>
  )
}
