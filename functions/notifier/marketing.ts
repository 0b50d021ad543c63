/** Whether a mailbox may be asked for something that it has not asked for: not after an opt-out, and not too often (P33.11, P33.15). */
import { optOutOf } from '#functions/opt-outs/opt-out-store.ts'
import { isFlooding } from '#functions/outbox/mail-budgets.ts'
import { notificationId } from '#functions/outbox/mail-writes.ts'
import { mailStates, type OutboxRow } from '#functions/outbox/outbox.ts'
import { morningFor } from '#functions/outbox/timing.ts'
import { customerOf, type Person, readRoot, wholePhone } from '#functions/people/customer-rows.ts'
import { DAY_S } from '#functions/table/budgets.ts'
import { absentOr, atMost, either, matching } from '#functions/table/expression.ts'
import { type EntityName, POINTERS, phonePartition, rateKey, recordKey } from '#functions/table/keys.ts'
import { batchGet, queryRows, readRow } from '#functions/table/read.ts'
import { changeRow } from '#functions/table/transact.ts'
import { Booking } from '#schemas/contract/booking-record.ts'
import type { OptOut } from '#schemas/contract/notifications.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { RECEIPTS_PAUSED, type Settings } from '#schemas/defaults/settings.ts'
import { addDays, pacificInstant, pacificNow } from '#schemas/facts/pacific-time.ts'
import { mailboxOf } from '#schemas/facts/typed-text.ts'
import { isAhead } from '#schemas/facts/visit-change.ts'

/** Days from one to the next in a mailbox, in whatever spelling. */
const TURN_DAYS = {
  /** A marketing mail. */
  'marketing-week': 7,
  /** The line that asks for a review. */
  'review-line': 180,
} as const
/** Of all marketing mails, per Pacific date. */
const ALL_OF_A_DAY = { scope: 'marketing-mail', client: 'all', limit: 500, seconds: DAY_S }
/** Pacific: when a mail that must wait is tried again. */
const NEXT_HOUR = 10

const WHY_NOT: Record<OptOut['reason'], string> = {
  asked: 'The customer opted out',
  bounced: 'Emails to this address came back',
  complaint: 'The receiver marked an email as spam',
}

/** Counts a follow-up that may be sent. @returns why it may not: the quote no longer waits for its customer, or its mailbox gets none */
export async function refuseFollowUp(
  quote: Quote,
  { row, settings, now }: { row: OutboxRow; settings: Settings; now: Date },
) {
  const end = await endOfQuote(quote, now)
  if (end) return end
  if (!settings.business_postal_address) return { skip: 'The postal address of the business is missing' }
  const { email } = quote.customerInfo
  const optOut = await optOutOf(email)
  if (optOut) return { skip: WHY_NOT[optOut.reason] }
  if (!(await isProven(quote)))
    return { skip: 'The customer has not opened the quote, and got no email about it' }
  const late = morningFor(row, now)
  if (late) return late
  const today = pacificNow(now).date
  if (settings.customer_receipts === RECEIPTS_PAUSED) return { later: nextTry(addDays(today, 1)) }
  const last = await takeTurn('marketing-week', { email, mail: row.id, today })
  if (last !== undefined) return { later: nextTry(addDays(last, TURN_DAYS['marketing-week'])) }
  return (await isFlooding(row, ALL_OF_A_DAY, now)) ? { later: nextTry(addDays(today, 1)) } : undefined
}

/** Returns why follow-ups for a quote stop; undefined while it waits for its customer (P33.10). */
async function endOfQuote(quote: Quote, now: Date): Promise<{ skip: string } | undefined> {
  const { bookingId, declined, contactedAt } = quote
  if (bookingId !== undefined) return { skip: 'It was booked' }
  if (declined) return { skip: 'The customer has declined' }
  if (contactedAt !== undefined) return { skip: 'You have contacted the customer' }
  return visitOf(quote.customerInfo, quote.createdAt, now)
}

/**
 * True if the quote was opened, or the last email about it was sent and has not come back: anybody can type any address, and an
 * earlier email may have gone to another one.
 */
async function isProven({ id, seenAt, sendings }: Quote): Promise<boolean> {
  if (seenAt !== undefined) return true
  const last = sendings > 0 ? notificationId('quote', id, sendings) : notificationId('receipt', id)
  return (await mailStates([last])).get(last)?.status === 'sent'
}

/** Whether a mail after a visit asks for a review. Asks everybody alike: the unhappy are asked as well (P38). */
export async function mayAskForReview(email: string, mail: string, now: Date): Promise<boolean> {
  if (await optOutOf(email)) return false
  return (await takeTurn('review-line', { email, mail, today: pacificNow(now).date })) === undefined
}

const nextTry = (date: string) => pacificInstant(date, NEXT_HOUR).toISOString()

/** Notes the mail in which a mailbox gets it; a retry is the same mail. @returns the date of another one within that time */
async function takeTurn(
  what: keyof typeof TURN_DAYS,
  { email, mail, today }: { email: string; mail: string; today: string },
): Promise<string | undefined> {
  const key = rateKey(what, mailboxOf(email), { start: 0, end: 0 })
  const expiresAt = Math.floor(Date.parse(addDays(today, 2 * TURN_DAYS[what])) / 1000)
  const isTaken = await changeRow(
    key,
    { set: { mail, sentOn: today, expiresAt } },
    either(matching({ sentOn: absentOr(atMost(addDays(today, -TURN_DAYS[what]))) }), matching({ mail })),
  )
  return isTaken ? undefined : String((await readRow(key))?.['sentOn'])
}

/**
 * Why a customer needs no reminder: they have booked a visit since, or have one ahead, which may have been reopened. They are
 * known by their email address, by that of a customer they were merged with, or by a ten-digit phone number.
 */
async function visitOf(person: Person, since: string, now: Date): Promise<{ skip: string } | undefined> {
  const customers = await mergedWith(customerOf(person))
  const found = await Promise.all([...customers.map(byCustomer), byPhone(person)])
  const visits = found.flat().filter(({ kind }) => kind === ('BOOKING' satisfies EntityName))
  if (visits.some(({ createdAt }) => String(createdAt) > since))
    return { skip: 'The customer has booked a visit since' }
  // A visit is found by its address and by its number, and a batch names no row twice.
  const ids = new Set(visits.map(({ id }) => String(id)))
  const rows = await batchGet([...ids].map((id) => recordKey('BOOKING', id)))
  return rows.some((row) => isAhead(Booking.parse(row), now))
    ? { skip: 'The customer has a visit ahead' }
    : undefined
}

/** A customer and those that it was merged with. */
async function mergedWith(customer: string | undefined): Promise<string[]> {
  if (customer === undefined) return []
  const root = await readRoot(customer)
  return [...new Set([customer, ...(root ? [root.id, ...root.merged] : [])])]
}

const byCustomer = (customer: string) =>
  queryRows({ partition: recordKey('CUSTOMER', customer).pk, ...POINTERS })

/** The pointers of one number are few, and in the order of their customers. */
async function byPhone({ phone }: Person) {
  const digits = wholePhone(phone)
  return digits === undefined ? [] : queryRows({ index: 'byStatus', partition: phonePartition(digits) })
}
