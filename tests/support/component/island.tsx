/** An island of a public page in jsdom, on a fake API. */
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { PageDataContext } from '#frontend/lib/page-data.ts'
import { toasts } from '#frontend/lib/toasts.ts'
import { Toaster } from '#frontend/ui/toaster.tsx'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'

/** Opens a page anew, as a phone does that had dropped it. What the tab and the browser keep stays. */
export function openIsland(
  island: ReactNode,
  path = '/',
  pricing: readonly PricingOption[] = DEFAULT_PRICING,
): void {
  cleanup()
  toasts.set([])
  history.pushState(null, '', path)
  render(
    <PageDataContext value={{ contact: DEFAULT_SITE_INFO, pricing }}>
      {island}
      <Toaster />
    </PageDataContext>,
  )
}

/** What the browser keeps of a page. */
export function forgetPages(): void {
  sessionStorage.clear()
  localStorage.clear()
}
