import { endpoint } from '#functions/http/endpoint.ts'
import { countCreation } from '#functions/http/limits.ts'
import { transact } from '#functions/table/transact.ts'
import { queueVisitLinks } from '#functions/visits/queue-visit-links.ts'
import * as contract from '#schemas/contract/visits.ts'

/** Mails the links of the visits that a mailbox has ahead. Looks up none, so the answer is the same for every mailbox. */
export const handler = endpoint(contract.sendVisitLinks, async ({ body: { email }, client }) => {
  const now = new Date()
  await transact([queueVisitLinks(email, client, now), ...countCreation('sendVisitLinks', client, now)])
})
