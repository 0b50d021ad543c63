import { Marked, Tokenizer } from 'marked'
import { escapeHtml } from '#schemas/markup/escape-html.ts'

/** Nesting depth of quotes and lists. */
const DEEPEST = 10

/**
 * Treats quotes and lists beyond that depth as text. Marked rescans the rest of the text at each level, so that 5,000
 * characters of the worst case ("- - - ...") would take seconds. Use one instance per text.
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
    // Html has its own content type; inside markdown it is shown as typed.
    html: ({ text }) => escapeHtml(text),
    // The page itself has the only h1.
    heading({ tokens, depth }) {
      const level = Math.max(2, depth)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
    },
  },
})

/** Renders CommonMark. Unsafe by itself: it does not check links, so the result must go through `sanitiseHtml`. */
export function renderMarkdown(text: string): string {
  return markdown.parse(text, { async: false, tokenizer: new ShallowTokenizer() }).trim()
}
