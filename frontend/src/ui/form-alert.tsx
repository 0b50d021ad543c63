import { useEffect } from 'react'
import { usePageData } from '#frontend/lib/page-data.ts'
import { Format } from '#frontend/ui/format.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { PhoneLink, PhoneText } from '#frontend/ui/phone-link.tsx'
import { SlowNote } from '#frontend/ui/slow-note.tsx'
import { mountToaster } from '#frontend/ui/toaster.tsx'
import { useHydrated } from '#frontend/ui/use-hydrated.ts'
import { formLabels } from '#words/labels/forms.ts'

/**
 * A failure next to its form, because notifications disappear; offers the phone. Before hydration it holds the note that
 * boot.ts shows after a press.
 */
export function FormAlert({ message }: { message: string | undefined }) {
  const isHydrated = useHydrated()
  useEffect(mountToaster, [])
  const { phone } = usePageData().contact
  return (
    <div role="alert">
      {!isHydrated && <SlowNote isHidden />}
      {message && (
        <p className="alert alert-danger form-alert">
          <Icon name="exclamation-circle-fill" />
          <span>
            {message.includes(phone) ? (
              <PhoneText text={message} />
            ) : (
              <Format text={formLabels.failure} message={message} phone={<PhoneLink />} />
            )}
          </span>
        </p>
      )}
    </div>
  )
}
