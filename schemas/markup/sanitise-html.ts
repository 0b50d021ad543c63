/** Loaded by Lambda and by the back office's preview: no DOM, no Node. */
import xss from 'xss'
import {
  ALLOWED_TAGS,
  isSafeAddress,
  LINK_ATTRIBUTES,
  REMOVED_WITH_BODY,
} from '#schemas/markup/allow-list.ts'
import { escapeHtml } from '#schemas/markup/escape-html.ts'

/** The CommonJS export is a function with all else hanging on it, which its typings do not say. */
const { escapeAttrValue, FilterXSS, friendlyAttrValue } = xss as typeof xss & typeof import('xss')

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

/** Browsers know some 2,000 names, `&sol;` for a slash among them; these are all that an address needs. */
const OTHER_ENTITY = /&(?!(?:amp|quot);)[a-z][a-z0-9]*;/i

/**
 * A link's address, or nothing for one that may not be. Entities are decoded first, so that `java&#115;cript:` is judged as
 * what a browser makes of it, and `&` is escaped on the way out, so that a browser makes nothing else of it.
 */
function hrefOf(value: string): string {
  if (OTHER_ENTITY.test(value)) return ''
  const address = friendlyAttrValue(value).replaceAll('&amp;', '&')
  return isSafeAddress(address) ? `href="${escapeHtml(address)}"` : ''
}

/**
 * Html that holds nothing but the allow-list's tags and attributes; links carry rel="noopener" and lead to http(s),
 * mailto, tel or this site. Cleaning clean html changes nothing.
 */
export function sanitiseHtml(html: string): string {
  return filter.process(html).replace(/<a(?=[\s>])/g, '<a rel="noopener"')
}
