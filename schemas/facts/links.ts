/** tel:, sms:, mailto: and map links, and links that the owner pastes. No imports: public pages load this file. */

/**
 * Returns the link that dials a number, `tel:+15595550142`. Takes ten digits as a US number; drops words before it ("cell") and an
 * extension ("x12").
 */
export function telephoneLink(phone: string): string {
  const [number = ''] = /\+?\s*\d[^a-z]*/i.exec(phone) ?? []
  const digits = number.replace(/\D/g, '')
  if (number.startsWith('+')) return `tel:+${digits}`
  return `tel:${digits.replace(/^1?(\d{10})$/, '+1$1')}`
}

/** Returns the link that opens a text message on the reader's own phone, in the form that iOS and Android take. */
export function textLink(phone: string, text: string): string {
  return `${telephoneLink(phone).replace('tel:', 'sms:')}?&body=${encodeURIComponent(text)}`
}

export function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** Returns the link that shows an address on a map. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}

/** Maps take nine stops before the last. */
const ROUTE_STOPS = 10

type Route = { href: string; first: number; last: number }

/**
 * Returns links to directions through these addresses in their order, the first from where the reader is. Each says the numbers
 * of its stops, of which there are at most ten.
 */
export function routeLinks(addresses: readonly string[]): Route[] {
  const count = Math.ceil(addresses.length / ROUTE_STOPS)
  return Array.from({ length: count }, (_, index) => {
    const first = index * ROUTE_STOPS
    const stops = addresses.slice(first, first + ROUTE_STOPS)
    return { href: routeLink(stops), first: first + 1, last: first + stops.length }
  })
}

function routeLink(addresses: readonly string[]): string {
  const [last = '', ...before] = addresses.map(encodeURIComponent).reverse()
  const stops = before.length > 0 ? `&waypoints=${before.reverse().join('%7C')}` : ''
  return `https://www.google.com/maps/dir/?api=1&destination=${last}${stops}`
}

// Pasted links become those that pages need. Any other text stays as it is, for the setting's rule to refuse.
const VIDEO =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{5,20})(?:[?&#/]\S*)?$/i

/** Returns the embed URL of a YouTube video, from the URL of its page, its short link or its embed. */
export function videoFrame(link: string): string {
  const id = VIDEO.exec(link)?.[1]
  return id ? `https://www.youtube-nocookie.com/embed/${id}` : link
}

/** Turns `facebook.com/us` and `http://facebook.com/us` into https. */
export function secureLink(link: string): string {
  const isBare = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(\/|$)/i.test(link)
  return isBare ? `https://${link}` : link.replace(/^http:\/\//i, 'https://')
}
