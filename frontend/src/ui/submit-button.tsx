import { formLabels } from '#frontend/content/en/labels/forms.ts'
import { useHydrated } from '#frontend/lib/use-hydrated.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'

type SubmitButtonProps = {
  label: string
  /** What it says while the form is being sent. */
  busyLabel: string
  isSubmitting: boolean
}

/**
 * Sends a prerendered form. Until the form's code is there it is a button that does nothing, so that a press sends nothing
 * natively and is made good once the form works (boot.ts, `Deferred`).
 */
export function SubmitButton({ label, busyLabel, isSubmitting }: SubmitButtonProps) {
  const isHydrated = useHydrated()
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
        <p className="form-text">{formLabels.needsScript}</p>
      </noscript>
    </>
  )
}
