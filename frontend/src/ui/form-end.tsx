import { type ComponentProps, useEffect } from 'react'
import { usePageData } from '#frontend/lib/page-data.ts'
import type { useLeadForm } from '#frontend/lib/use-lead-form.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Format } from '#frontend/ui/format.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { PhoneLink, PhoneText } from '#frontend/ui/phone-link.tsx'
import { SlowNote } from '#frontend/ui/slow-note.tsx'
import { mountToaster } from '#frontend/ui/toaster.tsx'
import { useHydrated } from '#frontend/ui/use-hydrated.ts'
import { formLabels } from '#words/labels/forms.ts'

type FormEndProps = ReturnType<typeof useLeadForm>['end'] & {
  labels: Readonly<Record<'submit' | 'submitting', string>>
} & ComponentProps<'button'>

/** Ends a visitor's form: an off-screen field that only bots fill in, why it failed, and its button, which gets the other props. */
export function FormEnd({ trap, failure, isSubmitting, labels, ...button }: FormEndProps) {
  return (
    <>
      <div className="spam-trap" aria-hidden="true">
        <label>
          {formLabels.spamTrap}
          <input type="text" tabIndex={-1} autoComplete="off" {...trap} />
        </label>
      </div>
      <FormAlert message={failure} />
      <BusyButton
        className="btn btn-primary btn-lg"
        {...button}
        isBusy={isSubmitting}
        busyLabel={labels.submitting}
      >
        {labels.submit}
      </BusyButton>
    </>
  )
}

/**
 * A failure next to its form, because notifications disappear; offers the phone. Before hydration it holds the note that
 * boot.ts shows after a press.
 */
function FormAlert({ message }: { message: string | undefined }) {
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
