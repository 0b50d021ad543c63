/** The owner's commercial content as the API has it now; the page says while they load (P11.1). */
import { callApi } from '#frontend/lib/api.ts'
import { format, formatHtml } from '#frontend/lib/format.ts'
import { pageBlock } from '#frontend/lib/page-block.ts'
import { nullWhenUnauthorized, retryOnce } from '#frontend/lib/public-reads.ts'
import type { PublicContentItem } from '#schemas/contract/content.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { newTextsInWords } from '#words/owner/new-texts.ts'

const status = document.querySelector<HTMLElement>('[data-loading-content]')
if (status) void refresh(status)

async function refresh(status: HTMLElement) {
  status.textContent = status.dataset['loadingContent'] ?? ''
  const read = () => callApi(publicRoutes.listContent, { query: { section: 'commercial' } })
  // After a failure, and for a key without an item, the page keeps its text.
  const items = await retryOnce(() => nullWhenUnauthorized(read())).catch(() => null)
  status.textContent = ''
  for (const item of newTextsInWords(items ?? [])) {
    const element = document.querySelector<HTMLElement>(`[data-content="${CSS.escape(item.key)}"]`)
    if (element) show(element, item)
  }
}

function show(element: HTMLElement, { content, html }: PublicContentItem) {
  const { facts = {} } = pageBlock()
  if (html === undefined) {
    const text = format(content, facts)
    // The same words keep the page's link that dials.
    if (element.textContent !== text) element.textContent = text
  }
  // A heading shows the text without its markup. The parsed document is never shown, and nothing in it runs or loads.
  else if (element.localName === 'span')
    element.textContent = new DOMParser()
      .parseFromString(formatHtml(html, facts), 'text/html')
      .body.textContent.trim()
  else {
    const markup = Object.assign(document.createElement('div'), {
      className: element.className,
      // The API sanitises it to one allow-list on write and on read.
      innerHTML: formatHtml(html, facts),
    })
    markup.dataset['content'] = element.dataset['content']
    element.replaceWith(markup)
  }
}
