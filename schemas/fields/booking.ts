/** The fields of a booking. */
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { BOOKING_STATUSES } from '#schemas/facts/statuses.ts'
import { COMMON, type Field, LANGUAGE, MAIL_STATE, type Part, WHO } from '#schemas/fields/field.ts'

const WHEN = { group: 'when', isRequired: true, isCustom: true } as const
const REST = { group: 'rest' } as const
const NOTES = { ...REST, rows: 2 } as const
export const BOOKING_FIELDS = {
  ...COMMON,
  firstName: {
    label: 'First Name',
    in: ['repeat', 'search'],
    placed: ['card', 'today', 'ownerMail'],
    edit: WHO,
  },
  lastName: {
    label: 'Last Name',
    in: ['repeat', 'search'],
    placed: ['card', 'today', 'ownerMail'],
    edit: WHO,
  },
  phone: {
    label: 'Phone',
    as: 'phone',
    in: ['ownerMail', 'repeat', 'table', 'search'],
    placed: ['card', 'today'],
    edit: WHO,
  },
  email: {
    label: 'Email',
    as: 'email',
    in: ['ownerMail', 'repeat', 'search'],
    placed: ['card'],
    edit: { group: 'who', hint: 'Without one, nothing can be mailed' },
  },
  address: {
    label: 'Address',
    as: 'address',
    in: ['ownerMail', 'card', 'history', 'repeat', 'search'],
    placed: ['today'],
    edit: { ...WHO, isWide: true },
  },
  city: { label: 'City', as: 'city', in: ['ownerMail', 'more', 'repeat', 'table', 'search'], edit: REST },
  serviceDate: {
    label: 'Service Date',
    labels: { ownerMail: 'Visit' },
    as: 'day',
    in: ['ownerMail', 'table', 'search'],
    placed: ['card', 'history', 'customerMail'],
    edit: WHEN,
  },
  serviceTime: {
    label: 'Service Time',
    as: 'window',
    in: ['repeat', 'table'],
    placed: ['card', 'history', 'today', 'ownerMail', 'customerMail'],
    edit: { ...WHEN, label: 'Arrival Window' },
  },
  serviceType: {
    label: 'Service',
    as: 'service',
    in: ['ownerMail', 'card', 'history', 'today', 'repeat', 'table'],
    placed: ['customerMail'],
    edit: { group: 'what' },
  },
  businessName: {
    label: 'Business',
    in: ['ownerMail', 'card', 'today', 'repeat', 'search'],
    edit: { ...REST, label: 'Business Name' },
  },
  calledOff: {
    label: 'Day Called Off',
    in: ['card'],
    parts: {
      date: { label: 'Day Called Off', as: 'day' },
      reason: { label: 'Called Off Because', as: 'text' },
      action: { label: 'Called Off How', as: 'text' },
      until: { label: 'Free Change Until (Pacific)', as: 'instant' },
      sequence: { hidden: 'Counts changes for calendars.' },
    } satisfies Record<keyof NonNullable<BookingRow['calledOff']>, Part>,
  },
  totalPrice: {
    label: 'Price',
    labels: { csv: 'Total Price' },
    as: 'dollars',
    in: ['ownerMail', 'repeat', 'table', 'search'],
    placed: ['card', 'history', 'today', 'customerMail'],
    edit: { group: 'what', hint: 'Whole dollars, as agreed' },
  },
  hours: {
    label: 'Hours',
    as: 'hours',
    in: ['repeat'],
    placed: ['card', 'history', 'today'],
    edit: { group: 'what', hint: 'Whole hours of one crew; blank: as its quote says' },
  },
  minutes: {
    label: 'Takes About',
    labels: { csv: 'Minutes' },
    as: 'length',
    in: ['ownerMail'],
    placed: ['customerMail'],
  },
  quotedPrice: { label: 'Quoted Price', as: 'dollars', placed: ['card', 'history', 'today'] },
  quoteId: { label: 'Quote Id', as: 'quote', in: ['search'] },
  status: {
    label: 'Status',
    as: 'status',
    in: ['table'],
    placed: ['card', 'history', 'today'],
    edit: { ...REST, statuses: BOOKING_STATUSES },
  },
  notes: {
    label: "Customer's Notes",
    labels: { csv: 'Notes' },
    as: 'lines',
    in: ['card', 'history', 'today', 'repeat', 'search'],
    placed: ['ownerMail'],
    edit: NOTES,
  },
  adminNotes: {
    label: 'Admin Notes',
    as: 'lines',
    in: ['card', 'history', 'today', 'repeat', 'search'],
    edit: NOTES,
  },
  everyMonths: {
    label: 'How Often',
    as: 'rhythm',
    in: ['ownerMail', 'card', 'history', 'today', 'repeat'],
    edit: REST,
  },
  isFlexible: { label: 'Would Come Earlier', as: 'yes', in: ['history'], placed: ['card'] },
  arrivedAt: { label: 'Arrived', as: 'instant', in: ['more', 'history'], placed: ['today'] },
  doneAt: { label: 'Done', as: 'instant', in: ['more', 'history'] },
  nobodyHomeAt: { label: 'Nobody Home', as: 'instant', in: ['card', 'history'], placed: ['today'] },
  payments: { label: 'Payments', as: 'payments', in: ['card', 'history'], placed: ['today'] },
  moves: {
    label: 'Moved by Customer',
    as: 'text',
    onlyInFiles: 'The mail about a move tells the owner of it.',
  },
  customerMail: MAIL_STATE,
  plannedMails: MAIL_STATE,
  told: { label: 'Customer Believes', placed: ['card', 'today'], notInFiles: 'what the last mail said' },
  addressNotes: { label: 'Address Notes', placed: ['card', 'today'], notInFiles: "the customer's" },
  places: { hidden: 'What `hours` take of the arrival windows.' },
  calendarSequence: { hidden: 'Counts changes for calendars and mails.' },
  movedBy: { hidden: 'The mail about the move says so.' },
  slotSequence: { hidden: 'Counts changes for calendars and mails.' },
  linkGeneration: { hidden: 'Invalidates earlier links.' },
  language: { ...LANGUAGE, in: [...LANGUAGE.in, 'repeat'] },
} as const satisfies Record<keyof BookingRow, Field>

/** Columns of files that are read by position; others follow them. */
export const BOOKING_SHEET = [
  ...['id', 'createdAt', 'isSpam', 'status', 'serviceDate', 'serviceTime', 'serviceType', 'firstName'],
  ...['lastName', 'businessName', 'email', 'phone', 'address', 'city', 'totalPrice', 'quotedPrice'],
  ...['quoteId', 'notes', 'adminNotes'],
]
