import type { Noted, Stored } from '#frontend/admin/device/changes.ts'
import { formatMoment, formatVisit } from '#frontend/admin/lib/format.ts'
import { paidWords } from '#frontend/admin/lib/paid-words.ts'
import { money } from '#frontend/lib/format.ts'
import type { Payment } from '#schemas/contract/booking-record.ts'

/** For instance `Paid $120, cash` or `Arrived 7:42 AM`. */
export function notedWords({ status, arrivedAt, nobodyHomeAt, payment, takeBack }: Noted): string {
  if (payment) return paidWords(payment as Payment)
  if (takeBack?.length) return 'Payment taken back'
  if (status) return `Set to ${status}`
  if (arrivedAt !== undefined) return arrivedAt ? `Arrived ${formatMoment(arrivedAt)}` : 'Not arrived'
  return nobodyHomeAt ? `Nobody home ${formatMoment(nobodyHomeAt)}` : 'Somebody home'
}

/** For instance `completed, Mon, Nov 23, 8-10 AM, $238, Paid $120, cash`. */
export function storedWords({ status, arrivedAt, nobodyHomeAt, payments, ...visit }: Stored): string {
  return [
    status,
    formatVisit(visit),
    visit.totalPrice !== undefined && money(visit.totalPrice),
    arrivedAt && notedWords({ arrivedAt }),
    nobodyHomeAt && notedWords({ nobodyHomeAt }),
    ...payments.map(paidWords),
  ]
    .filter(Boolean)
    .join(', ')
}
