import { bookingLabels as labels } from '#frontend/content/labels/booking.ts'
import type { ServiceType } from '#schemas/booking.ts'
import { PLACES } from '#schemas/places.ts'
import { SERVICE_LABELS } from '#schemas/service-types.ts'

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
        <legend>{labels.purpose}</legend>
        <div className="options-grid">
          {SERVICE_LABELS.map(({ type, label }, index) => (
            // The last of an odd number takes its row.
            <label
              key={type}
              className={
                index % 2 === 0 && index === SERVICE_LABELS.length - 1 ? 'option option-alone' : 'option'
              }
            >
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
          {labels.city}
        </label>
        <select
          id="booking-city"
          className="form-select booking-city"
          name="city"
          value={city}
          onChange={(event) => onPickCity(event.target.value)}
        >
          <option value="">{labels.otherCity}</option>
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
