import type { LinkPageContent } from '#frontend/content/en/pages/visit.ts'

export const content = {
  seo: {
    title: 'Answer a Booking | Confirm or Decline It',
    description:
      'The page of the link in the owner’s mail about a new booking: confirm or decline the visit in one press, without signing in.',
  },
  heading: 'Answer a booking',
  lead: 'Confirm or decline the visit. The customer gets a mail at once.',
  needsScript: 'Answering here needs JavaScript. Please answer in the back office, or call {phone}.',
} satisfies LinkPageContent
