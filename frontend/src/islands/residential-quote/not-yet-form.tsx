import { useState } from 'react'
import { callApi } from '#frontend/lib/api.ts'
import { namesOf, withoutBlanks } from '#frontend/lib/form-rules.ts'
import { format } from '#frontend/lib/format.ts'
import { withIdempotencyKey } from '#frontend/lib/submission.ts'
import { useLeadForm } from '#frontend/lib/use-lead-form.ts'
import { AskedFields } from '#frontend/ui/asked-fields.tsx'
import { LeadForm } from '#frontend/ui/lead-form.tsx'
import { EMAIL } from '#schemas/facts/forms.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { formLabels } from '#words/labels/forms.ts'
import { residentialQuoteLabels } from '#words/labels/residential-quote.ts'

const labels = residentialQuoteLabels.zip
const ASKED = { email: EMAIL }
const FIELDS = namesOf(ASKED)
const TEXTS = { email: formLabels.email.replace(' *', '') }

/** Keeps the email address of somebody whose ZIP code is not served yet. */
export function NotYetForm({ zip }: { zip: string }) {
  const [isKept, setIsKept] = useState(false)
  const { field, ...form } = useLeadForm({
    name: 'not-yet',
    fields: FIELDS,
    failure: labels.failure,
    send: async (values) =>
      callApi(publicRoutes.createContact, await withIdempotencyKey({ ...withoutBlanks(values), zip })),
    onSent: () => setIsKept(true),
  })
  if (isKept) return <p role="status">{format(labels.kept, { zip })}</p>
  return (
    <LeadForm form={form} labels={labels} className="mt-2">
      <AskedFields fields={ASKED} labels={TEXTS} field={field} />
    </LeadForm>
  )
}
