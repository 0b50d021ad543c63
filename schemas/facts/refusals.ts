/**
 * Why the API refuses what a customer asks for, with the HTTP status. Pages say it by the code (content/en/labels/refusals.ts): a code
 * that is added here needs a text there. No imports: public pages load this file.
 */
export const REFUSALS = {
  'check-fields': 400,
  'damaged-text': 400,
  'day-closed': 400,
  'day-too-soon': 400,
  'address-too-soon': 400,
  'not-its-day': 400,
  'not-yet': 400,
  'more-than-a-day': 400,
  'window-begun': 400,
  'window-is-yours': 400,
  'quote-gone': 400,
  'priced-by-phone': 400,
  'link-gone': 404,
  'newer-version': 409,
  'window-taken': 409,
  'visit-over': 409,
  'visit-too-late': 409,
  'visit-moved-often': 409,
  'visit-answered': 409,
  'quote-booked': 409,
  'quote-booked-for': 409,
  'quote-expired': 409,
  'quote-expired-today': 409,
  'quote-changed': 409,
  'saved-otherwise': 422,
  'too-many-requests': 429,
  'enough-for-today': 429,
  'enough-changes': 429,
  'too-many-visits': 429,
  busy: 503,
} as const satisfies Record<string, number>
export type RefusalCode = keyof typeof REFUSALS

/** What is wrong with a field that visitors fill in, as a code: forms and API say it in words. Public pages load this file. */
export type Complaint =
  | 'name'
  | 'email'
  | 'message'
  | 'businessName'
  | 'contactName'
  | 'phone'
  | 'phoneRequired'
  | 'address'
  | 'buildingType'
  | 'squareFootage'
  | 'numberOfFloors'
  | 'frequency'
  | 'firstName'
  | 'lastName'
  | 'serviceAddress'
  | 'serviceDate'
  | 'serviceTime'
  | 'reason'
  | 'zip'
  | 'characters'
  | 'tooLong'

/** A code with its number. */
export const tooLong = (max: number) => `tooLong:${max}` as const

/** A code in words, with its number for `{max}`; any other text as it is. */
export function complaintText(labels: Readonly<Record<Complaint, string>>, text: string): string {
  const [code = '', max = ''] = text.split(':')
  return Object.hasOwn(labels, code) ? labels[code as Complaint].replace('{max}', max) : text
}
