const drawings = import.meta.glob<string>('../assets/cities/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Address of a city's illustration, 480 × 360. */
export function cityArt(slug: string): string | undefined {
  return drawings[`../assets/cities/${slug}.svg`]
}
