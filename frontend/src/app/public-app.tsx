import type { LoadedPage } from '#frontend/app/loaded-page.ts'
import { SiteLayout } from '#frontend/layouts/site-layout.tsx'

/** One public page. Links between pages are full loads, so there is nothing to route (decision 62). */
export function PublicApp({ page: { Template, content, entry } }: { page: LoadedPage }) {
  return (
    <SiteLayout>
      <Template content={content} entry={entry} />
    </SiteLayout>
  )
}
