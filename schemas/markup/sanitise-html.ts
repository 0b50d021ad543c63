/** Loaded by Lambda and by the back office's preview: no DOM, no Node. */
import xss from 'xss'
import { ALLOWED_TAGS, isSafeAddress, REMOVED_WITH_BODY } from '#schemas/markup/allow-list.ts'

/** The CommonJS export is a function with all else hanging on it, which its typings do not say. */
const { escapeAttrValue, FilterXSS, friendlyAttrValue } = xss as typeof xss & typeof import('xss')

const filter = new FilterXSS({
  whiteList: Object.fromEntries(Object.entries(ALLOWED_TAGS).map(([tag, names]) => [tag, [...names]])),
  stripIgnoreTag: true,
  stripIgnoreTagBody: [...REMOVED_WITH_BODY],
  css: false,
  onTagAttr: (_tag, name, value, isAllowed) => {
    // Entities are decoded first, so that `java&#115;cript:` is judged as what a browser makes of it.
    const decoded = friendlyAttrValue(value)
    const isKept = isAllowed && decoded !== '' && (name !== 'href' || isSafeAddress(decoded))
    return isKept ? `${name}="${escapeAttrValue(decoded)}"` : ''
  },
})

/**
 * Html that holds nothing but the allow-list's tags and attributes; links carry rel="noopener" and lead to http(s),
 * mailto, tel or this site. Cleaning clean html changes nothing.
 */
export function sanitiseHtml(html: string): string {
  return filter.process(html).replace(/<a(?=[\s>])/g, '<a rel="noopener"')
}
