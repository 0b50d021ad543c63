import { Icon } from '#frontend/components/icon.tsx'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { telephoneLink } from '#schemas/links.ts'

/** A failure that stays next to its form after the notification has gone, with the phone as another way (decision 38). */
export function FormAlert({ message }: { message: string | undefined }) {
  const { phone } = useSiteInfo()
  return (
    <div role="alert">
      {message && (
        <p className="alert alert-danger form-alert">
          <Icon name="exclamation-circle-fill" />
          <span>
            {message} Or call us at <a href={telephoneLink(phone)}>{phone}</a>.
          </span>
        </p>
      )}
    </div>
  )
}
