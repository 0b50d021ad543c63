const quoted = 'Your quote: {price}'
const received = 'We received your message'

/** Mails about a quote, and the receipt of a message. */
export const leadMails = {
  held: { label: 'Price held', value: 'until {day}' },
  total: 'Total',
  see: 'See or book your quote',
  quote: {
    received: {
      heading: quoted,
      intro: 'Thank you for requesting a quote. Here is what it includes.',
    },
    /** The owner sends it again: as it was, or at another price than the last mail said. */
    again: { heading: quoted, intro: 'Here is your quote.' },
    lower: { heading: quoted, intro: 'Here is your quote at its new, lower price.' },
    corrected: {
      heading: quoted,
      intro: 'Here is your quote at its corrected price. It replaces the {told} that we sent you before.',
    },
    /** Reminders of a quote. */
    'quote-1': {
      heading: quoted,
      intro:
        'You asked us for a price. Here it is once more, with what it includes. If anything is unclear, reply to this email or call us.',
    },
    'quote-2': {
      heading: 'Your quote is still open',
      intro:
        'Have you thought it over? You can book a day online in a minute, pass the quote on, or tell us that you do not need it.',
    },
    'quote-3': {
      heading: 'We hold your price until {day}',
      intro: 'After that day, our current prices apply. This is our last email about this quote.',
    },
  },
  /** The website promises 24 hours for commercial requests only. */
  message: {
    other: { heading: received, intro: 'Thank you for writing to us. We will get back to you soon.' },
    notYet: {
      heading: 'We’ll write when we come to you',
      intro:
        'Thank you for asking. We don’t come to {zip} yet. We’ll write to you once when we do, and keep your email address for nothing else.',
    },
    commercial: {
      heading: received,
      intro: 'Thank you for writing to us. We will get back to you within 24 hours.',
    },
    estimated: {
      heading: 'We received your request',
      intro:
        'Thank you for asking us. We will get back to you within 24 hours, and confirm the price before any work begins.',
    },
  },
  /** Of a commercial request. */
  estimate: {
    label: 'Estimate per visit',
    minimum: '{minimum}, our minimum visit. Your windows come to {price}.',
  },
} as const
