import { useEffect, useReducer, useRef } from 'react'
import {
  type BookingChoices,
  initialChoices,
  keepChoices,
} from '#frontend/islands/booking/booking-choices.ts'
import {
  type BookingAction,
  type BookingDraft,
  changeBooking,
  EMPTY_DRAFT,
} from '#frontend/islands/booking/booking-draft.ts'
import type { RefusedTime } from '#frontend/islands/booking/send-booking.ts'
import { pacificToday } from '#frontend/lib/days.ts'
import { hasWindow, useAvailability, withDay } from '#frontend/lib/use-availability.ts'
import { draftValues } from '#frontend/lib/use-form-draft.ts'
import { savedQuote } from '#frontend/lib/use-saved-quote.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import type { Availability } from '#schemas/contract/availability.ts'
import { hoursOfVisit } from '#schemas/facts/jobs.ts'
import { ARRIVAL_TIMES } from '#schemas/facts/pacific-time.ts'
import { daysAskedBy, placeOfVisit, reachOf, zipOf } from '#schemas/facts/visit-place.ts'

export type Booking = ReturnType<typeof useBookingDraft>

export function useBookingDraft() {
  const fields = useRef<HTMLDivElement>(null)
  const [draft, dispatch] = useReducer(changeBooking, EMPTY_DRAFT)
  const { serviceType, serviceDate, serviceTime, isStarted, isQuoted } = draft
  const saved = useStore(savedQuote)
  const place = placeOfVisit(draft)
  const asked = daysAskedBy(draft)
  const city = isStarted ? (asked.city ?? draft.city) : undefined
  const quote = isStarted && serviceType === 'residential' ? saved : undefined
  const zip = zipOf(draft.address)
  const isFar = zip !== undefined && reachOf(zip) === 'far'
  const availability = useAvailability(
    city,
    hoursOfVisit(serviceType, quote?.minutes),
    isFar ? undefined : (zip ?? asked.zip),
  )

  useEffect(() => {
    if (!fields.current) return
    const choices = initialChoices(fields.current)
    const quote = choices.serviceType === 'residential' ? savedQuote.get() : undefined
    const found = {
      ...choices,
      address: draftValues('booking', ['address']).address ?? quote?.customerInfo?.address ?? '',
      isQuoted: quote !== undefined,
      hasChosenTime: choices.serviceTime !== '',
    }
    dispatch({ type: 'start', found })
  }, [])

  const days = draft.refusal?.days ?? withSent(availability.days, draft)
  function change(action: BookingAction) {
    dispatch(action)
    keepChoices(changeBooking(draft, action))
  }
  return {
    ...availability,
    days,
    draft,
    /** Changes choices, and keeps all of them for the tab. */
    choose: (chosen: Partial<BookingChoices>) => change({ type: 'choose', chosen }),
    typeAddress: (address: string) => dispatch({ type: 'typeAddress', address }),
    refuse: (refusal: RefusedTime) => {
      change({ type: 'refuse', refusal })
      if (!refusal.days) availability.reload()
    },
    /** Around the fields, in which choices may have been made before hydration. */
    fields,
    /** Where the visit is, if it is a place that is known. */
    place,
    /** The ZIP code of an address that is not served yet. */
    farZip: isFar ? zip : undefined,
    /** The chosen day and window, while they are open. */
    visit: hasWindow(days, draft) ? { serviceDate, serviceTime } : undefined,
    /** The saved quote, when the chosen service is what it prices. */
    quote,
    quoteAtStart: isQuoted ? saved : undefined,
  }
}

/** What was sent can be sent again, and is made once, though the visit itself may fill its window by now. */
function withSent(days: Availability['days'] | undefined, { sent }: BookingDraft) {
  const [date = '', sentTime] = sent.split(' ')
  if (!days || date < pacificToday()) return days
  const open = days.find((day) => day.date === date)?.times ?? []
  const times = ARRIVAL_TIMES.filter((time) => time === sentTime || open.includes(time))
  return withDay(days, { date, times })
}
