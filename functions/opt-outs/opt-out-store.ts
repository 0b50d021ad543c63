/** Mailboxes that get no marketing mails: a row each, which names no address. */

import { matching } from '#functions/table/expression.ts'
import { mailboxId, optOutKey } from '#functions/table/keys.ts'
import { readRow } from '#functions/table/read.ts'
import { transact, update, type Write } from '#functions/table/transact.ts'
import { OptOut } from '#schemas/contract/notifications.ts'

/** Undefined if the mailbox of an address may get marketing mails. */
export function optOutOf(email: string): Promise<OptOut | undefined> {
  return optOutOfMailbox(mailboxId(email))
}

export async function optOutOfMailbox(mailbox: string): Promise<OptOut | undefined> {
  const row = await readRow(optOutKey(mailbox))
  return row?.['reason'] ? OptOut.parse(row) : undefined
}

/** Returns the write that ends marketing mails to the mailbox of an address. */
export function optOutWrite(email: string, reason: OptOut['reason'], now: Date): Write {
  return optOutMailbox(mailboxId(email), reason, now)
}

/** A bounce or a complaint replaces `asked`, because its reader cannot undo it. */
export function optOutMailbox(mailbox: string, reason: OptOut['reason'], now: Date): Write {
  const at = now.toISOString()
  const change = reason === 'asked' ? { once: { at, reason } } : { once: { at }, set: { reason } }
  return update(optOutKey(mailbox), change)
}

/** Allows marketing mails to a mailbox again, unless they bounced or were reported. Links in mails may delete no row. */
export function undoOptOut(mailbox: string): Promise<void> {
  return transact([
    update(
      optOutKey(mailbox),
      { set: { at: undefined, reason: undefined } },
      matching({ reason: 'asked' }),
      'done',
    ),
  ])
}
