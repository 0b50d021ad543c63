/** Takes over a prerendered page. Its template and words are loaded first, so that hydration meets the same markup. */
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { refreshSite, setBuiltIn } from '#frontend/lib/site-store.ts'
import { setBuiltInContent } from '#frontend/lib/use-editable.ts'
import type { PageContent, PageTemplate } from '#frontend/site/loaded-page.ts'
import { findPage } from '#frontend/site/pages.ts'
import { PublicApp } from '#frontend/site/public-app.tsx'

const root = document.getElementById('root')
if (root) {
  const { template = '', words = '' } = root.dataset
  const [{ Template }, { content }]: [{ Template: PageTemplate }, { content: PageContent }] =
    await Promise.all([import(/* @vite-ignore */ template), import(/* @vite-ignore */ words)])
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null')
  if (data) {
    setBuiltIn(data.siteInfo, data.pricing)
    setBuiltInContent(data.content)
  }
  const page = { entry: findPage(location.pathname), content, Template }
  // As a transition, hydration gives way to the visitor every few milliseconds instead of being one long task.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <TakenOver>
          <PublicApp page={page} />
        </TakenOver>
      </StrictMode>,
    )
  })
  // React hydrates at once what is clicked, so from here on no click is lost, and these are made good (see boot.ts).
  for (const button of document.querySelectorAll<HTMLElement>('[data-clicked]')) button.click()
}

/** Says that the page works, then asks for fresh facts. As a parent: a sibling would change the ids that React gives below. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.setAttribute('data-works', '')
    void refreshSite()
  }, [])
  return children
}
