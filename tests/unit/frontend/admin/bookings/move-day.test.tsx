/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { firstChoice } from '#frontend/admin/bookings/move-day/move-choices.ts'
import { pacificToday } from '#frontend/lib/days.ts'
import type { MovedVisit, PlannedVisit } from '#schemas/contract/day-moves.ts'
import {
  expectNoDialog,
  expectText,
  expectToast,
  field,
  findDialog,
  press,
  textsOf,
  user,
} from '#tests/support/component/acts.ts'
import { openScreen, reload } from '#tests/support/component/back-office.tsx'
import { bookingRow, EMPTY_DAY, ownersApi } from '#tests/support/component/owners-api.ts'

const DAY = '2026-05-11'
const to = { action: 'move', serviceDate: '2026-05-12', serviceTime: '08:00' } as const
const planned = (lastName: string, changes: Partial<PlannedVisit['visit']> = {}): PlannedVisit => {
  const visit = bookingRow({ lastName, serviceDate: DAY, ...changes })
  return { visit, choice: { ...to, id: visit.id } }
}

/** Opens the dialog that moves the day, with the emails that it would send. */
async function readEmails(path = '/today?'): Promise<HTMLElement> {
  openScreen(`${path}dialog=move-day&id=${DAY}`)
  const dialog = await findDialog(/^Move Mon, May 11/)
  await press('Read the Emails', dialog)
  return dialog
}

test.each([
  ['an email address', {}, 'ask'],
  ['no email address', { email: undefined }, 'leave'],
  ['a mailbox from which emails come back', { isBounced: true }, 'leave'],
  ['a customer who was asked before', { calledOff: { date: DAY, sequence: 0, until: DAY } }, 'leave'],
] as const)('a visit without room and with %s begins with %j: %s (P35.12)', (_, changes, action) => {
  const { isBounced, ...facts } = changes as Partial<PlannedVisit['visit'] & PlannedVisit>
  const { visit } = planned('Full', facts)
  expect(firstChoice({ visit, isBounced }, DAY).action).toBe(action)
})

test('a visit at which the owner has arrived is left out at first (P35.11)', () => {
  const begun = planned('Begun', { arrivedAt: `${DAY}T21:10:00.000Z` })
  expect(firstChoice(begun, DAY).action).toBe('leave')
})

test('the calendar shows a day that was moved as blocked (P35.12)', async () => {
  const { visit } = planned('Moved')
  const api = ownersApi({ bookings: [visit] })
  api.handlers.planDay = () => [{ visit, choice: { ...to, id: visit.id } }]
  api.handlers.moveDay = (): MovedVisit[] => {
    const days = api.tables.settings.find(({ key }) => key === 'blocked_days')
    Object.assign(days ?? {}, { value: DAY })
    return [{ id: visit.id, state: 'moved' }]
  }
  const dialog = await readEmails(`/bookings?view=week&week=${DAY}&`)
  await press('Move 1 visit', dialog)
  await expectText(`[data-day="${DAY}"]`, 'Blocked')
})

test('a visit that could not move is named, also once the dialog was closed (P35.12)', async () => {
  const [moved, full] = [planned('Moved'), planned('Full')]
  const api = ownersApi()
  api.handlers.planDay = () => [moved, full]
  api.handlers.moveDay = () => [
    { id: moved.visit.id, state: 'moved' },
    { id: full.visit.id, state: 'failed', why: 'The window is full.' },
  ]
  const dialog = await readEmails()
  const answer = api.hold('moveDay')
  await press('Move 2 visits', dialog)
  await user.keyboard('{Escape}')
  await expectNoDialog()
  answer()
  await expectToast('Some visits have not moved', 'Ana Full')
  expect(document.querySelector('.toast-card')?.textContent).not.toContain('Ana Moved')
})

test('a visit whose day is called off is marked, and is no stop of the day (P35.12)', async () => {
  const today = pacificToday()
  const until = `${DAY}T21:10:00.000Z`
  const calledOff = { date: today, reason: 'wind', action: 'ask', sequence: 0, until } as const
  const visits = [{ calledOff }, { serviceTime: '14:00' as const }, { serviceTime: '16:00' as const }].map(
    (changes) => bookingRow({ id: crypto.randomUUID(), serviceDate: today, status: 'confirmed', ...changes }),
  )
  ownersApi().handlers.getDay = () => ({ ...EMPTY_DAY, today, visits })
  openScreen('/today')
  await expectText('.stop', 'confirmedday called off')
  const onTheWay = [...document.querySelectorAll('.stop')].map(({ textContent }) =>
    /on our way/.test(textContent),
  )
  expect(onTheWay).toEqual([false, true, true])
  await expectText('main', 'All 2 stops')
  openScreen('/dashboard')
  await expectText('body', 'Next: 2-4 PM')
  await expectText('body', 'Open the day: 2 visits left')
})

