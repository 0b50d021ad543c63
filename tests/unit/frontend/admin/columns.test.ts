/** An exported file names things as the screen does, not as they are stored. */
import { expect, test } from '@jest/globals'
import { BOOKING_COLUMNS } from '#frontend/admin/bookings/booking-fields.ts'
import { CONTACT_COLUMNS } from '#frontend/admin/contacts/contact-fields.ts'
import type { Column } from '#frontend/admin/lib/csv.ts'
import { commercialQuoteColumns, quoteColumns } from '#frontend/admin/quotes/quote-columns.ts'
import { optionLabel } from '#frontend/lib/commercial-labels.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import type { CommercialQuoteRow } from '#schemas/contract/commercial-quotes.ts'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'

const labels = (category: PricingCategory, key: string) => optionLabel([], category, key)

function cells<T>(columns: readonly Column<T>[], row: Partial<T>, names: readonly string[]) {
  return names.map((name) => columns.find((column) => column.name === name)?.value(row as T))
}

test('a booking has its service and city in words', () => {
  const row: Partial<BookingRow> = { serviceType: 'house', city: 'hanford' }
  expect(cells(BOOKING_COLUMNS, row, ['Service', 'City', 'Email'])).toEqual([
    'House cleaning',
    'Hanford',
    undefined,
  ])
})

test.each([
  ['2026-11-23T07:59:00.000Z', '2026-11-22 23:59'],
  ['2026-07-01T07:00:00.000Z', '2026-07-01 00:00'],
])('%s is %s in every exported file, as on the screens', (createdAt, pacific) => {
  const all: unknown[] = [
    BOOKING_COLUMNS,
    CONTACT_COLUMNS,
    quoteColumns(labels),
    commercialQuoteColumns(labels),
  ]
  for (const columns of all as Column<{ createdAt: string }>[][])
    expect(cells(columns, { createdAt }, ['Created (Pacific)'])).toEqual([pacific])
})

test("quotes have what was chosen in the price list's words, and an unknown key as it is (P8.5)", () => {
  const residential: Partial<QuoteRow> = {
    houseSize: 'small',
    extras: ['pressure_washing', 'gone'],
    city: 'lemoore',
  }
  expect(cells(quoteColumns(labels), residential, ['House Size', 'Extras', 'City'])).toEqual([
    labels('house_size', 'small'),
    'Construction Window Cleaning; gone',
    'Lemoore',
  ])
  const commercial: Partial<CommercialQuoteRow> = {
    buildingType: 'car_dealer',
    stories: '2_plus',
    frequency: 'twice_year',
  }
  expect(cells(commercialQuoteColumns(labels), commercial, ['Building', 'Stories', 'Frequency'])).toEqual([
    'Car Dealership',
    '2+ Stories',
    'Twice per Year',
  ])
})
