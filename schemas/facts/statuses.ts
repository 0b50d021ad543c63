/** Statuses and their badge colours. */
import type { QuoteState } from '#schemas/facts/quote-state.ts'

export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export const CONTACT_STATUSES = ['new', 'contacted', 'resolved'] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]

/** The filter that lists spam, which no other filter shows, whatever its own status is. */
export const SPAM = 'spam'

export const STATUS_COLOURS: Record<
  BookingStatus | ContactStatus | QuoteState,
  'orange' | 'green' | 'blue' | 'red' | 'grey'
> = {
  pending: 'orange',
  confirmed: 'green',
  completed: 'blue',
  cancelled: 'red',
  new: 'blue',
  contacted: 'green',
  resolved: 'grey',
  seen: 'orange',
  booked: 'green',
  declined: 'red',
  expired: 'grey',
}
