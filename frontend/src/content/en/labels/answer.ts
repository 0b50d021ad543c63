/** The owner's page. */
export const answerLabels = {
  states: {
    pending: '{name} is waiting for your answer.',
    confirmed: 'You have confirmed this visit.',
    cancelled: 'This visit is cancelled.',
    completed: 'The visit is done.',
    asked: '{name} is asked to choose another day.',
    over: 'The arrival window has passed.',
  },
  gone: {
    text: 'This link of an email to the owner does not work. To answer this customer, please sign in.',
    signIn: 'Sign In',
  },
  confirm: 'Confirm',
  confirming: 'Confirming...',
  decline: 'Decline',
  declining: {
    heading: 'Decline this visit?',
    text: '{name} gets an email that you had to cancel it.',
    reason: 'Note for yourself; the customer does not see it',
    submit: 'Yes, decline',
    submitting: 'Declining...',
    keep: 'Back',
  },
  confirmed: { heading: 'Confirmed', text: '{name} gets an email.' },
  declined: { heading: 'Declined', text: '{name} gets an email.' },
  answered: 'No answer needed',
} as const

export const contactedLabels = {
  heading: '{customer}: quote for {price}',
  headingIn: '{customer} in {town}: quote for {price}',
  text: 'Have you talked to {customer}? Then the website sends no reminders of this quote.',
  submit: 'Mark Contacted',
  submitting: 'Marking...',
  done: { heading: 'Marked contacted', text: 'No reminders of quote {number} are sent.' },
} as const
