/** Texts about a visit on both pages. */
export const visitFactLabels = {
  window: '{window} (Pacific time)',
  customer: 'Customer',
  town: 'Town',
  service: 'Service',
  price: 'Price',
  /** A part of the price; one that costs nothing has its label alone. */
  line: '{label}: {price}',
  states: {
    pending: 'Not confirmed yet',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    completed: 'Done',
    asked: 'This day is called off',
    over: 'Over',
  },
} as const

/** The customer's page. */
export const visitLabels = {
  states: {
    pending: 'Thank you, {name}. We will confirm your visit soon.',
    confirmed: '{name}, we look forward to seeing you. We arrive within this window.',
    cancelled: 'We do not come on this day. You are welcome to book another visit.',
    completed: 'Thank you, {name}. You are welcome back any time.',
    asked: 'We cannot come on this day, {name}. Please choose another one.',
    over: 'The arrival window has passed. If we have missed you, please call.',
  },
  prepare: 'Before we arrive',
  contact: 'Questions? Call {phone}.',
  move: 'Move visit',
  cancel: 'Cancel visit',
  calendar: 'Add to calendar',
  calendarNote: 'After a change, add it to your calendar again, and delete the old entry.',
  bookAgain: 'Book another visit',
  quote: 'Your quote, its price still held',
  sending: {
    heading: 'Have the link mailed to you',
    text: 'Enter the email address that you booked with.',
    submit: 'Email me my link',
    submitting: 'Sending...',
    done: 'If a visit is ahead for {email}, its link is on its way there. We send at most three of these mails a day.',
  },
  until: 'You can move or cancel it here until {until}.',
  untilCancel: 'You can cancel it here until {until}. To move it, please call {phone}.',
  tooLate: 'It is too late to move or cancel it here. Please call {phone}.',
  flexible: {
    label: 'Call me if an earlier day opens',
    saving: 'Saving...',
    on: 'Noted. We call you if an earlier day opens.',
    off: 'Noted. Your visit stays on its day.',
  },
  moving: {
    loading: 'Loading...',
    heading: 'Choose another time',
    none: 'Choose a day and an arrival window.',
    chosen: 'From {from} to {to}',
    submit: 'Move my visit',
    submitting: 'Moving...',
    keep: 'Keep the time',
    full: '{reason} Your visit has not moved.',
  },
  cancelling: {
    heading: 'Cancel this visit?',
    reason: 'Tell us why, if you like',
    submit: 'Yes, cancel my visit',
    submitting: 'Cancelling...',
    keep: 'Keep my visit',
  },
  moved: { heading: 'Your visit has a new time', text: 'We have written you a mail with it.' },
  cancelled: { heading: 'Your visit is cancelled', text: 'We have written you a mail about it.' },
  changed: {
    heading: 'Your visit has changed',
    text: 'It was changed in the meantime. Here it is as it is now.',
  },
  refused: 'Not changed',
} as const

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
    text: 'This link of a mail to the owner does not work. To answer this customer, please sign in.',
    signIn: 'Sign In',
  },
  confirm: 'Confirm',
  confirming: 'Confirming...',
  decline: 'Decline',
  declining: {
    heading: 'Decline this visit?',
    text: '{name} gets a mail that you had to cancel it.',
    reason: 'Note for yourself; the customer does not see it',
    submit: 'Yes, decline',
    submitting: 'Declining...',
    keep: 'Back',
  },
  confirmed: { heading: 'Confirmed', text: '{name} gets a mail right now.' },
  declined: { heading: 'Declined', text: '{name} gets a mail right now.' },
  answered: 'Answered already',
} as const

export const contactedLabels = {
  heading: '{customer}: quote for {price}',
  headingIn: '{customer} in {town}: quote for {price}',
  text: 'Have you talked to {customer}? Then the website sends no reminders of this quote.',
  submit: 'Mark Contacted',
  submitting: 'Marking...',
  done: { heading: 'Marked contacted', text: 'No reminders of quote {number} are sent.' },
} as const
