import { useState } from 'react'
import { withoutBlanks } from '#frontend/lib/form-rules.ts'
import { format } from '#frontend/lib/format.ts'
import { sendForm } from '#frontend/lib/submission.ts'
import { takeFocus } from '#frontend/lib/take-focus.ts'
import { LeadForm } from '#frontend/ui/lead-form.tsx'
import { EMAIL } from '#schemas/facts/forms.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { formLabels } from '#words/labels/forms.ts'
import { residentialQuoteLabels } from '#words/labels/residential-quote.ts'

const labels = residentialQuoteLabels.zip

/** Keeps the email address of somebody whose ZIP code is not served yet. */
export function NotYetForm({ zip }: { zip: string }) {
  const [isKept, setIsKept] = useState(false)
  if (isKept)
    return (
      // The form took the focus with it.
      <p ref={takeFocus} tabIndex={-1}>
        {format(labels.kept, { zip })}
      </p>
    )
  return (
    <LeadForm
      name="not-yet"
      fields={{ email: EMAIL }}
      labels={{ ...labels, fields: { email: formLabels.email.replace(' *', '') } }}
      className="mt-2"
      send={(values) => sendForm(publicRoutes.createContact, { ...withoutBlanks(values), zip })}
      onSent={() => setIsKept(true)}
    />
  )
}
