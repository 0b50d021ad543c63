import { Marked } from 'marked'
import { escapeHtml } from '#schemas/markup/escape-html.ts'

const markdown = new Marked({
  async: false,
  gfm: false,
  renderer: {
    // There is a content type of its own for html; inside markdown it is shown as it was typed.
    html: ({ text }) => escapeHtml(text),
    // A page has one h1, and it is not in its content.
    heading({ tokens, depth }) {
      const level = Math.max(2, depth)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
    },
  },
})

/**
 * Html of a CommonMark text. Not safe by itself: links are not judged here, so the result goes through `sanitiseHtml`.
 * A text nested deeper than the parser's stack (thousands of "> ") is shown as it was typed.
 */
export function renderMarkdown(text: string): string {
  try {
    return markdown.parse(text, { async: false }).trim()
  } catch (error) {
    if (error instanceof RangeError) return `<p>${escapeHtml(text)}</p>`
    throw error
  }
}
