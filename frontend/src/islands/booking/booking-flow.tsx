import { Suspense, useEffect, useRef, useState } from 'react'
import { bookingLabels as labels } from '#frontend/content/en/labels/booking.ts'
import { BookedNote } from '#frontend/islands/booking/booked-note.tsx'
import { showBooked, useBooked } from '#frontend/islands/booking/booked-visit.ts'
import { KnownPurpose } from '#frontend/islands/booking/known-purpose.tsx'
import { PurposeFields } from '#frontend/islands/booking/purpose-fields.tsx'
import { QuoteNotice } from '#frontend/islands/booking/quote-notice.tsx'
import type { TakenVisit } from '#frontend/islands/booking/send-booking.ts'
import { Steps } from '#frontend/islands/booking/steps.tsx'
import { useAvailability } from '#frontend/islands/booking/use-availability.ts'
import { VisitPicker } from '#frontend/islands/booking/visit-picker.tsx'
import { VisitSummary } from '#frontend/islands/booking/visit-summary.tsx'
import { keepWish, NO_WISH, startWish, type Wish } from '#frontend/islands/booking/wish.ts'
import { keptTexts } from '#frontend/lib/kept-form.ts'
import { loadQuote, useSavedQuote } from '#frontend/lib/saved-quote.ts'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'

// Loaded with the first chosen window, with the form library.
const DetailsForm = lazyPart(() =>
  import('#frontend/islands/booking/details-form.tsx').then((module) => module.DetailsForm),
)

/** Booking: what and where, a day and window, then contact details, then the confirmation. */
export function BookingFlow() {
  const steps = useRef<HTMLDivElement>(null)
  const quote = useSavedQuote()
  const receipt = useBooked()
  /** Undefined while prerendering: the address bar and the browser's storage are read after hydration. */
  const [start, setStart] = useState<{ isDayNamed: boolean; isQuoted: boolean }>()
  const [wish, setWish] = useState(NO_WISH)
  const [address, setAddress] = useState('')
  const [hasChosen, setHasChosen] = useState(false)
  /** The refusal of the last try, with fresh windows for its place. */
  const [taken, setTaken] = useState<TakenVisit>()
  const place = placeOfVisit({ city: wish.city, address })
  // Towns that are visited the same day share one answer: only a slower one is asked for by name.
  const asked = place?.leadDays === 0 ? '' : (place?.slug ?? wish.city)
  const { days, hasFailed, reload } = useAvailability(LIMITS.bookingDays, start && asked)

  useEffect(() => {
    if (!steps.current) return
    const { isDayNamed, ...found } = startWish(steps.current)
    const saved = found.serviceType === 'residential' ? loadQuote() : undefined
    setWish(found)
    setHasChosen(Boolean(found.serviceTime))
    setAddress(keptTexts('booking', ['address']).address ?? saved?.customerInfo?.address ?? '')
    setStart({ isDayNamed, isQuoted: saved !== undefined })
  }, [])

  if (receipt) return <BookedNote receipt={receipt} />
  const { serviceType, city, serviceDate, serviceTime } = wish
  const offered = taken?.days ?? days
  const isOpen = offered?.some(
    ({ date, times }) => date === serviceDate && times.some((time) => time === serviceTime),
  )
  const visit = isOpen ? { serviceDate, serviceTime } : undefined
  const pricedQuote = start && serviceType === 'residential' ? quote : undefined
  const pick = (changes: Partial<Wish>) => {
    const next = { ...wish, ...changes }
    setWish(next)
    keepWish(next)
    setStart((known) => known && { ...known, isDayNamed: false })
    if (changes.serviceTime) setHasChosen(true)
    if (changes.city !== undefined) setTaken(undefined)
  }
  const takeAddress = (text: string) => {
    if (placeOfVisit({ city, address: text }) !== place) setTaken(undefined)
    setAddress(text)
  }
  const offerOthers = (refusal: TakenVisit) => {
    setWish({ ...wish, serviceTime: '' })
    setTaken(refusal)
    if (!refusal.days) reload()
  }
  const isQuoted = quote && start?.isQuoted

  return (
    // Another layout takes the place of the built one as a whole: what stays would move.
    <div key={String(isQuoted)} className="booking">
      <div ref={steps} className="stack booking-steps">
        {isQuoted ? (
          <>
            <QuoteNotice quote={quote} />
            <KnownPurpose wish={wish} onPick={pick} />
          </>
        ) : (
          <>
            <Steps current={visit ? 3 : 2} />
            <PurposeFields wish={wish} onPick={pick} />
          </>
        )}
        <VisitPicker
          days={offered}
          hasFailed={hasFailed}
          onRetry={reload}
          refusal={serviceTime ? undefined : taken}
          slowTown={place && place.leadDays > 0 ? place.name : undefined}
          isDayNamed={start?.isDayNamed === true}
          date={serviceDate}
          time={isOpen ? serviceTime : ''}
          onPick={pick}
        />
        {hasChosen && (
          <Suspense fallback={<p role="status">{labels.loadingDetails}</p>}>
            <DetailsForm
              visit={visit}
              serviceType={serviceType}
              city={city}
              quote={pricedQuote}
              onAddress={takeAddress}
              onBooked={showBooked}
              onTaken={offerOthers}
            />
          </Suspense>
        )}
      </div>
      <VisitSummary serviceType={serviceType} visit={visit} quote={pricedQuote} />
    </div>
  )
}
