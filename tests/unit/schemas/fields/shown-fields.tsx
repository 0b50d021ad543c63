/** Renders a record in every spot, and asks of each field of its table whether it is there. */
import { afterAll, expect } from '@jest/globals'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { RecordOfCustomer } from '#frontend/admin/customers/customer-record.tsx'
import { tabs } from '#frontend/admin/device/kept.ts'
import type { Column } from '#frontend/admin/lib/csv.ts'
import { SessionProvider } from '#frontend/admin/session/session.tsx'
import { optionLabel } from '#frontend/lib/commercial-labels.ts'
import type { Lead } from '#functions/notifier/mails/lead.ts'
import { customerMail } from '#functions/notifier/mails/mail.ts'
import { ownerMail } from '#functions/notifier/mails/owner-mails.ts'
import { receiptText } from '#functions/notifier/mails/receipt-mails.ts'
import type { CustomerRecord } from '#schemas/contract/customers.ts'
import { DEFAULT_SETTINGS } from '#schemas/defaults/settings.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { type Fields, leavesOf, type Spot } from '#schemas/fields/field.ts'

process.env['LINK_SECRETS'] = 'a secret of these tests'
// A channel that is open keeps the test's process running.
afterAll(() => tabs.close())

export const labels = (category: PricingCategory, key: string) => optionLabel([], category, key)
export const OCCASION = {
  settings: DEFAULT_SETTINGS,
  siteOrigin: 'https://example.com',
  now: new Date('2059-03-03'),
}

/** Owner's mail and receipt about a lead, both in English. */
export const mailsOf = (lead: Lead) => ({
  ownerMail: ownerMail(lead, 'owner', OCCASION).text,
  customerMail: customerMail(
    receiptText({ ...lead, record: { ...lead.record, language: undefined } } as Lead, OCCASION),
    'q.z@example.com',
    OCCASION.settings,
  ).text,
})

/** Times are written with spaces that do not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const htmlOf = (element: ReactNode) =>
  renderToStaticMarkup(
    <SessionProvider>
      <MemoryRouter>{element}</MemoryRouter>
    </SessionProvider>,
  )

/** What a screen reads, without its markup, and where its links lead. */
export const textOf = (element: ReactNode) =>
  plain(htmlOf(element))
    .replace(/<[^>]* href="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** The labels of what a card lists, in order. */
export const labelsIn = (element: ReactNode) =>
  [...htmlOf(element).matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, label]) => label)

/** A row of a file by its columns, and what the table at a desk shows of it. */
export function fileOf<T>(columns: readonly Column<T>[], row: T) {
  const inTable = columns.filter((column) => column.inTable)
  return {
    cells: Object.fromEntries(columns.map(({ name, value }) => [name, plain(String(value(row) ?? ''))])),
    table: inTable.map(({ value }) => value(row)).join('\n'),
  }
}

type Said = {
  /** What people read of each shown field, by path. */
  texts: Record<string, string>
  /** Where a spot writes it otherwise. */
  others?: Partial<Record<Spot | 'csv', Record<string, string>>>
  /** Each spot's whole text. */
  spots: Partial<Record<Spot, string>>
  /** The cells of the file, by column. */
  cells: Record<string, string>
}

/** Every field is in each spot that its entry names, and in a column of its own, or says why not. */
export function expectShown(fields: Fields, { texts, others = {}, spots, cells }: Said): void {
  const leaves = leavesOf(fields, () => true)
  const missing = leaves.flatMap(({ path, label, field }) => {
    const textIn = (spot: Spot | 'csv') => others[spot]?.[path] ?? texts[path] ?? `no text for ${path}`
    const absent = [...(field.in ?? []), ...(field.placed ?? [])].filter(
      (spot) => !spots[spot]?.includes(spot === 'search' ? textIn(spot).toLowerCase() : textIn(spot)),
    )
    const hasColumn = field.notInFiles || field.parts || cells[field.labels?.csv ?? label] === textIn('csv')
    return [...absent, ...(hasColumn ? [] : ['csv'])].map((spot) => `${path} in ${spot}`)
  })
  expect(missing).toEqual([])
  const unseen = leaves.filter(({ field }) => field.notInFiles && !field.in && !field.placed)
  expect(unseen).toEqual([])
}

type Listed<R> = Pick<Said, 'texts' | 'others' | 'spots'> & {
  fields: Fields
  columns: readonly Column<R>[]
  /** Names of the columns, in the order that files have had. */
  inFiles: string[]
  card: (record: R) => ReactNode
  /** Values that the file, and the table at a desk, write differently. */
  file: Record<string, string>
}

/** The same for a record of a list: also in its own card and in its customer's, which both mark spam. */
export function expectListed<R extends object>(
  kind: CustomerRecord['kind'],
  record: R,
  { fields, columns, inFiles, card, file, texts, others, spots }: Listed<R>,
): void {
  const history = (shown: R) => (
    <RecordOfCustomer entry={{ kind, record: shown, mails: [] } as unknown as CustomerRecord} />
  )
  const asEither = (render: typeof card) =>
    textOf(render(record)) + textOf(render({ ...record, isSpam: true }))
  expect(columns.map(({ name }) => name)).toEqual(inFiles)
  const { cells, table } = fileOf(columns, record)
  const spam = { isSpam: 'Looks like spam' }
  expectShown(fields, {
    texts,
    others: { csv: file, table: file, history: spam, ...others, card: { ...spam, ...others?.card } },
    spots: { more: textOf(card(record)), card: asEither(card), history: asEither(history), table, ...spots },
    cells,
  })
}
