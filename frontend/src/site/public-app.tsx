import { PageFailure } from '#frontend/site/layout/page-failure.tsx'
import { SiteLayout } from '#frontend/site/layout/site-layout.tsx'
import type { LoadedPage } from '#frontend/site/loaded-page.ts'
import { ErrorBoundary } from '#frontend/ui/error-boundary.tsx'

/** One public page. Links between pages are full loads, so there is nothing to route. */
export function PublicApp({ page: { Template, content, entry } }: { page: LoadedPage }) {
  return (
    <SiteLayout entry={entry}>
      <ErrorBoundary fallback={<PageFailure />}>
        <Template content={content} entry={entry} />
      </ErrorBoundary>
    </SiteLayout>
  )
}