test('shows what is sent to each customer, whom to call, and what will not move (P35.12)', async () => {
  const mail = { subject: 'Your new day', text: 'We come on Tuesday.' }
  const until = '2026-05-06T17:00:00.000Z'
  const calledOff = { date: '2026-05-04', reason: 'wind', action: 'ask', sequence: 0, until } as const
  const asked = planned('Asked', { calledOff })
  const { handlers } = ownersApi()
  handlers.planDay = () => [
    { ...planned('Moved'), mail },
    { ...asked, choice: { id: asked.visit.id, action: 'ask' }, mail: { ...mail, subject: 'Which day?' } },
    { ...planned('Phoned', { email: undefined }), problem: 'Its window is full.' },
  ]
  const dialog = await readEmails()
  await expectText(dialog, 'Move 2 visits, ask 1 customer')
  // The year is named in other years.
  expect(textsOf('section', dialog).map((text) => text.replace(', 2026', ''))).toEqual([
    'Ana Moved: Tue, May 12, 8-10 AMYour new dayWe come on Tuesday.',
    'Ana Asked: asked for another dayWhich day?We come on Tuesday.',
    'Ana Phoned: Tue, May 12, 8-10 AMIts window is full. This visit will not move.No email address: please call.',
  ])
  await press('Back', dialog)
  await expectText(dialog, 'Read the Emails')
  await expectText(dialog, 'Called off once already, for Mon, May 4')
})

test('says of each visit whether it has moved, whom to call, and plans the rest (P35.12)', async () => {
  const [moved, full] = [planned('Moved', { email: undefined }), planned('Full')]
  const phoned = { ...planned('Phoned'), isBounced: true }
  const { changes, handlers } = ownersApi()
  let plan = [moved, full, phoned]
  handlers.planDay = () => plan
  const last: MovedVisit['state'][] = ['asked', 'waiting']
  handlers.moveDay = ({ body: { choices } }) => {
    const results: MovedVisit[] = [
      { id: moved.visit.id, state: 'moved' },
      { id: full.visit.id, state: 'failed', why: 'Its window is full.' },
      { id: phoned.visit.id, state: last.pop() ?? 'asked' },
    ]
    return results.filter(({ id }) => choices.some((choice) => choice.id === id))
  }
  const dialog = await readEmails()
  await press('Back', dialog)
  await expectText(dialog, 'Ana Phoned, 8-10 AMThe last email came back: call')
  await press('Read the Emails', dialog)
  await press('Move 3 visits', dialog)
  await expectText(dialog, 'Some visits have not moved')
  expect(textsOf('li', dialog)).toEqual([
    'Ana Moved: moved. Call (559) 555-0111',
    'Ana Full: not moved. Its window is full. Call (559) 555-0111',
    'Ana Phoned: asked for another day. Call (559) 555-0111',
  ])
  expect(changes.at(-1)?.body).toMatchObject({ choices: [{ id: phoned.visit.id }] })
  plan = [full]
  await press('Plan the Rest', dialog)
  await press('Read the Emails', dialog)
  await press('Move 1 visit', dialog)
  await expectText(dialog, 'Some visits have not moved')
})

test('what was chosen is still there after a reload, until the day is moved (P16.5)', async () => {
  const { handlers, changes } = ownersApi()
  const plan = [planned('Moved'), planned('Asked')]
  handlers.planDay = () => plan
  handlers.moveDay = (): MovedVisit[] => plan.map(({ visit }) => ({ id: visit.id, state: 'moved' }))
  openScreen(`/today?dialog=move-day&id=${DAY}`)
  const find = () => findDialog(/^Move Mon, May 11/)
  const action = (dialog: HTMLElement) => dialog.querySelectorAll('select')[0] as HTMLSelectElement
  const opened = await find()
  await user.click(await waitFor(() => field('Rain', opened)))
  const [first] = opened.querySelectorAll<HTMLElement>('.move-row')
  const date = field('New date', first).value
  for (const chosen of ['leave', 'move']) await user.selectOptions(action(opened), chosen)
  expect(field('New date', first).value).toBe(date)
  await user.selectOptions(action(opened), 'leave')
  reload()
  const again = await find()
  await waitFor(() => expect(action(again).value).toBe('leave'))
  expect(field('Rain', again)).toHaveProperty('checked', true)
  await press('Read the Emails', again)
  await press('Move 2 visits', again)
  await expectText(again, 'moved')
  expect(changes.at(-1)?.body).toMatchObject({ reason: 'rain', choices: [{ id: plan[1]?.visit.id }] })
  reload()
  const anew = await find()
  await waitFor(() => expect(action(anew).value).toBe('move'))
})
