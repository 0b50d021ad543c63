/** Judges by the table and the mails that SES accepted, not by the API. */

import { notificationId } from '#functions/outbox/mail-writes.ts'
import { COUNTERS, type EntityName, SLOTS } from '#functions/table/keys.ts'
import type { Death } from '#tests/faults/crashable-stack.ts'
import { judgeCustomers } from '#tests/faults/customer-oracle.ts'
import type { Kind, Ledger } from '#tests/faults/ledger.ts'
import type { AcceptedMail } from '#tests/support/mail/fake-ses.ts'
import { rowsOf, type TableRow } from '#tests/support/table/rows.ts'

const RECORDS: Record<Kind, EntityName> = {
  quote: 'QUOTE',
  contact: 'CONTACT',
  commercial: 'CONTACT',
  booking: 'BOOKING',
}
const RECORD_ENTITIES = ['QUOTE', 'CONTACT', 'BOOKING'] as const

/** A request that was pending when its sender died may be recorded by SES this much later (ms). */
const IN_FLIGHT_MS = 1000

/** @returns one line for each broken promise */
export function judge(rows: TableRow[], ledger: Ledger, mails: AcceptedMail[], deaths: Death[]): string[] {
  return [
    ...ledger.wrong,
    ...judgeRecords(rows, ledger),
    ...judgeCounters(rows),
    ...judgeSlots(rows),
    ...judgeCustomers(rows),
    ...judgeCancelled(rows, ledger),
    ...judgeMails(rows, ledger, mails, deaths),
  ]
}

const emailOf = (row: TableRow) => String(row['email'] ?? (row['customerInfo'] as { email: string }).email)

/** Each acknowledged request has exactly one record, and nothing else was stored. */
function judgeRecords(rows: TableRow[], { acknowledged }: Ledger): string[] {
  const expected = acknowledged.map(
    ({ kind, email, id, quoteId }) => `${RECORDS[kind]} ${email} ${id}${quoteId ? ' with an estimate' : ''}`,
  )
  const stored = RECORD_ENTITIES.flatMap((entity) =>
    rowsOf(rows, entity).map(
      (row) => `${entity} ${emailOf(row)} ${row['id']}${row['estimate'] ? ' with an estimate' : ''}`,
    ),
  )
  const wanted = new Set(expected)
  const present = new Set(stored)
  return [
    ...expected.filter((record) => !present.has(record)).map((record) => `lost: ${record}`),
    ...stored.filter((record) => !wanted.has(record)).map((record) => `never acknowledged: ${record}`),
  ]
}

/** Each kind's counters equal the sum of its records. */
export function judgeCounters(rows: TableRow[]): string[] {
  const counted = new Map<string, number>()
  const add = (name: string, by: number) => counted.set(name, (counted.get(name) ?? 0) + by)
  for (const { pk, sk, ...counters } of rows) {
    if (pk !== COUNTERS) continue
    for (const [name, value] of Object.entries(counters)) add(`${sk.split('#')[0]} ${name}`, Number(value))
  }
  for (const entity of RECORD_ENTITIES) {
    for (const row of rowsOf(rows, entity)) {
      const estimate = row['estimate'] as { totalPrice: number } | undefined
      if (row['isSpam']) {
        add(`${entity} spam`, -1)
        if (estimate) add('COMMERCIAL_QUOTE spam', -1)
        continue
      }
      if (estimate) {
        add('COMMERCIAL_QUOTE total', -1)
        add('COMMERCIAL_QUOTE value', -(estimate.totalPrice && Math.max(150, estimate.totalPrice)))
      }
      add(`${entity} total`, -1)
      if ('status' in row) add(`${entity} ${row['status']}`, -1)
      else add(`${entity} value`, -Number(row['totalPrice']))
      if (entity === 'QUOTE') add(`QUOTE ${stageOf(row)}`, -1)
    }
  }
  return [...counted].filter(([, off]) => off !== 0).map(([name, off]) => `counter ${name} is off by ${off}`)
}

/** The last thing that happened to a quote. */
function stageOf(quote: TableRow): string {
  const marks = { bookingId: 'booked', declined: 'declined', contactedAt: 'contacted', seenAt: 'seen' }
  return Object.entries(marks).find(([field]) => field in quote)?.[1] ?? 'new'
}

