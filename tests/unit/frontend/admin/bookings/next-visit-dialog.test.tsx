/** @jest-environment ./tests/support/component/environment.js */
import { test } from '@jest/globals'
import type { Answer } from '#schemas/contract/index.ts'
import { addDays, weekdayOf } from '#schemas/facts/calendar-date.ts'
import { expectText, expectValue, fill, findDialog, press } from '#tests/support/component/acts.ts'
import { reload } from '#tests/support/component/back-office.tsx'
import { DAY, openBooking } from '#tests/support/component/open-booking.tsx'

test('the date of a next visit that the owner entered stays after a reload', async () => {
  const { shown } = await openBooking()
  await press('Next Visit', shown())
  const title = 'Next Visit of Ana Ruiz'
  const nearest = async () => {
    const dialog = await findDialog(title)
    await expectText(() => dialog, /Nearest day with room|No room within/)
    return dialog
  }
  fill('Service Date *', addDays(DAY, 100), await nearest())
  reload()
  await expectValue('Service Date *', addDays(DAY, 100), await nearest())
})

test('a next visit goes to the one day with room in the same window (P35.8)', async () => {
  const { api, shown } = await openBooking({ serviceTime: '10:00' })
  const { listPlaces } = api.handlers
  let last = ''
  api.handlers.listPlaces = (input) => {
    const places = listPlaces?.(input) as Answer<'listPlaces'>
    last = places.days.findLast(({ date }) => weekdayOf(date) === weekdayOf(DAY))?.date ?? ''
    for (const { date, windows } of places.days)
      for (const window of windows) window.isOpen = (window.time === '10:00') === (date === last)
    return places
  }
  await press('Next Visit', shown())
  const dialog = await findDialog('Next Visit of Ana Ruiz')
  await expectText(() => dialog, 'Nearest day with room')
  await expectValue('Service Date *', last, dialog)
})
