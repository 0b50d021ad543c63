import { COMMERCIAL_QUOTES } from '#functions/commercial-quotes/commercial-quote-model.ts'
import { contactStatuses } from '#functions/contacts/contact-list.ts'
import { withNotifications } from '#functions/outbox/mail-states.ts'
import { listWithCustomers } from '#functions/people/person-list.ts'
import type { Page } from '#functions/table/pages.ts'
import type { CommercialQuoteRow } from '#schemas/contract/commercial-quotes.ts'
import type { RecordsQuery } from '#schemas/contract/fields.ts'

/** Returns a page of commercial quotes, each with its contact's status and owner mail. */
export async function listCommercialQuotes(query: RecordsQuery): Promise<Page<CommercialQuoteRow>> {
  const page = await listWithCustomers(COMMERCIAL_QUOTES, query)
  const contacts = page.rows.map(({ contactId }) => ({ id: contactId }))
  const [states, statuses] = await Promise.all([
    withNotifications(contacts),
    contactStatuses(contacts.map(({ id }) => id)),
  ])
  return {
    ...page,
    rows: page.rows.map((row, index) => ({
      ...row,
      notification: states[index]?.notification,
      contactStatus: statuses.get(row.contactId),
    })),
  }
}
