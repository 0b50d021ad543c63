import type { Seo } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Book a Window Cleaning Visit | Pick a Time Online',
    description:
      'Pick a day and a two-hour arrival window, Monday to Saturday, for window, office or house cleaning. Free quotes, nothing charged online.',
  } satisfies Seo,
  visit: {
    heading: 'Book a visit',
    lead: 'Pick a day and a two-hour arrival window. We’ll confirm by email or phone, and nothing is charged online.',
  },
  consultation: {
    heading: 'Schedule a consultation',
    lead: 'We come to your building, count the windows and give you a price. It’s free.',
  },
  booked: {
    title: 'Thank You | Your Visit Request',
    heading: 'Visit requested',
    lead: 'We’ve received your request, and nothing has been charged.',
  },
  needsScript: 'Booking online needs JavaScript. To book a visit, please call {phone}.',
}

export type BookingContent = typeof content