/** Each arrival window has as many places taken as it has bookings that are not cancelled. */
export function judgeSlots(rows: TableRow[]): string[] {
  const claimed = new Map<string, number>()
  const add = (slot: string, by: number) => claimed.set(slot, (claimed.get(slot) ?? 0) + by)
  for (const row of rows) if (row.pk === SLOTS) add(row.sk, Number(row['claimed']))
  for (const { serviceDate, serviceTime, status, places = [1] } of rowsOf(rows, 'BOOKING'))
    if (status !== 'cancelled')
      for (const [index, count] of (places as number[]).entries())
        add(
          `${serviceDate}#${String(Number(String(serviceTime).slice(0, 2)) + 2 * index).padStart(2, '0')}:00`,
          -count,
        )
  return [...claimed].filter(([, off]) => off !== 0).map(([slot, off]) => `slot ${slot} is off by ${off}`)
}

/** Exactly the bookings whose cancellation was acknowledged are cancelled. */
function judgeCancelled(rows: TableRow[], { cancelled }: Ledger): string[] {
  return rowsOf(rows, 'BOOKING')
    .filter(({ id, status }) => cancelled.has(String(id)) !== (status === 'cancelled'))
    .map(({ id, status }) => `booking ${id} is ${status}`)
}

/** A digest counts as a mail about each lead, or change of one, that it lists. */
function mailsOneByOne(mails: AcceptedMail[]): AcceptedMail[] {
  return mails.flatMap((mail) =>
    mail.notification.startsWith('digest-')
      ? mail.text.split('\n\n').flatMap((entry) => {
          const [, id] = /\?q=([\w-]+)/.exec(entry) ?? []
          if (!id) return []
          const isChange = entry.includes(' by the customer: ')
          const notification = isChange
            ? notificationId('customer-change', id, 1)
            : notificationId('owner', id)
          return [{ ...mail, notification }]
        })
      : [mail],
  )
}

/** Both mails of each record, those about each cancelled visit and those about sign-ins are settled and were sent, again only where SES's answer was lost or a process died in between. */
function judgeMails(rows: TableRow[], ledger: Ledger, accepted: AcceptedMail[], deaths: Death[]): string[] {
  const outbox = new Map(rowsOf(rows, 'OUTBOX').map((row) => [String(row['id']), row]))
  const ids = RECORD_ENTITIES.flatMap((entity) => rowsOf(rows, entity)).map(({ id }) => String(id))
  const mails = mailsOneByOne(accepted)
  const signIns = [...outbox].filter(([, { kind }]) => kind === 'new-device').map(([id]) => id)
  const wanted = [
    ...signIns,
    ...ids.flatMap((id) => [notificationId('owner', id), notificationId('receipt', id)]),
    ...[...ledger.cancelled].flatMap(([id, by]) => [
      notificationId('change', id, 1),
      ...(by === 'customer' ? [notificationId('customer-change', id, 1)] : []),
    ]),
  ]
  // Who hears that a visit is cancelled needs no receipt any longer, and nobody has had another address before.
  const needless = new Set([
    ...[...ledger.cancelled.keys()].map((id) => notificationId('receipt', id)),
    ...signIns.filter((id) => outbox.get(id)?.['toEarlier']),
  ])
  const problems = wanted.flatMap((id) => {
    const sent = mails.filter(({ notification }) => notification === id)
    const row = outbox.get(id)
    const status = row?.['status']
    // A sender that SES did not answer, or that died, could not note that it had sent the mail before that became needless.
    const isUnnoted = (mail: AcceptedMail) =>
      mail.isAnswerLost || deaths.some(({ to }) => mail.at <= to + IN_FLIGHT_MS)
    if (status === 'skipped' && needless.has(id) && sent.every(isUnnoted)) return []
    if (status !== 'sent')
      return [`mail ${id} is ${status ?? 'not in the outbox'}: ${row?.['reason'] ?? 'no reason'}`]
    if (sent.length === 0) return [`mail ${id} was marked, but never sent`]
    return sent.slice(1).flatMap((again, index) => {
      if (sent[index]?.isAnswerLost) return []
      const before = sent[index]?.at ?? 0
      const hasDied = deaths.some(({ from, to }) => before <= to + IN_FLIGHT_MS && from <= again.at)
      return hasDied ? [] : [`mail ${id} was sent twice while everybody was alive and had been answered`]
    })
  })
  const known = new Set(wanted)
  return [
    ...problems,
    ...mails.filter(({ notification }) => !known.has(notification)).map(({ to }) => `stray mail to ${to}`),
  ]
}
