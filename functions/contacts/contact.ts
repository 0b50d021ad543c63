/** Makes contacts out of a visitor's or the owner's form. */
import type { AddContactRequest, Contact, CreateContactRequest } from '#schemas/contract/contacts.ts'
import { isCaught } from '#schemas/contract/records.ts'
import * as LIMITS from '#schemas/facts/limits.ts'

const newRowFields = (id: string, now: Date) => ({
  id,
  status: 'new' as const,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
})

export function newContact(request: CreateContactRequest, id: string, now: Date): Contact {
  const { email, phone, zip, language, businessName, source = 'website' } = request
  const { name = email.slice(0, LIMITS.name) } = request
  const { message = zip ? `Please write to me when you come to ${zip}.` : '' } = request
  return {
    ...{ name, email, phone, message, source, businessName, language, isSpam: isCaught(request) },
    ...newRowFields(id, now),
    // Nothing is to be answered now.
    ...(zip && { address: zip, source: 'not-yet', status: 'resolved' }),
  }
}

export function manualContact(request: AddContactRequest, id: string, now: Date): Contact {
  return { ...request, source: 'manual', isSpam: false, ...newRowFields(id, now) }
}
