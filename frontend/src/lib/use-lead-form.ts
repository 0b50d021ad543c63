import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { clearDraft } from '#frontend/lib/draft.ts'
import { bindFields, readFields } from '#frontend/lib/form-rules.ts'
import { failureText, showFieldErrors } from '#frontend/lib/submission.ts'
import { dismissFailures, showFailure } from '#frontend/lib/toasts.ts'
import { draftValues, useFormDraft } from '#frontend/lib/use-form-draft.ts'
import { formLabels } from '#words/labels/forms.ts'

/** A form's values: a text for each field and for the spam trap. */
export type LeadValues<N extends string> = Record<N | 'website', string>

export type LeadFormOptions<N extends string, Answer> = {
  /** Name of the draft; forms of one name share their common fields. */
  name: string
  /** In the order in which invalid ones get the focus. Must be a constant. */
  fields: readonly N[]
  shown?: readonly N[]
  /** Path of the fields in the request, for instance `customerInfo.`. */
  path?: string
  /** Initial values where there is no draft; only for forms that are not prerendered. */
  prefill?: Partial<LeadValues<N>>
  failure: string
  /** Returns other labels than `failure`: for the notification and, unless it is shown elsewhere, next to the form. */
  tellFailure?: (error: unknown) => { toast: string; inline?: string } | undefined
  /** Undefined while the form cannot be sent. */
  send: ((values: LeadValues<N>) => Promise<Answer>) | undefined
  onSent: (answer: Answer) => void
  /** Clears the form for another message. */
  isReusable?: boolean
}

/**
 * A visitor's form: keeps its draft until it is sent, shows the API's errors next to their fields, and any other failure
 * both in a notification and next to the form, because notifications disappear.
 */
export function useLeadForm<N extends string, Answer>(options: LeadFormOptions<N, Answer>) {
  const { name, fields, shown = fields, path = '', send } = options
  const [failure, setFailure] = useState<string>()
  const [blank] = useState(() => Object.fromEntries([...fields, 'website'].map((field) => [field, ''])))
  const [start] = useState(
    () =>
      options.prefill && { defaultValues: { ...blank, ...options.prefill, ...draftValues(name, fields) } },
  )
  const { register, handleSubmit, reset, watch, setError, setValue, subscribe, formState } =
    useForm<Record<string, string>>(start)
  const ref = useFormDraft(name, fields, { setValue, subscribe })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    if (!send) return
    setFailure(undefined)
    try {
      const answer = await send(values as LeadValues<N>)
      dismissFailures()
      if (options.isReusable) reset(blank)
      clearDraft(name)
      options.onSent(answer)
    } catch (error) {
      const { toast, inline } = options.tellFailure?.(error) ?? {
        toast: options.failure,
        inline: failureText(error, options.failure),
      }
      if (inline && !showFieldErrors(error, shown, setError, path)) setFailure(inline)
      showFailure(formLabels.errorTitle, toast)
    }
  })
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    readFields(event.currentTarget, setValue)
    return submit(event)
  }
  return {
    formProps: { ref, onSubmit, noValidate: true },
    field: bindFields(name, shown, register, errors),
    /** For `FormEnd`; the failure is shown next to the form. */
    end: { trap: register('website'), failure, isSubmitting },
    watch,
  }
}
