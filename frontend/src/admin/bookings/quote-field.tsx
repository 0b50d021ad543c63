import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { NewBooking } from '#frontend/admin/bookings/booking-fields.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { InputField } from '#frontend/admin/ui/form-field.tsx'
import { money } from '#frontend/lib/money.ts'

/** A full or short id. */
const ID_START = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/

type NewBookingForm<O> = { form: UseFormReturn<NewBooking, unknown, O> }

/** Picks the quote of a booking by the id on its card. */
export function QuoteField<O>({ form }: NewBookingForm<O>) {
  const [typed, setTyped] = useState(form.getValues('quoteId') ?? '')
  const wanted = typed.trim().toLowerCase()
  return (
    <div>
      <InputField
        label="Quote ID"
        hint="As on the quote's card. Its price holds unless you enter another one"
        error={form.formState.errors.quoteId?.message}
        value={typed}
        onType={(value) => {
          setTyped(value)
          form.setValue('quoteId', value.trim() || undefined)
        }}
      />
      {ID_START.test(wanted) && <FoundQuote form={form} wanted={wanted} />}
    </div>
  )
}

/** Shows whose quote it is, and gives the form its full id. */
function FoundQuote<O>({ form, wanted }: NewBookingForm<O> & { wanted: string }) {
  const { data } = useApi('listQuotes', { q: wanted })
  const quote = data?.find(({ id }) => id.startsWith(wanted))
  useEffect(() => {
    if (quote) form.setValue('quoteId', quote.id, { shouldValidate: true })
  }, [form, quote])
  return (
    <p role="status">
      {quote && `Quote of ${quote.customerInfo.name}, ${money(quote.totalPrice)}`}
      {data && !quote && 'No quote has this ID'}
    </p>
  )
}
