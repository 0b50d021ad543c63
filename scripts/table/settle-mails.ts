/**
 * Ends what a restored table still wants to send to customers: they may have got it after the moment that was restored. The owner gets such mails again.
 * Keeps mails that were queued after the restore, so it can be run again.
 * `TABLE_NAME=<table> npx tsx scripts/table/settle-mails.ts`; scripts/table/restore.sh runs it. Uses the AWS credentials and region of the shell.
 */
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb'
import { config } from '#functions/environment.ts'
import { expiryOf } from '#functions/outbox/timing.ts'
import { matching } from '#functions/table/expression.ts'
import { table } from '#functions/table/read.ts'
import { put, transact } from '#functions/table/transact.ts'
import { isToBeSent, MAILS, type MailKind } from '#schemas/contract/notifications.ts'
import { allRows, kindOf, type Row } from '#scripts/table/rows.ts'

/** True for a mail that may have been sent before an instant: a planned mail is not sent before it is due. */
function isOpenMail(row: Row, before: Date): boolean {
  const { status, dueAt, updatedAt } = row
  const since = String(status === 'planned' ? dueAt : updatedAt)
  return kindOf(row) === 'OUTBOX' && isToBeSent(status) && since <= before.toISOString()
}

/** What a mail loses when it is skipped: its place in the list of waiting ones, and the deleted visit that it is about. */
const OPEN_ONLY = ['entityStatus', 'leaseUntil', 'nextAttemptAt', 'network', 'deleted']

/** An open mail as skipped; other rows unchanged. */
export function settled(row: Row): Row {
  if (!isOpenMail(row, new Date())) return row
  const kept = Object.fromEntries(Object.entries(row).filter(([name]) => !OPEN_ONLY.includes(name))) as Row
  return { ...kept, status: 'skipped', reason: 'Restored from a backup', expiresAt: expiryOf(new Date()) }
}

const isForCustomer = ({ kind }: Row) => MAILS[kind as MailKind] === 'customer'

if (import.meta.filename === process.argv[1]) {
  const { Table } = await table().send(new DescribeTableCommand({ TableName: config.tableName() }))
  const restored = Table?.CreationDateTime ?? new Date()
  const mails = (await allRows()).filter((row) => isOpenMail(row, restored) && isForCustomer(row))
  for (const row of mails) {
    await transact([put(settled(row), matching({ updatedAt: row['updatedAt'] as string }), 'done')])
  }
  console.log(`${mails.length} mails to customers will not be sent`)
}
