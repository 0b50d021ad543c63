/** Mails that did not reach the owner, each with the name of the person it is about. */
import { listFailed } from '#functions/outbox/outbox.ts'
import { type RecordEntity, recordKey } from '#functions/table/keys.ts'
import { batchGet } from '#functions/table/read.ts'
import type { Dashboard } from '#schemas/contract/dashboard.ts'
import type { FailedMail } from '#schemas/contract/notifications.ts'

const ENTITIES: Partial<Record<FailedMail['recordType'], RecordEntity>> = {
  quote: 'QUOTE',
  contact: 'CONTACT',
  booking: 'BOOKING',
}

type Named = { name?: string; firstName?: string; lastName?: string; customerInfo?: { name: string } }

export async function failedMails(): Promise<Dashboard['failedMails']> {
  const failed = await listFailed()
  const entityOf = new Map(failed.map(({ recordId, recordType }) => [recordId, ENTITIES[recordType]]))
  const keys = [...entityOf].flatMap(([id, entity]) => (entity ? [recordKey(entity, id)] : []))
  const rows = await batchGet(keys, ['id', 'name', 'firstName', 'lastName', 'customerInfo'])
  const names = new Map(rows.map((row) => [row['id'], nameIn(row)]))
  return failed.map((mail) => ({ ...mail, name: names.get(mail.recordId) }))
}

const nameIn = ({ name, firstName, lastName, customerInfo }: Named) =>
  name ?? customerInfo?.name ?? `${firstName} ${lastName}`
