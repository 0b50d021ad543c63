/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, test } from '@jest/globals'
import {
  expectNoDialog,
  expectText,
  expectToast,
  fill,
  findDialog,
  openDialog,
  press,
  textsOf,
} from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { type FakeApi, nextInstant } from '#tests/support/component/fake-api.ts'
import { bookingRow, ownersApi, seededPrices } from '#tests/support/component/owners-api.ts'

let prices: ReturnType<typeof seededPrices>
let api: FakeApi
const minutesOf = () =>
  Object.fromEntries(prices.flatMap(({ key, minutes }) => (minutes === undefined ? [] : [[key, minutes]])))

beforeEach(() => {
  prices = seededPrices()
  api = ownersApi({ prices })
})

test('one press fills empty minutes from what a crew earns, after it has shown them (P39.13)', async () => {
  const [small] = prices
  Object.assign(small as object, { minutes: 100 })
  openScreen('/settings')
  const dialog = await openDialog('Fill Minutes')
  for (const wrong of ['0', '-5', '1001', '']) {
    fill('A crew earns $ an hour', wrong, dialog)
    await press('Set 0 prices', dialog)
    await expectText(dialog, 'Dollars from 1 to 1000')
  }
  expect(api.changes).toEqual([])
  fill('A crew earns $ an hour', '90', dialog)
  await expectText(dialog, 'Medium home135 min')
  expect(dialog.textContent).not.toContain('Small home')
  api.fail('updatePricingEntry')
  await press('Set 14 prices', dialog)
  await expectText(() => dialog.querySelector('[role=alert]'), 'The service is busy.')
  api.mend('updatePricingEntry')
  await press('Set 14 prices', dialog)
  await expectToast('Pricing Updated', '14 prices timed.')
  await expectNoDialog()
  expect(minutesOf()).toMatchObject({ small: 100, medium: 135, one_story: 0, per_window: 6 })
  expect(Object.keys(minutesOf())).toHaveLength(15)
  await expectText('main', '1,700-2,500 sq ft, 135 min')
  expect(textsOf('button')).not.toContain('Fill Minutes')
})

test('eight visits say how long jobs really take, and one press scales the minutes (P39.14)', async () => {
  for (const entry of prices)
    if (entry.key === 'small' || entry.key === 'one_story') entry.minutes = entry.key === 'small' ? 120 : 0
  const visit = (doneAt: string) =>
    bookingRow({ status: 'completed', minutes: 120, arrivedAt: '2026-05-11T15:00:00.000Z', doneAt })
  const visits = Array.from({ length: 8 }, (_, index) => visit(`2026-05-11T17:${20 + 2 * index}:00.000Z`))
  const senseless = [visit('2026-05-11T14:00:00.000Z'), visit('2026-05-12T03:01:00.000Z')]
  const unplanned = { ...visit('2026-05-11T23:00:00.000Z'), minutes: undefined }
  api = ownersApi({ prices, bookings: [...visits, ...senseless, unplanned] })
  openScreen('/settings')
  await expectText('main', 'The last 8 visits with Arrived and Done took 1.23 times as long as estimated.')
  const dialog = await openDialog('Scale Minutes')
  await expectText(dialog, 'Small home120 → 150 min')
  expect(dialog.textContent).not.toContain('One story')
  await press('Set 1 price', dialog)
  await expectToast('Pricing Updated', '1 price timed.')
  expect(minutesOf()).toEqual({ small: 150, one_story: 0 })
})

test('minutes are scaled once, also after some were changed meanwhile (P39.14)', async () => {
  for (const entry of prices.slice(0, 3)) entry.minutes = 100
  const [, medium] = prices
  openScreen('/settings?dialog=scale-minutes')
  const dialog = await findDialog('Scale Minutes')
  fill('Times', '1.5', dialog)
  await expectText(dialog, 'Medium home100 → 150 min')
  Object.assign(medium as object, { label: 'Middling home', updatedAt: nextInstant() })
  await press('Set 3 prices', dialog)
  await expectText(() => dialog.querySelector('[role=alert]'), 'It has been changed meanwhile.')
  expect(minutesOf()).toEqual({ small: 150, medium: 100, large: 100 })
  await expectText(dialog, 'Middling home100 → 150 min')
  await press('Set 2 prices', dialog)
  await expectToast('Pricing Updated', '2 prices timed.')
  expect(minutesOf()).toEqual({ small: 150, medium: 150, large: 150 })
})
