import type { Booking } from '#frontend/islands/booking/use-booking-draft.ts'
import { isAlone } from '#frontend/ui/is-alone.ts'
import { SERVICE_TYPES } from '#schemas/facts/jobs.ts'
import { ELSEWHERE, PLACES } from '#schemas/facts/places.ts'
import { bookingLabels as labels } from '#words/labels/booking.ts'
import { serviceLabels } from '#words/labels/services.ts'

export function PurposeFields({ booking }: { booking: Booking }) {
  const { draft, choose } = booking
  return (
    <>
      <fieldset className="options">
        <legend>{labels.purpose}</legend>
        <div className="options-grid">
          {SERVICE_TYPES.map((type, index) => (
            <label
              key={type}
              className={isAlone(index, SERVICE_TYPES.length) ? 'option option-alone' : 'option'}
            >
              <input
                type="radio"
                name="serviceType"
                value={type}
                checked={draft.serviceType === type}
                onChange={() => choose({ serviceType: type })}
              />
              <span className="option-text option-label">{serviceLabels[type]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <CityField booking={booking} />
    </>
  )
}

/** The city's lead time decides the first day. */
export function CityField({ booking: { draft, choose } }: { booking: Booking }) {
  return (
    <div>
      <label className="form-label" htmlFor="booking-city">
        {labels.city}
      </label>
      <select
        id="booking-city"
        className="form-select booking-city"
        name="city"
        value={draft.city}
        onChange={(event) => choose({ city: event.target.value })}
      >
        <option value="">{labels.chooseCity}</option>
        {PLACES.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
        <option value={ELSEWHERE}>{labels.otherCity}</option>
      </select>
    </div>
  )
}
