import { randomInt } from 'node:crypto'
import { queueMail } from '#functions/outbox/mail-writes.ts'
import { customerId } from '#functions/table/keys.ts'
import type { Write } from '#functions/table/transact.ts'

/** Returns the write that queues the mail with the links of the visits that a mailbox has ahead. Its row names no address. */
export function queueVisitLinks(email: string, network: string, now: Date): Write {
  return queueMail({
    kind: 'visit-links',
    recordType: 'customer',
    recordId: customerId(email.toLowerCase()),
    // Only tells mails apart.
    number: randomInt(1_000_000_000),
    now: now.toISOString(),
    network,
  })
}
