import type * as z from 'zod'
import { type ToastText, useCall } from '#frontend/admin/lib/use-call.ts'
import { FormDialog } from '#frontend/admin/parts/record-form.tsx'
import { editable, editing } from '#frontend/admin/ui/field-controls.ts'
import { CommercialCustomer, type CommercialQuoteRow } from '#schemas/contract/contacts.ts'
import { Customer, type QuoteRow } from '#schemas/contract/quotes.ts'
import { COMMERCIAL_QUOTE_FIELDS } from '#schemas/fields/commercial-quote.ts'
import { QUOTE_FIELDS } from '#schemas/fields/quote.ts'

const UPDATE_LABELS: { done: ToastText; failed: string } = {
  done: { title: 'Quote Updated', description: 'Customer information has been updated successfully.' },
  failed: 'Failed to update quote.',
}

type CustomerForm = z.input<typeof Customer>
type CommercialForm = z.input<typeof CommercialCustomer>

/** Edits the customer of a residential quote; an emptied field is cleared. */
export function EditQuoteDialog({ quote }: { quote: QuoteRow }) {
  const call = useCall()
  const { id } = quote
  return (
    <FormDialog
      title="Edit Quote"
      schema={Customer}
      draftKey={`edit-quote ${id}`}
      {...editing<CustomerForm>(QUOTE_FIELDS, quote)}
      formOf={(stored) => formOf(stored as object)}
      save={(customer, updatedAt) => {
        const body = { ...formOf({ ...customer, customerInfo: customer }), updatedAt }
        return call('updateQuote', { params: { id }, body, ...UPDATE_LABELS })
      }}
    />
  )
}

export function EditCommercialQuoteDialog({ quote }: { quote: CommercialQuoteRow }) {
  const call = useCall()
  const { id } = quote
  return (
    <FormDialog
      title="Edit Commercial Quote"
      schema={CommercialCustomer}
      draftKey={`edit-quote ${id}`}
      {...editing<CommercialForm>(COMMERCIAL_QUOTE_FIELDS, quote)}
      save={(customer, updatedAt) => {
        const body = { ...editable<CommercialForm>(COMMERCIAL_QUOTE_FIELDS, customer), updatedAt }
        return call('updateCommercialQuote', { params: { id }, body, ...UPDATE_LABELS })
      }}
    />
  )
}

const formOf = (quote: object) => editable<CustomerForm>(QUOTE_FIELDS, quote)
