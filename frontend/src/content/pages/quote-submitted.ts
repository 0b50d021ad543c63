import type { Card, Seo } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Thank You | Your Window Cleaning Quote',
    description: 'Your quote has reached us. Here is its total, what it is made of, and what happens next.',
  } satisfies Seo,
  sent: { heading: 'Thank you!', lead: 'Your quote has reached us.' },
  booked: { heading: 'Thank you!', lead: 'Your visit is requested. We will confirm it by email or phone.' },
  unsent: {
    heading: 'Your quote is not sent yet',
    lead: 'This browser kept it, but it has not reached us. Please send it again, or call us.',
  },
  empty: {
    heading: 'No quote here yet',
    lead: 'This browser has no saved quote. It takes a minute to make one.',
  },
  waysHeading: 'Three ways to start',
  ways: [
    {
      title: 'See your price',
      text: 'Tell us the size of your home and what should be clean. The total adds up as you choose, and asking is free.',
      href: '/#quote',
      linkLabel: 'Get a quote',
    },
    {
      title: 'Pick a time',
      text: 'Ready without a price? Choose a day and a two-hour arrival window, and we agree on the rest.',
      href: '/booking',
      linkLabel: 'Book a visit',
    },
    {
      title: 'For your business',
      text: 'Count the windows of a store, an office or a plant, and see an estimate at once.',
      href: '/commercial-quote',
      linkLabel: 'Get a commercial quote',
    },
  ] satisfies Card[],
  nextHeading: 'What happens next',
  next: [
    'We read your request and check the work against your home.',
    'We call or write to agree on a time, if you have not booked one yet.',
    'We come within the arrival window, do the work and walk around with you.',
  ],
}

export type QuoteSubmittedWords = typeof content
