/** Hydrates the islands of a page, each when it comes near the screen or is touched. React comes with the first. */
import type { ComponentType } from 'react'
import { ISLANDS } from '#frontend/islands/islands.ts'
import { loadPart } from '#frontend/lib/chunks.ts'
import { readStored } from '#frontend/lib/storage.ts'

/** How far below the screen an island may be when it starts to load. */
const MARGIN = '300px'
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) hydrateWhenWanted(element)

function hydrateWhenWanted(element: HTMLElement) {
  const wanted = new AbortController()
  const { signal } = wanted
  signal.addEventListener('abort', () => void hydrate(element))
  if (isTouched(element) || isSomethingStored(element)) return wanted.abort()
  for (const type of INTERACTIONS) element.addEventListener(type, () => wanted.abort(), { signal })
  if (element.dataset['when'] === 'interaction') return
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) wanted.abort()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Already, while this script was loading. */
function isTouched(element: HTMLElement): boolean {
  return element.matches(':hover, :focus-within') || element.querySelector('[data-clicked]') !== null
}

function isSomethingStored({ dataset }: HTMLElement): boolean {
  const keys = dataset['stored']?.split(' ') ?? []
  return keys.some((key) => (readStored(key) ?? readStored(key, 'sessionStorage')) !== null)
}

async function hydrate(element: HTMLElement) {
  const { island = '', props = '{}' } = element.dataset
  const load = ISLANDS[island as keyof typeof ISLANDS] as () => Promise<ComponentType<object>>
  const Island = await loadPart(island, load)
  // Already loaded: the build puts it into React's file, which every island imports.
  const { hydrateIsland } = await import('#frontend/islands/hydrate.tsx')
  hydrateIsland(element, Island, JSON.parse(props) as object)
}
