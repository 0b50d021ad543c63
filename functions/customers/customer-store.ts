/** All about one person: the records of a customer and of those merged into it, with their mails. */
import { datedMailsOf } from '#functions/bookings/told.ts'
import { customerPlannedIds } from '#functions/bookings/visit-mails.ts'
import { toCommercialQuote } from '#functions/commercial-quotes/commercial-quote-model.ts'
import { toContact } from '#functions/contacts/contact-model.ts'
import { customersWithPhone, groupsOf, newestOf, toOther } from '#functions/customers/customer-group.ts'
import { KINDS, MODELS } from '#functions/customers/record-kinds.ts'
import { notFound } from '#functions/errors.ts'
import { optOutOf } from '#functions/opt-outs/opt-out-store.ts'
import { customerMailIds, mailStates } from '#functions/outbox/outbox.ts'
import {
  keyOfPointer,
  type Pointer,
  type Profile,
  readCustomer,
  readProfiles,
  wholePhone,
} from '#functions/people/customer-rows.ts'
import { quoteMailIds } from '#functions/quotes/quote-list.ts'
import { isPointerSort, recordKey } from '#functions/table/keys.ts'
import { decodeCursor, encodeCursor } from '#functions/table/pages.ts'
import { batchGet } from '#functions/table/read.ts'
import type { CustomerCard, CustomerRecord } from '#schemas/contract/customers.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { addressKey } from '#schemas/facts/typed-text.ts'

const PAGE = LIMITS.customerRecords

/** Lambda answers 6 MB at most, and strangers can send records of 36 KB in anybody's name. The rest of a card takes less than 1 MB. */
const PAGE_BYTES = 5_000_000

/**
 * Reads a page of a customer's records: a query, one more for each merged customer, and batches. The page ends early if they are very long.
 * @throws AppError 404 for an unknown customer, 400 as `decodeCursor`
 */
export async function loadCustomer(id: string, cursor?: string): Promise<CustomerCard> {
  const before = decodeCursor(['customer'], cursor, isPointerSort)
  const { group, pointers, next } = await readGroup(id, before)
  const [root] = group
  const shown = newestOf(group)?.shown
  if (!root || !shown) throw notFound('customer')
  const { emails, phones } = identitiesOf([shown, ...pointers])
  const [found, perhaps, optOuts] = await Promise.all([
    loadRecords(pointers),
    othersWith(phones, group),
    optOutsOf(emails),
  ])
  const addresses = found.flatMap(({ kind, record }) => MODELS[kind].person(record as never).address ?? [])
  const records = await withMails(found)
  const fitting = records.slice(0, countFitting(records))
  const last = pointers.find(({ id }) => id === found[fitting.length - 1]?.record.id)
  const end = last && fitting.length < records.length ? keyOfPointer(last).sk : next
  return {
    id: root.id,
    name: shown.name,
    emails,
    phones,
    addresses: distinct(addresses, addressKey),
    notes: root.notes,
    optOuts,
    merged: group.slice(1).flatMap((one) => toOther([one]) ?? []),
    perhaps,
    records: fitting.flat(),
    nextCursor: end && encodeCursor(['customer'], end),
  }
}

function countFitting(records: readonly object[]): number {
  let bytes = 0
  // The body of an answer is a text in JSON.
  const first = records.findIndex((one) => {
    bytes += Buffer.byteLength(JSON.stringify(JSON.stringify(one)))
    return bytes > PAGE_BYTES
  })
  return first === -1 ? records.length : first
}

/**
 * A customer and those merged into it, the root first, with a page of their pointers, newest first.
 * @param before position of the page; the first one when absent
 */
