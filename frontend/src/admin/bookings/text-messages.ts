/** Words of text messages from the owner's own phone. */
import { formatShortDay, formatVisit } from '#frontend/admin/lib/format.ts'
import { leftWords } from '#frontend/admin/lib/paid-words.ts'
import type { Visit } from '#frontend/lib/days.ts'
import { money } from '#frontend/lib/money.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import { billOf } from '#schemas/facts/pay-link.ts'
import { toDollars } from '#schemas/facts/payments.ts'

/** Minutes that the owner can announce. */
export const ARRIVALS_IN = [10, 20, 30] as const

const greeting = (firstName: string, businessName: string | undefined) =>
  businessName ? `Hi ${firstName}, this is ${businessName}. We` : `Hi ${firstName}, we`

export function onMyWay(firstName: string, minutes: number, businessName: string | undefined): string {
  return `${greeting(firstName, businessName)} are on our way and will be there in about ${minutes} minutes.`
}

/** @param next the visit that the owner proposes instead */
export function nobodyHome(firstName: string, businessName: string | undefined, next?: Visit): string {
  const asks = next
    ? `Can we come on ${formatVisit(next)} instead?`
    : 'Please call or text us, or tell us which day suits you.'
  return `${greeting(firstName, businessName)} came to clean your windows today and found nobody home. ${asks}`
}

/** After a visit, with what was paid and what is left. */
export function thanks(visit: Booking, businessName: string | undefined): string {
  const { firstName } = visit
  const { paid, left } = billOf(visit, '')
  const words = [
    `Hi ${firstName}${businessName ? `, this is ${businessName}` : ''}. Thank you for having us today!`,
    paid > 0 && `We have received ${money(toDollars(paid))}.`,
    left && `${money(toDollars(left))} is left to pay.`,
  ]
  return words.filter(Boolean).join(' ')
}

export function stillOpen(visit: Booking, businessName: string | undefined, payUrl = ''): string {
  const us = businessName ? `, this is ${businessName}` : ''
  const { pay } = billOf(visit, payUrl)
  // Last, because phones take a full stop for part of a link.
  const online = pay ? ` To pay online: ${pay.href}` : ''
  return `Hi ${visit.firstName}${us}. ${leftWords(visit) ?? 'The payment'} for our visit on ${formatShortDay(visit.serviceDate)} is still open. Could you take care of it this week? Thank you!${online}`
}
