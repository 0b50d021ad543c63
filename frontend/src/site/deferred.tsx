import {
  type ComponentType,
  type LazyExoticComponent,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from 'react'
import { useIsChanged } from '#frontend/lib/site-store.ts'
import { useHydrated } from '#frontend/lib/use-hydrated.ts'
import { lazyPart } from '#frontend/ui/lazy-part.ts'

/** How far below the screen a part may be when it starts to load. */
const MARGIN = '300px'
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

type DeferredPart = {
  Part: LazyExoticComponent<ComponentType>
  when: 'near' | 'touched'
  /** What stands there meanwhile, when the part was not prerendered. */
  Loading?: ComponentType | undefined
  /** Starts loading it. */
  want: () => void
}

/**
 * Names a part of a page that `Deferred` renders.
 * @param when near: it loads when it comes near the screen, or earlier by a touch; touched: only when pointer or focus enter it
 */
export function deferredPart(
  load: () => Promise<ComponentType>,
  when: DeferredPart['when'] = 'near',
  Loading?: ComponentType,
): DeferredPart {
  let want = () => {}
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })
  const Part = lazyPart(async () => {
    if (typeof window !== 'undefined') await wanted
    return load()
  })
  return { Part, when, Loading, want: () => want() }
}

/**
 * A part of a page that is prerendered like the rest but takes over later, when its code has loaded. Until then its markup
 * stays as it is, and what was typed there is found by the part's own mount effect. Where it was not prerendered, because
 * the visitor made it appear, it loads at once.
 * Memoised, because React blanks a part whose props change before its code is there.
 */
export const Deferred = memo(({ part }: { part: DeferredPart }) => {
  const place = useRef<HTMLDivElement>(null)
  const { Part, when, want } = part
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) want()
      },
      { rootMargin: MARGIN },
    )
    if (when === 'near') observer.observe(element)
    // Touched already, while the page's own scripts were on their way.
    if (element.matches(':hover, :focus-within') || element.querySelector('[data-clicked]')) want()
    const loadWhenTouched = ({ target }: Event) => {
      if (element.contains(target as Node)) want()
    }
    // At the document, because React stops these events at its root while the part is not hydrated.
    for (const type of INTERACTIONS) document.addEventListener(type, loadWhenTouched, true)
    return () => {
      observer.disconnect()
      for (const type of INTERACTIONS) document.removeEventListener(type, loadWhenTouched, true)
    }
  }, [want, when])
  return (
    <div ref={place}>
      <Suspense fallback={<Missing part={part} />}>
        <Part />
        <MissedClicks place={place} />
      </Suspense>
      <WantedWhenChanged want={want} />
    </div>
  )
})

/** Makes good the clicks that came before the part worked (see boot.ts). */
function MissedClicks({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    for (const button of place.current?.querySelectorAll<HTMLElement>('[data-clicked]') ?? []) button.click()
  }, [isHydrated, place])
  return null
}

/** A part with words that are no longer true takes over at once. */
function WantedWhenChanged({ want }: Pick<DeferredPart, 'want'>) {
  const isChanged = useIsChanged()
  useEffect(() => {
    if (isChanged) want()
  }, [isChanged, want])
  return null
}

/** Shown only where nothing was prerendered. */
function Missing({ part: { Loading, want } }: { part: DeferredPart }) {
  useEffect(want, [want])
  return Loading && <Loading />
}
