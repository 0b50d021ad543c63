/** Labels of the contact form, which loads after a time is chosen. */
export const bookingDetailsLabels = {
  heading: 'Your details',
  fields: {
    businessName: 'Business Name',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    notes: 'Notes',
  },
  hints: { address: 'With city or ZIP code' },
  noVisit: 'Choose a day and an arrival window above.',
  /** Facts filled in from the quote, with a button to enter others. */
  known: 'As in your quote: {fields}.',
  knownFields: { firstName: 'name', lastName: '', email: 'email', phone: 'phone', address: 'address' },
  change: 'Change these',
  flexible: 'Call me if an earlier day opens',
  submit: 'Request this visit',
  submitting: 'Submitting...',
  failure: 'Failed to book your visit. Please try again.',
} as const
