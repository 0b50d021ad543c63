import { usePageData } from '#frontend/lib/page-data.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Format } from '#frontend/ui/format.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import { useHydrated } from '#frontend/ui/use-hydrated.ts'
import { formLabels } from '#words/labels/forms.ts'

type SubmitButtonProps = {
  label: string
  /** Label while the form is being sent. */
  busyLabel: string
  isSubmitting: boolean
}

/**
 * Submits a prerendered form. Before hydration it is a plain button: a press does not submit natively, and is replayed
 * after hydration (boot.ts).
 */
export function SubmitButton({ label, busyLabel, isSubmitting }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  const { email } = usePageData().contact
  return (
    <>
      <BusyButton
        type={isHydrated ? 'submit' : 'button'}
        className="btn btn-primary btn-lg"
        isBusy={isSubmitting}
        busyLabel={busyLabel}
      >
        {label}
      </BusyButton>
      <noscript>
        <p className="form-text">
          <Format
            text={formLabels.needsScript}
            phone={<PhoneLink />}
            email={<a href={`mailto:${email}`}>{email}</a>}
          />
        </p>
      </noscript>
    </>
  )
}
