import type { LinkPageContent } from '#words/pages/visit.ts'

export const content = {
  seo: {
    title: 'Our Mails | Stop Offers and Reminders of Quotes',
    description:
      'The page of the link below our mails: stop offers and reminders of quotes in one press. Mails about visits that you book still arrive.',
  },
  heading: 'Mails from us',
  lead: 'Stop offers and reminders of quotes in one press.',
  needsScript: 'Stopping our mails here needs JavaScript. To have them stopped, please call {phone}.',
  stop: 'Stop these mails',
  /** Texts of the page, by state. */
  states: {
    opening: { heading: 'One moment', text: 'We look up whether our offers go to you.' },
    receiving: {
      heading: 'No more offers by mail?',
      text: 'Mails about visits that you book still arrive.',
    },
    stopped: {
      heading: 'Stopped',
      text: 'You get no more offers and reminders of quotes. Mails about visits that you book still arrive.',
      undo: 'Send them again',
    },
    undone: { heading: 'On again', text: 'You may get offers and reminders of quotes again.' },
    held: {
      heading: 'Still stopped',
      text: 'Mails to this address came back or were reported as spam, so we send none. To change that, please call {phone}.',
    },
    missing: {
      heading: 'Open the link in your mail',
      text: 'This page needs the link below one of our mails. Open it once more, or call {phone}.',
    },
    gone: { heading: 'This link does not work', text: 'To have our mails stopped, please call {phone}.' },
    failed: {
      heading: 'That did not work',
      text: 'Nothing has changed. Please try again in a moment, or call {phone}.',
    },
  },
} satisfies LinkPageContent & Record<string, unknown>

export type MailsContent = typeof content
