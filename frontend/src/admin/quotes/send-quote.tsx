import useSWR from 'swr'
import { PressButton } from '#frontend/admin/components/button.tsx'
import { Dialog, DialogActions } from '#frontend/admin/components/dialog.tsx'
import type { FormEvents } from '#frontend/admin/components/record-form.tsx'
import { LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Shows the mail to the customer, and sends what was read or nothing. */
export function SendQuote({ quote, onSaved, onClose }: { quote: QuoteRow } & FormEvents) {
  const call = useCall()
  const params = { id: quote.id }
  const { data, error, mutate } = useSWR(`mail of ${quote.id}`, () =>
    callApi(adminRoutes.previewQuote, { params }),
  )
  async function send(updatedAt: string) {
    const body = { action: 'send', updatedAt } as const
    const outcome = await call('updateQuote', {
      params,
      body,
      done: { title: 'Quote Sent', description: `To ${data?.to}.` },
      failed: 'Failed to send the quote. {message}',
    })
    if (!outcome.isDone) return mutate()
    onSaved()
    onClose()
  }
  return (
    <Dialog title="Send Again" description={data && `To ${data.to}.`} onClose={onClose}>
      {error && <LoadError what="the email" onRetry={() => mutate()} />}
      {!data && !error && <Loading>Loading the email...</Loading>}
      {data && (
        <>
          <p className="fw-semibold mb-2">{data.subject}</p>
          <pre className="record-note record-text">{data.text}</pre>
          <DialogActions onCancel={onClose}>
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
