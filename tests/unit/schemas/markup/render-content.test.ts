import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { CONTENT_TYPES } from '#schemas/facts/content-sections.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { renderContent } from '#schemas/markup/render-content.ts'
import { sanitiseHtml } from '#schemas/markup/sanitise-html.ts'
import { assertSafeHtml } from '#tests/unit/schemas/markup/assert-safe-html.ts'
import { XSS_CORPUS } from '#tests/unit/schemas/markup/xss-corpus.ts'

const html = (content: string) => renderContent({ content, contentType: 'html' })
/** Line breaks around tags mean nothing in html. */
const tight = (html: string) => html.replace(/\s*\n\s*(?=<)|(?<=>)\s*\n\s*/g, '')

const markdown = (content: string) => renderContent({ content, contentType: 'markdown' })

test.each(CONTENT_TYPES)('no attack of the corpus survives as %s (P22.3)', (contentType) => {
  for (const content of XSS_CORPUS) assertSafeHtml(renderContent({ content, contentType }))
})

test.each(CONTENT_TYPES)('no pair of attacks survives as %s', (contentType) => {
  for (const first of XSS_CORPUS)
    for (const second of XSS_CORPUS) assertSafeHtml(renderContent({ content: first + second, contentType }))
})

test.each(CONTENT_TYPES)('nothing random survives as %s', (contentType) => {
  const words = ['a', 'p', 'href', 'javascript:', 'onx', '&#106', 'script']
  const piece = fc.constantFrom(...'<>"\'`=/&;#:!-[]()*_\\ \n\t', ...words)
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) =>
      assertSafeHtml(renderContent({ content: pieces.join(''), contentType })),
    ),
    { numRuns: 3000 },
  )
})

test('cleaning clean html changes nothing', () => {
  for (const attack of XSS_CORPUS) {
    const clean = sanitiseHtml(attack)
    expect(sanitiseHtml(clean)).toBe(clean)
  }
})

test('allowed html stays as it is', () => {
  const content = '<h2>Hi</h2><p>a <strong>b</strong> &amp; <em>c</em><br></p><ul><li>d</li></ul>'
  expect(html(content)).toBe(content)
})

test('every allowed tag stays, without attributes', () => {
  const pairs = 'b blockquote code em h2 h3 h4 i li ol p pre s small strong sub sup u ul'.split(' ')
  for (const tag of pairs) expect(html(`<${tag} title="x" href="/y">z</${tag}>`)).toBe(`<${tag}>z</${tag}>`)
  expect(html('a<br title="x">b<hr>')).toBe('a<br>b<hr>')
  expect(html('<div>unknown tags leave their text</div>')).toBe('unknown tags leave their text')
})

test('a link keeps its title, escaped, and nothing else', () => {
  expect(html('<a href="/x" title="&quot;a&quot; &lt; b" class="c" style="color:red">x</a>')).toBe(
    '<a rel="noopener" href="/x" title="&quot;a&quot; &lt; b">x</a>',
  )
  expect(html('<a href="/x" title="">x</a>')).toBe('<a rel="noopener" href="/x">x</a>')
  expect(html('<A HREF="/x" TITLE="y">x</A>')).toBe('<a rel="noopener" href="/x" title="y">x</a>')
})

test.each([
  ...['script', 'style', 'template', 'iframe', 'object', 'svg', 'math'],
  ...['textarea', 'select', 'noscript', 'title'],
])('%s goes with what is in it', (tag) => {
  expect(html(`a<${tag}>b</${tag}>c`)).toBe('ac')
})

test('links keep safe addresses and say noopener', () => {
  for (const and of ['&amp;', '&', '&#38;'])
    expect(html(`<a href="https://ok.example/?a=1${and}copy=2">x</a>`)).toBe(
      '<a rel="noopener" href="https://ok.example/?a=1&amp;copy=2">x</a>',
    )
  const safe = ['http://ok.example', 'mailto:a@b.co', 'tel:+15595550142', '/booking', '#quote', '/?a=b']
  for (const address of safe)
    expect(html(`<a href="${address}">x</a>`)).toBe(`<a rel="noopener" href="${address}">x</a>`)
})

