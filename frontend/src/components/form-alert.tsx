import { Filled } from '#frontend/components/filled.tsx'
import { Icon } from '#frontend/components/icon.tsx'
import { PhoneLink } from '#frontend/components/phone-link.tsx'
import { formLabels } from '#frontend/content/labels/forms.ts'

/** A failure that stays next to its form after the notification has gone, with the phone as another way (decision 38). */
export function FormAlert({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className="alert alert-danger form-alert">
          <Icon name="exclamation-circle-fill" />
          <span>
            <Filled text={formLabels.failure} message={message} phone={<PhoneLink />} />
          </span>
        </p>
      )}
    </div>
  )
}
