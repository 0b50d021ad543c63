import { siteOrigin } from '#functions/http/endpoint.ts'
import { quotePreview } from '#functions/notifier/mails/receipt-mails.ts'
import { QUOTES } from '#functions/quotes/quote-model.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { requireRecord } from '#functions/table/records.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** The mail that sending a quote again would send. */
export const handler = adminEndpoint(contract.previewQuote, async ({ params, headers }) => {
  const quote = await requireRecord(QUOTES, params.id)
  const settings = await loadSettings()
  return quotePreview(quote, { settings, siteOrigin: siteOrigin(headers), now: new Date() })
})
