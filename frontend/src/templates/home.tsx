import type { PageContent } from '#frontend/app/load-page.ts'

export function Template({ content }: { content: PageContent }) {
  return (
    <main>
      <h1>{content.seo.title}</h1>
    </main>
  )
}
