/** The link that dials a number as it is written, for instance `tel:+15595550142`; numbers without country are American. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}
