/** React's part of hydrating an island; loaded with the first of a page. */
import {
  type ComponentType,
  type ReactNode,
  StrictMode,
  startTransition,
  useEffect,
  useLayoutEffect,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PageDataContext, readPageData } from '#frontend/lib/page-data.ts'
import { ErrorBoundary } from '#frontend/ui/error-boundary.tsx'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { useHydrated } from '#frontend/ui/use-hydrated.ts'
import { commonLabels } from '#words/labels/common.ts'

/** Makes the markup of an island work. As a transition: hydration gives way to the visitor every few milliseconds. */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Island: ComponentType<Props>,
  props: Props,
): void {
  const { island = '' } = element.dataset
  const controls = controlsIn(element)
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <PageDataContext value={readPageData()}>
          <ErrorBoundary fallback={<Failure />}>
            <Replay element={element} controls={controls}>
              <Island {...props} />
            </Replay>
          </ErrorBoundary>
        </PageDataContext>
      </StrictMode>,
      { identifierPrefix: `${island}-` },
    )
  })
}

function Failure() {
  return (
    <div className="alert alert-danger" role="alert">
      <strong>{commonLabels.failure.heading}</strong> <PhoneText text={commonLabels.failure.text} />
    </div>
  )
}

type ReplayProps = { element: HTMLElement; controls: NodeListOf<HTMLInputElement>; children: ReactNode }

/** Replays the clicks that were recorded before hydration (browser/boot.ts), and keeps what was typed and chosen, and the focus. */
function Replay({ element, controls, children }: ReplayProps) {
  const isHydrated = useHydrated()
  const { activeElement } = document
  // Where a translation or an extension has changed the markup, React renders all of it anew. Islands read fields in later effects.
  useLayoutEffect(() => {
    controlsIn(element).forEach((control, index) => {
      const earlier = controls[index] ?? control
      const { isConnected, value, checked, dataset } = earlier
      if (isConnected) return
      Object.assign(Object.assign(control, { value, checked }).dataset, dataset)
      if (earlier === activeElement) control.focus({ preventScroll: true })
    })
  }, [element, controls])
  useEffect(() => {
    if (!isHydrated) return
    for (const button of element.querySelectorAll<HTMLElement>('[data-clicked]')) button.click()
  }, [isHydrated, element])
  return children
}

const controlsIn = (element: HTMLElement) => element.querySelectorAll<HTMLInputElement>('[name], button')
