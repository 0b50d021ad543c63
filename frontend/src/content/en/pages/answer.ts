import type { LinkPageContent } from '#words/pages/visit.ts'

export const content = {
  seo: {
    title: 'Answer a Customer | Bookings and Quotes',
    description:
      'The page of the link in the owner’s email about a booking or a quote: confirm or decline the visit, or note a call, without signing in.',
  },
  heading: 'Answer a customer',
  lead: 'Confirm or decline a visit, or note that you have talked about a quote.',
  needsScript: 'Answering here needs JavaScript. Please answer in the back office, or call {phone}.',
} satisfies LinkPageContent
