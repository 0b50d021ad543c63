/** The link that dials a number as it is written, for instance `tel:+15595550142`; ten digits alone are American. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  return `tel:${digits.replace(/^1?(\d{10})$/, '+1$1')}`
}
