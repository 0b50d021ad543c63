import { type ReactNode, useState } from 'react'
import useSWR from 'swr'
import { useAction } from '#frontend/admin/lib/use-call.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { Button, CopyButton } from '#frontend/admin/ui/button.tsx'
import { ConfirmDialog, Dialog, DialogActions } from '#frontend/admin/ui/dialog.tsx'
import { InputField } from '#frontend/admin/ui/form-field.tsx'
import { Reading } from '#frontend/admin/ui/status-messages.tsx'

type ShareLinkProps<T> = {
  title: string
  about: string
  /** Of the address: what its record is known by. */
  name: string
  /** @param isNew invalidates earlier addresses */
  load: (isNew: boolean) => Promise<T>
  addressOf: (shared: T) => string
  renew: { label: string; warning: string; done: string; failed: string }
  actions?: (shared: T) => ReactNode
}

/** Shows an address that works without signing in, to copy or to replace by a new one. */
export function ShareLink<T>({ title, about, name, load, addressOf, renew, actions }: ShareLinkProps<T>) {
  const act = useAction()
  const reload = useReload()
  const { data, error, isLoading, mutate } = useSWR<T>(`shared ${name}`, () => load(false))
  const [isAsking, setIsAsking] = useState(false)
  const [isRenewed, setIsRenewed] = useState(false)
  if (isAsking) {
    return (
      <ConfirmDialog
        title={`${renew.label}?`}
        confirmLabel={renew.label}
        pendingLabel="Saving..."
        onConfirm={async () => {
          const outcome = await act(() => load(true), { failed: renew.failed })
          if (outcome.isDone) await mutate(outcome.data, { revalidate: false })
          setIsRenewed(outcome.isDone)
          return outcome
        }}
        onDone={reload}
        onClose={() => setIsAsking(false)}
      >
        {renew.warning}
      </ConfirmDialog>
    )
  }
  return (
    <Dialog title={title} description={about}>
      <Reading what="the link" {...{ error, isLoading }} onRetry={() => mutate()} />
      {data && (
        <>
          <InputField
            label="Address"
            readOnly
            value={addressOf(data)}
            onFocus={({ target }) => target.select()}
          />
          {isRenewed && (
            <p className="mt-3 mb-0" role="status">
              {renew.done}
            </p>
          )}
          <div className="record-actions mt-3">
            <CopyButton label="Copy Link" text={addressOf(data)} />
            {actions?.(data)}
          </div>
          <DialogActions cancelLabel="Close">
            <Button look="danger" label={renew.label} onClick={() => setIsAsking(true)} />
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
