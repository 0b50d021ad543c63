import type { Card, Seo } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Thank You | Your Window Cleaning Quote',
    description:
      'We have received your window cleaning quote. Here you see its total, what it includes, what happens next, and how to reach us.',
  } satisfies Seo,
  sent: { heading: 'Thank you!', lead: 'We’ve received your quote request.' },
  booked: {
    heading: 'Thank you!',
    lead: 'We’ve received your visit request. We’ll confirm it by email or phone.',
  },
  unsent: {
    heading: 'Your quote hasn’t been sent yet',
    lead: 'It’s saved in this browser, but it hasn’t reached us. Please send it again, or call us.',
  },
  empty: {
    heading: 'No quote here yet',
    lead: 'There’s no saved quote in this browser. Getting one takes about a minute.',
  },
  waysHeading: 'Three ways to start',
  ways: [
    {
      title: 'See your price',
      text: 'Choose the size of your home and the work you want. The total updates as you go, and quotes are free.',
      href: '/#quote',
      linkLabel: 'Get a quote',
    },
    {
      title: 'Pick a time',
      text: 'Don’t need a price first? Choose a day and a two-hour arrival window, and we’ll work out the rest.',
      href: '/booking',
      linkLabel: 'Book a visit',
    },
    {
      title: 'For your business',
      text: 'Count the windows of your store, office or plant, and see an instant estimate.',
      href: '/commercial-quote',
      linkLabel: 'Get a commercial quote',
    },
  ] satisfies Card[],
  quoteHeading: 'Your quote',
  total: 'Total {price}',
  nextHeading: 'What happens next',
  next: [
    'We read your request and make sure the price fits your home.',
    'We call or email to set a time, if you haven’t booked one yet.',
    'We arrive within your two-hour window, do the work and walk around with you.',
  ],
  nextBooked: [
    'We confirm your visit by email or phone.',
    'We arrive within your two-hour window, do the work and walk around with you.',
  ],
  questions: 'Questions? Call {phone} or write to {email}.',
  anotherLabel: 'Get Another Quote',
}

export type QuoteSubmittedContent = typeof content
