import type { Path } from '#frontend/lib/href.ts'

const drawings = import.meta.glob<string>('../assets/pages/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Address of a page's own drawing, 480 × 360. */
export function pageArt(path: Path): string | undefined {
  return drawings[`../assets/pages${path}.svg`]
}
