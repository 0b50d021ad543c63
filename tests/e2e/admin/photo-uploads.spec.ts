/** Photographs that no page is published with: they need no stack of their own. */
import { PHOTO_LIMITS } from '#schemas/facts/photos.ts'
import { readPicture } from '#schemas/pictures/read-picture.ts'
import { card } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'
import {
  choose,
  choosePictures,
  describePictures,
  FOR_PICTURES,
  jpeg,
  newPhotos,
  storedFiles,
  upload,
} from '#tests/e2e/admin/photo-screen.ts'
import { holdBack } from '#tests/e2e/public/visitor-page.ts'
import { drawnPicture, takePicture } from '#tests/support/photos/camera.ts'
import { exifSegment, jpegFile, preparedPicture } from '#tests/support/photos/picture-files.ts'
import { addPhoto } from '#tests/support/photos/upload.ts'

test('an upload from an iPhone that broke goes on with what is missing, one by one, with the words that were typed (P16.5, P37.6)', async ({
  page,
  signIn,
  freshAdmin,
}) => {
  await signIn()
  await page.addInitScript(encodeAsSafari, exifSegment().toString('latin1'))
  await page.goto('/admin/photos')
  const pictures = [
    await takePicture(page, { width: 1700, height: 1200 }),
    await takePicture(page, { width: 1700, height: 1200 }),
  ]
  await choosePictures(page, pictures)
  await expect(upload(page)).toHaveText('Upload 2 photos', FOR_PICTURES)
  await newPhotos(page).getByLabel('Where they show').selectOption('home')
  await describePictures(page)
  let posts = 0
  // The line breaks at the third file of each picture's three.
  await page.route(/\/photos$/, (route) => {
    if (route.request().method() !== 'POST' || route.request().url().includes('/api/'))
      return route.fallback()
    posts += 1
    return posts % 3 === 0 ? route.abort() : route.fallback()
  })
  await upload(page).click()
  const rows = newPhotos(page).getByRole('listitem')
  await expect(rows.filter({ hasText: 'The connection broke.' })).toHaveCount(2, FOR_PICTURES)
  expect(await freshAdmin.expect('listPhotos')).toEqual([])
  await page.unroute(/\/photos$/)
  const further: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (request.method() === 'POST' && /:\d+\/photos$/.test(url) && !url.includes('/api/')) further.push(url)
  })
  // The answer of the last step is lost.
  await page.route('**/api/admin/photos', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await rows.first().getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.list-totals')).toContainText('1 of 60 photos', FOR_PICTURES)
  await expect(rows).toHaveCount(1)
  expect(further).toHaveLength(1)
  expect((await freshAdmin.expect('listPhotos')).map(({ spot }) => spot)).toEqual([{ place: 'home' }])
  // The page is closed before the second one: chosen anew, it goes on as well, with the words that were typed.
  await page.reload()
  await choose(page, [jpeg('IMG_0.jpg', pictures[1] ?? Buffer.alloc(0))])
  await expect(upload(page)).toHaveText('Upload 1 photo', FOR_PICTURES)
  await expect(newPhotos(page).getByLabel('What it shows *')).toHaveValue('A window of our own')
  await upload(page).click()
  await expect(page.locator('.list-totals')).toContainText('2 of 60 photos', FOR_PICTURES)
  expect(further).toHaveLength(2)
  for (const photo of await freshAdmin.expect('listPhotos'))
    expect(photo).toMatchObject({ format: 'jpeg', width: 1600 })
  for (const file of await storedFiles(page, freshAdmin))
    expect(readPicture(file)).toMatchObject({ hasMetadata: false, isWhole: true })
})

/** Safari has no WebP encoder, and puts Exif of its own into what a canvas encodes. */
function encodeAsSafari(exif: string): void {
  const { toBlob } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
    const isJpeg = type === 'image/jpeg'
    const segment = Uint8Array.from(exif, (character) => character.charCodeAt(0))
    toBlob.call(
      this,
      (blob) =>
        callback(blob && isJpeg ? new Blob([blob.slice(0, 2), segment, blob.slice(2)], { type }) : blob),
      isJpeg ? type : 'image/png',
      quality,
    )
  }
}

test('words that change and pictures that are removed during an upload count (P37.6)', async ({
  page,
  signIn,
  freshAdmin,
}) => {
  await signIn()
  await page.goto('/admin/photos')
  const pictures = [0, 1, 2].map(() => takePicture(page, { width: 500, height: 400 }))
  await choosePictures(page, await Promise.all(pictures))
  await expect(upload(page)).toHaveText('Upload 3 photos', FOR_PICTURES)
  await describePictures(page)
  const release = await holdBack(page, '**/api/admin/photo-uploads')
  await upload(page).click()
  const rows = newPhotos(page).getByRole('listitem')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(newPhotos(page).getByLabel('Where they show')).toBeDisabled()
  await rows.filter({ hasText: 'IMG_1' }).getByRole('button', { name: 'Remove' }).click()
  await rows.filter({ hasText: 'IMG_2' }).getByLabel('What it shows *').fill('Our ladder')
  release()
  await expect(newPhotos(page)).toHaveCount(0, FOR_PICTURES)
  expect((await freshAdmin.expect('listPhotos')).map(({ alt }) => alt)).toEqual([
    'Freshly cleaned windows',
    'Our ladder',
  ])
})

