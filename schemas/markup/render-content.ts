/** Editable content as html for a page: one way for all content types, in Lambda and in the back office's preview. */
import { escapeHtml } from '#schemas/markup/escape-html.ts'
import { renderMarkdown } from '#schemas/markup/render-markdown.ts'
import { sanitiseHtml } from '#schemas/markup/sanitise-html.ts'

/** Safe html of an item. Plain text is escaped and keeps its line breaks. */
export function renderContent(item: { content: string; contentType: 'text' | 'html' | 'markdown' }): string {
  switch (item.contentType) {
    case 'html':
      return sanitiseHtml(item.content)
    case 'markdown':
      return sanitiseHtml(renderMarkdown(item.content))
    case 'text':
      return escapeHtml(item.content).replace(/\n/g, '<br>')
  }
}
