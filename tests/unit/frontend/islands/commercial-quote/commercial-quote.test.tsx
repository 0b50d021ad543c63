/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { pricesInWords } from '#frontend/content/es/owner/prices.ts'
import { CommercialContact } from '#frontend/islands/commercial-quote/commercial-contact.tsx'
import { CommercialQuote } from '#frontend/islands/commercial-quote/commercial-quote.tsx'
import { estimate, sentRequest } from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import type { CreateContactRequest } from '#schemas/contract/contacts.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { priceCommercial } from '#schemas/price/commercial.ts'
import {
  button,
  expectText,
  expectToast,
  expectValue,
  expectValues,
  field,
  fill,
  fillAll,
  press,
} from '#tests/support/component/acts.ts'
import { type FakeApi, fakeApi } from '#tests/support/component/fake-api.ts'
import { drafts, forgetPages, openIsland } from '#tests/support/component/island.tsx'
import { content as contactContent } from '#words/pages/commercial-contact.ts'
import { content } from '#words/pages/commercial-quote.ts'

const STORAGE = 'commercialQuoteData'
const ESTIMATE = {
  ...{ largeWindows: 3, smallWindows: 0, smallWindowsTiny: 0, floorToFloorWindows: 0, frenchWindows: 0 },
  ...{ buildingType: 'restaurant', stories: '2_plus' as const, frequency: 'biweekly' },
  ...{ isConstructionCleaning: false, isOutsideOnly: true },
}
const PRICES = DEFAULT_PRICING.map((option) =>
  option.key === 'outside_only' ? { ...option, percentage: '-25.00' } : option,
)
const BUSINESS = {
  'Business Name *': 'Ruiz Bakery',
  'Contact Person *': 'Ana Ruiz',
  'Email Address *': 'ana@example.com',
  'Phone Number *': '(559) 555-0111',
  'Business Address *': '1 Main St, Hanford',
}
const BUILDING = {
  'Building Type *': 'Office Building',
  'Square Footage *': '12,000',
  'Number of Floors *': '2',
  'Cleaning Frequency *': 'Monthly',
}
const SUBMIT = 'Submit Quote Request'
const SEND = 'Send Request'
const FAILED = 'Failed to submit request. Please try again.'
/** What a visitor reads above a limit. Other failures are those of every form (contact-form.test.tsx). */
const LIMIT = 'Too many requests. Please wait a minute and try again. Or call us at ('
const { totalPrice } = priceCommercial(PRICES, ESTIMATE)
let api: FakeApi

beforeEach(() => {
  sentRequest.set(undefined)
  estimate.forget()
  forgetPages()
  api = fakeApi({
    createCommercialContact: () => ({ id: crypto.randomUUID(), totalPrice }),
    createContact: () => ({ id: crypto.randomUUID() }),
  })
  // Prices are those that the page was rendered with.
  api.fail('listPricing')
})

const openCalculator = (path: string) => openIsland(<CommercialQuote {...content} />, path, PRICES)
const openContact = (prices = DEFAULT_PRICING) =>
  openIsland(<CommercialContact content={contactContent} trail={[]} />, '/commercial-contact', prices)
const save = (estimate: object) => localStorage.setItem(STORAGE, JSON.stringify(estimate))

/** Shows the form for those who know no window count, or hides it. */
async function toggleUncounted(): Promise<void> {
  const details = document.querySelector('details') as HTMLDetailsElement
  details.open = !details.open
  await waitFor(() => button(details.open ? SEND : SUBMIT))
}

test('changes an estimate below the minimum, and completes it below the calculator (P10.5, P10.6, P11.7, P11.8)', async () => {
  save({ ...ESTIMATE, totalPrice: 20 })
  openCalculator('/commercial-quote#complete')
  await expectValue(/^Large windows/, '3')
  await waitFor(() => expect(document.querySelector('.quote-summary')).toBeTruthy())
  for (const [place, total] of [
    ['.quote-total', totalPrice],
    ['.estimated-total', totalPrice],
    ['.quote-summary', 20],
  ] as const) {
    // What is paid is the only amount in large letters.
    const shown = document.querySelector(place)
    expect(shown?.querySelector('.quote-amount, .summary-total')?.textContent).toBe('$150')
    expect(shown?.textContent).toContain(`That is our minimum visit. Your windows come to $${total}.`)
  }
  expect(document.querySelector('.quote-summary dl')?.textContent).toBe(
    'Total windows3 (Large 3, Medium 0, Small 0, Floor 0, French 0)Building typeRestaurantStories2+ StoriesFrequencyBi-weeklyOutside only25% discountEstimated total per visit$150',
  )
  await expectText('body', 'Complete Your Commercial Quote Request')
  await expectText('body', 'Change the estimate')
  fillAll(BUSINESS)
  const answer = api.hold('createCommercialContact')
  await press(SUBMIT)
  await waitFor(() => expect(button('Submitting...').getAttribute('aria-disabled')).toBe('true'))
  answer()
  await expectText(
    'body',
    /contact you within 24 hours to discuss your needs and schedule a site visit if needed. For immediate assistance, call \(\d{3}\)/,
  )
  await expectText(
    'body',
    `Our prices have changed since you made your estimate. You now pay $150, our minimum visit. Your windows come to $${totalPrice}.`,
  )
})

