import { SERVICE_LABELS } from '#frontend/features/booking/service-types.ts'
import type { ServiceType } from '#schemas/booking.ts'
import { PLACES } from '#schemas/places.ts'

type PurposeFieldsProps = {
  serviceType: ServiceType
  city: string
  onPickType: (type: ServiceType) => void
  onPickCity: (slug: string) => void
}

/** What the visit is for, and where: the city's lead time decides the first day. */
export function PurposeFields({ serviceType, city, onPickType, onPickCity }: PurposeFieldsProps) {
  return (
    <>
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
                onChange={() => onPickType(type)}
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
          name="city"
          value={city}
          onChange={(event) => onPickCity(event.target.value)}
        >
          <option value="">Another place nearby</option>
          {PLACES.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
