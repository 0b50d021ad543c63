/** What came in, and what is owed, however old (P38.1). */
import { grouped } from '#frontend/lib/format.ts'
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { idOfOwed, type Key, OWED, PAYMENTS, recordKey } from '#functions/table/keys.ts'
import { batchGet, queryRows } from '#functions/table/read.ts'
import { idWords, readSearch, searchText } from '#functions/table/search.ts'
import { Booking } from '#schemas/contract/booking-record.ts'
import { type Money, type MoneyQuery, NotedPayment } from '#schemas/contract/money.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { addDays, midnightOf } from '#schemas/facts/pacific-time.ts'
import { isOwed, toCents, toDollars } from '#schemas/facts/payments.ts'

export async function loadMoney({ from = '', to = '', q }: MoneyQuery): Promise<Money> {
  const [payments, owed] = await Promise.all([q ? foundPayments(q) : paymentsOn(from, to), owedVisits()])
  return { payments, owed }
}

/** All visits that are done and not paid in full, the oldest first. */
export async function owedVisits(): Promise<Booking[]> {
  const keys = (await queryRows({ partition: OWED })) as Key[]
  const rows = await batchGet(keys.map((key) => recordKey(BOOKINGS.entity, idOfOwed(key))))
  const visits = new Map(rows.map((row) => [String(row['id']), Booking.parse(row)]))
  return keys.flatMap((key) => visits.get(idOfOwed(key)) ?? []).filter(isOwed)
}

/** The payments noted on these Pacific dates and between them, those taken back among them, the newest first. */
export async function paymentsOn(from: string, to: string): Promise<NotedPayment[]> {
  const instantOf = (date: string) => new Date(midnightOf(date) * 1000).toISOString()
  return allPayments({ from: instantOf(from), to: instantOf(addDays(to, 1)) })
}

/** The payments of all years with these words, in any order: customer, number of the check, sum with or without tip, method, booking. */
async function foundPayments(text: string): Promise<NotedPayment[]> {
  const { terms } = readSearch(text)
  const isFound = ({ customer, note, amount, tip, method, booking }: NotedPayment) => {
    const sums = [amount, toDollars(toCents(amount) + toCents(tip))].map((sum) => `$${sum} $${grouped(sum)}`)
    const searched = searchText([customer, note, ...sums, method, idWords('id', booking)])
    return terms.every((spellings) => spellings.some((each) => searched.includes(each)))
  }
  return (await allPayments({})).filter(isFound).slice(0, LIMITS.foundPayments)
}

async function allPayments(range: { from?: string; to?: string }): Promise<NotedPayment[]> {
  const rows = await queryRows({ partition: PAYMENTS, ...range })
  return rows.map((row) => NotedPayment.parse(row)).reverse()
}
