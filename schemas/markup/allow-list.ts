/** What editable content may hold, whichever way it was written. Everything else is removed or shown as text. */

/** No images and frames: they would load from third parties. */
export const ALLOWED_TAGS = [
  ...['a', 'b', 'blockquote', 'br', 'code', 'em', 'h2', 'h3', 'h4', 'hr', 'i', 'li'],
  ...['ol', 'p', 'pre', 's', 'small', 'strong', 'sub', 'sup', 'u', 'ul'],
] as const

/** Of links; other tags have none. */
export const LINK_ATTRIBUTES: readonly string[] = ['href', 'title']

/** Tags that are removed together with what stands between them: it is not meant to be read. */
export const REMOVED_WITH_BODY: readonly string[] = [
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'select',
  'noscript',
  'title',
]

/** Absolute web addresses, mail, phone, and addresses on this site; `//host` would leave it under another name. */
const SAFE_ADDRESS = /^(?:https?:\/\/[^\s/]|mailto:|tel:|#|\?|\/(?![/\\]))/i

/** True when a link may lead there; anything with a control character in it may not. */
export function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address) && !/\p{Cc}/u.test(address)
}
