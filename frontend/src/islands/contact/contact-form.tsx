import { withoutBlanks } from '#frontend/lib/form-rules.ts'
import { sendForm } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { LeadForm } from '#frontend/ui/lead-form.tsx'
import { CONTACT_FORM } from '#schemas/facts/forms.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { contactFormLabels as labels } from '#words/labels/forms.ts'

/** The home page's message form: cleared on success, kept on failure. */
export function ContactForm() {
  return (
    <LeadForm
      name="contact"
      fields={CONTACT_FORM}
      labels={labels}
      isReusable
      send={(values) => sendForm(publicRoutes.createContact, withoutBlanks(values))}
      onSent={() => showToast(labels.success)}
    />
  )
}
