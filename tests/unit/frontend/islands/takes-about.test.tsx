/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, test } from '@jest/globals'
import { BookingFlow } from '#frontend/islands/booking/booking-flow.tsx'
import { LinkedQuotePage } from '#frontend/islands/linked-quote/linked-quote.tsx'
import { QuoteSubmitted } from '#frontend/islands/quote-submitted/quote-submitted.tsx'
import { ResidentialCalculator } from '#frontend/islands/residential-quote/residential-calculator.tsx'
import { ManageVisit } from '#frontend/islands/visit/manage-visit.tsx'
import type { Visit } from '#schemas/contract/visits.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { check, expectText, fill } from '#tests/support/component/acts.ts'
import { type FakeApi, fakeApi } from '#tests/support/component/fake-api.ts'
import { forgetPages, linkedVisit, openIsland, openOn } from '#tests/support/component/island.tsx'
import { content } from '#words/pages/quote-submitted.ts'

const QUOTE = { totalPrice: 467, lines: [] }
/** As one press fills them at $90 an hour. */
const MINUTES: Record<string, number> = {
  ...{ small: 120, medium: 135, large: 180, extra_large: 240, one_story: 0, two_story: 45 },
  ...{ basic_interior: 45, detailed_interior: 60, commercial_interior: 90, per_window: 6 },
}
const TIMED = DEFAULT_PRICING.map((option) => {
  const minutes = MINUTES[option.key]
  return minutes === undefined ? option : { ...option, minutes }
})
let api: FakeApi
let visit: Visit

beforeEach(() => {
  forgetPages()
  visit = linkedVisit()
  api = fakeApi({ getAvailability: () => openOn([]), openVisit: () => visit })
  api.fail('listPricing')
})

/** Opens a page of a quote or visit of so many minutes, and waits for its content. */
const PAGES = {
  booking: async (minutes?: number) => {
    localStorage.setItem('currentQuote', JSON.stringify({ ...QUOTE, minutes }))
    openIsland(<BookingFlow />, '/booking')
    await expectText('body', 'Total $467')
  },
  'quote-submitted': async (minutes?: number) => {
    localStorage.setItem('currentQuote', JSON.stringify({ ...QUOTE, minutes }))
    openIsland(<QuoteSubmitted content={content} trail={[]} />)
    await expectText('body', 'Total $467')
  },
  quote: async (minutes?: number) => {
    const shown = { number: '1', validUntil: '2026-06-10', isHeld: true, known: [] }
    api.handlers.openQuote = () => ({ ...QUOTE, ...shown, state: 'open', minutes })
    openIsland(<LinkedQuotePage />, '/quote?k=q')
    await expectText('body', 'Total $467')
  },
  visit: async (minutes?: number) => {
    Object.assign(visit, { minutes })
    openIsland(<ManageVisit />, `/visit?k=v${'A'.repeat(44)}`)
    await expectText('body', 'Home window cleaning')
  },
}

test.each(Object.entries(PAGES))(
  '/%s says how long a job takes, once that is known (P39.9)',
  async (_, open) => {
    await open()
    expect(document.body.textContent).not.toContain('Takes about')
    await open(315)
    await expectText('body', /Takes about ?4½-6½ hours/)
  },
)

test('a visit that is done or cancelled no longer says how long it takes (P39.9)', async () => {
  for (const status of ['completed', 'cancelled'] as const) {
    visit = { ...linkedVisit(), status }
    await PAGES.visit(315)
    expect(document.body.textContent).not.toContain('Takes about')
  }
})

const sum = () => document.querySelector('.quote-sum')?.textContent

test('the calculator says how long a home takes beside its total, from size and stories on (P39.9)', async () => {
  openIsland(<ResidentialCalculator />, '/', TIMED)
  const expectSum = (text: string) => expectText('.quote-sum', text)
  await check(/^Large home/)
  await expectSum('$279')
  expect(sum()).not.toContain('Takes about')
  await check(/^Two stories/)
  await expectSum('Total $338Takes about 3½-4½ hours')
  await check(/^Inside windows, large home/)
  await expectSum('Total $467Takes about 4½-6½ hours')
  fill(/hard water/, '5')
  await expectSum('Total $512Takes about 5-7 hours')
  // No minutes are known of them.
  await check(/^French doors/)
  await expectSum('$537')
  expect(sum()).not.toContain('Takes about')
})
