import { dropMails } from '#functions/outbox/mail-writes.ts'
import { QUOTES } from '#functions/quotes/quote-model.ts'
import { removeRecord, requireRecord } from '#functions/table/records.ts'
import { transact } from '#functions/table/transact.ts'

/** @throws AppError 404 for an unknown id */
export async function deleteQuote(id: string): Promise<void> {
  const quote = await requireRecord(QUOTES, id)
  await transact(async () => [...(await removeRecord(QUOTES, quote)), ...dropMails(id, quote.sendings)])
}
