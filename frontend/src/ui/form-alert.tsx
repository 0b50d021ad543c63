import { formLabels } from '#frontend/content/en/labels/forms.ts'
import { useHydrated } from '#frontend/lib/use-hydrated.ts'
import { Filled } from '#frontend/ui/filled.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import { SlowNote } from '#frontend/ui/slow-note.tsx'

/**
 * A failure that stays next to its form after the notification has gone, with the phone as another way. Before
 * the form's code is there, the note that boot.ts shows after a press.
 */
export function FormAlert({ message }: { message: string | undefined }) {
  const isHydrated = useHydrated()
  return (
    <div role="alert">
      {!isHydrated && <SlowNote isHidden />}
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
