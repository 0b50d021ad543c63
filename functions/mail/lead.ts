/** Any record that somebody must be told about, with its type. */
import type { Booking } from '#schemas/booking.ts'
import type { Contact } from '#schemas/contact.ts'
import type { Quote } from '#schemas/quote.ts'

export type Lead =
  | { type: 'quote'; record: Quote }
  | { type: 'contact'; record: Contact }
  | { type: 'booking'; record: Booking }

/** Who the lead came from. */
export function customerOf(lead: Lead): {
  name: string
  email: string
  phone?: string | undefined
  address?: string | undefined
} {
  if (lead.type === 'quote') return lead.record.customerInfo
  if (lead.type === 'contact') return lead.record
  const { firstName, lastName, email, phone, address } = lead.record
  return { name: `${firstName} ${lastName}`, email, phone, address }
}
