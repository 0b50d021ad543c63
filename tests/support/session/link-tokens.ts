import { randomUUID } from 'node:crypto'
import { newDeviceLink } from '#functions/account/device-link-store.ts'
import { signLink } from '#functions/links/signed-link.ts'
import { queueMail } from '#functions/outbox/mail-writes.ts'
import { transact } from '#functions/table/transact.ts'
import type { AccountChange } from '#schemas/contract/notifications.ts'

/** The token of the link in the mail about a change of account or leads, which is queued here. */
export async function undoToken(account: AccountChange, now = new Date().toISOString()): Promise<string> {
  const recordId = randomUUID()
  await transact([queueMail({ kind: 'account-changed', recordType: 'account', recordId, account, now })])
  return signLink('undo', recordId)
}

/** The token of a device link, which is made here, however long ago the one before was. */
export const deviceToken = async () => signLink('device', await newDeviceLink())
