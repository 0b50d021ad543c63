/** Statuses and their badge colours. */
import type { QuoteState } from '#schemas/facts/quote-state.ts'

export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
/** Of a visit that is to come, or of which nobody has said how it went. */
export const OPEN_STATUSES = ['pending', 'confirmed'] as const satisfies BookingStatus[]
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export const CONTACT_STATUSES = ['new', 'contacted', 'resolved'] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]

/**
 * News of a visit to its customer. `asked`: the day is called off, and the customer chooses another one. `readdressed`: the whole visit
 * is news to the right mailbox.
 */
export const VISIT_CHANGES = [
  'confirmed',
  'moved',
  'cancelled',
  'reopened',
  'asked',
  'unconfirmed',
  'price',
  'readdressed',
] as const
export type WhatChanged = (typeof VISIT_CHANGES)[number]

export const TOLD_STATES = ['pending', 'confirmed', 'completed', 'cancelled', 'asked'] as const

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
