/** Texts that the pages of links in mails share. */
export const linkLabels = {
  opening: 'Opening...',
  retry: 'Try again',
  missing: {
    heading: 'Open the link in your email',
    text: 'This page shows what the link in your email leads to. Open that link again, or call {phone}.',
  },
  failed: {
    heading: 'This cannot be shown right now',
    gone: 'This link does not work',
    text: 'Something went wrong on our side. Please try again in a moment.',
    offline: 'No answer came back. Please check your connection and try again.',
    call: '{message} Or call us at {phone}.',
  },
} as const
