/** Mails that need all grants of the notifier. */
import { addDays } from '#schemas/facts/pacific-time.ts'
import { earlierPlace } from '#tests/infra/further-day-calls.ts'
import type { mailCalls } from '#tests/infra/mail-calls.ts'
import type { FunctionCaller } from '#tests/support/api/function-caller.ts'
import { bookingForm, quoteForm } from '#tests/support/api/sample-forms.ts'
import { failMail, readTable, rowsOf } from '#tests/support/table/rows.ts'

type Calls = Pick<ReturnType<typeof mailCalls>, 'sendMails'> & {
  call: FunctionCaller['call']
  contact: () => Promise<string>
  set: (key: string, value: string) => Promise<unknown>
  /** Address of the table. */
  table: () => string
}

export async function callNotifier({ call, sendMails, contact, set, table }: Calls): Promise<void> {
  /** What the owner sends again does not wait for the morning. */
  async function sendAtAnyHour(id: string): Promise<void> {
    await failMail(table(), id)
    await call('retryNotification', { params: { id } })
    await sendMails([id])
  }
  const quote = await call('createQuote', { body: quoteForm() })
  const { id, link } = await call('createBooking', { body: bookingForm() })
  await call('changeVisit', { body: { token: link, action: 'cancel' } })
  const visit = bookingForm()
  await call('createBooking', { body: visit })
  await call('sendVisitLinks', { body: { email: visit.email } })
  const rows = rowsOf(await readTable(table()), 'OUTBOX')
  await sendMails(rows.filter(({ kind }) => kind === 'visit-links').map(({ id }) => String(id)))
  await set('business_postal_address', '1 Main St')
  await set('follow_ups', 'yes')
  const customerInfo = { name: 'Ana', email: 'reminded@example.com', phone: '(559) 555-0123' }
  const waiting = await call('createQuote', { body: { ...quoteForm(), customerInfo } })
  await sendMails([`receipt-${waiting.id}`])
  const lower = { action: 'price', totalPrice: waiting.totalPrice - 1, reason: 'Neighbor' } as const
  await call('updateQuote', { params: { id: waiting.id }, body: lower })
  // The second of each kind learns when its mailbox got the first.
  for (const kind of ['quote-1', 'quote-2']) await sendAtAnyHour(`${kind}-${waiting.id}`)
  await set('follow_ups', 'no')
  await set('write_review_url', 'https://reviews.example.com')
  const done = { ...bookingForm(), quoteId: quote.id, anyway: true }
  for (const body of [done, done]) {
    const { id } = await call('addBooking', { body })
    await call('updateBooking', { params: { id }, body: { status: 'completed' } })
    await sendAtAnyHour(`done-${id}`)
  }
  const earlier = await earlierPlace(call)
  await call('inviteEarlier', { params: { date: earlier.date }, body: { ids: [earlier.id] } })
  await sendMails([`earlier-${earlier.date}-${earlier.id}`])
  await sendMails([`owner-${quote.id}`, `receipt-${await contact()}`, `owner-${id}`, `change-${id}-1`])
  // A visit that left a day and was deleted then: its customer is told.
  const gone = bookingForm()
  const params = { id: (await call('createBooking', { body: gone })).id }
  const serviceDate = addDays(gone.serviceDate, 7)
  await call('updateBooking', { params, body: { serviceDate, anyway: true } })
  await call('deleteBooking', { params })
  await sendMails([`change-${params.id}-2`])
}
