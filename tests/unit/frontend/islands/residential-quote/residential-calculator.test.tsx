/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { ResidentialCalculator } from '#frontend/islands/residential-quote/residential-calculator.tsx'
import type { CreateQuoteRequest } from '#schemas/contract/quotes.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import {
  button,
  check,
  expectNoDialog,
  expectText,
  expectToast,
  expectValue,
  field,
  fill,
  fillAll,
  findDialog,
  press,
  user,
} from '#tests/support/component/acts.ts'
import { type FakeApi, fakeApi } from '#tests/support/component/fake-api.ts'
import { drafts, forgetPages, openIsland } from '#tests/support/component/island.tsx'

const [SEND, STAINS] = ['Submit Quote Request', /hard water/] as const
const LINE = { label: 'Medium home', amount: '199.00' }
const FAILED = 'Failed to save quote. Please try again.'
let api: FakeApi

beforeEach(() => {
  forgetPages()
  api = fakeApi({
    createQuote: () => ({ id: crypto.randomUUID(), basePrice: 199, totalPrice: 258, lines: [LINE] }),
  })
  // Prices are those that the page was rendered with.
  api.fail('listPricing')
})

const open = (pricing = DEFAULT_PRICING) => openIsland(<ResidentialCalculator />, '/', pricing)
const expectTotal = (total: string) => expectText('output[aria-live=polite]', total)
const failure = (dialog: HTMLElement) => () => dialog.querySelector('[role=alert]')
const missing = () =>
  [...document.querySelectorAll('.calculator fieldset[aria-describedby]')].map(
    (asked) => document.getElementById(asked.getAttribute('aria-describedby') ?? '')?.textContent,
  )

async function chooseHome(): Promise<void> {
  await check(/^Medium home/)
  await check(/^Two stories/)
  await expectTotal('$258')
}

/** The form of the quote; blank fields are filled in. */
async function openForm(): Promise<HTMLElement> {
  await press(SEND, document.querySelector<HTMLElement>('.calculator') ?? undefined)
  return await findDialog()
}

async function fillContact(): Promise<HTMLElement> {
  const dialog = await openForm()
  fillAll({ 'Full Name *': 'Ana Ruiz', 'Email *': 'ana@example.com' }, dialog)
  return dialog
}

test('the calculator shows prices while newer ones load, and says so, and without an API (P9.1)', async () => {
  const answer = api.hold('listPricing')
  open()
  await chooseHome()
  expect(document.body.textContent).toContain('Loading pricing options...')
  answer()
  await waitFor(() => expect(document.body.textContent).not.toContain('Loading'))
  await expectTotal('$258')
})

test('starts at $0, clamps the hard-water count, and opens the form only with size and stories (P9.1, P9.2, P9.3, P9.4)', async () => {
  open()
  expect(document.querySelector('.quote-amount')?.textContent).toBe('$0')
  expect(button(SEND).disabled).toBe(true)
  await check(/^French doors/)
  fill(STAINS, '99')
  await expectValue(STAINS, '30')
  expect(missing()).toEqual([])
  await press(SEND)
  expect(missing()).toEqual(['Choose a house size', 'Choose the number of stories'])
  expect(document.activeElement).toBe(field(/^Small home/))
  await check(/^Small home/)
  await press(SEND)
  expect(missing()).toEqual(['Choose the number of stories'])
  expect(document.activeElement).toBe(field(/^One story/))
  await expectNoDialog()
  await check(/^One story/)
  const dialog = await openForm()
  for (const [label, text, isBlocked] of [
    ['Full Name *', 'Ana Ruiz', true],
    ['Email *', 'ana@example.com', false],
    ['Full Name *', ' ', true],
  ] as const) {
    fill(label, text, dialog)
    expect(button(SEND, dialog).disabled).toBe(isBlocked)
  }
})

test('advises one size of interior cleaning, and accepts another or several (P8.4)', async () => {
  open()
  const interior = [...document.querySelectorAll('fieldset')].find(({ textContent }) =>
    textContent.startsWith('Interior cleaning'),
  ) as HTMLElement
  const hint = () => interior.querySelector('[role=status]')
  await check(/small home/, interior)
  await expectTotal('$59')
  expect(hint()?.textContent).toBe('')
  await check(/small home/, interior)
  await check(/^Small home/)
  await check(/^One story/)
  await expectTotal('$179')
  expect(hint()?.textContent).toBe('')
  expect(interior.querySelector('label:has(.option-fit)')?.textContent).toContain('small home')
  await check(/small home/, interior)
  await expectTotal('$238')
  expect(hint()?.textContent).toBe('')
  await check(/medium home/, interior)
  await expectText(hint, 'Yours is “Inside windows, small home”.')
  await check(/small home/, interior)
  await expectText(hint, 'Most homes need one size only')
  await expectTotal('$278')
  await check(/^Medium home/)
  await expectText(hint, /^$/)
  for (const home of ['large home', 'extra large home']) {
    await check(new RegExp(`^${home}`, 'i'))
    await expectText(() => interior.querySelector('label:has(.option-fit)'), `windows, ${home}`)
  }
})

