import { Route, Routes } from 'react-router-dom'
import type { LoadedPage } from '#frontend/app/loaded-page.ts'
import { pages } from '#frontend/content/pages.ts'
import { SiteLayout } from '#frontend/layouts/site-layout.tsx'

/** The public site: the registry's routes. Links between pages are full loads, so one page is loaded at a time. */
export function PublicApp({ page }: { page: LoadedPage }) {
  const screen = (
    <SiteLayout>
      <page.Template content={page.content} entry={page.entry} />
    </SiteLayout>
  )
  return (
    <Routes>
      {pages.map(({ path }) => (
        <Route key={path} path={path} element={screen} />
      ))}
      <Route path="*" element={screen} />
    </Routes>
  )
}
