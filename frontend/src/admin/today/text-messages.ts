/** Words of text messages from the owner's own phone. */
import { formatVisit } from '#frontend/admin/lib/format.ts'
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
