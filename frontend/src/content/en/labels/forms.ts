/** All forms share these. What is wrong with a field is said in schemas/facts/limits.ts, for pages and API alike. */
export const formLabels = {
  chooseFirst: 'Please choose',
  email: 'Email *',
  /** Hidden from people. */
  spamTrap: 'Website',
  needsScript: 'Sending this form needs JavaScript. Please call {phone} or write to {email} instead.',
  errorTitle: 'Error',
  failure: '{message} Or call us at {phone}.',
} as const

export const contactFormLabels = {
  submit: 'Send message',
  submitting: 'Sending...',
  success: { title: 'Message Sent!', description: "We'll get back to you soon." },
  failure: 'Failed to send message. Please try again.',
} as const