test('an estimate above the minimum shows its own total, and a price that has changed after it is sent (P10.5, P11.8)', async () => {
  save({ ...ESTIMATE, isConstructionCleaning: true, totalPrice: 420 })
  openContact()
  await expectText('.summary-total', /^\$420$/)
  await expectText('body', 'OptionConstruction or hard water spot cleaning')
  expect(document.body.textContent).not.toContain('minimum')
  api.handlers.createCommercialContact = () => ({ id: crypto.randomUUID(), totalPrice: 510 })
  fillAll(BUSINESS)
  await press(SUBMIT)
  await expectText('body', 'Our prices have changed since you made your estimate. It is now $510.')
})

test('an empty form names the missing fields and focuses the first (P26.1)', async () => {
  openContact()
  fill('Phone Number *', '555-0111')
  await press(SUBMIT)
  for (const message of [
    'Business name is required',
    'Contact name is required',
    'Valid email is required',
    'Valid phone number is required',
    'Business address is required',
  ])
    await expectText('body', message)
  await waitFor(() => expect(document.activeElement).toBe(field('Business Name *')))
  expect(api.changes).toEqual([])
})

test('reports a failed request, keeps the input until sent (P11.11, P11.12)', async () => {
  save({ ...ESTIMATE, totalPrice })
  openContact()
  await expectText('body', 'Your Quote Summary')
  expect(document.querySelector('details')).toBeNull()
  fillAll({ ...BUSINESS, 'Additional Notes': 'Ring twice', Website: 'x' })
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
  api.breakOff('createCommercialContact', '429')
  await press(SUBMIT)
  await expectText('form [role=alert]', `${FAILED} ${LIMIT}`)
  await expectToast('Error', FAILED)
  expect(complaints).toHaveBeenCalled()
  expect(api.changes).toMatchObject([{ body: { website: 'x' } }])
  expect(localStorage.getItem(STORAGE)).not.toBeNull()
  openContact()
  await expectValues({ ...BUSINESS, 'Additional Notes': 'Ring twice' })
  api.mend('createCommercialContact')
  await press(SUBMIT)
  await expectText(() => document.activeElement, /^Thank You for Your Commercial Quote Request!$/)
  expect(document.querySelector('h1')?.textContent).toBe('Request received')
  await expectText('body', 'Nothing more is needed from you for now.')
  expect(document.querySelector('details')).toBeNull()
  expect(document.body.textContent).not.toContain('Our prices have changed')
  await waitFor(() => expect(document.querySelector('.toast-card')).toBeNull())
  expect(drafts()).toEqual([])
  expect(localStorage.getItem(STORAGE)).toBeNull()
})

test('sends a description of the building without a window count, and keeps its draft until then (P11.9, P11.13, P26.1, P26.2)', async () => {
  openContact()
  fillAll(BUSINESS)
  await toggleUncounted()
  // In place of the first form, with what it held.
  await expectValues(BUSINESS)
  fill('Contact Person *', 'Eva Ruiz')
  await toggleUncounted()
  await expectValues({ 'Contact Person *': 'Eva Ruiz' })
  await toggleUncounted()
  fill('Phone Number *', '')
  await press(SEND)
  for (const message of [
    'Phone number is required',
    'Building type is required',
    'Square footage is required',
    'Number of floors is required',
    'Cleaning frequency is required',
  ])
    await expectText('body', message)
  fill('Phone Number *', '555-01')
  expect((field('Building Type *') as unknown as HTMLSelectElement).options[0]?.text).toBe('Please choose')
  expect(field('Window count, if you know it').value).toBe('')
  fillAll(BUILDING)
  // As a Spanish page: its reader chooses in Spanish, and the owner reads English.
  openContact(pricesInWords(DEFAULT_PRICING))
  await toggleUncounted()
  await expectValue('Square Footage *', '12,000')
  expect((field('Building Type *') as unknown as HTMLSelectElement).selectedOptions[0]?.text).toBe(
    'Edificio de oficinas',
  )
  await expectValues({ ...BUSINESS, ...BUILDING, 'Contact Person *': 'Eva Ruiz', 'Phone Number *': '555-01' })
  fill('Website', 'x')
  api.breakOff('createContact', '429')
  await press(SEND)
  await expectToast('Error', FAILED)
  await expectText('form [role=alert]', `${FAILED} ${LIMIT}`)
  api.mend('createContact')
  await press(SEND)
  await expectToast('Commercial Quote Request Submitted!')
  await expectText(
    'form .alert-success',
    "Commercial Quote Request Submitted! We'll contact you within 24 hours with a detailed proposal.",
  )
  expect(drafts()).toEqual([])
  const sent = api.changes.at(-1)?.body as CreateContactRequest | undefined
  expect(sent).toMatchObject({
    source: 'commercial',
    businessName: 'Ruiz Bakery',
    name: 'Eva Ruiz',
    website: 'x',
  })
  expect(sent?.message).toContain('Building type: Office Building\nSquare footage: 12,000')
  expect(sent?.message).toContain('Frequency: Monthly')
})
