/** @jest-environment ./tests/support/component/environment.js */
import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { currentToast } from '#frontend/lib/toasts.ts'
import type { Photo } from '#schemas/contract/photos.ts'
import {
  button,
  expectText,
  expectToast,
  expectValue,
  field,
  fill,
  press,
  user,
} from '#tests/support/component/acts.ts'
import { stamp } from '#tests/support/component/fake-api.ts'
import { ownersApi } from '#tests/support/component/owners-api.ts'

const picture = { source: '0'.repeat(64), format: 'webp', width: 960, files: new Map(), thumbnail: 'data:,' }
jest.unstable_mockModule('#frontend/admin/photos/prepare-picture.ts', () => ({
  preparePicture: async () => picture,
  Refused: Error,
}))
const { openScreen } = await import('#tests/support/component/back-office.tsx')

const choose = () => user.upload(field(/Add Photos/), new File(['a'], 'IMG_1.jpg', { type: 'image/jpeg' }))

/** Chooses a picture where there is none. */
async function chosen() {
  const api = ownersApi()
  api.handlers.listPhotos = () => []
  api.handlers.signPhotoUpload = () => ({ forms: [] })
  openScreen('/photos')
  await expectText('h1', 'Photos')
  await choose()
  return api
}

/** Leaves the screen while a picture is being sent to one of these endpoints. */
async function leaveDuring(name: 'signPhotoUpload' | 'createPhoto') {
  const api = await chosen()
  const answer = api.hold(name)
  await press('Upload 1 photo')
  await waitFor(() => expect(api.changes.map((call) => call.name)).toContain(name))
  await user.click(document.querySelector('a[href="/admin/content"]') as Element)
  await expectText('h1', 'Content')
  return { api, answer }
}

test('an upload that fails after its screen was left says so (P37.6)', async () => {
  const { api, answer } = await leaveDuring('signPhotoUpload')
  api.fail('signPhotoUpload')
  answer()
  await expectToast('Error', 'Failed to upload photo IMG_1.jpg: The service is busy. Please try again in')
})

test('an upload that is done after its screen was left is not said to have failed', async () => {
  const { api, answer } = await leaveDuring('createPhoto')
  const { listPhotos } = api.handlers
  const read = jest.fn(listPhotos as NonNullable<typeof listPhotos>)
  api.handlers.listPhotos = read
  api.handlers.createPhoto = ({ body }) => ({
    ...{ ...body, ...stamp(), name: 'a', order: 1, height: 720, bytes: 1, isHidden: false },
  })
  answer()
  await waitFor(() => expect(read).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  expect(currentToast.get()).toBeUndefined()
})

test('a picture that has failed waits for words once another device has used the suggestion (P37.3)', async () => {
  const api = await chosen()
  const other: Photo = {
    ...{ ...stamp(), source: '1'.repeat(64), format: 'webp', width: 960, height: 720, bytes: 1, order: 1 },
    ...{ name: 'b', alt: 'Freshly cleaned windows', spot: { place: 'gallery' }, isHidden: false },
  }
  api.handlers.listPhotos = () => [other]
  api.fail('signPhotoUpload')
  await press('Upload 1 photo')
  await expectText('main', /Say what the picture shows/)
  expect(button(/^Try again/).disabled).toBe(true)
})

test('a picture that has failed is sent again with the others, and its words are gone once it is removed (P37.6)', async () => {
  const api = await chosen()
  await waitFor(() => fill('What it shows *', 'Glass at dusk'))
  api.fail('signPhotoUpload')
  await press('Upload 1 photo')
  await expectText('main', /The service is busy/)
  await press('Upload 1 photo')
  await waitFor(() => expect(api.changes).toHaveLength(2))
  await press('Remove IMG_1.jpg')
  await choose()
  await expectValue('What it shows *', 'Freshly cleaned windows')
})
