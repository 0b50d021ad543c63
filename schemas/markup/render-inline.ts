import { isSafeAddress } from '#schemas/markup/allow-list.ts'
import { escapeText } from '#schemas/markup/escape-text.ts'

/** Quantifiers are bounded, so a text made to be slow costs at most its length times this. */
const SPAN = new RegExp(
  [
    /\\(?<escaped>[!-/:-@[-`{-~])/,
    /`(?<code>[^`]{1,500})`/,
    /\[(?<label>[^[\]]{1,500})\]\((?<address>[^\s()<>]{1,500})\)/,
    /<(?<autolink>(?:https?:\/\/|mailto:)[^\s<>]{1,500})>/,
    /\*\*(?<strong>[^\s*](?:[^*]{0,998}[^\s*])?)\*\*/,
    /(?<![\p{L}\p{N}])__(?<strongToo>[^\s_](?:[^_]{0,998}[^\s_])?)__(?![\p{L}\p{N}])/u,
    /\*(?<em>[^\s*](?:[^*]{0,998}[^\s*])?)\*/,
    /(?<![\p{L}\p{N}])_(?<emToo>[^\s_](?:[^_]{0,998}[^\s_])?)_(?![\p{L}\p{N}])/u,
    /(?<lineBreak>(?: {2,20}|\\)\n)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

/** Emphasis, code, links and hard line breaks of one paragraph; all else is escaped. Unsafe links stay text. */
export function renderInline(text: string): string {
  let html = ''
  let end = 0
  for (const match of text.matchAll(SPAN)) {
    html += escapeText(text.slice(end, match.index)) + renderSpan(match[0], match.groups ?? {})
    end = match.index + match[0].length
  }
  return html + escapeText(text.slice(end))
}

function renderSpan(source: string, found: Record<string, string | undefined>): string {
  const { escaped, code, label, address, autolink, lineBreak } = found
  const strong = found.strong ?? found.strongToo
  const em = found.em ?? found.emToo
  if (escaped !== undefined) return escapeText(escaped)
  if (code !== undefined) return `<code>${escapeText(code)}</code>`
  if (strong !== undefined) return `<strong>${renderInline(strong)}</strong>`
  if (em !== undefined) return `<em>${renderInline(em)}</em>`
  if (lineBreak !== undefined) return '<br>\n'
  const href = address ?? autolink
  if (href === undefined || !isSafeAddress(href)) return escapeText(source)
  return `<a href="${escapeText(href)}">${label === undefined ? escapeText(href) : renderInline(label)}</a>`
}
