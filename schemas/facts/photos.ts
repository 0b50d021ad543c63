/** The owner's photographs: where they show, and the files that a browser makes of each. No imports: public pages load this file. */

/** `before` and `after` are the halves of a pair. */
export const PHOTO_PLACES = [
  'home',
  'residential',
  'commercial',
  'before',
  'after',
  'team',
  'gallery',
] as const
export type PhotoPlace = (typeof PHOTO_PLACES)[number]

/** Pixels across, of the files that pages choose from. A picture has those that are no wider than itself. */
export const PHOTO_WIDTHS = [480, 960, 1600] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

/** Safari encodes no WebP: its pictures are JPEG in all widths. */
export const PHOTO_FORMATS = ['webp', 'jpeg'] as const
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]

export const PHOTO_TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const

export const PHOTO_LIMITS = {
  /** Photographs, hidden ones included. */
  count: 60,
  /** Bytes of a file before it is resized. */
  originalBytes: 25 * 1024 * 1024,
  /** Pixels of its longer side: phones run out of memory above. */
  originalSide: 12_000,
  /** Bytes of one resized file. */
  fileBytes: 3 * 1024 * 1024,
  /** How many times as long as wide, or as wide as long. */
  sideRatio: 4,
  alt: 160,
} as const

export const widthsOf = (width: PhotoWidth) => PHOTO_WIDTHS.filter((one) => one <= width)

/** Browsers without WebP get one JPEG. */
const FALLBACK_WIDTH = 960

/** True for a strip, of which a page would show next to nothing. */
export const isStrip = ({ width, height }: { width: number; height: number }) =>
  Math.max(width, height) > PHOTO_LIMITS.sideRatio * Math.min(width, height)

/** For instance `480.webp`, `960.webp`, `960.jpg`. @param width of the widest file */
export function photoFiles({ format, width }: { format: PhotoFormat; width: PhotoWidth }): string[] {
  const widths = widthsOf(width)
  if (format === 'jpeg') return widths.map((one) => `${one}.jpg`)
  return [...widths.map((one) => `${one}.webp`), `${Math.min(FALLBACK_WIDTH, width)}.jpg`]
}

/** Below the site's address; without its first slash also the key in the bucket. */
export const photoPath = (name: string, file: string) => `/photos/${name}-${file}`