export async function readGroup(
  id: string,
  before?: string,
): Promise<{ group: Profile[]; pointers: Pointer[]; next: string | undefined }> {
  // The own row, a page, and one that tells whether there are more.
  const first = await readCustomer(id, PAGE + 2, before)
  const root = first.profile ?? (await readProfiles([id]))[0]
  if (root?.mergedInto !== undefined) return readGroup(root.mergedInto, before)
  const merged = root?.merged ?? []
  const [profiles, ...others] = await Promise.all([
    before === undefined ? [] : readProfiles(merged),
    ...merged.map((one) => readCustomer(one, PAGE + 2, before)),
  ])
  const all = [first, ...others].flatMap(({ pointers }) => pointers)
  const sorted = all.toSorted((a, b) => (keyOfPointer(a).sk < keyOfPointer(b).sk ? 1 : -1))
  const pointers = sorted.slice(0, PAGE)
  const last = pointers.at(-1)
  return {
    group: [root, ...others.map(({ profile }) => profile), ...profiles].filter((one) => one !== undefined),
    pointers,
    next: last && sorted.length > PAGE ? keyOfPointer(last).sk : undefined,
  }
}

/** Without duplicates: the newest comes first, and each is in its newest spelling. */
function distinct(texts: readonly string[], keyOf: (text: string) => string): string[] {
  const known = new Set<string>()
  return texts.filter((text) => known.size < known.add(keyOf(text)).size)
}

/** Addresses and numbers of a customer, the newest first. */
export function identitiesOf(pointers: readonly Pick<Pointer, 'email' | 'phone'>[]) {
  return {
    emails: distinct(
      pointers.flatMap(({ email }) => email ?? []),
      (email) => email.toLowerCase(),
    ),
    phones: distinct(
      pointers.flatMap(({ phone }) => phone ?? []),
      (phone) => wholePhone(phone) ?? phone,
    ),
  }
}

type Found = {
  [K in keyof typeof MODELS]: { kind: K; record: ReturnType<(typeof MODELS)[K]['schema']['parse']> }
}[keyof typeof MODELS]

/** The records of pointers, in their order. */
export async function loadRecords(pointers: readonly Pointer[]): Promise<Found[]> {
  const rows = await batchGet(pointers.map(({ kind, id }) => recordKey(kind, id)))
  const byKey = new Map(rows.map((row) => [row['pk'], row]))
  return pointers.flatMap(({ kind, id }) => {
    const row = byKey.get(recordKey(kind, id).pk)
    return row ? [{ kind, record: MODELS[kind].schema.parse(row) } as Found] : []
  })
}

/** Adds what was mailed to the customer, and after a commercial request its quote. @returns what is shown of each record */
async function withMails(found: readonly Found[]): Promise<CustomerRecord[][]> {
  const visits = found.flatMap(({ kind, record }) => (kind === 'BOOKING' ? [record.id] : []))
  const dated = await datedMailsOf(visits)
  const ids = found.map(({ kind, record }) => [
    ...customerMailIds(record.id, kind === 'BOOKING' ? record.calendarSequence : undefined),
    ...(kind === 'QUOTE' ? quoteMailIds(record) : []),
    ...(kind === 'BOOKING' ? customerPlannedIds(record) : []),
    ...(dated.get(record.id) ?? []),
  ])
  const states = await mailStates([...new Set(ids.flat())])
  return found.map(({ kind, record }, index): CustomerRecord[] => {
    const mails = [...new Set(ids[index])].flatMap((id) => states.get(id) ?? [])
    if (kind !== 'CONTACT') return [{ kind: KINDS[kind], record, mails } as CustomerRecord]
    const quote = toCommercialQuote(record)
    return [
      { kind: 'contact', record: toContact(record), mails },
      ...(quote ? [{ kind: 'commercial-quote' as const, record: quote, mails: [] }] : []),
    ]
  })
}

async function othersWith(phones: readonly string[], group: readonly Profile[]) {
  const digits = [...new Set(phones.flatMap((phone) => wholePhone(phone) ?? []))].slice(0, PHONES_MAX)
  const ids = new Set((await Promise.all(digits.map(customersWithPhone))).flat())
  for (const { id } of group) ids.delete(id)
  const groups = await groupsOf(await readProfiles([...ids]))
  return groups.flatMap((other) => toOther(other) ?? [])
}

/** A customer's phone numbers, by which other customers are found. */
const PHONES_MAX = 5

async function optOutsOf(emails: readonly string[]) {
  const found = await Promise.all(emails.map(async (email) => ({ email, optOut: await optOutOf(email) })))
  return found.flatMap(({ email, optOut }) => (optOut ? [{ email, ...optOut }] : []))
}
