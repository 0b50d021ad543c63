/** Words of text messages from the owner's own phone. */
import { formatShortDay, formatVisit } from '#frontend/admin/lib/format.ts'
import type { Visit } from '#frontend/lib/days.ts'

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

/** @param left what is left to pay, for instance `$138` */
export function stillOpen(
  firstName: string,
  businessName: string | undefined,
  { serviceDate, left }: { serviceDate: string; left: string | undefined },
): string {
  const us = businessName ? `, this is ${businessName}` : ''
  return `Hi ${firstName}${us}. ${left ?? 'The payment'} for our visit on ${formatShortDay(serviceDate)} is still open. Could you take care of it this week? Thank you!`
}
