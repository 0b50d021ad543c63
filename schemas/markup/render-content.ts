/** Renders editable content, for Lambda and for the preview in the back office. */
import { escapeHtml } from '#schemas/markup/escape-html.ts'
import { renderMarkdown } from '#schemas/markup/render-markdown.ts'
import { sanitiseHtml } from '#schemas/markup/sanitise-html.ts'

/** Returns safe html. Plain text is escaped and keeps its line breaks. */
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
