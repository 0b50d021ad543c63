import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { FormDialog, type FormEvents } from '#frontend/admin/components/record-form.tsx'
import { type Outcome, useAction } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import { money } from '#frontend/lib/money.ts'
import { QuotePrice, type QuoteRow } from '#schemas/contract/quotes.ts'
import { originalPrice, percentOff } from '#schemas/price/discount.ts'
import { adminRoutes } from '#schemas/routes.ts'

const FIELDS: readonly FieldDefinition<QuotePrice>[] = [
  { name: 'totalPrice', label: 'New Total *', kind: 'dollars', hint: 'Whole dollars' },
  { name: 'reason', label: 'Reason *', hint: 'For yourself; the customer does not see it' },
]

/** Percent of the original price; a larger discount is asked about. */
const USUAL_DISCOUNT = 30

/** Lowers the price of a quote, or raises it again up to the original one. */
export function ChangePrice({ quote, ...events }: { quote: QuoteRow } & FormEvents) {
  const act = useAction()
  const { id, totalPrice: now, createdAt, updatedAt = createdAt } = quote
  const original = originalPrice(quote)
  const save = (price: QuotePrice, version?: string) =>
    callApi(adminRoutes.updateQuote, {
      params: { id },
      body: { action: 'price', ...price, ...(version && { updatedAt: version }) },
    })
  const undo = async (version?: string) => {
    const outcome = await act(() => save({ totalPrice: now, reason: 'Undone' }, version), {
      done: { title: 'Price Restored', description: `It is ${money(now)} again.` },
      failed: 'Failed to change the price. {message}',
    })
    if (outcome.isDone) events.onSaved()
  }
  return (
    <FormDialog
      title="Change Price"
      description={standing(now, original)}
      schema={QuotePrice}
      draftKey={`quote-price ${id}`}
      defaults={{ reason: '' }}
      version={updatedAt}
      fields={FIELDS}
      submitLabel="Change Price"
      anywayLabel="Change it anyway"
      save={async (price, version, _, anyway) => {
        const next = price.totalPrice
        const change = `${money(now)} to ${money(next)}`
        if (!anyway && next < now && percentOff(next, original) > USUAL_DISCOUNT)
          return asking(`${change}: ${percentOff(next, original)}% off the original price`)
        return act(() => save(price, version), {
          done: (saved) => ({
            title: next < now ? 'Price Lowered' : 'Price Raised',
            description: `${change}. Send the quote again to tell the customer.`,
            action: { label: 'Undo', onPress: () => void undo(saved.updatedAt) },
          }),
          failed: 'Failed to change the price. {message}',
        })
      }}
      {...events}
    >
      {(form) => {
        const next = Number(form.watch('totalPrice'))
        return (
          <p role="status" className="mt-3 mb-0">
            {next > 0 && next <= original && next !== now && (
              <>
                <s>{money(now)}</s> <strong>{money(next)}</strong>, {percentOff(next, original)}% off the
                original price.
              </>
            )}
          </p>
        )
      }}
    </FormDialog>
  )
}

const standing = (now: number, original: number) =>
  now === original
    ? `Now ${money(now)}, the original price.`
    : `Now ${money(now)}. You can raise it up to the original price, ${money(original)}.`

/** The form's own question, in the form of the API's. */
const asking = (warning: string): Outcome<never> => ({
  isDone: false,
  problem: { message: warning, warnings: [warning] },
  status: 409,
})
