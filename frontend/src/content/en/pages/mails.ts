import type { LinkPageContent } from '#words/pages/visit.ts'

export const content = {
  seo: {
    title: 'Our Emails | Stop Offers and Reminders of Quotes',
    description:
      'The page of the link below our emails: stop offers and reminders of quotes in one press. Emails about visits that you book still arrive.',
  },
  heading: 'Emails from us',
  lead: 'Stop offers and reminders of quotes in one press.',
  needsScript: 'Stopping our emails here needs JavaScript. To have them stopped, please call {phone}.',
  stop: 'Stop these emails',
  /** Texts of the page, by state. */
  states: {
    opening: { heading: 'One moment', text: 'We look up whether our offers go to you.' },
    receiving: {
      heading: 'No more offers by email?',
      text: 'Emails about visits that you book still arrive.',
    },
    stopped: {
      heading: 'Stopped',
      text: 'You get no more offers and reminders of quotes. Emails about visits that you book still arrive.',
      undo: 'Send them again',
    },
    undone: { heading: 'On again', text: 'You may get offers and reminders of quotes again.' },
    held: {
      heading: 'Still stopped',
      text: 'Emails to this address came back or were reported as spam, so we send it no offers. To change that, please call {phone}.',
    },
    missing: {
      heading: 'Open the link in your email',
      text: 'This page needs the link below one of our emails. Open it once more, or call {phone}.',
    },
    gone: { heading: 'This link does not work', text: 'To have our emails stopped, please call {phone}.' },
    failed: {
      heading: 'Something went wrong',
      text: 'We cannot say whether these emails are stopped. Please try again in a moment, or call {phone}.',
      again: 'Try again',
    },
  },
} satisfies LinkPageContent & Record<string, unknown>

export type MailsContent = typeof content
