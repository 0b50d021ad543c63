/** Takes over a prerendered page. Its template and words are loaded first, so that hydration meets the same markup. */
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { loadPage } from '#frontend/app/load-page.ts'
import { PublicApp } from '#frontend/app/public-app.tsx'
import { refreshSite } from '#frontend/lib/site-store.ts'

const root = document.getElementById('root')
if (root) {
  const page = await loadPage(location.pathname)
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <PublicApp page={page} />
      </BrowserRouter>
    </StrictMode>,
  )
  document.documentElement.setAttribute('data-works', '')
  for (const button of document.querySelectorAll<HTMLElement>('[data-clicked]')) button.click()
  await refreshSite()
}
