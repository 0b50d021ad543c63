import { callApi } from '#frontend/lib/api.ts'
import { namesOf, withoutBlanks } from '#frontend/lib/form-rules.ts'
import { withIdempotencyKey } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { useLeadForm } from '#frontend/lib/use-lead-form.ts'
import { AskedFields } from '#frontend/ui/asked-fields.tsx'
import { FormAlert } from '#frontend/ui/form-alert.tsx'
import { SpamTrap } from '#frontend/ui/spam-trap.tsx'
import { SubmitButton } from '#frontend/ui/submit-button.tsx'
import { CONTACT_FORM } from '#schemas/fields/contact-form.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { contactFormLabels as labels } from '#words/labels/forms.ts'

const FIELDS = namesOf(CONTACT_FORM)

/** The home page's message form: cleared on success, kept on failure. */
export function ContactForm() {
  const { formProps, field, trap, failure, isSubmitting } = useLeadForm({
    name: 'contact',
    fields: FIELDS,
    failure: labels.failure,
    isReusable: true,
    send: async (values) =>
      callApi(publicRoutes.createContact, await withIdempotencyKey(withoutBlanks(values))),
    onSent: () => showToast(labels.success),
  })
  return (
    <form className="panel field-rows" method="post" {...formProps}>
      <AskedFields fields={CONTACT_FORM} labels={labels.fields} field={field} />
      <SpamTrap {...trap} />
      <FormAlert message={failure} />
      <SubmitButton label={labels.submit} busyLabel={labels.submitting} isSubmitting={isSubmitting} />
    </form>
  )
}
