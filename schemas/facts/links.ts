/** Links that call or write to somebody. No imports: public pages load this file. */

/**
 * The link that dials a number as it is written, for instance `tel:+15595550142`. Ten digits alone are American; an extension
 * ("x12") is left out.
 */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/[a-z].*|\D/gi, '')
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  return `tel:${digits.replace(/^1?(\d{10})$/, '+1$1')}`
}

/** The link that opens the mail program with a message to an address. */
export function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
