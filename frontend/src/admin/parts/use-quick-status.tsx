import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import {
  type FailureLabel,
  isAnswered,
  type Outcome,
  type ToastText,
  useAction,
} from '#frontend/admin/lib/use-call.ts'
import { NotSaved } from '#frontend/admin/parts/not-saved.tsx'
import { Dialog } from '#frontend/admin/ui/dialog.tsx'
import { controlsOf, editable } from '#frontend/admin/ui/field-controls.ts'
import { currentToast, dismissToast } from '#frontend/lib/toasts.ts'
import type { ApiError } from '#schemas/contract/error.ts'
import type { Fields } from '#schemas/fields/field.ts'

type Row = { id: string; status: string; updatedAt: string }
/** `tellCustomer` false leaves the customer of a visit untold; `giveBack` are payments that count again, and `doneAt` is when it was done. */
type Options = { anyway?: true; tellCustomer?: false; giveBack?: string[]; doneAt?: string | undefined }

type Rules<T extends Row> = {
  send: (id: string, change: Pick<T, 'status' | 'updatedAt'> & Options) => Promise<T>
  done: (changed: T, made: { before: T; options: Options; undo: (more?: Options) => void }) => ToastText
  failed: FailureLabel
  nameOf: (row: T) => string
  /** The record's table of fields, of which some may differ in a newer version. */
  table: Fields
  reload: () => unknown
}

/**
 * Changes a record's status with one tap, for the version that the card shows. A conflict or a warning from the API opens
 * a dialog.
 */
export function useQuickStatus<T extends Row>(rules: Rules<T>) {
  const act = useAction()
  const [asked, setAsked] = useState<{ row: T; status: T['status']; options: Options; problem: ApiError }>()
  // Undo may need the dialog, which unmounts with the list.
  useEffect(
    () => () => {
      const toast = currentToast.get()
      if (toast?.action) dismissToast(toast.id)
    },
    [],
  )

  /** @returns the reason of a failure that opens no dialog */
  async function setStatus(row: T, status: T['status'], options: Options = {}): Promise<string | undefined> {
    const change = { status, updatedAt: row.updatedAt, ...options }
    const { anyway: _, ...again } = options
    const outcome: Outcome<T> = await act(() => rules.send(row.id, change), {
      done: (changed) =>
        rules.done(changed, {
          before: row,
          options,
          undo: (more) => void setStatus(changed, row.status, { ...again, ...more }),
        }),
      failed: rules.failed,
    })
    const problem = outcome.isDone ? undefined : outcome.problem
    const isAsked = problem?.current || problem?.warnings
    setAsked(isAsked ? { row, status, options, problem } : undefined)
    // Pressed again after a lost answer, it is the same change.
    if (isAnswered(outcome)) await rules.reload()
    return isAsked ? undefined : problem?.message
  }
  const close = () => setAsked(undefined)
  const { row, status, options, problem } = asked ?? {}
  const stored = problem?.current as T | undefined
  const anyway = `Set to ${status} anyway`
  const valuesOf = (one: T) => editable<FieldValues>(rules.table, one)
  const question = row && status && problem && (
    <Dialog title={`Set ${rules.nameOf(row)} to ${status}?`} onClose={close}>
      <NotSaved
        problem={{ ...problem, current: stored && { ...stored, ...valuesOf(stored) } }}
        typed={valuesOf(row)}
        fields={controlsOf(rules.table)}
        beside={{ fields: rules.table, seen: row }}
        onTakeNewer={close}
        keepLabel={anyway}
        onKeepTyped={() => stored && void setStatus(stored, status, options)}
        anywayLabel={anyway}
        onAnyway={() => setStatus(row, status, { ...options, anyway: true })}
      />
    </Dialog>
  )
  return { setStatus, question }
}
