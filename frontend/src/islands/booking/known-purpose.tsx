import { useState } from 'react'
import { bookingLabels as labels } from '#frontend/content/en/labels/booking.ts'
import { CityField, PurposeFields } from '#frontend/islands/booking/purpose-fields.tsx'
import { ELSEWHERE, type Wish } from '#frontend/islands/booking/wish.ts'
import { placeName } from '#schemas/facts/places.ts'
import { labelOfType } from '#schemas/facts/service-types.ts'

type KnownPurposeProps = { wish: Wish; onPick: (changes: Partial<Wish>) => void }

/** What and where in one line, for who has sent a quote: it can be changed, and a city that nobody has named is asked for. */
export function KnownPurpose({ wish, onPick }: KnownPurposeProps) {
  const [isChanging, setIsChanging] = useState(false)
  const [isCityMissing] = useState(!wish.city)
  const type = labelOfType(wish.serviceType)
  const isNamed = wish.city && wish.city !== ELSEWHERE
  return (
    <>
      <p className="known-purpose">
        <span>{isNamed ? labels.known(type, placeName(wish.city) ?? '') : type}</span>
        <button
          type="button"
          className="btn btn-link"
          aria-expanded={isChanging}
          onClick={() => setIsChanging((isOpen) => !isOpen)}
        >
          {labels.change}
        </button>
      </p>
      {isChanging ? (
        <PurposeFields wish={wish} onPick={onPick} />
      ) : (
        isCityMissing && <CityField wish={wish} onPick={onPick} />
      )}
    </>
  )
}
