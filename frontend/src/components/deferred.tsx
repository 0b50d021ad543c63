import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense, useEffect, useRef } from 'react'

/** How far below the screen a part may be when it starts to load. */
const MARGIN = '300px'
const INTERACTIONS = ['pointerdown', 'focusin', 'keydown'] as const

export type DeferredPart = {
  Part: LazyExoticComponent<ComponentType>
  /** Starts loading it. */
  want: () => void
}

/** Names a part of a page that `Deferred` renders. */
export function deferredPart(load: () => Promise<ComponentType>): DeferredPart {
  let want = () => {}
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await wanted
    return { default: await load() }
  })
  return { Part, want: () => want() }
}

/**
 * A part of a page that is prerendered like the rest but takes over later: its code loads when it comes near the screen
 * or is touched. Until then its markup stays as it is, and what was typed there is found by the part's own mount effect.
 * Memoised, because React blanks a part whose props change before its code is there.
 */
export const Deferred = memo(({ part }: { part: DeferredPart }) => {
  const place = useRef<HTMLDivElement>(null)
  const { Part, want } = part
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) want()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    for (const type of INTERACTIONS) element.addEventListener(type, want)
    return () => {
      observer.disconnect()
      for (const type of INTERACTIONS) element.removeEventListener(type, want)
    }
  }, [want])
  return (
    <div ref={place}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  )
})
