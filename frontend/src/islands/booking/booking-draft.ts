import { type BookingChoices, NO_CHOICES } from '#frontend/islands/booking/booking-choices.ts'
import type { RefusedTime } from '#frontend/islands/booking/send-booking.ts'
import { ELSEWHERE } from '#schemas/facts/places.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'

export const EMPTY_DRAFT = {
  ...NO_CHOICES,
  /** Typed into the contact form, or known from the quote: it may name the town. */
  address: '',
  /** False until the address bar and the browser's storage have been read, which is after hydration. */
  isStarted: false,
  /** A quote was saved when the page was opened: it says what and where. */
  isQuoted: false,
  /** A link has named the day, and nothing has been chosen since. */
  isDayNamed: false,
  /** Opens the contact form, which stays open when the time is refused. */
  hasChosenTime: false,
  /** Why the last try failed, with fresh windows for its place. */
  refusal: undefined as RefusedTime | undefined,
}

export type BookingDraft = typeof EMPTY_DRAFT

export type BookingAction =
  | { type: 'start'; found: Partial<BookingDraft> }
  | { type: 'choose'; chosen: Partial<BookingChoices> }
  | { type: 'typeAddress'; address: string }
  | { type: 'refuse'; refusal: RefusedTime }

export function changeBooking(draft: BookingDraft, action: BookingAction): BookingDraft {
  switch (action.type) {
    case 'start':
      return { ...draft, ...action.found, isStarted: true }
    case 'choose': {
      const { chosen } = action
      // The fresh windows of a refusal are those of its hours and place.
      const hasOtherWindows = 'serviceType' in chosen || 'city' in chosen
      return {
        ...draft,
        ...chosen,
        isDayNamed: false,
        hasChosenTime: draft.hasChosenTime || 'serviceTime' in chosen,
        refusal: hasOtherWindows ? undefined : draft.refusal,
      }
    }
    case 'typeAddress': {
      const { address } = action
      const isSamePlace = placeOfVisit({ city: draft.city, address }) === placeOfVisit(draft)
      return { ...draft, address, refusal: isSamePlace ? draft.refusal : undefined }
    }
    case 'refuse': {
      // The API knows the place of the whole address; days of an unknown one are asked for by that name.
      const city = draft.city || (placeOfVisit(draft) ? '' : ELSEWHERE)
      return { ...draft, city, serviceTime: '', sent: '', refusal: action.refusal }
    }
  }
}