test.each([
  ...['/&sol;evil.example', '/&bsol;evil.example', '&sol;&sol;evil.example', '/&Tab;/evil.example'],
  '//evil.example',
])('a link to %s leads nowhere', (address) => {
  expect(html(`<a href="${address}">x</a>`)).toBe('<a rel="noopener">x</a>')
  expect(markdown(`[x](${address})`)).toBe('<p><a rel="noopener">x</a></p>')
})

test('plain text is escaped and keeps its line breaks', () => {
  expect(renderContent({ content: 'a < b & "c"\n<b>d</b>', contentType: 'text' })).toBe(
    'a &lt; b &amp; &quot;c&quot;<br>&lt;b&gt;d&lt;/b&gt;',
  )
})

test.each([
  ['# Title', '<h2>Title</h2>'],
  ['### Sub\ntext', '<h3>Sub</h3>\n<p>text</p>'],
  ['one\ntwo\n\nthree', '<p>one\ntwo</p>\n<p>three</p>'],
  ['a  \nb', '<p>a<br>\nb</p>'],
  ['**bold** and *slanted*', '<p><strong>bold</strong> and <em>slanted</em></p>'],
  ['__bold__ and _slanted_', '<p><strong>bold</strong> and <em>slanted</em></p>'],
  ['**bold with _slanted_ inside**', '<p><strong>bold with <em>slanted</em> inside</strong></p>'],
  ['2 * 3 * 4, snake_case_name', '<p>2 * 3 * 4, snake_case_name</p>'],
  ['\\*not slanted\\*', '<p>*not slanted*</p>'],
  ['`a < b`', '<p><code>a &lt; b</code></p>'],
  ['- a\n- b\n  - c\n- d', '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>'],
  ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['- a\n\n- b\n\nafter', '<ul><li><p>a</p></li><li><p>b</p></li></ul>\n<p>after</p>'],
  ['text\n- a', '<p>text</p>\n<ul><li>a</li></ul>'],
  ['> a\n> b\n\nc', '<blockquote><p>a\nb</p></blockquote>\n<p>c</p>'],
  ['a\n\n---\n\nb', '<p>a</p>\n<hr>\n<p>b</p>'],
  ['```\n<b>\n```', '<pre><code>&lt;b&gt;</code></pre>'],
  ['[call **us**](tel:911)', '<p><a rel="noopener" href="tel:911">call <strong>us</strong></a></p>'],
  ['<https://ok.example/>', '<p><a rel="noopener" href="https://ok.example/">https://ok.example/</a></p>'],
  ['[x](javascript:y)', '<p><a rel="noopener">x</a></p>'],
  ['<b>raw</b>', '<p>&lt;b&gt;raw&lt;/b&gt;</p>'],
  ['~~a~~ www.ok.example', '<p>~~a~~ www.ok.example</p>'],
])('markdown %j', (source, expected) => {
  expect(tight(markdown(source))).toBe(tight(expected))
})

test.each([
  ...['<', '<a ', '<!--', '<a href="', '[', '](', '[_a ', '*', '**a', '*a *a** ', '***a &|-', '_', '`'],
  ...['&', '&#', '\\', '> ', '- ', ' - ', '#', '# #', '---', 'a\n\n', '1. ', '  \n'],
  // Two pieces: the first half of one, the second half of the other.
  ...[
    ['- ', 'a\n'],
    ['1. ', 'a\n'],
    ['> ', '\\<x>\n'],
    ['- ', 'a\n='],
    ['*a ', ' a*'],
  ],
])('the longest content made of %j is rendered without running away', (pieces) => {
  const parts = [pieces].flat()
  const content = parts.map((piece) => piece.repeat(LIMITS.content / parts.length / piece.length)).join('')
  for (const contentType of CONTENT_TYPES) {
    // Processor time, not the clock: other work on the machine does not count. Running away would take many times as long.
    const start = process.cpuUsage()
    renderContent({ content, contentType })
    const { user } = process.cpuUsage(start)
    expect(user / 1e6).toBeLessThan(1)
  }
})
