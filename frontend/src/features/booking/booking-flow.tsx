import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#frontend/components/lazy-part.ts'
import { bookingLabels as labels } from '#frontend/content/labels/booking.ts'
import { BookedNote } from '#frontend/features/booking/booked-note.tsx'
import { showBooked, useBooked } from '#frontend/features/booking/booked-visit.ts'
import { PurposeFields } from '#frontend/features/booking/purpose-fields.tsx'
import type { TakenVisit } from '#frontend/features/booking/send-booking.ts'
import { startValues } from '#frontend/features/booking/start-values.ts'
import { Steps } from '#frontend/features/booking/steps.tsx'
import { useAvailability } from '#frontend/features/booking/use-availability.ts'
import { VisitPicker } from '#frontend/features/booking/visit-picker.tsx'
import { VisitSummary } from '#frontend/features/booking/visit-summary.tsx'
import { useSavedQuote } from '#frontend/lib/saved-quote.ts'
import type { ServiceType } from '#schemas/booking.ts'
import { LIMITS } from '#schemas/limits.ts'

// Loaded with the first chosen window, with the form library.
const DetailsForm = lazyPart(() =>
  import('#frontend/features/booking/details-form.tsx').then((module) => module.DetailsForm),
)

/** Booking (decision 11): what and where, a day and window, then contact details, then the confirmation. */
export function BookingFlow() {
  const steps = useRef<HTMLDivElement>(null)
  const quote = useSavedQuote()
  const receipt = useBooked()
  const [serviceType, setServiceType] = useState<ServiceType>('residential')
  const [city, setCity] = useState('')
  const [serviceDate, setServiceDate] = useState('')
  const [serviceTime, setServiceTime] = useState('')
  const [hasChosen, setHasChosen] = useState(false)
  /** The refusal of the last try, with fresh windows for its city. */
  const [taken, setTaken] = useState<TakenVisit>()
  const { days, hasFailed, reload } = useAvailability(LIMITS.bookingDays, city)

  // Neither the address nor what was chosen before hydration is known to the prerendered page.
  useEffect(() => {
    if (!steps.current) return
    const start = startValues(new URLSearchParams(location.search), steps.current)
    setServiceType(start.serviceType)
    setCity(start.city)
    setServiceDate(start.serviceDate)
  }, [])

  if (receipt) return <BookedNote receipt={receipt} />
  const offered = taken?.days ?? days
  const isOpen = offered?.some(
    ({ date, times }) => date === serviceDate && times.some((time) => time === serviceTime),
  )
  const visit = isOpen ? { serviceDate, serviceTime } : undefined
  const pricedQuote = serviceType === 'residential' ? quote : undefined
  const pickTime = (time: string) => {
    setServiceTime(time)
    setHasChosen(true)
  }
  const pickCity = (slug: string) => {
    setCity(slug)
    setTaken(undefined)
  }
  const offerOthers = (refusal: TakenVisit) => {
    setServiceTime('')
    setTaken(refusal)
    if (!refusal.days) reload()
  }

  return (
    <div className="booking">
      <div ref={steps} className="stack booking-steps">
        <Steps current={visit ? 3 : 2} />
        <PurposeFields
          serviceType={serviceType}
          city={city}
          onPickType={setServiceType}
          onPickCity={pickCity}
        />
        <VisitPicker
          days={offered}
          hasFailed={hasFailed}
          onRetry={reload}
          refusal={serviceTime ? undefined : taken}
          date={serviceDate}
          time={isOpen ? serviceTime : ''}
          onPickDate={setServiceDate}
          onPickTime={pickTime}
        />
        {hasChosen && (
          <Suspense fallback={<p role="status">{labels.loadingDetails}</p>}>
            <DetailsForm
              visit={visit}
              serviceType={serviceType}
              city={city}
              quote={pricedQuote}
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
