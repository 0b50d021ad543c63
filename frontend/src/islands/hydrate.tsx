/** React's part of hydrating an island; loaded with the first of a page. */
import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PageDataContext, readPageData } from '#frontend/lib/page-data.ts'
import { ErrorBoundary } from '#frontend/ui/error-boundary.tsx'
import { Failure } from '#frontend/ui/failure.tsx'
import { useHydrated } from '#frontend/ui/use-hydrated.ts'

/** Makes the markup of an island work. As a transition: hydration gives way to the visitor every few milliseconds. */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Island: ComponentType<Props>,
  props: Props,
): void {
  const { island = '' } = element.dataset
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <PageDataContext value={readPageData()}>
          <ErrorBoundary fallback={<Failure />}>
            <Replay element={element}>
              <Island {...props} />
            </Replay>
          </ErrorBoundary>
        </PageDataContext>
      </StrictMode>,
      { identifierPrefix: `${island}-` },
    )
  })
}

/** Replays the clicks that were recorded before hydration (browser/boot.ts). */
function Replay({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    for (const button of element.querySelectorAll<HTMLElement>('[data-clicked]')) button.click()
  }, [isHydrated, element])
  return children
}
