import { COMMERCIAL_QUOTES, toCommercialQuote } from '#functions/commercial-quotes/commercial-quote-model.ts'
import { CONTACTS, ContactRecord } from '#functions/contacts/contact-model.ts'
import { SEARCHABLE_CONTACTS } from '#functions/contacts/contact-store.ts'
import { notFound } from '#functions/errors.ts'
import { replaceRecord, requireRecord } from '#functions/table/records.ts'
import { changedMeanwhile, edited, transact } from '#functions/table/transact.ts'
import type { CommercialQuote, UpdateCommercialQuoteRequest } from '#schemas/contract/contacts.ts'

/**
 * Corrects customer facts.
 * @throws AppError 404 for an unknown id, 409 with `current` if `updatedAt` is stale
 */
export async function updateCommercialQuote(
  id: string,
  { updatedAt: seen, ...changes }: UpdateCommercialQuoteRequest,
): Promise<CommercialQuote> {
  const old = await requireRecord(CONTACTS, id)
  const quote = toCommercialQuote(old)
  if (!quote) throw notFound(COMMERCIAL_QUOTES.noun)
  const { contactName: name, email, phone, address, language, businessName } = { ...quote, ...changes }
  const estimate = { ...old.estimate, businessName }
  const changed = ContactRecord.parse({ ...old, name, email, phone, address, language, estimate })
  const next = edited(old, seen, changed, { shown: quote })
  await transact(() => replaceRecord(SEARCHABLE_CONTACTS, old, next, changedMeanwhile(COMMERCIAL_QUOTES)))
  return COMMERCIAL_QUOTES.schema.parse(next) as CommercialQuote
}
