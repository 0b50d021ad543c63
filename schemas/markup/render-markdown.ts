/**
 * The part of CommonMark that website texts need: headings, paragraphs, lists, quotes, rules, code, emphasis and links.
 * Raw html is shown as text. Written here because the maintained parsers are 50 KB and more, and the content endpoint
 * must stay within 360 KB (docs/decisions/010).
 */
import { escapeText } from '#schemas/markup/escape-text.ts'
import { renderInline } from '#schemas/markup/render-inline.ts'

/** Lists and quotes within each other; deeper ones are text. */
const MAX_DEPTH = 5

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*)$/
const RULE = /^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/
const FENCE = /^ {0,3}(?:```|~~~)/
const QUOTE = /^ {0,3}> ?/
const BULLET = /^ {0,3}[-*+][ \t]+/
const NUMBER = /^ {0,3}\d{1,9}[.)][ \t]+/

/** Html of a text, not yet through the allow-list. A page has its own h1, so headings start at h2. */
export function renderMarkdown(markdown: string): string {
  return renderBlocks(markdown.replace(/\r\n?/g, '\n').split('\n'), 0)
}

function renderBlocks(lines: string[], depth: number): string {
  const blocks: string[] = []
  let at = 0
  while (at < lines.length) {
    const block = readBlock(lines, at, depth)
    if (block.html) blocks.push(block.html)
    at = block.next
  }
  return blocks.join('\n')
}

type Block = { html: string; next: number }

function readBlock(lines: string[], at: number, depth: number): Block {
  const line = lines[at] ?? ''
  if (line.trim() === '') return { html: '', next: at + 1 }
  const heading = HEADING.exec(line)
  if (heading) {
    const level = Math.min(Math.max(heading[1]?.length ?? 2, 2), 4)
    return { html: `<h${level}>${renderInline(heading[2]?.trim() ?? '')}</h${level}>`, next: at + 1 }
  }
  if (FENCE.test(line)) return readCode(lines, at)
  if (RULE.test(line)) return { html: '<hr>', next: at + 1 }
  if (depth < MAX_DEPTH && QUOTE.test(line)) return readQuote(lines, at, depth)
  if (depth < MAX_DEPTH && BULLET.test(line)) return readList(lines, at, depth, BULLET, 'ul')
  if (depth < MAX_DEPTH && NUMBER.test(line)) return readList(lines, at, depth, NUMBER, 'ol')
  return readParagraph(lines, at)
}

/** The first line at or after `from` for which `ends` holds, or the end of the text. */
function findEnd(lines: string[], from: number, ends: (line: string) => boolean): number {
  let end = from
  while (end < lines.length && !ends(lines[end] ?? '')) end++
  return end
}

function readCode(lines: string[], at: number): Block {
  const end = findEnd(lines, at + 1, (line) => FENCE.test(line))
  return {
    html: `<pre><code>${escapeText(lines.slice(at + 1, end).join('\n'))}</code></pre>`,
    next: end + 1,
  }
}

function readQuote(lines: string[], at: number, depth: number): Block {
  const end = findEnd(lines, at, (line) => !QUOTE.test(line))
  const inner = lines.slice(at, end).map((line) => line.replace(QUOTE, ''))
  return { html: `<blockquote>${renderBlocks(inner, depth + 1)}</blockquote>`, next: end }
}

/** An item goes on over indented and blank lines; what it holds besides its text is read as blocks again. */
function readList(lines: string[], at: number, depth: number, marker: RegExp, tag: 'ul' | 'ol'): Block {
  const indent = indentOf(lines[at] ?? '')
  const isItem = (line = '') => marker.test(line) && indentOf(line) < indent + 2
  const isInner = (line = '') => indentOf(line) >= indent + 2
  const items: string[][] = []
  let next = at
  for (; next < lines.length; next++) {
    const line = lines[next] ?? ''
    const following = lines[next + 1]
    if (isItem(line)) items.push([line.replace(marker, '')])
    else if (isInner(line)) items.at(-1)?.push(line.slice(indent + 2))
    else if (line.trim() === '' && (isItem(following) || isInner(following))) items.at(-1)?.push('')
    else break
  }
  const rendered = items.map((item) => `<li>${renderItem(item, depth)}</li>`)
  return { html: `<${tag}>${rendered.join('')}</${tag}>`, next }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

function renderItem([first = '', ...rest]: string[], depth: number): string {
  const end = findEnd(rest, 0, (line) => line.trim() === '' || BULLET.test(line) || NUMBER.test(line))
  const text = renderInline([first, ...rest.slice(0, end)].join('\n'))
  return text + renderBlocks(rest.slice(end), depth + 1)
}

const startsBlock = (line: string) =>
  line.trim() === '' || [HEADING, FENCE, RULE, QUOTE, BULLET, NUMBER].some((pattern) => pattern.test(line))

function readParagraph(lines: string[], at: number): Block {
  const end = findEnd(lines, at + 1, startsBlock)
  return {
    html: `<p>${renderInline(lines.slice(at, end).join('\n').trim())}</p>`,
    next: end,
  }
}
