import { useEffect, useRef, useState } from 'react'
import { bookingLabels as labels } from '#frontend/content/en/labels/booking.ts'
import type { Refusal } from '#frontend/islands/booking/send-booking.ts'
import type { Booking } from '#frontend/islands/booking/use-booking-draft.ts'
import { dayName, shortDay } from '#frontend/lib/days.ts'
import { format } from '#frontend/lib/format.ts'
import { Format } from '#frontend/ui/format.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import { windowLabel } from '#schemas/facts/arrival-windows.ts'

/** Days shown at first, and added by each press of More. */
const PAGE_OF_DAYS = 12

/** A day, then one of its open arrival windows. */
export function VisitPicker({ booking }: { booking: Booking }) {
  const { draft, days, hasFailed, reload, pick, place: town, visit } = booking
  const { refusal, isDayNamed, serviceDate } = draft
  const place = useRef<HTMLFieldSetElement>(null)
  const [shown, setShown] = useState(PAGE_OF_DAYS)
  const chosenIndex = days?.findIndex((day) => day.date === serviceDate) ?? -1
  const visible = days?.slice(0, Math.max(shown, chosenIndex + 1)) ?? []
  const times = days?.[chosenIndex]?.times ?? []

  const isShown = isDayNamed && times.length > 0
  useEffect(() => {
    if (!isShown) return
    place.current?.scrollIntoView({ behavior: 'instant' })
    place.current?.nextElementSibling?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
  }, [isShown])

  if (hasFailed) {
    return (
      <div role="alert" className="alert alert-danger">
        <p>
          <Format text={labels.timesFailed} phone={<PhoneLink />} />
        </p>
        <button type="button" className="btn btn-primary" onClick={reload}>
          {labels.retry}
        </button>
      </div>
    )
  }
  return (
    <>
      {refusal && !draft.serviceTime && <RefusalNote refusal={refusal} />}
      <fieldset ref={place} className="options visit-days" aria-busy={!days}>
        <legend>{labels.day}</legend>
        {town && town.leadDays > 0 && (
          <p role="status" className="form-text">
            {format(labels.slowTown, { town: town.name })}
          </p>
        )}
        {!days && (
          <p role="status" className="form-text">
            {labels.loadingTimes}
          </p>
        )}
        {days?.length === 0 && (
          <p>
            <Format text={labels.noTimes} phone={<PhoneLink />} />
          </p>
        )}
        <div className="day-grid">
          {visible.map((day) => (
            <label key={day.date} className="option day">
              <input
                type="radio"
                name="serviceDate"
                value={day.date}
                checked={day.date === serviceDate}
                onChange={() => pick({ type: 'pickDate', serviceDate: day.date })}
              />
              <span className="option-label">{shortDay(day.date)}</span>
            </label>
          ))}
        </div>
        {days && visible.length < days.length && (
          <button
            type="button"
            className="btn btn-outline-primary mt-2"
            onClick={() => setShown((count) => count + PAGE_OF_DAYS)}
          >
            {labels.moreDays}
          </button>
        )}
      </fieldset>
      {times.length > 0 && (
        <fieldset className="options">
          <legend>{format(labels.arrivalWindow, { day: dayName(serviceDate) })}</legend>
          <p className="form-text">{labels.timeZone}</p>
          <div className="day-grid">
            {times.map((start) => (
              <label key={start} className="option day">
                <input
                  type="radio"
                  name="serviceTime"
                  value={start}
                  checked={start === visit?.serviceTime}
                  onChange={() => pick({ type: 'pickTime', serviceTime: start })}
                />
                <span className="option-label">{windowLabel(start)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

/** Takes the focus on each refusal, close to the other windows. */
function RefusalNote({ refusal }: { refusal: Refusal }) {
  const note = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal is a new object
  useEffect(() => note.current?.focus(), [refusal])
  return (
    <p ref={note} tabIndex={-1} className="alert alert-danger mb-0">
      {format(labels.refused, { reason: refusal.message })}
    </p>
  )
}