test('reports a quote that cannot be saved, and keeps the input (P9.5, P9.6)', async () => {
  open()
  await chooseHome()
  const dialog = await fillContact()
  fill('Website', 'x', dialog)
  api.breakOff('createQuote', '429')
  await press(SEND, dialog)
  await expectText(
    failure(dialog),
    `${FAILED} Too many requests. Please wait a minute and try again. Or call us at (`,
  )
  await expectToast('Error', FAILED)
  expect(field('Full Name *', dialog).value).toBe('Ana Ruiz')
  await expectTotal('$258')
  expect(api.changes).toMatchObject([{ body: { website: 'x' } }])
  expect(localStorage.getItem('currentQuote')).toContain('"totalPrice":258')
})

test("a quote's form reopens with its draft (P9.4)", async () => {
  open()
  await chooseHome()
  for (const close of [() => user.keyboard('{Escape}'), () => press('Close')]) {
    const dialog = await fillContact()
    fill('Message', 'The gate is open.', dialog)
    await close()
    await expectNoDialog()
    const again = await openForm()
    await expectValue('Full Name *', 'Ana Ruiz', again)
    expect(field('Message', again).value).toBe('The gate is open.')
    await press('Close')
    await expectNoDialog()
  }
})

test.each([
  ['without a change', 1, undefined],
  ['with another size', 2, /^Large home/],
])('a retry %s after a lost answer: %i stored (P28.4)', async (_, stored, change) => {
  open()
  await chooseHome()
  const dialog = await fillContact()
  api.breakOff('createQuote', 'no connection')
  await press(SEND, dialog)
  await expectText(failure(dialog), FAILED)
  await press('Close', dialog)
  await expectNoDialog()
  if (change) await check(change)
  api.mend('createQuote')
  await press(SEND, await openForm())
  await waitFor(() => expect(localStorage.getItem('currentQuote')).toContain('"id"'))
  // The table stores what has one key once.
  expect(new Set(api.changes.map(({ key }) => key)).size).toBe(stored)
  expect(api.changes[0]?.body).toMatchObject({ stories: 'two_story', basePrice: 199, totalPrice: 258 })
  expect(api.changes[0]?.body).not.toHaveProperty('hardWaterStains')
  const sizes = api.changes.map(({ body }) => (body as CreateQuoteRequest).houseSize)
  expect(sizes).toEqual(['medium', change ? 'large' : 'medium'])
})

test("keeps a quote's choices, and its details until it is sent (P8.6, P9.4, P9.5, P9.11)", async () => {
  sessionStorage.setItem('draft:booking', '{"values":{"firstName":"Eva"}}')
  open()
  await check(/^Large home/)
  await check(/^Two stories/)
  await check(/^French doors/)
  fill(STAINS, '7')
  await fillContact()
  const total = document.querySelector('.quote-amount')?.textContent ?? ''
  open()
  await expectTotal(total)
  for (const label of [/^Large home/, /^Two stories/, /^French doors/])
    expect(field(label).checked).toBe(true)
  expect(field(STAINS).value).toBe('7')
  const dialog = await openForm()
  await expectValue('Full Name *', 'Ana Ruiz', dialog)
  expect(field('Message', dialog)).toHaveProperty('rows', 4)
  const answer = api.hold('createQuote')
  await press(SEND, dialog)
  await waitFor(() => expect(button('Submitting...').getAttribute('aria-disabled')).toBe('true'))
  answer()
  await expectNoDialog()
  expect(JSON.parse(localStorage.getItem('currentQuote') ?? '')).toMatchObject({
    ...{ id: expect.any(String), totalPrice: 258, shownPrice: Number(total.slice(1)) },
    ...{ lines: ['Medium home: $199'], validUntil: addDays(pacificNow(new Date()).date, 30) },
  })
  // Choices tell nobody's name, and a visitor who goes back may want to change one.
  expect(drafts()).toEqual(['draft:home-choices'])
  open()
  await expectTotal(total)
  await check(/^Medium home/)
  await check(/^French doors/)
  fill(STAINS, '0')
  await expectTotal('$258')
  await press(SEND, await fillContact())
  await expectNoDialog()
  expect(localStorage.getItem('currentQuote')).not.toContain('shownPrice')
})

test('drops kept choices that are no longer offered', async () => {
  const gone = { windowTypes: ['gone'], extras: 5, hardWaterStains: 7 }
  const values = { houseSize: 'small', stories: 'two_story', ...gone }
  sessionStorage.setItem('draft:home-choices', JSON.stringify({ values }))
  open(DEFAULT_PRICING.filter(({ category }) => category !== 'hard_water_stains'))
  await expectTotal('$238')
  expect(field(/^Small home/).checked).toBe(true)
  await press(SEND, await fillContact())
  const body = expect.not.objectContaining({ hardWaterStains: expect.anything() })
  await waitFor(() => expect(api.changes).toMatchObject([{ name: 'createQuote', body }]))
})

test('a total beyond what is priced online is no number, and cannot be sent (P8.7)', async () => {
  open(DEFAULT_PRICING.map((option) => ({ ...option, price: '99999999.99' })))
  await check(/^Small home/)
  await waitFor(() => expect(button(SEND).disabled).toBe(false))
  fill(STAINS, '30')
  await expectTotal('Please call us')
  expect(button(SEND).disabled).toBe(true)
})
