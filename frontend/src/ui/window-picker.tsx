import { type RefObject, useEffect, useRef, useState } from 'react'
import { dayName, shortDay, windowLabel } from '#frontend/lib/days.ts'
import { format, lineStart } from '#frontend/lib/format.ts'
import { keepFocusNear } from '#frontend/lib/keep-focus-near.ts'
import { takeFocus } from '#frontend/lib/take-focus.ts'
import type { AvailabilityState } from '#frontend/lib/use-availability.ts'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { weekdaysText } from '#schemas/facts/blocked-days.ts'
import type { VisitWindow } from '#schemas/facts/pacific-time.ts'
import { type Place, placeName } from '#schemas/facts/places.ts'
import { bookingLabels as labels } from '#words/labels/booking.ts'
import { townDayLabels } from '#words/labels/dates.ts'
import { refusalLabels } from '#words/labels/refusals.ts'

/** Days shown at first, and added by each press of More. */
const PAGE_OF_DAYS = 12

type WindowPickerProps = {
  availability: AvailabilityState
  /** The chosen window; a blank is not chosen yet. */
  chosen: VisitWindow
  onPickDate: (serviceDate: string) => void
  onPickTime: (serviceTime: string) => void
  /** Where the visit is, if it is a place that is known. */
  place: Place | undefined
  /** Days before this one are shown on request. */
  from?: string
  daysRef?: RefObject<HTMLFieldSetElement | null>
}

export function WindowPicker(props: WindowPickerProps) {
  const { availability, chosen, onPickDate, onPickTime, place, from = '', daysRef } = props
  const { answer, days, hasFailed, isTooLong, reload } = availability
  const [shown, setShown] = useState(PAGE_OF_DAYS)
  const [isFromStart, setIsFromStart] = useState(false)
  const windows = useRef<HTMLFieldSetElement>(null)
  const isTapped = useRef(false)
  // On a phone they are below the days. Keyboard users stay where the focus is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day has windows of its own
  useEffect(() => {
    if (isTapped.current) windows.current?.scrollIntoView({ block: 'nearest' })
    isTapped.current = false
  }, [chosen.serviceDate])
  const chosenIndex = days?.findIndex((day) => day.date === chosen.serviceDate) ?? -1
  const start = isFromStart ? 0 : Math.max(days?.findIndex(({ date }) => date >= from) ?? 0, 0)
  const end = Math.max(start + shown, chosenIndex + 1)
  const visible = days?.slice(start, end) ?? []
  const times = days?.[chosenIndex]?.times ?? []

  if (hasFailed) {
    return (
      <div role="alert" className="alert alert-danger">
        <p>
          <PhoneText text={labels.timesFailed} />
        </p>
        <button
          type="button"
          className="btn btn-primary"
          onClick={(event) => {
            keepFocusNear(event)
            reload()
          }}
        >
          {labels.retry}
        </button>
      </div>
    )
  }
  return (
    <>
      <fieldset ref={daysRef} className="options visit-days scripting" aria-busy={!days}>
        <legend>{labels.day}</legend>
        {place && place.leadDays > 0 && (
          <p role="status" className="form-text">
            {format(labels.slowTown, { town: place.name })}
          </p>
        )}
        {answer?.weekdays && (
          <p role="status" className="form-text">
            {format(townDayLabels.text, {
              town: placeName(answer.city) ?? '',
              days: weekdaysText(answer.weekdays, townDayLabels),
            })}
          </p>
        )}
        {!days && (
          <p role="status" className="form-text">
            {labels.loadingTimes}
          </p>
        )}
        {days?.length === 0 && (
          <p>
            <PhoneText text={isTooLong ? refusalLabels['more-than-a-day'] : labels.noTimes} />
          </p>
        )}
        {start > 0 && (
          <button
            type="button"
            className="btn btn-outline-primary mb-2"
            onClick={(event) => {
              keepFocusNear(event)
              setShown(end)
              setIsFromStart(true)
            }}
          >
            {labels.earlierDays}
          </button>
        )}
        <div className="day-grid">
          {visible.map((day) => (
            <label key={day.date} className="option day">
              <input
                type="radio"
                name="serviceDate"
                value={day.date}
                checked={day.date === chosen.serviceDate}
                onChange={({ target }) => {
                  isTapped.current = !target.matches(':focus-visible')
                  onPickDate(day.date)
                }}
              />
              <span className="option-label">{lineStart(shortDay(day.date))}</span>
            </label>
          ))}
        </div>
        {days && end < days.length && (
          <button
            type="button"
            className="btn btn-outline-primary mt-2"
            onClick={(event) => {
              if (end + PAGE_OF_DAYS >= days.length) keepFocusNear(event)
              setShown((count) => count + PAGE_OF_DAYS)
            }}
          >
            {labels.moreDays}
          </button>
        )}
      </fieldset>
      {times.length > 0 && (
        <fieldset ref={windows} className="options">
          <legend>{format(labels.arrivalWindow, { day: dayName(chosen.serviceDate) })}</legend>
          <p className="form-text">{labels.timeZone}</p>
          <div className="day-grid">
            {times.map((start) => (
              <label key={start} className="option day">
                <input
                  type="radio"
                  name="serviceTime"
                  value={start}
                  checked={start === chosen.serviceTime}
                  onChange={() => onPickTime(start)}
                />
                <span className="option-label">{lineStart(windowLabel(start))}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

/** Takes the focus, close to the other windows. */
export function RefusalNote({ text }: { text: string }) {
  return (
    <p ref={takeFocus} tabIndex={-1} className="alert alert-danger mb-0">
      <PhoneText text={text} />
    </p>
  )
}
