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
