import { type ReactNode, useState } from 'react'
import { namesOf } from '#frontend/lib/form-rules.ts'
import { type LeadFormOptions, useLeadForm } from '#frontend/lib/use-lead-form.ts'
import { type AskedFieldProps, AskedFields } from '#frontend/ui/asked-fields.tsx'
import { FormEnd } from '#frontend/ui/form-end.tsx'
import { Format } from '#frontend/ui/format.tsx'
import { EmailLink, PhoneLink } from '#frontend/ui/phone-link.tsx'
import { useHydrated } from '#frontend/ui/use-hydrated.ts'
import { formLabels } from '#words/labels/forms.ts'

type LeadFormProps<N extends string, Answer> = Pick<
  LeadFormOptions<N, Answer>,
  'name' | 'tellFailure' | 'send' | 'onSent' | 'isReusable'
> &
  Pick<AskedFieldProps<N>, 'fields' | 'options'> & {
    labels: Readonly<Record<'submit' | 'submitting' | 'failure', string>> & {
      fields: Readonly<Record<NoInfer<N>, string>>
    }
    className?: string
    note?: ReactNode
  }

/**
 * A visitor's form on a page. Before hydration its button is a plain one: a press does not submit natively, and is replayed
 * after hydration (boot.ts).
 */
export function LeadForm<N extends string, Answer>(props: LeadFormProps<N, Answer>) {
  const { fields, options, labels, className = '', note, ...form } = props
  const [names] = useState(() => namesOf(fields))
  const { formProps, field, end } = useLeadForm({ ...form, fields: names, failure: labels.failure })
  const isHydrated = useHydrated()
  return (
    <form className={`panel field-rows ${className}`.trim()} method="post" {...formProps}>
      <AskedFields fields={fields} labels={labels.fields} options={options} field={field} />
      <FormEnd {...end} labels={labels} type={isHydrated ? 'submit' : 'button'} />
      <noscript>
        <p className="form-text">
          <Format text={formLabels.needsScript} phone={<PhoneLink />} email={<EmailLink />} />
        </p>
      </noscript>
      {note}
    </form>
  )
}
