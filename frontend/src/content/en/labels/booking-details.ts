/** Labels of the contact form, which loads after a time is chosen. */
export const bookingDetailsLabels = {
  heading: 'Your details',
  noVisit: 'Choose a day and an arrival window above.',
  businessName: 'Business Name *',
  firstName: 'First Name *',
  lastName: 'Last Name *',
  phone: 'Phone *',
  address: 'Address *',
  addressHint: 'With city or ZIP code',
  /** Facts filled in from the quote, with a button to enter others. */
  known: 'As in your quote: {fields}.',
  knownFields: { firstName: 'name', lastName: '', email: 'email', phone: 'phone', address: 'address' },
  change: 'Change these',
  notes: 'Notes',
  flexible: 'Call me if an earlier day opens',
  submit: 'Request this visit',
  submitting: 'Submitting...',
  failure: 'Failed to book your visit. Please try again.',
} as const
