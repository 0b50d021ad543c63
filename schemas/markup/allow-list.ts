/** The allow-list of editable content. Everything else is removed or shown as text. */

/** No images and frames: they would load from third parties. */
export const ALLOWED_TAGS = [
  ...['a', 'b', 'blockquote', 'br', 'code', 'em', 'h2', 'h3', 'h4', 'hr', 'i', 'li'],
  ...['ol', 'p', 'pre', 's', 'small', 'strong', 'sub', 'sup', 'u', 'ul'],
] as const

/** Attributes of links; other tags have none. */
export const LINK_ATTRIBUTES: readonly string[] = ['href', 'title']

/** Tags that are removed together with their content, which is not meant to be read. */
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

/** Absolute web URLs, mail, phone, and paths on this site; `//host` is excluded because it leaves the site. */
const SAFE_ADDRESS = /^(?:https?:\/\/[^\s/]|mailto:|tel:|#|\?|\/(?![/\\]))/i

/** True for an allowed link target. Refuses control characters. */
export function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address) && !/\p{Cc}/u.test(address)
}
