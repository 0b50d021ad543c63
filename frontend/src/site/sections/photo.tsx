import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { ShownPhoto } from '#schemas/contract/photos.ts'
import { PHOTO_TYPES, photoFiles, photoPath, widthsOf } from '#schemas/facts/photos.ts'

/**
 * How wide a photograph shows, by its place. A hero on a phone names two thirds of its width: a screen of three pixels to a point
 * then loads 960 pixels instead of 1600, a plain one 480, and the largest paint hardly waits.
 */
const SIZES = {
  hero: '(min-width: 62rem) 36rem, min(26rem, 66vw)',
  wide: '(min-width: 52rem) 48rem, 92vw',
  card: '(min-width: 40rem) 24rem, 46vw',
}

/** A photograph in the size that its place needs: at once in a hero, elsewhere near the screen. */
export function Photo({ photo, at }: { photo: ShownPhoto; at: keyof typeof SIZES }) {
  const { name, format, width, height, alt } = photo
  const sourcesOf = (extension: string) =>
    widthsOf(width)
      .map((across) => `${photoPath(name, `${across}.${extension}`)} ${across}w`)
      .join(', ')
  const isJpeg = format === 'jpeg'
  return (
    <picture>
      {!isJpeg && <source type={PHOTO_TYPES.webp} srcSet={sourcesOf('webp')} sizes={SIZES[at]} />}
      <img
        className={at === 'hero' ? 'hero-art photo' : 'photo'}
        src={photoPath(name, photoFiles(photo).at(-1) ?? '')}
        {...(isJpeg && { srcSet: sourcesOf('jpg'), sizes: SIZES[at] })}
        width={width}
        height={height}
        alt={alt}
        {...ANY_LANGUAGE}
        {...(at === 'hero' ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
