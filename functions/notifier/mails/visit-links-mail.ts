import { visitAddress } from '#functions/links/signed-link.ts'
import type { CustomerText } from '#functions/notifier/mails/customer-mail.ts'
import { dayText, visitText } from '#functions/notifier/mails/lead.ts'
import type { Booking } from '#schemas/contract/bookings.ts'

/** @param visits at least one, in their order */
export function visitLinksText(visits: readonly Booking[], siteOrigin: string): CustomerText {
  const isOne = visits.length === 1
  return {
    heading: isOne ? 'The link to your visit' : 'The links to your visits',
    intro: isOne
      ? 'By the link below, you see your visit, and move or cancel it while that is possible.'
      : 'By the links below, you see each visit, and move or cancel it while that is possible.',
    rows: visits.map((visit) => ({ label: 'Visit', value: visitText(visit) })),
    actions: visits.map((visit) => ({
      label: isOne ? 'See or change your visit' : `Visit on ${dayText(visit.serviceDate)}`,
      href: visitAddress(siteOrigin, visit),
    })),
  }
}
