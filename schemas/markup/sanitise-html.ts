/** Runs in Lambda and in the preview of the back office: no DOM, no Node. */
import xss from 'xss'
import { escapeHtml } from '#schemas/markup/escape-html.ts'

/** The CommonJS export is a function with properties, which its typings omit. */
const { escapeAttrValue, FilterXSS, friendlyAttrValue } = xss as typeof xss & typeof import('xss')

/** The allow-list of editable content. Everything else is removed or shown as text. */

/** No images and frames: they would load from third parties. */
const ALLOWED_TAGS = [
  ...['a', 'b', 'blockquote', 'br', 'code', 'em', 'h2', 'h3', 'h4', 'hr', 'i', 'li'],
  ...['ol', 'p', 'pre', 's', 'small', 'strong', 'sub', 'sup', 'u', 'ul'],
] as const

/** Attributes of links; other tags have none. */
const LINK_ATTRIBUTES: readonly string[] = ['href', 'title']

/** Tags that are removed together with their content, which is not meant to be read. */
const REMOVED_WITH_BODY: readonly string[] = [
  ...['script', 'noscript', 'style', 'template', 'title'],
  ...['iframe', 'object', 'svg', 'math', 'textarea', 'select'],
]

/** Absolute web URLs, mail, phone, and paths on this site; `//host` is excluded because it leaves the site. */
const SAFE_ADDRESS = /^(?:https?:\/\/[^\s/]|mailto:|tel:|#|\?|\/(?![/\\]))/i

/** True for an allowed link target. Refuses control characters. */
function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address) && !/\p{Cc}/u.test(address)
}

const filter = new FilterXSS({
  // Stryker disable next-line ArrayDeclaration: onTagAttr decides on attributes alone
  whiteList: Object.fromEntries(ALLOWED_TAGS.map((tag) => [tag, []])),
  stripIgnoreTag: true,
  stripIgnoreTagBody: [...REMOVED_WITH_BODY],
  onTagAttr: (tag, name, value) => {
    if (tag !== 'a' || !LINK_ATTRIBUTES.includes(name)) return ''
    if (name === 'href') return hrefOf(value)
    const text = friendlyAttrValue(value)
    return text === '' ? '' : `${name}="${escapeAttrValue(text)}"`
  },
})

/** Browsers know about 2,000 named entities, for instance `&sol;` for a slash; a URL needs only these. */
const OTHER_ENTITY = /&(?!(?:amp|quot);)[a-z][a-z0-9]*;/i

/**
 * Returns the href attribute, or nothing for a forbidden URL. Decodes entities before the check, so that `java&#115;cript:` is
 * checked as a browser would see it, and escapes `&` afterwards.
 */
function hrefOf(value: string): string {
  if (OTHER_ENTITY.test(value)) return ''
  const address = friendlyAttrValue(value).replaceAll('&amp;', '&')
  return isSafeAddress(address) ? `href="${escapeHtml(address)}"` : ''
}

/**
 * Removes everything outside the allow-list; links get rel="noopener" and lead to http(s), mailto, tel or this site. Idempotent.
 */
export function sanitiseHtml(html: string): string {
  return filter.process(html).replace(/<a(?=[\s>])/g, '<a rel="noopener"')
}
