/** One form for all records: fields by definition, the API's rules, a draft, and a question before a newer version is overwritten. */

import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentProps, Fragment, type ReactNode, useId, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import type { Outcome } from '#frontend/admin/lib/use-call.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { useDraft } from '#frontend/admin/lib/use-draft.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { NotSaved, type SaveProblem, type Stored } from '#frontend/admin/parts/not-saved.tsx'
import { Dialog, DialogActions } from '#frontend/admin/ui/dialog.tsx'
import { type FieldDefinition, FormField, missing } from '#frontend/admin/ui/form-field.tsx'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import type { Fields } from '#schemas/fields/field.ts'

export type RecordFormProps<V extends FieldValues, O> = {
  schema: z.ZodType<O, V>
  /** Key of the draft: the dialog and, for an edit, the record. */
  draftKey: string
  defaults: DefaultValues<V>
  /** The record that is edited, in the version that is shown. */
  record?: { updatedAt: string }
  /** Its table of fields, to name what else differs in a newer version. */
  table?: Fields
  fields: readonly FieldDefinition<V>[]
  submitLabel: string | ((values: V) => string)
  /** Of no dialog: offers Save and Cancel while something differs from the defaults. */
  isAlwaysOpen?: boolean
  /** Shown after a field, or as the control of one of the kind `custom`; may read and set values. */
  after?: Partial<Record<Path<V>, (form: UseFormReturn<V, unknown, O>) => ReactNode>>
  /**
   * `idempotencyKey` belongs to the draft: saving again after a lost answer, also after a reload, creates no second record.
   * `anyway` is true once the owner has confirmed the API's warnings.
   */
  save: (
    values: O,
    version: string | undefined,
    idempotencyKey: string,
    anyway: boolean,
  ) => Promise<Outcome<unknown>>
  /** Of the button that confirms. */
  anywayLabel?: string
  /** The values of a stored record that is not flat, to show what differs. */
  formOf?: (stored: unknown) => V
  /** Rendered above the fields; may read and set values. */
  above?: ((form: UseFormReturn<V, unknown, O>) => ReactNode) | undefined
  /** The same, below the fields. */
  children?: (form: UseFormReturn<V, unknown, O>) => ReactNode
}

/** Waits for all required fields, names those that are missing, validates, saves, reloads and closes; a failure says why. */
export function RecordForm<V extends FieldValues, O>(props: RecordFormProps<V, O>) {
  const { schema, draftKey, defaults, fields, submitLabel, save, children } = props
  const { anywayLabel = 'Save anyway', above, after, formOf, record, table, isAlwaysOpen = false } = props
  const reload = useReload()
  const { close } = useDialogParam()
  const [problem, setProblem] = useState<SaveProblem<V> & { typed: string }>()
  /** The values that the owner confirmed; a later change asks again. */
  const confirmed = useRef<string>(undefined)
  const options = { resolver: zodResolver(schema), defaultValues: defaults, mode: 'onTouched' } as const
  const draft = useDraft<V, O>(draftKey, record?.updatedAt, options)
  const { form, isBack, version, setVersion, idempotencyKey, clear } = draft
  const { isSubmitting } = form.formState
  const values = form.watch()
  const typed = JSON.stringify(values)
  const shown = fields.filter(({ isShown }) => isShown?.(values) ?? true)
  const needed = missing(shown, values)
  const neededId = useId()
  const isChanged = fields.some(({ name }) => values[name] !== (defaults as V)[name])

  const submit = form.handleSubmit(async (parsed) => {
    setProblem(undefined)
    const outcome = await save(parsed, version, idempotencyKey, confirmed.current === typed)
    if (outcome.isDone) {
      clear()
      const reading = reload()
      if (!isAlwaysOpen) return close()
      // Where the list cannot be read again.
      setVersion((outcome.data as { updatedAt?: string }).updatedAt)
      await reading
      return
    }
    const stored = outcome.problem.current as Stored<V> | undefined
    const current = stored && { ...stored, ...formOf?.(stored) }
    setProblem({ ...outcome.problem, current, typed })
    for (const [name, message] of Object.entries(outcome.problem.fields ?? {})) {
      if (fields.some((field) => field.name === name)) form.setError(name as Path<V>, { message })
    }
  })

  /** Shows what is stored, of which nothing was typed. */
  function show(values: V | DefaultValues<V>, updatedAt: string | undefined) {
    form.reset(values as V, { keepFieldsRef: isAlwaysOpen })
    clear()
    setVersion(updatedAt)
    setProblem(undefined)
    // Not below a dialog: a list that leaves its record out closes it.
    if (isAlwaysOpen) void reload()
  }

  function cancel() {
    if (!isAlwaysOpen) {
      clear()
      return close()
    }
    show(defaults, record?.updatedAt)
    // Its button disappears, and with it the focus.
    if (fields[0]) form.setFocus(fields[0].name)
  }

  return (
    <form onSubmit={submit} noValidate>
      {isBack && (!isAlwaysOpen || isChanged) && (
        <p className="text-body-secondary" role="status">
          What you had typed is back.
        </p>
      )}
      {above?.(form)}
      <div className="form-fields">
        {shown.map((field) => (
          <Fragment key={field.name}>
            <FormField field={field} form={form} />
            {after?.[field.name]?.(form)}
          </Fragment>
        ))}
      </div>
      {children?.(form)}
      {/* What was confirmed has changed. */}
      {problem && !(problem.warnings && problem.typed !== typed) && (
        <NotSaved
          problem={problem}
          typed={values}
          fields={fields}
          beside={table && record && { fields: table, seen: record }}
          onTakeNewer={(current) => show({ ...defaults, ...pick(current, fields) }, current.updatedAt)}
          onKeepTyped={(current) => {
            setVersion(current.updatedAt)
            setProblem(undefined)
          }}
          anywayLabel={anywayLabel}
          onAnyway={() => {
            confirmed.current = typed
            return submit()
          }}
        />
      )}
      {(!isAlwaysOpen || isChanged) && (
        <DialogActions
          onCancel={cancel}
          note={
            needed.length > 0 && (
              <p className="form-text w-100 mb-0" role="status" id={neededId}>
                Still needed: {needed.join(', ')}
              </p>
            )
          }
        >
          <BusyButton
            className="btn btn-primary"
            disabled={needed.length > 0}
            aria-describedby={needed.length > 0 ? neededId : undefined}
            isBusy={isSubmitting}
            busyLabel="Saving..."
          >
            {typeof submitLabel === 'string' ? submitLabel : submitLabel(values)}
          </BusyButton>
        </DialogActions>
      )}
    </form>
  )
}

type FormDialogProps<V extends FieldValues, O> = RecordFormProps<V, O> &
  Omit<ComponentProps<typeof Dialog>, 'children' | 'onClose'>

/** A form in the dialog that the URL names. */
export function FormDialog<V extends FieldValues, O>(props: FormDialogProps<V, O>) {
  const { title, description, isWide = false, isForm = false, ...form } = props
  return (
    <Dialog {...{ title, description, isWide, isForm }}>
      <RecordForm {...form} />
    </Dialog>
  )
}

function pick<V extends FieldValues>(row: V, fields: readonly FieldDefinition<V>[]): V {
  return Object.fromEntries(fields.map(({ name }) => [name, row[name] ?? ''])) as V
}
