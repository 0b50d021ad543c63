import type { Page } from '@playwright/test'
import { photoPath } from '#schemas/facts/photos.ts'
import { readPicture } from '#schemas/pictures/read-picture.ts'
import { card, expectPublished, expectToast } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'
import {
  choosePictures,
  FOR_PICTURES,
  newPhotos,
  storedFiles,
  upload,
} from '#tests/e2e/admin/photo-screen.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { collectComplaints } from '#tests/support/browser/complaints.ts'
import { drawnPicture, takePicture } from '#tests/support/photos/camera.ts'
import { addPhoto } from '#tests/support/photos/upload.ts'

test.use({ stackEnv: {} })

const PHONE = { width: 390, height: 844 }

test('pictures from a phone are on their pages within seconds, upright and without a place (P37.2, P37.3, P37.4, P37.9)', async ({
  page,
  signIn,
  freshAdmin,
}) => {
  await signIn()
  await page.setViewportSize(PHONE)
  const complaints = collectComplaints(page)
  await page.goto('/admin/photos')
  await expect(page.getByText('No photos yet')).toBeVisible()
  const pictures = [
    await takePicture(page, { width: 2000, height: 1500 }),
    await takePicture(page, { width: 2000, height: 1500, orientation: 6, noise: 60 }),
  ]
  for (const picture of pictures) expect(picture.includes('Exif\0\0II*')).toBe(true)
  await choosePictures(page, pictures)
  await expect(upload(page)).toHaveText('Upload 2 photos', FOR_PICTURES)
  await expect(newPhotos(page)).not.toContainText('Preparing')
  await newPhotos(page).getByLabel('Where they show').selectOption('residential')
  await newPhotos(page).getByLabel('City').selectOption('fresno')
  const words = newPhotos(page).getByLabel('What it shows *')
  await expect(words.first()).toHaveValue('Window cleaning at a home in Fresno')
  // Two pictures with the same words would tell nobody which is which.
  await expect(words.last()).toHaveValue('')
  await words.last().fill('A kitchen window in Fresno')
  await expect(upload(page)).toBeEnabled()
  await words.first().fill('')
  await expect(upload(page)).toBeDisabled()
  await words.first().fill('A porch in Fresno')
  await expectAccessible(page)
  await upload(page).click()
  const stored = /^2 of 60 photos, \d+(\.\d)? [KM]B stored$/
  await expect(page.locator('.list-totals')).toHaveText(stored, FOR_PICTURES)
  await expect(newPhotos(page)).toHaveCount(0)
  await expectAccessible(page)
  expect(complaints).toEqual([])

  const [first, second] = await freshAdmin.expect('listPhotos')
  expect(first).toMatchObject({ alt: 'A porch in Fresno', format: 'webp', width: 1600, height: 1200 })
  // Held upright, the same sensor is 1,500 pixels wide.
  expect(second).toMatchObject({ width: 960, height: 1280 })
  const files = await storedFiles(page, freshAdmin)
  expect(files).toHaveLength(4 + 3)
  for (const file of files) {
    expect(readPicture(file)).toMatchObject({ hasMetadata: false, isWhole: true })
    expect(/Exif|TESTCAMERA|http:\/\/ns\.adobe/.test(file.toString('latin1'))).toBe(false)
  }

  // Each larger file has details of its own; a smaller one enlarged would have half the bytes of a pixel.
  const bytesOfAPixel = files.map((file) => file.length / (readPicture(file)?.width ?? 0) ** 2)
  // A blank one would have a thousandth.
  expect(Math.min(...bytesOfAPixel)).toBeGreaterThan(0.02)
  expect(bytesOfAPixel[2]).toBeGreaterThan((bytesOfAPixel[0] ?? 0) * 0.7)
  // The JPEG has half the bytes of what a camera writes.
  expect(bytesOfAPixel[3]).toBeLessThan((pictures[0]?.length ?? 0) / 2000 ** 2 / 2)
  // The file that phones load first, also of the picture with the most detail.
  for (const file of files)
    if (readPicture(file)?.width === 480) expect(file.length).toBeLessThanOrEqual(24_000)

  const hero = page.locator('.hero img')
  await expectPublished(page, '/fresno-window-cleaning', page.locator('.hero img[alt="A porch in Fresno"]'))
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-480\.webp$/)
  await expect(hero).toHaveAttribute('fetchpriority', 'high')
  const below = page.locator('.photos img')
  await expect(below).toHaveAttribute('loading', 'lazy')
  await below.scrollIntoViewIfNeeded()
  await expect(below).toHaveJSProperty('complete', true)
  await expect(below).toBeVisible()
  await page.goto('/tulare-window-cleaning')
  await expect(page.locator('.hero img')).toHaveAttribute('src', /\.svg$/)
})

