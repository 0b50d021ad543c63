import { useTransition } from 'react'
import useSWR from 'swr'
import { Dialog, DialogActions } from '#frontend/admin/components/dialog.tsx'
import type { FormEvents } from '#frontend/admin/components/record-form.tsx'
import { LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Shows the mail to the customer, and sends what was read or nothing. */
export function SendQuote({ quote, onSaved, onClose }: { quote: QuoteRow } & FormEvents) {
  const call = useCall()
  const [isBusy, run] = useTransition()
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
            <BusyButton
              type="button"
              className="btn btn-primary"
              isBusy={isBusy}
              busyLabel="Sending..."
              onClick={() =>
                run(async () => {
                  await send(data.updatedAt)
                })
              }
            >
              <Icon name="envelope" /> Send Email
            </BusyButton>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
