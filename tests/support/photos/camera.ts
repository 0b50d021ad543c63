/** Pictures that a browser can show: as a camera takes them, with noise and a place, and as the back office resizes them. */
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { photoFiles } from '#schemas/facts/photos.ts'
import { withoutMetadata } from '#schemas/pictures/jpeg.ts'
import { pixelsOfWebp } from '#schemas/pictures/webp.ts'
import { exifSegment, type PreparedPicture } from '#tests/support/photos/picture-files.ts'

type Shot = {
  width: number
  height: number
  /** Of Exif: 6 is a phone held upright. */
  orientation?: number
  /** Of 255: leaves have more of it than a wall. */
  noise?: number
}

/** A JPEG as a phone writes it: a scene with detail and noise, and Exif that says where. */
export async function takePicture(
  page: Page,
  { width, height, orientation = 1, noise = 24 }: Shot,
): Promise<Buffer> {
  const jpeg = await encoded(page, { width, height, type: 'image/jpeg', quality: 0.92, noise })
  return Buffer.concat([jpeg.subarray(0, 2), exifSegment(orientation), jpeg.subarray(2)])
}

/** The files of a photograph of 4 : 3, for uploads without the back office. */
export async function drawnPicture(page: Page): Promise<PreparedPicture> {
  const kind = { format: 'webp', width: 960 } as const
  const files = new Map<string, Buffer>()
  for (const file of photoFiles(kind)) {
    const width = Number.parseInt(file, 10)
    const type = file.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
    const drawing = { width, height: (width * 3) / 4, type, quality: 0.8, noise: 0 }
    const bytes = new Uint8Array(await encoded(page, drawing))
    files.set(file, Buffer.concat(type === 'image/webp' ? pixelsOfWebp(bytes) : withoutMetadata(bytes)))
  }
  const source = createHash('sha256')
  for (const body of files.values()) source.update(body)
  return { ...kind, source: source.digest('hex'), files }
}

type Drawing = { width: number; height: number; type: string; quality: number; noise: number }

async function encoded(page: Page, drawing: Drawing): Promise<Buffer> {
  const address = await page.evaluate(async ({ width, height, type, quality, noise }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    const sky = context.createLinearGradient(0, 0, 0, height)
    sky.addColorStop(0, `hsl(${Math.random() * 360} 60% 70%)`)
    sky.addColorStop(1, '#fff')
    context.fillStyle = sky
    context.fillRect(0, 0, width, height)
    for (let pane = 0; pane < 24; pane += 1) {
      context.fillStyle = `hsl(${190 + Math.random() * 40} ${30 + Math.random() * 40}% ${20 + Math.random() * 60}%)`
      context.fillRect(
        (width * (pane % 6)) / 6 + width / 40,
        (height * Math.floor(pane / 6)) / 4 + height / 40,
        width / 8,
        height / 6,
      )
    }
    // Detail of all sizes, as leaves and walls have it, and the noise of single pixels.
    for (let across = 32; noise > 0 && across < width * 2; across *= 2) {
      const down = Math.round((across * height) / width)
      const grain = Object.assign(document.createElement('canvas'), { width: across, height: down })
      const painter = grain.getContext('2d')
      if (!painter) throw new Error('No canvas')
      const pixels = painter.createImageData(across, down)
      for (let at = 0; at < pixels.data.length; at += 1)
        pixels.data[at] = at % 4 === 3 ? noise : Math.random() * 255
      painter.putImageData(pixels, 0, 0)
      context.drawImage(grain, 0, 0, width, height)
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    if (blob?.type !== type) throw new Error(`No ${type}`)
    return new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsDataURL(blob)
    })
  }, drawing)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
