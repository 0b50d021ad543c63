import { COMMERCIAL_QUOTES } from '#functions/commercial-quotes/commercial-quote-model.ts'
import { CONTACTS } from '#functions/contacts/contact-model.ts'
import { newContactWrites, SEARCHABLE_CONTACTS } from '#functions/contacts/contact-store.ts'
import { dropMails } from '#functions/outbox/mail-writes.ts'
import {
  createRecord,
  getRecord,
  keepRecord,
  removeRecord,
  replaceRecord,
  requireRecord,
} from '#functions/table/records.ts'
import { searchedIn } from '#functions/table/search.ts'
import { transact, type Write } from '#functions/table/transact.ts'
import { nextVersion, requireVersion, versioned } from '#functions/table/versions.ts'
import { CommercialQuote, type UpdateCommercialQuoteRequest } from '#schemas/contract/commercial-quotes.ts'
import { Contact } from '#schemas/contract/contacts.ts'
import { COMMERCIAL_QUOTE_FIELDS } from '#schemas/fields/commercial-quote.ts'

/** Writes need the text that searches look into; deletions and most reads do not load its tables. */
export const SEARCHABLE_COMMERCIAL_QUOTES = {
  ...COMMERCIAL_QUOTES,
  search: searchedIn(COMMERCIAL_QUOTE_FIELDS),
}

/** Returns the writes of a commercial request. The contact's mail covers both halves, because its message has the estimate. */
export function newRequestWrites(
  { contact, quote }: { contact: Contact; quote: CommercialQuote | undefined },
  network: string,
): Write[] {
  return [
    ...newContactWrites(contact, network),
    ...(quote ? createRecord(SEARCHABLE_COMMERCIAL_QUOTES, quote) : []),
  ]
}

/** The existing halves of a commercial request. */
type CommercialRequest = { contact: Contact | undefined; quote: CommercialQuote | undefined }

/** @throws AppError 404 for an unknown id */
export async function requestOfContact(id: string): Promise<CommercialRequest> {
  const contact = await requireRecord(CONTACTS, id)
  const { commercialQuoteId: quoteId } = contact
  return { contact, quote: quoteId === undefined ? undefined : await getRecord(COMMERCIAL_QUOTES, quoteId) }
}

/** @throws AppError 404 for an unknown id */
export async function requestOfQuote(id: string): Promise<CommercialRequest> {
  const quote = await requireRecord(COMMERCIAL_QUOTES, id)
  return { contact: await getRecord(CONTACTS, quote.contactId), quote }
}

/**
 * Corrects customer facts, also in the request's contact, where the owner answers it.
 * @throws AppError 404 for an unknown id, 409 with `current` if `updatedAt` is stale
 */
export async function updateCommercialQuote(
  id: string,
  { updatedAt: seen, ...changes }: UpdateCommercialQuoteRequest,
): Promise<CommercialQuote> {
  const old = await requireRecord(COMMERCIAL_QUOTES, id)
  requireVersion(versioned(old), seen)
  const contact = await getRecord(CONTACTS, old.contactId)
  const next = CommercialQuote.parse({ ...old, ...changes, updatedAt: nextVersion(versioned(old)) })
  await transact([
    ...replaceRecord(SEARCHABLE_COMMERCIAL_QUOTES, old, next),
    ...(contact ? replaceRecord(SEARCHABLE_CONTACTS, contact, correctedAlike(contact, old, next)) : []),
  ])
  return next
}

/** Deletes both halves. @throws AppError 409 if one is edited concurrently */
export async function deleteCommercialRequest({ contact, quote }: CommercialRequest): Promise<void> {
  await transact([
    ...(contact ? [...removeRecord(CONTACTS, contact), ...dropMails(contact.id)] : []),
    ...(quote ? removeRecord(COMMERCIAL_QUOTES, quote) : []),
  ])
}

/** Clears the spam flag of both halves. @throws AppError 409 if one is edited concurrently */
export async function keepCommercialRequest({ contact, quote }: CommercialRequest): Promise<void> {
  const writes = [
    ...(contact ? keepRecord(SEARCHABLE_CONTACTS, contact) : []),
    ...(quote ? keepRecord(SEARCHABLE_COMMERCIAL_QUOTES, quote) : []),
  ]
  if (writes.length > 0) await transact(writes)
}

/** Deletes the quote and the reference in its contact. @throws AppError 404 for an unknown id */
export async function deleteCommercialQuote(id: string): Promise<void> {
  const { contact, quote } = await requestOfQuote(id)
  await transact([
    ...(quote ? removeRecord(COMMERCIAL_QUOTES, quote) : []),
    ...(contact ? replaceRecord(SEARCHABLE_CONTACTS, contact, withoutQuote(contact)) : []),
  ])
}

const factsOf = ({ contactName: name, email, phone, address }: CommercialQuote) =>
  Object.entries({ name, email, phone, address })

/** Copies only changed facts: the others may have been corrected in the contact. */
function correctedAlike(contact: Contact, old: CommercialQuote, next: CommercialQuote): Contact {
  const before = Object.fromEntries(factsOf(old))
  const changes = Object.fromEntries(factsOf(next).filter(([name, fact]) => fact !== before[name]))
  return Contact.parse({ ...contact, ...changes, updatedAt: nextVersion(contact) })
}

function withoutQuote({ commercialQuoteId: _, ...contact }: Contact): Contact {
  return { ...contact, updatedAt: nextVersion(contact) }
}
