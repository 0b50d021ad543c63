import { useState } from 'react'
import useSWR from 'swr'
import { isAnswered, type Outcome, type ToastText, useCall, useChange } from '#frontend/admin/lib/use-call.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { FormDialog } from '#frontend/admin/parts/record-form.tsx'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import { ConfirmDialog, Dialog, DialogActions } from '#frontend/admin/ui/dialog.tsx'
import type { FieldDefinition } from '#frontend/admin/ui/form-field.tsx'
import { Problem, Reading } from '#frontend/admin/ui/status-messages.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { money } from '#frontend/lib/format.ts'
import {
  DeclinedQuote,
  originalPrice,
  percentOff,
  QuotePrice,
  type QuoteRow,
} from '#schemas/contract/quotes.ts'
import { DECLINE_REASONS, DECLINE_WORDS } from '#schemas/facts/statuses.ts'
import { QUOTE_FIELDS } from '#schemas/fields/quote.ts'
import { adminRoutes } from '#schemas/routes.ts'

type QuoteProps = { quote: QuoteRow }

const PRICE_FIELDS: readonly FieldDefinition<QuotePrice>[] = [
  { name: 'totalPrice', label: 'New Total *', kind: 'whole', hint: 'Whole dollars' },
  { name: 'reason', label: 'Reason *', hint: 'For yourself; the customer does not see it' },
]

/** Percent of the original price; a larger discount is asked about. */
const USUAL_DISCOUNT = 30

/** Lowers the price of a quote, or raises it again up to the original one. */
export function ChangePrice({ quote }: QuoteProps) {
  const call = useCall()
  const reload = useReload()
  const { id } = quote
  const original = originalPrice(quote)
  /** As it was stored last. */
  const [now, setNow] = useState(quote.totalPrice)
  const change = (price: QuotePrice, version: string | undefined, done: (saved: QuoteRow) => ToastText) =>
    call('updateQuote', {
      params: { id },
      body: { action: 'price', ...price, ...(version && { updatedAt: version }) },
      done,
      failed: 'Failed to change the price. {message}',
    })
  const undo = async (version: string) => {
    const restored = { title: 'Price Restored', description: `It is ${money(now)} again.` }
    const outcome = await change({ totalPrice: now, reason: 'Undone' }, version, () => restored)
    if (outcome.isDone) reload()
  }
  return (
    <FormDialog
      title="Change Price"
      description={standing(now, original)}
      schema={QuotePrice}
      draftKey={`quote-price ${id}`}
      defaults={{ reason: '' }}
      record={quote}
      table={QUOTE_FIELDS}
      fields={PRICE_FIELDS}
      submitLabel="Change Price"
      anywayLabel="Change it anyway"
      save={async (price, version, _, anyway) => {
        const next = price.totalPrice
        const fromTo = `${money(now)} to ${money(next)}`
        if (!anyway && next < now && percentOff(next, original) > USUAL_DISCOUNT)
          return asking(`${fromTo}: ${percentOff(next, original)}% off the original price`)
        const outcome = await change(price, version, (saved) => ({
          title: next < now ? 'Price Lowered' : 'Price Raised',
          description: `${fromTo}. Send the quote again to tell the customer.`,
          action: { label: 'Undo', onPress: () => void undo(saved.updatedAt) },
        }))
        if (!outcome.isDone && outcome.problem.current)
          setNow((outcome.problem.current as QuoteRow).totalPrice)
        return outcome
      }}
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

const DECLINE_FIELDS: readonly FieldDefinition<DeclinedQuote>[] = [
  {
    name: 'reason',
    label: 'Reason *',
    kind: 'select',
    choices: DECLINE_REASONS.map((reason) => ({ value: reason, label: DECLINE_WORDS[reason] })),
  },
]

const USUAL: DeclinedQuote = { reason: 'price' }

/** Notes that the customer has declined a quote, and why. */
export function DeclineQuote({ quote }: QuoteProps) {
  const call = useCall()
  const { id } = quote
  return (
    <FormDialog
      title="Decline Quote"
      description={`${quote.customerInfo.name} gets no more reminders of it.`}
      schema={DeclinedQuote}
      draftKey={`decline-quote ${id}`}
      defaults={USUAL}
      record={quote}
      table={QUOTE_FIELDS}
      fields={DECLINE_FIELDS}
      submitLabel="Decline Quote"
      save={(declined, version) =>
        call('updateQuote', {
          params: { id },
          body: { action: 'decline', ...declined, ...(version && { updatedAt: version }) },
          done: { title: 'Quote Declined', description: DECLINE_WORDS[declined.reason] },
          failed: 'Failed to update quote.',
        })
      }
    />
  )
}

export function EndLinks({ quote }: QuoteProps) {
  const change = useChange()
  const { id, updatedAt } = quote
  return (
    <ConfirmDialog
      title="End Links"
      confirmLabel="End Links"
      keepLabel="Keep Them"
      pendingLabel="Ending..."
      onConfirm={() =>
        change('updateQuote', {
          params: { id },
          body: { action: 'revoke', updatedAt },
          done: { title: 'Links Ended', description: 'Send the quote again for a new one.' },
          failed: 'Failed to update quote.',
        })
      }
    >
      {`Every link to the quote of ${quote.customerInfo.name} that was sent, also in emails to you, stops working.`}
    </ConfirmDialog>
  )
}

/** Shows the mail to the customer, and sends what was read or nothing. */
export function SendQuote({ quote }: QuoteProps) {
  const call = useCall()
  const reload = useReload()
  const { close } = useDialogParam()
  const params = { id: quote.id }
  const { data, error, isLoading, mutate } = useSWR(`mail of ${quote.id}`, () =>
    callApi(adminRoutes.previewQuote, { params }),
  )
  const [problem, setProblem] = useState<string>()
  async function send(updatedAt: string) {
    setProblem(undefined)
    const outcome = await call('updateQuote', {
      params,
      body: { action: 'send', updatedAt },
      done: { title: 'Quote Sent', description: `To ${data?.to}.` },
      failed: 'Failed to send the quote. {message}',
    })
    if (!outcome.isDone) {
      setProblem(outcome.problem.message)
      // Pressed again after a lost answer, it is the same email.
      return isAnswered(outcome) ? mutate() : undefined
    }
    reload()
    close()
  }
  return (
    <Dialog title="Send Again" description={data && `To ${data.to}.`}>
      <Reading what="the email" {...{ error, isLoading }} onRetry={() => mutate()} />
      {data && (
        <>
          {problem && <Problem>{problem}</Problem>}
          <p className="fw-semibold mb-2">{data.subject}</p>
          <pre className="record-note record-text">{data.text}</pre>
          <DialogActions>
            <PressButton
              icon="envelope"
              look="main"
              label="Send Email"
              busyLabel="Sending..."
              onPress={() => send(data.updatedAt)}
            />
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