test('a picture that another tab has added meanwhile is refused with the reason, and its words stay (P37.1)', async ({
  page,
  signIn,
  freshAdmin,
}) => {
  await signIn()
  const other = await page.context().newPage()
  const picture = await takePicture(page, { width: 500, height: 400 })
  for (const [tab, words] of [
    [page, 'Our porch'],
    [other, 'A kitchen'],
  ] as const) {
    await tab.goto('/admin/photos')
    await choosePictures(tab, [picture])
    await newPhotos(tab).getByLabel('What it shows *').fill(words, FOR_PICTURES)
  }
  await upload(other).click()
  await expect(newPhotos(other)).toHaveCount(0, FOR_PICTURES)
  await upload(page).click()
  const reason = newPhotos(page).getByRole('alert')
  await expect(reason).toHaveText('This picture is among your photos already.', FOR_PICTURES)
  await expect(newPhotos(page).getByLabel('What it shows *')).toHaveValue('Our porch')
  expect((await freshAdmin.expect('listPhotos')).map(({ alt }) => alt)).toEqual(['A kitchen'])
  await other.close()
})

test('what cannot be read or is too small is refused when it is chosen, and so is one picture too many', async ({
  page,
  signIn,
  freshAdmin,
}) => {
  await signIn()
  await page.goto('/admin/photos')
  const picture = await takePicture(page, { width: 480, height: 360 })
  const small = await takePicture(page, { width: 479, height: 360 })
  const cases: [string, Buffer, RegExp][] = [
    ['broken.jpg', jpegFile(800, 600), /damaged/],
    ['cut.jpg', picture.subarray(0, 300), /damaged/],
    ['small.jpg', small, /479 pixels wide\. The least is 480/],
  ]
  for (const [name, buffer, reason] of cases) {
    await choose(page, [{ name, mimeType: 'application/octet-stream', buffer }])
    await expect(newPhotos(page).getByRole('listitem').filter({ hasText: name })).toContainText(reason)
  }
  await expect(upload(page)).toHaveCount(0)
  await choose(page, [jpeg('one.jpg', picture), jpeg('again.jpg', picture)])
  const again = newPhotos(page).getByRole('listitem').filter({ hasText: 'again.jpg' })
  await expect(again).toContainText('This picture is chosen already.', FOR_PICTURES)
  await expect(upload(page)).toHaveText('Upload 1 photo', FOR_PICTURES)
  expect(await freshAdmin.expect('listPhotos')).toEqual([])
  await addPhoto(freshAdmin, { place: 'gallery' }, 'Glass', preparedPicture())
  // As if two places were left; the API's own limit is a test of the API.
  await page.route('**/api/admin/photos', async (route) => {
    const [photo] = await (await route.fetch()).json()
    const json = Array.from({ length: PHOTO_LIMITS.count - 2 }, (_, index) => ({
      ...photo,
      id: `${photo.id}${index}`,
    }))
    await route.fulfill({ json })
  })
  await page.reload()
  await expect(page.locator('.list-totals')).toContainText('58 of 60 photos')
  await choose(page, [jpeg('damaged.jpg', picture.subarray(0, 300))])
  await expect(newPhotos(page)).toContainText('damaged')
  const others = [await takePicture(page, { width: 810, height: 600 })]
  others.push(await takePicture(page, { width: 820, height: 600 }))
  await choosePictures(page, [picture, ...others])
  await expect(upload(page)).toHaveText('Upload 2 photos', FOR_PICTURES)
  await expect(newPhotos(page)).toContainText('There is room for 60 photos. Please delete one first.')
})

test('a drag over the photographs of another place moves nothing', async ({ page, signIn, freshAdmin }) => {
  await signIn()
  await page.goto('/admin/photos')
  const add = async (place: 'gallery' | 'team', alt: string) =>
    addPhoto(freshAdmin, { place }, alt, await drawnPicture(page))
  const crew = await add('team', 'Crew')
  const [, two, three] = [
    await add('gallery', 'One'),
    await add('gallery', 'Two'),
    await add('gallery', 'Three'),
  ]
  await page.reload()
  await card(page, three.id).locator('.photo-handle').hover()
  await page.mouse.down()
  await card(page, crew.id).hover()
  await page.mouse.up()
  await card(page, two.id).getByRole('button', { name: 'Earlier' }).click()
  const words = page.locator('ol', { has: page.getByText('Three', { exact: true }) }).locator('.record-text')
  await expect(words).toHaveText(['Two', 'One', 'Three'])
})
