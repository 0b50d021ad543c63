import { LinkChips } from '#frontend/site/sections/link-chips.tsx'
import type { NotFoundContent } from '#words/pages/not-found.ts'

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
