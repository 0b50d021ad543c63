import { CONTACTS } from '#functions/contacts/contact-model.ts'
import { dropMails } from '#functions/outbox/mail-writes.ts'
import { removeRecord, requireRecord } from '#functions/table/records.ts'
import { transact } from '#functions/table/transact.ts'

/** @throws AppError 404 for an unknown id, 409 if it is edited concurrently */
export async function deleteContact(id: string): Promise<void> {
  const contact = await requireRecord(CONTACTS, id)
  await transact(async () => [...(await removeRecord(CONTACTS, contact)), ...dropMails(id)])
}
