/** The photos screen, as tests use it. */
import type { Page } from '@playwright/test'
import { photoFiles, photoPath } from '#schemas/facts/photos.ts'
import type { ApiClient } from '#tests/support/api/client.ts'

export const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

export async function choose(page: Page, files: ReturnType<typeof jpeg>[]): Promise<void> {
  await page.getByLabel('Add Photos').setInputFiles(files)
}

export const newPhotos = (page: Page) => page.getByRole('region', { name: 'New photos' })
/** Gives words to all chosen pictures that have none yet. */
export async function describePictures(page: Page): Promise<void> {
  for (const words of await newPhotos(page).getByLabel('What it shows *').all())
    if (!(await words.inputValue())) await words.fill('A window of our own')
}
/** Making pictures smaller takes a browser its time, as does storing several files of each on a busy machine. */
export const FOR_PICTURES = { timeout: 20_000 }
export const upload = (page: Page) => newPhotos(page).getByRole('button', { name: /^Upload/ })

/** All files of all photographs. */
export async function storedFiles(page: Page, owner: ApiClient): Promise<Buffer[]> {
  const paths = (await owner.expect('listPhotos')).flatMap((photo) =>
    photoFiles(photo).map((file) => photoPath(photo.name, file)),
  )
  return Promise.all(paths.map(async (path) => (await page.request.get(path)).body()))
}

/** Chooses pictures as a phone names them. */
export const choosePictures = (page: Page, pictures: Buffer[]) =>
  choose(
    page,
    pictures.map((picture, index) => jpeg(`IMG_${index}.jpg`, picture)),
  )
