/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import {
  expectNoDialog,
  expectText,
  expectValues,
  field,
  fill,
  findDialog,
  press,
} from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen, widenWindow } from '#tests/support/component/back-office.tsx'
import {
  bookingRow,
  commercialRows,
  contactRow,
  ownersApi,
  quoteOf,
  type Tables,
} from '#tests/support/component/owners-api.ts'

const RECORDS: [string, () => Partial<Tables>][] = [
  ['bookings?', () => ({ bookings: [bookingRow()] })],
  ['quotes?', () => ({ quotes: [quoteOf()] })],
  ['quotes?tab=commercial&', () => ({ commercialQuotes: [commercialRows().quote] })],
  ['contacts?', () => ({ contacts: [contactRow()] })],
]

test.each(RECORDS)('the owner sets the language of a customer in /%s by hand (P41.7)', async (path, rows) => {
  const tables = rows()
  const [{ id } = { id: '' }] = Object.values(tables)[0] as { id: string }[]
  const api = ownersApi(tables)
  for (const [was, chosen, shown] of [
    ['', 'es', true],
    ['es', '', false],
  ] as const) {
    openScreen(`/${path}dialog=edit&id=${id}`)
    await findCard(id)
    const dialog = await findDialog()
    expect(field('Language', dialog).value).toBe(was)
    fill('Language', chosen, dialog)
    await press('Save Changes', dialog)
    await expectNoDialog()
    expect(location.search).not.toMatch(/dialog|id=/)
    await expectText(() => cardOf(id), shown ? /Spanish/ : /^(?!.*Spanish)/)
    expect(api.changes.at(-1)?.body).toMatchObject({ language: chosen })
  }
})

test('a table at a desk says who is Spanish, beside the name (P41.4)', async () => {
  widenWindow()
  const [spanish, english] = [bookingRow({ language: 'es' }), bookingRow()]
  ownersApi({ bookings: [spanish, english] })
  openScreen('/bookings')
  await expectText(() => cardOf(spanish.id)?.querySelector('th') ?? null, /^Ana Ruiz Spanish\s*$/)
  await expectText(() => cardOf(english.id)?.querySelector('th') ?? null, /^Ana Ruiz\s*$/)
})

test.each([
  ['quote', { quotes: [{ ...quoteOf(), language: 'es' }] }],
  ['contact', { contacts: [contactRow({ language: 'es' })] }],
] as [string, Partial<Tables>][])(
  'a visit that is booked from a Spanish %s is Spanish, and of who wrote it (P41.7)',
  async (kind, tables) => {
    ownersApi(tables)
    const [{ id } = { id: '' }] = Object.values(tables)[0] as { id: string }[]
    openScreen(`/bookings?dialog=add&id=${kind}-${id}`)
    await expectValues({ Language: 'es', 'First Name *': 'Ana', Email: 'ana@example.com' })
  },
)
