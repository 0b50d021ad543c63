/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { Photo } from '#schemas/contract/photos.ts'
import { button, expectText, field, fill, findDialog, user } from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen } from '#tests/support/component/back-office.tsx'
import { refusal, stamp } from '#tests/support/component/fake-api.ts'
import { ownersApi } from '#tests/support/component/owners-api.ts'

const photoOf = (alt: string, order: number): Photo => ({
  ...{ ...stamp(), alt, order, name: alt, source: '0'.repeat(64), spot: { place: 'gallery' } },
  ...{ format: 'webp', width: 960, height: 720, bytes: 1, isHidden: false },
})
const photos = [photoOf('One', 1), photoOf('Two', 2), photoOf('Three', 3)] as const
const [one, two, three] = photos

test('a photograph that a deletion has only hidden is shown as hidden (P37.7)', async () => {
  const { handlers } = ownersApi()
  handlers.listPhotos = () => [one, two]
  handlers.deletePhoto = () => {
    handlers.listPhotos = () => [one, { ...two, isHidden: true }]
    return refusal(503, 'The service is busy.', { code: 'busy' })
  }
  openScreen(`/photos?dialog=delete&id=${two.id}`)
  const dialog = await findDialog('Delete Photo')
  await user.click(button('Delete', dialog))
  await expectText(() => cardOf(two.id), 'Hidden')
  await expectText(() => dialog.querySelector('[role=alert]'), 'The service is busy.')
})

test('a picture is not offered as its own picture before (P37.5)', async () => {
  ownersApi().handlers.listPhotos = () => [{ ...one, spot: { place: 'before' } }]
  openScreen(`/photos?dialog=edit&id=${one.id}`)
  const dialog = await findDialog('Edit Photo')
  fill('Where it shows', 'after', dialog)
  expect(field('Its picture before', dialog).textContent).toBe('None yet')
})

test('a move says the place that the photograph then has, also after another tab deleted one (P37.7)', async () => {
  const { handlers } = ownersApi()
  handlers.listPhotos = () => [one, two, three]
  openScreen('/photos')
  const card = await findCard(two.id)
  handlers.updatePhoto = () => {
    handlers.listPhotos = () => [three, two]
    return two
  }
  await user.click(button(/^Later/, card))
  await waitFor(() => expect(cardOf(one.id)).toBeNull())
  await expectText('main section [role=status]', 'Two is now 2 of 2')
})
