/** Makes the files of a photograph in the browser: in all widths that pages use, drawn again, so that nothing of where and when it was taken remains. */

import { sizeText } from '#frontend/admin/photos/photo-words.ts'
import { grouped } from '#frontend/lib/format.ts'
import {
  isStrip,
  PHOTO_LIMITS,
  PHOTO_TYPES,
  PHOTO_WIDTHS,
  type PhotoFormat,
  type PhotoWidth,
  photoFiles,
  widthsOf,
} from '#schemas/facts/photos.ts'
import { withoutMetadata } from '#schemas/pictures/jpeg.ts'
import { type PictureType, pictureType, readPicture } from '#schemas/pictures/read-picture.ts'
import { pixelsOfWebp } from '#schemas/pictures/webp.ts'

/** A file that will never do, with the reason for the owner. */
export class Refused extends Error {}

export type PreparedPicture = {
  source: string
  format: PhotoFormat
  width: PhotoWidth
  files: ReadonlyMap<string, Blob>
  /** For the screen: a data address, because the policy of pages allows no others. */
  thumbnail: string
}

/** Of WebP and JPEG: half the bytes that a camera writes, with hardly a difference on a screen. */
const QUALITY = 0.72
/** Bytes. Phones load the smallest file at the top of a page: a picture full of detail is encoded in a lower quality until it fits. */
const SMALLEST_FILE_BYTES = 24_000
const LOWER_QUALITIES = [0.6, 0.5, 0.4]
const THUMBNAIL_WIDTH = 160

const OTHER_TYPES: Partial<Record<PictureType, string>> = {
  heic: 'This is a HEIC picture. On the iPhone, choose Settings, Camera, Formats, Most Compatible, or send the picture as JPEG.',
  avif: 'This is an AVIF picture. Please save it as JPEG.',
  gif: 'This is a GIF. Please choose a photo in JPEG, PNG or WebP.',
  svg: 'This is a drawing (SVG). Please choose a photo in JPEG, PNG or WebP.',
}

/** @throws Refused for what is no photograph, or too large or small */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  if (file.size === 0) throw new Refused('This file is empty.')
  if (file.size > PHOTO_LIMITS.originalBytes)
    throw new Refused(
      `This file has ${sizeText(file.size)}. The most is ${sizeText(PHOTO_LIMITS.originalBytes)}.`,
    )
  const bytes = new Uint8Array(await file.arrayBuffer())
  refuseUnfit(bytes)
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Refused('This picture is damaged and cannot be read.')
  })
  try {
    const width = PHOTO_WIDTHS.findLast((one) => one <= bitmap.width)
    if (!width)
      throw new Refused(`This picture is ${bitmap.width} pixels wide. The least is ${PHOTO_WIDTHS[0]}.`)
    return { source: await digestOf(bytes), ...(await filesOf(bitmap, width)) }
  } finally {
    bitmap.close()
  }
}

function refuseUnfit(bytes: Uint8Array): void {
  const type = pictureType(bytes)
  const other = type && OTHER_TYPES[type]
  if (other) throw new Refused(other)
  if (!type) throw new Refused('This file is not a picture, whatever its name says.')
  const picture = readPicture(bytes)
  if (!picture) throw new Refused('This picture is damaged and cannot be read.')
  const side = Math.max(picture.width, picture.height)
  if (side > PHOTO_LIMITS.originalSide)
    throw new Refused(
      `This picture is ${grouped(side)} pixels long. The most is ${grouped(PHOTO_LIMITS.originalSide)}.`,
    )
  if (isStrip(picture))
    throw new Refused('This picture is more than four times as long as wide. Please crop it.')
}

async function filesOf(bitmap: ImageBitmap, width: PhotoWidth): Promise<Omit<PreparedPicture, 'source'>> {
  const drawn = new Map<string, HTMLCanvasElement>()
  let larger: ImageBitmap | HTMLCanvasElement = bitmap
  // Each from the one above: reducing by more than half at once loses detail.
  for (const across of widthsOf(width).toReversed()) {
    larger = draw(larger, across)
    drawn.set(String(across), larger)
  }
  const smallest = drawn.get(String(PHOTO_WIDTHS[0])) ?? draw(bitmap, PHOTO_WIDTHS[0])
  const format = (await encode(smallest, PHOTO_TYPES.webp)).type === PHOTO_TYPES.webp ? 'webp' : 'jpeg'
  const files = new Map<string, Blob>()
  for (const file of photoFiles({ format, width })) {
    const [across = '', extension] = file.split('.')
    const type = extension === 'webp' ? PHOTO_TYPES.webp : PHOTO_TYPES.jpg
    const canvas = drawn.get(across) ?? smallest
    files.set(file, await (canvas === smallest ? encodeSmall(canvas, type) : encode(canvas, type)))
  }
  const thumbnail = draw(smallest, THUMBNAIL_WIDTH).toDataURL(PHOTO_TYPES.jpg, QUALITY)
  return { format, width, files, thumbnail }
}

function draw(picture: ImageBitmap | HTMLCanvasElement, width: number): HTMLCanvasElement {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Refused('This browser cannot resize pictures. Please use another one.')
  context.imageSmoothingQuality = 'high'
  // What is transparent would be black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

async function encodeSmall(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  let blob = await encode(canvas, type)
  for (const quality of LOWER_QUALITIES)
    if (blob.size > SMALLEST_FILE_BYTES) blob = await encode(canvas, type, quality)
  return blob
}

async function encode(canvas: HTMLCanvasElement, type: string, quality = QUALITY): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!blob) throw new Refused('This picture is too large for this device.')
  const { type: made } = blob
  const bytes = new Uint8Array(await blob.arrayBuffer())
  // Chromium writes a colour profile, and Safari Exif of its own.
  if (made === PHOTO_TYPES.jpg) return new Blob(withoutMetadata(bytes), { type: made })
  return made === PHOTO_TYPES.webp ? new Blob(pixelsOfWebp(bytes), { type: made }) : blob
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
