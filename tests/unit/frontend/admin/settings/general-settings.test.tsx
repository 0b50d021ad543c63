/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { expectText, expectToast, fill, press, textsOf } from '#tests/support/component/acts.ts'
import { openScreen, reload } from '#tests/support/component/back-office.tsx'
import { nextInstant } from '#tests/support/component/fake-api.ts'
import { REAL_TIMERS } from '#tests/support/component/monday.ts'
import { bookingRow, ownersApi } from '#tests/support/component/owners-api.ts'

let api: ReturnType<typeof ownersApi>

const stored = (key: string) => api.setting(key)

async function findSetting(key: string): Promise<HTMLElement> {
  const card = () => document.querySelector<HTMLElement>(`[data-key="${key}"]`)
  await waitFor(() => expect(card()).not.toBeNull())
  return card() as HTMLElement
}

/** The card of a setting, and its field. */
async function openSetting(key: string) {
  openScreen(`/settings?tab=general&q=${key}`)
  const shown = await findSetting(key)
  const control = () => shown.querySelector('input, textarea') as HTMLInputElement
  return { shown, control, type: (text: string) => fill(stored(key).description, text, shown) }
}

const alertIn = (shown: HTMLElement) => () => shown.querySelector('[role=alert]')

beforeEach(() => {
  api = ownersApi()
})

test('shows Save only while a setting differs, and saves it (P23.6)', async () => {
  const { shown, control, type } = await openSetting('phone')
  expect(shown.textContent).toContain('Placeholder: needs your input')
  const buttons = () => textsOf('button', shown)
  const { value } = control()
  expect(buttons()).toEqual([])
  type('(559) 555-0188')
  await waitFor(() => expect(buttons()).toContain('Save'))
  type(value)
  await waitFor(() => expect(buttons()).toEqual([]))
  type('(559) 555-0188')
  await press('Save', shown)
  await expectToast('Setting Updated', 'Phone number shown on every page has been saved.')
  await waitFor(() => expect(shown.textContent).not.toContain('Placeholder'))
  expect(stored('phone').value).toBe('(559) 555-0188')
  // The version of the last save counts, although the list cannot be read again.
  api.fail('listSettings')
  for (const phone of ['(559) 555-0189', '(559) 555-0190']) {
    type(phone)
    await press('Save', shown)
    await waitFor(() => expect(stored('phone').value).toBe(phone))
  }
})

test('a refused setting keeps the input and shows the reason', async () => {
  const { shown, control, type } = await openSetting('postal_code')
  const { value } = control()
  type('nowhere')
  await press('Save', shown)
  await expectText(alertIn(shown), 'Enter a five-digit ZIP code')
  expect(control().value).toBe('nowhere')
  expect(api.changes).toEqual([])
  api.fail('updateSetting')
  type('93231')
  await press('Save', shown)
  await expectToast('Error', 'Failed to update setting.')
  await expectText(alertIn(shown), 'The service is busy. Please try again in a moment.')
  reload()
  const again = await findSetting('postal_code')
  await waitFor(() => expect(again.querySelector('input')?.value).toBe('93231'))
  expect(again.textContent).toContain('What you had typed is back.')
  await press('Cancel', again)
  await waitFor(() => expect(again.querySelector('input')?.value).toBe(value))
  expect(document.activeElement).toBe(again.querySelector('input'))
  expect(again.querySelector('button')).toBeNull()
})

test('a save shows what others have saved meanwhile', async () => {
  openScreen('/settings?tab=general&q=hours')
  const hours = (await findSetting('visit_hours')).querySelector('input')
  Object.assign(stored('visit_hours'), { value: '3', updatedAt: nextInstant() })
  const mine = await findSetting('change_cutoff_hours')
  fill(stored('change_cutoff_hours').description, '36', mine)
  await press('Save', mine)
  await waitFor(() => expect(document.querySelector('[data-key=visit_hours] input')).not.toBe(hours))
  expect((await findSetting('visit_hours')).querySelector('input')?.value).toBe('3')
})

test('asks only once before overwriting a newer setting, even after a reload (P23.10)', async () => {
  const { shown, type } = await openSetting('years_experience')
  type('9+')
  Object.assign(stored('years_experience'), { value: '8+', updatedAt: nextInstant() })
  await press('Save', shown)
  await expectText(alertIn(shown), 'A newer version was saved in between')
  await expectText(alertIn(shown), ': now 8+')
  expect(stored('years_experience').value).toBe('8+')
  await press('Keep what I typed', shown)
  reload()
  await press('Save', await findSetting('years_experience'))
  await expectToast('Setting Updated')
  expect(stored('years_experience').value).toBe('9+')
})

test('a setting whose newer version was taken, or that was cancelled, has nothing typed to bring back (P23.10)', async () => {
  const { shown, type } = await openSetting('years_experience')
  type('9+')
  Object.assign(stored('years_experience'), { value: '8+', updatedAt: nextInstant() })
  await press('Save', shown)
  await press('Use the newer version', shown)
  const control = () => document.querySelector<HTMLInputElement>('[data-key=years_experience] input')
  await waitFor(() => expect(document.querySelector('[data-key] button')).toBeNull())
  expect(control()?.value).toBe('8+')
  fill(stored('years_experience').description, '10+')
  await press('Cancel')
  await waitFor(() => expect(control()?.value).toBe('8+'))
  Object.assign(stored('years_experience'), { value: '11+', updatedAt: nextInstant() })
  reload()
  await waitFor(() => expect(control()?.value).toBe('11+'))
  expect(document.body.textContent).not.toContain('What you had typed is back.')
})