async function expectUsable(page: Page) {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}

test('order, words, place and state change, and pages follow; a deleted picture leaves no gap (P37.8, P37.10)', async ({
  page,
  signIn,
  freshAdmin,
}) => {
  await signIn()
  await page.goto('/admin/photos')
  const spot = { place: 'gallery' } as const
  const add = async (alt: string) => addPhoto(freshAdmin, spot, alt, await drawnPicture(page))
  const [one, two, three] = [await add('One'), await add('Two'), await add('Three')]
  await page.reload()
  const words = page.locator('.record-text')
  await expect(words).toHaveText(['One', 'Two', 'Three'])
  await card(page, three.id).getByRole('button', { name: 'Earlier' }).focus()
  await page.keyboard.press('Enter')
  await expect(words).toHaveText(['One', 'Three', 'Two'])
  await expect(page.getByText('Three is now 2 of 3')).toBeAttached()
  const handle = card(page, one.id).locator('.photo-handle')
  await handle.hover()
  await page.mouse.down()
  await card(page, two.id).hover()
  await page.mouse.up()
  await expect(words).toHaveText(['Three', 'Two', 'One'])
  const source = 'Google'.repeat(8)
  const review = { name: 'Ana R.', city: 'fresno', date: '2026-05-09', text: 'Brilliant', source }
  await freshAdmin.expect('createReview', review)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectPublished(page, '/', page.locator('.photos li:nth-child(3) img[alt="One"]'))
  await expectPublished(page, '/', page.getByText('Brilliant'))
  await expectUsable(page)
  await page.goto('/admin/content?tab=reviews')
  await expect(page.getByText('Brilliant')).toBeVisible()
  await expectUsable(page)
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.goto('/admin/photos')
  await card(page, two.id).getByRole('button', { name: 'Hide' }).click()
  await expect(card(page, two.id).getByText('Hidden')).toBeVisible()
  await card(page, one.id).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Photo' })
  await dialog.getByLabel('What it shows *').fill('Our van')
  await dialog.getByLabel('Where it shows').selectOption('home')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Photo Updated')
  await expectPublished(page, '/', page.locator('.hero img[alt="Our van"]'))
  await expect(page.locator('.photos img')).toHaveCount(1)

  // A page that still names a deleted picture, as another visitor may have it open.
  await page.route(`**${photoPath(three.name, '')}*`, (route) => route.abort())
  await page.reload()
  await page.locator('#services').scrollIntoViewIfNeeded()
  await expect(page.locator('.photos img')).toBeHidden()
  await expect(page.locator('.photos > li')).toHaveCSS('display', 'none')
  await page.unroute(`**${photoPath(three.name, '')}*`)

  await page.goto('/admin/photos')
  await card(page, three.id).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete Photo' }).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Photo Deleted')
  await expect(words).toHaveText(['Our van', 'Two'])
  await expect(async () => {
    await page.goto('/')
    expect(await page.locator('.photos').count()).toBe(0)
  }).toPass({ timeout: 30_000 })
})
