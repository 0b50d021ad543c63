import { callApi } from '#frontend/lib/api.ts'
import { namesOf, withoutBlanks } from '#frontend/lib/form-rules.ts'
import { withIdempotencyKey } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { useLeadForm } from '#frontend/lib/use-lead-form.ts'
import { AskedFields } from '#frontend/ui/asked-fields.tsx'
import { LeadForm } from '#frontend/ui/lead-form.tsx'
import { CONTACT_FORM } from '#schemas/facts/forms.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { contactFormLabels as labels } from '#words/labels/forms.ts'

const FIELDS = namesOf(CONTACT_FORM)

/** The home page's message form: cleared on success, kept on failure. */
export function ContactForm() {
  const { field, ...form } = useLeadForm({
    name: 'contact',
    fields: FIELDS,
    failure: labels.failure,
    isReusable: true,
    send: async (values) =>
      callApi(publicRoutes.createContact, await withIdempotencyKey(withoutBlanks(values))),
    onSent: () => showToast(labels.success),
  })
  return (
    <LeadForm form={form} labels={labels}>
      <AskedFields fields={CONTACT_FORM} labels={labels.fields} field={field} />
    </LeadForm>
  )
}
