/** tel:, sms: and mailto: links. No imports: public pages load this file. */

/**
 * Returns the link that dials a number, `tel:+15595550142`. Takes ten digits as a US number; drops an extension ("x12").
 */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/[a-z].*|\D/gi, '')
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  return `tel:${digits.replace(/^1?(\d{10})$/, '+1$1')}`
}

/** Returns the link that opens a text message on the reader's own phone, in the form that iOS and Android take. */
export function textLink(phone: string, text: string): string {
  return `${telephoneLink(phone).replace('tel:', 'sms:')}?&body=${encodeURIComponent(text)}`
}

export function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
