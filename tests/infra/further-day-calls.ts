/** Further calls about visits and their days: see further-calls.ts. */
import { signLink } from '#functions/links/signed-link.ts'
import type { Sent } from '#schemas/contract/index.ts'
import { pacificNow } from '#schemas/facts/pacific-time.ts'
import type { FunctionCaller } from '#tests/support/api/function-caller.ts'
import {
  bookingForm,
  closedDay,
  nextNumber,
  quoteForm,
  windowRange,
} from '#tests/support/api/sample-forms.ts'

/** Frees a place of the first day that can be booked. @returns the day, and a customer who would take it */
export async function earlierPlace(call: FunctionCaller['call']): Promise<{ date: string; id: string }> {
  const { from } = windowRange()
  const later = bookingForm(nextNumber() + 20)
  const { id } = await call('createBooking', { body: { ...later, isFlexible: true } })
  const freed = await call('addBooking', { body: { ...bookingForm(), serviceDate: from, anyway: true } })
  await call('updateBooking', { params: { id: freed.id }, body: { status: 'cancelled' } })
  return { date: from, id }
}

/** A visit that is done and not paid. */
export const owedVisit = (call: FunctionCaller['call']) =>
  call('addBooking', { body: { ...bookingForm(), status: 'completed', totalPrice: 120, anyway: true } })

export const DONE_AND_PARTLY_PAID = {
  status: 'completed',
  totalPrice: 120,
  payment: { amount: 20, method: 'check' },
} as const

export async function partlyPaid(call: FunctionCaller['call']) {
  const { id } = await owedVisit(call)
  return call('updateBooking', { params: { id }, body: DONE_AND_PARTLY_PAID })
}

async function visitOfClosedDay(call: FunctionCaller['call']): Promise<{ date: string; id: string }> {
  const date = closedDay()
  const { id } = await call('addBooking', { body: { ...bookingForm(), serviceDate: date, anyway: true } })
  return { date, id }
}

export const furtherDayCalls = (call: FunctionCaller['call']) => ({
  updateBooking: async () => {
    const { id } = await call('createBooking', { body: bookingForm() })
    const change = (body: Sent<'updateBooking', 'body'>) => call('updateBooking', { params: { id }, body })
    const { serviceDate, serviceTime } = bookingForm()
    await change({ serviceDate, serviceTime })
    await change({ email: `corrected-${id}@example.com` })
    await change({ status: 'completed', totalPrice: 120 })
    await change({ status: 'confirmed', anyway: true })
    await change({ status: 'completed', tellCustomer: false })
    await change({ payment: { amount: 120, method: 'cash' } })
    await change({ status: 'cancelled' })
    const quoteId = (await call('createQuote', { body: quoteForm() })).id
    const spam = await call('createBooking', { body: { ...bookingForm(), quoteId, openFor: 0 } })
    await call('updateBooking', { params: { id: spam.id }, body: { status: 'pending', anyway: true } })
  },
  getDay: async () => {
    await earlierPlace(call)
    await owedVisit(call)
    // Of today: before a holiday, the first day that can be booked is no longer tomorrow.
    const serviceDate = pacificNow(new Date()).date
    await call('addBooking', { body: { ...bookingForm(), serviceDate, anyway: true } })
    await call('getDay')
  },
  getMoney: async () => {
    await owedVisit(call)
    await call('getMoney', { query: { q: 'x' } })
  },
  inviteEarlier: async () => {
    const { date, id } = await earlierPlace(call)
    await call('inviteEarlier', { params: { date }, body: { ids: [id] } })
  },
  // Moves a visit away from a day that still has a reminder.
  changeVisit: async () => {
    const { id } = await call('createBooking', { body: bookingForm(nextNumber() + 20) })
    const token = signLink('visit', id)
    const { updatedAt } = await call('openVisit', { body: { token } })
    const { serviceDate, serviceTime } = bookingForm(nextNumber() + 30)
    await call('changeVisit', { body: { token, action: 'move', serviceDate, serviceTime, updatedAt } })
  },
  // The preview of a mail has a link.
  planDay: async () => {
    const { date, id } = await visitOfClosedDay(call)
    await call('planDay', { params: { date }, body: { reason: 'rain', choices: [{ id, action: 'ask' }] } })
  },
  moveDay: async () => {
    const { date, id } = await visitOfClosedDay(call)
    const { serviceDate, serviceTime } = bookingForm()
    const choices = [{ id, action: 'move', serviceDate, serviceTime }]
    await call('moveDay', { params: { date }, body: { reason: 'rain', choices } })
  },
})
