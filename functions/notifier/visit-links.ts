/** The mail with the links of the visits that a mailbox has ahead. */
import { isAhead } from '#functions/bookings/visit-rules.ts'
import { visitLinkBudgets } from '#functions/http/mail-budgets.ts'
import { customerMail } from '#functions/notifier/mails/customer-mail.ts'
import type { Mail } from '#functions/notifier/mails/mail.ts'
import { type Occasion, visitLinksText } from '#functions/notifier/mails/visit-mails.ts'
import { takeMail } from '#functions/notifier/receipt-budget.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { customerOf, readCustomer } from '#functions/people/customer-rows.ts'
import { recordKey } from '#functions/table/keys.ts'
import { batchGet } from '#functions/table/read.ts'
import { Booking } from '#schemas/contract/bookings.ts'

/** Records of a customer that are looked through, newest first. */
const NEWEST = 100
/** Visits in one mail. */
const MOST = 10

/** Decides here, and not where it was asked for, so that the answer there takes as long for every mailbox. */
export async function composeVisitLinks(
  { id, recordId, network }: OutboxRow,
  { settings, siteOrigin, now }: Occasion,
): Promise<{ mail: Mail } | { skip: string }> {
  const visits = await visitsAhead(recordId, now)
  const email = visits[0]?.email
  if (email === undefined) return { skip: 'No visit is ahead' }
  // Without a network, an earlier attempt counted it.
  const isAllowed = network === undefined || (await takeMail({ id, network }, visitLinkBudgets(email)))
  return isAllowed
    ? { mail: customerMail(visitLinksText(visits, siteOrigin), email, settings) }
    : { skip: 'No more mails with links today' }
}

async function visitsAhead(customer: string, now: Date): Promise<Booking[]> {
  const { pointers } = await readCustomer(customer, NEWEST)
  const ids = pointers.filter(({ kind }) => kind === 'BOOKING').map((pointer) => pointer.id)
  const rows = await batchGet(ids.map((id) => recordKey('BOOKING', id)))
  return rows
    .map((row) => Booking.parse(row))
    .filter((booking) => !booking.isSpam && isAhead(booking, now) && customerOf(booking) === customer)
    .toSorted((a, b) => `${a.serviceDate}${a.serviceTime}`.localeCompare(`${b.serviceDate}${b.serviceTime}`))
    .slice(0, MOST)
}
