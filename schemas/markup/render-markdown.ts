import { Marked, Tokenizer } from 'marked'
import { escapeHtml } from '#schemas/markup/escape-html.ts'

/** Levels of quotes and lists in one another. */
const DEEPEST = 10

/**
 * Reads quotes and lists that are nested deeper as words. Marked reads all that follows anew at each level, so that 5,000
 * characters of the worst ("- - - ...") would take seconds. One text each.
 */
class ShallowTokenizer extends Tokenizer {
  private depth = 0

  private nested<T>(read: () => T): T | undefined {
    if (this.depth === DEEPEST) return undefined
    this.depth += 1
    const block = read()
    this.depth -= 1
    return block
  }
  override blockquote(src: string) {
    return this.nested(() => super.blockquote(src))
  }
  override list(src: string) {
    return this.nested(() => super.list(src))
  }
}

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

/** Html of a CommonMark text. Not safe by itself: links are not judged here, so the result goes through `sanitiseHtml`. */
export function renderMarkdown(text: string): string {
  return markdown.parse(text, { async: false, tokenizer: new ShallowTokenizer() }).trim()
}
