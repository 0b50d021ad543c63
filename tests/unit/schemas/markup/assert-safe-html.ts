import he from 'he'

const TAGS = 'a b blockquote br code em h2 h3 h4 hr i li ol p pre s small strong sub sup u ul'.split(' ')
const ATTRIBUTE = /^ ([a-z]+)="([^"<>]*)"/
const TEXT = /^[^<>]+/
const TAG = /^<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*) ?\/?>/

/** A page whose scheme no link names, so that a link that takes it over is seen. */
const PAGE = 'http://this-site.example/page'

/** Judged by what browsers make of it: every entity of HTML decoded, then read as a URL of a page of ours. */
function leadsAstray(value: string): boolean {
  const address = he.decode(value, { isAttributeValue: true })
  if (!URL.canParse(address, PAGE)) return false
  const { protocol, host } = new URL(address, PAGE)
  if (protocol === 'mailto:' || protocol === 'tel:') return false
  // To another host only by naming it and its scheme.
  const isNamed = /^https?:\/\/[^/\\]/i.test(address)
  return !(protocol === 'http:' || protocol === 'https:') || (host !== 'this-site.example' && !isNamed)
}

/**
 * Reads html by a grammar so strict that no browser can read more into it: text without angle brackets, and tags of the
 * allow-list with double-quoted attributes of the allow-list. Throws an Error at the first thing that is neither.
 */
export function assertSafeHtml(html: string): void {
  let rest = html
  while (rest !== '') {
    const text = TEXT.exec(rest)
    const tag = TAG.exec(rest)
    if (tag) checkTag(tag[2] ?? '', tag[3] ?? '')
    if (!text && !tag) throw new Error(`Neither text nor a clean tag: ${rest.slice(0, 80)}`)
    rest = rest.slice((text ?? tag)?.[0].length)
  }
}

function checkTag(tag: string, attributes: string): void {
  if (!TAGS.includes(tag)) throw new Error(`<${tag}> is not allowed`)
  const allowed = tag === 'a' ? ['href', 'title'] : []
  let rest = attributes
  for (let match = ATTRIBUTE.exec(rest); match; match = ATTRIBUTE.exec(rest)) {
    const [whole, name = '', value = ''] = match
    if (name === 'href' && leadsAstray(value)) throw new Error(`Unsafe address ${value}`)
    if (name === 'rel' ? value !== 'noopener' : !allowed.includes(name))
      throw new Error(`<${tag} ${name}> is not allowed`)
    rest = rest.slice(whole.length)
  }
}
