import { useState } from 'react'
import { CityField, PurposeFields } from '#frontend/islands/booking/purpose-fields.tsx'
import type { Booking } from '#frontend/islands/booking/use-booking-draft.ts'
import { format } from '#frontend/lib/format.ts'
import { ELSEWHERE, placeName } from '#schemas/facts/places.ts'
import { bookingLabels as labels } from '#words/labels/booking.ts'
import { serviceLabels } from '#words/labels/services.ts'

/** Service and city in one line, for visitors with a quote, with a button to change them. Asks for the city when it is unknown. */
export function KnownPurpose({ booking }: { booking: Booking }) {
  const { serviceType, city } = booking.draft
  const [isChanging, setIsChanging] = useState(false)
  const [isCityMissing] = useState(!city)
  const type = serviceLabels[serviceType]
  const isNamed = city && city !== ELSEWHERE
  return (
    <>
      <p className="known-purpose fw-semibold">
        <span>{isNamed ? format(labels.known, { service: type, city: placeName(city) ?? '' }) : type}</span>
        <button
          type="button"
          className="btn btn-link px-0"
          aria-expanded={isChanging}
          onClick={() => setIsChanging((isOpen) => !isOpen)}
        >
          {labels.change}
        </button>
      </p>
      {isChanging ? <PurposeFields booking={booking} /> : isCityMissing && <CityField booking={booking} />}
    </>
  )
}
