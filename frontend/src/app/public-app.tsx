import { Route, Routes } from 'react-router-dom'
import type { LoadedPage } from '#frontend/app/load-page.ts'
import { pages } from '#frontend/content/pages.ts'

/** The public site: the registry's routes. Links between pages are full loads, so one page is loaded at a time. */
export function PublicApp({ page }: { page: LoadedPage }) {
  const screen = <page.Template content={page.content} />
  return (
    <Routes>
      {pages.map(({ path }) => (
        <Route key={path} path={path} element={screen} />
      ))}
      <Route path="*" element={screen} />
    </Routes>
  )
}
