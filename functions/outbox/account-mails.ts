/** Mails that warn the owner. The earlier address for leads gets them as well, because whoever changed it reads the new one. */
import { randomUUID } from 'node:crypto'
import { queueMail } from '#functions/outbox/mail-writes.ts'
import type { Write } from '#functions/table/transact.ts'
import type { AccountChange } from '#schemas/contract/notifications.ts'

/** Returns the writes that queue a warning to the address for leads, and to the one before it, which the notifier skips if there is none. */
export function warnOwner(mail: Omit<Parameters<typeof queueMail>[0], 'number' | 'toEarlier'>): Write[] {
  return [queueMail(mail), queueMail({ ...mail, toEarlier: true, number: 1 })]
}

export function tellChange(account: AccountChange, now: string): Write[] {
  return warnOwner({ kind: 'account-changed', recordType: 'account', recordId: randomUUID(), account, now })
}
