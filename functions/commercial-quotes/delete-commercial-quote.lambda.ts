import { COMMERCIAL_QUOTES } from '#functions/commercial-quotes/commercial-quote-model.ts'
import { deleteContact } from '#functions/contacts/contact-model.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { requireRecord } from '#functions/table/records.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** Deletes the whole request. */
export const handler = adminEndpoint(contract.deleteCommercialQuote, async ({ params: { id } }) => {
  await requireRecord(COMMERCIAL_QUOTES, id)
  await deleteContact(id)
})
