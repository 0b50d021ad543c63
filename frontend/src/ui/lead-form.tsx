import type { ReactNode } from 'react'
import { usePageData } from '#frontend/lib/page-data.ts'
import type { LeadForm as Form } from '#frontend/lib/use-lead-form.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { FormAlert } from '#frontend/ui/form-alert.tsx'
import { Format } from '#frontend/ui/format.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import { SpamTrap } from '#frontend/ui/spam-trap.tsx'
import { useHydrated } from '#frontend/ui/use-hydrated.ts'
import { formLabels } from '#words/labels/forms.ts'

type LeadFormProps = {
  form: Omit<Form<string>, 'field' | 'watch'>
  labels: Readonly<Record<'submit' | 'submitting', string>>
  className?: string
  /** The fields. */
  children: ReactNode
  /** Shown below the button. */
  note?: ReactNode
}

/**
 * A visitor's form on a page. Before hydration its button is a plain one: a press does not submit natively, and is replayed
 * after hydration (boot.ts).
 */
export function LeadForm({ form, labels, className = '', children, note }: LeadFormProps) {
  const isHydrated = useHydrated()
  const { email } = usePageData().contact
  return (
    <form className={`panel field-rows ${className}`.trim()} method="post" {...form.formProps}>
      {children}
      <SpamTrap {...form.trap} />
      <FormAlert message={form.failure} />
      <BusyButton
        type={isHydrated ? 'submit' : 'button'}
        className="btn btn-primary btn-lg"
        isBusy={form.isSubmitting}
        busyLabel={labels.submitting}
      >
        {labels.submit}
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
      {note}
    </form>
  )
}
