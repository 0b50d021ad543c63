import { lazy, Suspense, useEffect, useState } from 'react'
import { useAvailability } from '#frontend/features/booking/availability.ts'
import { BookedNote } from '#frontend/features/booking/booked-note.tsx'
import { QuotePanel } from '#frontend/features/booking/quote-panel.tsx'
import { SERVICE_LABELS, serviceTypeOf } from '#frontend/features/booking/service-types.ts'
import { VisitPicker } from '#frontend/features/booking/visit-picker.tsx'
import { useSavedQuote } from '#frontend/lib/saved-quote.ts'
import { useHydrated } from '#frontend/lib/use-hydrated.ts'
import type { Availability, BookingReceipt, ServiceType } from '#schemas/booking.ts'
import { LIMITS } from '#schemas/limits.ts'
import { PLACES } from '#schemas/places.ts'

// Loaded with the first chosen window, with the form library.
const DetailsForm = lazy(() =>
  import('#frontend/features/booking/details-form.tsx').then((module) => ({ default: module.DetailsForm })),
)

/** Booking (decision 11): what and where, a day and window, then contact details, then the confirmation. */
export function BookingFlow() {
  const isHydrated = useHydrated()
  const quote = useSavedQuote()
  const [serviceType, setServiceType] = useState<ServiceType>('residential')
  const [city, setCity] = useState('')
  const [serviceDate, setServiceDate] = useState('')
  const [serviceTime, setServiceTime] = useState('')
  const [hasChosen, setHasChosen] = useState(false)
  const [receipt, setReceipt] = useState<BookingReceipt>()
  const [fresh, setFresh] = useState<Availability['days']>()
  const { days, hasFailed, reload } = useAvailability(LIMITS.bookingDays, city)

  // The address is not known to the prerendered page.
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    setServiceType(serviceTypeOf(query.get('type')))
    setCity(query.get('city') ?? '')
    setServiceDate(query.get('date') ?? '')
  }, [])

  if (receipt) return <BookedNote receipt={receipt} />
  const offered = fresh ?? days
  const isOpen = offered?.some(
    ({ date, times }) => date === serviceDate && times.some((t) => t === serviceTime),
  )
  const pickTime = (time: string) => {
    setServiceTime(time)
    setHasChosen(true)
  }

  return (
    <div className="booking">
      <div className="stack booking-steps">
        <fieldset className="options">
          <legend>What is it for?</legend>
          <div className="options-grid">
            {SERVICE_LABELS.map(({ type, label }) => (
              <label key={type} className="option">
                <input
                  type="radio"
                  name="serviceType"
                  value={type}
                  checked={serviceType === type}
                  onChange={() => setServiceType(type)}
                />
                <span className="option-words option-label">{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <label className="form-label" htmlFor="booking-city">
            City
          </label>
          <select
            id="booking-city"
            className="form-select booking-city"
            value={city}
            onChange={(event) => {
              setCity(event.target.value)
              setFresh(undefined)
            }}
          >
            <option value="">Another place nearby</option>
            {PLACES.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <VisitPicker
          days={offered}
          hasFailed={isHydrated && hasFailed}
          onRetry={reload}
          date={serviceDate}
          time={isOpen ? serviceTime : ''}
          onPickDate={setServiceDate}
          onPickTime={pickTime}
        />
        {hasChosen && (
          <Suspense fallback={<p role="status">Loading...</p>}>
            <DetailsForm
              visit={isOpen ? { serviceDate, serviceTime } : undefined}
              serviceType={serviceType}
              city={city}
              quote={serviceType === 'residential' ? quote : undefined}
              onBooked={setReceipt}
              onTaken={(availability) => {
                setServiceTime('')
                if (availability) setFresh(availability.days)
                else reload()
              }}
            />
          </Suspense>
        )}
      </div>
      {quote && serviceType === 'residential' && <QuotePanel quote={quote} />}
    </div>
  )
}
