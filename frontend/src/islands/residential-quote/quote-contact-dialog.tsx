import { sendQuote } from '#frontend/islands/residential-quote/send-quote.ts'
import { ApiCallError } from '#frontend/lib/api.ts'
import { clearDraft } from '#frontend/lib/draft.ts'
import { namesOf } from '#frontend/lib/form-rules.ts'
import { format, money } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { askForPrices } from '#frontend/lib/prices.ts'
import { useLeadForm } from '#frontend/lib/use-lead-form.ts'
import { AskedFields } from '#frontend/ui/asked-fields.tsx'
import { Dialog } from '#frontend/ui/dialog.tsx'
import { FormEnd } from '#frontend/ui/form-end.tsx'
import type { ResidentialChoices } from '#schemas/contract/quotes.ts'
import { QUOTE_FORM } from '#schemas/facts/forms.ts'
import type { ResidentialPrice } from '#schemas/price/residential.ts'
import { residentialQuoteDialogLabels as labels } from '#words/labels/residential-quote.ts'

const FIELDS = namesOf(QUOTE_FORM)

type QuoteContactDialogProps = {
  choices: ResidentialChoices
  price: ResidentialPrice
  onClose: () => void
}

/** True if an option was taken off the price list since the page has read it. */
const refusesChoice = (error: unknown, choices: ResidentialChoices) =>
  error instanceof ApiCallError && Object.keys(error.problem?.fields ?? {}).some((name) => name in choices)

/** Asks for contact details, sends the quote and opens /booking; a failure keeps the input. */
export function QuoteContactDialog({ choices, price, onClose }: QuoteContactDialogProps) {
  const { formProps, field, watch, end } = useLeadForm({
    name: 'quote',
    fields: FIELDS,
    path: 'customerInfo.',
    prefill: {},
    failure: labels.failure,
    tellFailure: (error) => {
      if (!refusesChoice(error, choices)) return undefined
      void askForPrices()
      return { toast: labels.failure, inline: labels.choiceGone }
    },
    send: (values) => sendQuote(choices, price, values),
    onSent: () => {
      // The booking starts from this quote's details.
      clearDraft('booking')
      clearDraft('visit')
      onClose()
      location.assign(href(PATHS.booking))
    },
  })
  const [name, email] = watch(['name', 'email'])

  return (
    <Dialog
      title={labels.title}
      description={format(labels.description, { total: money(price.totalPrice) })}
      onClose={onClose}
      isForm
    >
      <form className="field-rows" {...formProps}>
        <AskedFields fields={QUOTE_FORM} labels={labels.fields} field={field} />
        <FormEnd {...end} labels={labels} disabled={!name?.trim() || !email?.trim()} />
      </form>
    </Dialog>
  )
}
