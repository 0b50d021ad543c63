import { randomInt } from 'node:crypto'
import { endpoint } from '#functions/http/endpoint.ts'
import { countCreation } from '#functions/http/limits.ts'
import { mailAbout, queueMail } from '#functions/outbox/mail-writes.ts'
import { digestId } from '#functions/table/keys.ts'
import { transact } from '#functions/table/transact.ts'
import * as contract from '#schemas/contract/visits.ts'

/** Queues the mail with the links of the visits that a mailbox has ahead. Looks up none, so the answer is the same for every mailbox. */
export const handler = endpoint(contract.sendVisitLinks, async ({ body: { email }, network }) => {
  const now = new Date()
  const mail = queueMail({
    kind: 'visit-links',
    // The row names no address.
    ...mailAbout('customer', digestId(email.toLowerCase()), now),
    // Only tells mails apart.
    number: randomInt(1_000_000_000),
    network,
  })
  await transact([mail, ...countCreation('sendVisitLinks', network, now)])
})
