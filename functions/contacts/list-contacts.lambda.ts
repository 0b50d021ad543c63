import { SHOWN_CONTACTS } from '#functions/contacts/contact-model.ts'
import { listReply } from '#functions/http/response.ts'
import { withNotifications } from '#functions/outbox/outbox.ts'
import { listWithCustomers } from '#functions/people/person-list.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/contacts.ts'

export const handler = adminEndpoint(contract.listContacts, async ({ query }) => {
  const page = await listWithCustomers(SHOWN_CONTACTS, query)
  return listReply({ ...page, rows: await withNotifications(page.rows) })
})