test('shows what customers see of a payment link before it is saved, and its whole host (P38.9)', async () => {
  const { shown, type } = await openSetting('pay_url')
  const preview = () => shown.querySelector('a')
  await expectText(shown, 'While this is empty, nobody is asked to pay online')
  expect(preview()).toBeNull()
  type('https://venmo.com.pay.example/u/cv?amount={amount}&note={number}')
  await waitFor(() => expect(preview()?.textContent).toBe('Pay $238.50 on venmo.com.pay.example'))
  expect(preview()?.getAttribute('href')).toMatch(
    /^https:\/\/venmo\.com\.pay\.example\/u\/cv\?amount=238\.50&note=[\da-f]{8}$/,
  )
  expect(preview()?.rel).toContain('noopener')
  type('https://venmo.com@evil.example/')
  await waitFor(() => expect(preview()).toBeNull())
  await press('Save', shown)
  await expectText(alertIn(shown), 'Enter the https link of your payment page')
  expect(api.changes).toEqual([])
})

test('says of receipts why they are paused, and nothing while they are not (P14.5)', async () => {
  for (const [value, text] of [
    ['yes', ''],
    ['paused', 'Paused, because five emails to customers came back within a day.'],
  ]) {
    stored('customer_receipts').value = value ?? ''
    const { shown } = await openSetting('customer_receipts')
    expect(shown.querySelector('[role=status]')?.textContent ?? '').toMatch(new RegExp(`^${text}`))
    expect(shown.querySelectorAll('[role=status]')).toHaveLength(text ? 1 : 0)
  }
  // `paused` is no choice, but shown while it is stored.
  const options = [...document.querySelectorAll<HTMLOptionElement>('[data-key] option')]
  expect(options.map(({ value }) => value)).toEqual(['paused', 'yes', 'no'])
  fill(stored('customer_receipts').description, 'no')
  await waitFor(() => expect(document.querySelector('[data-key] [role=status]')).toBeNull())
  await press('Save')
  await expectToast('Setting Updated')
  expect(stored('customer_receipts').value).toBe('no')
})

test('warns before saving what closes days or all online booking (P23.8)', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T20:00:00Z'), doNotFake: REAL_TIMERS })
  const day = '2026-12-01'
  const visits = ['confirmed', 'pending', 'cancelled'] as const
  api.tables.bookings.push(...visits.map((status) => bookingRow({ serviceDate: day, status })))
  // Saving changes nothing for a day that is over or already closed.
  const others = ['2026-11-02', '2026-11-30']
  stored('blocked_days').value = '2026-11-30'
  const { shown, type } = await openSetting('blocked_days')
  const holidays = () => textsOf('li', shown)
  expect(holidays()).toEqual([
    'Thu, Nov 26: Thanksgiving',
    'Fri, Dec 25: Christmas Day',
    'Fri, Jan 1, 2027: New Year’s Day',
  ])
  type('open 2026-12-25')
  await waitFor(() => expect(holidays()).toHaveLength(2))
  type([...others, day].join('\n'))
  const status = () => shown.querySelector('[role=status]')
  await expectText(status, 'Tue, Dec 1: 2 visits remain')
  expect(status()?.querySelector('a')?.getAttribute('href')).toBe(`/admin/bookings?view=week&week=${day}`)
  const capacity = await openSetting('window_capacity')
  expect(capacity.shown.querySelector('[role=status]')).toBeNull()
  capacity.type('01')
  expect(capacity.shown.querySelector('[role=status]')).toBeNull()
  capacity.type('0')
  await expectText(() => capacity.shown.querySelector('[role=status]'), '0 closes all online booking.')
})

test('the texts of the reminders are those of the settings as they are by now; reminders that are on say so, and are switched off by a press (P33.9)', async () => {
  api.handlers.previewFollowUps = () =>
    [...stored('follow_up_days').value.matchAll(/\d+/g)].map(([days]) => ({
      ...{ afterDays: Number(days), subject: 'Your quote', text: 'Hi Ana' },
    }))
  openScreen('/settings?tab=general&q=follow_up')
  const reminders = await findSetting('follow_ups')
  await expectText(reminders, 'After 2 days')
  fill(stored('follow_up_days').description, '5, 12')
  await press('Save')
  await expectText(reminders, 'After 5 days')
  stored('follow_ups').value = 'yes'
  reload()
  const on = await findSetting('follow_ups')
  expect(on.textContent).toContain('On: planned with each new quote.')
  await press('Switch Off', on)
  await expectToast('Reminders Off', 'No more are sent.')
  await expectText(on, 'Off. Read the emails below')
  expect(stored('follow_ups').value).toBe('no')
})

test('tells an empty list of settings from a search without results', async () => {
  openScreen('/settings?tab=general&q=no such words')
  await expectText('main', 'No settings match your search')
  expect(document.querySelector('.list-totals')?.textContent).toBe('0 found')
  api.tables.settings.length = 0
  openScreen('/settings?tab=general')
  await expectText('main', 'No settings configured')
})

test('filters settings to those that need the owner', async () => {
  const waiting = api.tables.settings.filter(({ isPlaceholder }) => isPlaceholder)
  openScreen('/settings?tab=general')
  await expectText('.list-totals', `${api.tables.settings.length} settings`)
  const choice = [...document.querySelectorAll('option')].find(({ text }) => text === 'Needs your input')
  fill('Status', choice?.value ?? '')
  await expectText('.list-totals', `${waiting.length} found`)
  const cards = [...document.querySelectorAll<HTMLElement>('.record-card')]
  expect(cards.map(({ dataset }) => dataset['key'])).toEqual(waiting.map(({ key }) => key))
})
