/**
 * The boot script of a link's page (decision 93). What the link names is why the page is opened: its read and the modules start
 * with the HTML, instead of after the first paint. In the head before the stylesheet, which would hold it up.
 */
import { start } from '#frontend/browser/boot.ts'
import { startEarlyRead } from '#frontend/lib/early-read.ts'
import { takeLinkToken } from '#frontend/lib/link-token.ts'

const script = document.querySelector<HTMLElement>('script[data-read]')
const { page = '', read = '', language } = script?.dataset ?? {}
const token = takeLinkToken(page)
// In a tab behind others, the island works once the tab is looked at: an answer of now may be old by then.
if (token && document.visibilityState === 'visible') {
  startEarlyRead(read, token, language)
  void start()
}
