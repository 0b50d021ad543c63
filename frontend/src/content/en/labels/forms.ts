import type { Complaint } from '#schemas/facts/refusals.ts'

/** All forms share these. */
export const formLabels = {
  chooseFirst: 'Please choose',
  email: 'Email *',
  /** Hidden from people. */
  spamTrap: 'Website',
  needsScript: 'Sending this form needs JavaScript. Please call {phone} or write to {email} instead.',
  errorTitle: 'Error',
  failure: '{message} Or call us at {phone}.',
} as const

/** What is wrong with a field; the API says it in these words, too. */
export const complaintLabels = {
  name: 'Name is required',
  email: 'Valid email is required',
  message: 'Message is required',
  businessName: 'Business name is required',
  contactName: 'Contact name is required',
  phone: 'Valid phone number is required',
  phoneRequired: 'Phone number is required',
  address: 'Business address is required',
  buildingType: 'Building type is required',
  squareFootage: 'Square footage is required',
  numberOfFloors: 'Number of floors is required',
  frequency: 'Cleaning frequency is required',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  serviceAddress: 'Address is required',
  serviceDate: 'Choose a date',
  serviceTime: 'Choose an arrival window',
  reason: 'Reason is required',
  zip: 'Enter a five-digit ZIP code that we do not come to yet',
  characters: 'Contains characters that are not allowed',
  tooLong: 'At most {max} characters',
} as const satisfies Record<Complaint, string>

export const contactFormLabels = {
  fields: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
  submit: 'Send message',
  submitting: 'Sending...',
  success: { title: 'Message Sent!', description: "We'll get back to you soon." },
  failure: 'Failed to send message. Please try again.',
} as const
