import type { LoadedPage } from '#frontend/app/loaded-page.ts'
import { ErrorBoundary } from '#frontend/components/error-boundary.tsx'
import { PageFailure } from '#frontend/layouts/page-failure.tsx'
import { SiteLayout } from '#frontend/layouts/site-layout.tsx'

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
