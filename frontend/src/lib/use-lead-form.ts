import { type FormEventHandler, type RefObject, useState } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { formLabels } from '#frontend/content/en/labels/forms.ts'
import { clearDraft } from '#frontend/lib/draft.ts'
import { type BoundField, bindFields, type FieldRules } from '#frontend/lib/form-rules.ts'
import { failureText, showFieldErrors } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { draftTexts, useFormDraft } from '#frontend/lib/use-form-draft.ts'

/** What a form holds: a text for each field, and the one that only machines fill in. */
export type LeadValues<N extends string> = Record<N | 'website', string>

/** How a failure is told: in a notification and, unless the form shows it elsewhere, next to the form. */
type Told = { toast: string; inline?: string }

type LeadFormOptions<N extends string, Answer> = {
  /** Names the draft; forms of one name share the fields that both have. */
  name: string
  /** In the order in which the focus looks for a wrong one; must stay the same list. */
  fields: readonly N[]
  /** Those of them that are on the page; all, unless said otherwise. */
  shown?: readonly N[]
  /** Of the inputs' ids; the name, unless said otherwise. */
  idPrefix?: string
  /** Where the fields are in the request, for instance `customerInfo.`. */
  path?: string
  /** What a form that is not prerendered starts with, where no draft is kept. */
  prefill?: Partial<LeadValues<N>>
  /** The words for a failure. */
  failure: string
  /** Tells of a failure in other words than `failure`. */
  tellFailure?: (error: unknown) => Told | undefined
  /** Absent while there is nothing to send. */
  send: ((values: LeadValues<N>) => Promise<Answer>) | undefined
  onSent: (answer: Answer) => void
  /** The form stays, empty, for another message. */
  isReusable?: boolean
}

type LeadForm<N extends string> = {
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    onSubmit: FormEventHandler<HTMLFormElement>
    noValidate: true
  }
  /** Registers a field and gives its id and error. */
  field: (name: N, rules: FieldRules) => BoundField
  /** Props of the spam trap. */
  trap: UseFormRegisterReturn
  /** What to say next to the form. */
  failure: string | undefined
  isSubmitting: boolean
  watch: (names: N[]) => string[]
}

/**
 * A form of a visitor: keeps its draft until it is sent, shows what the API refuses next to its fields, and tells of any
 * other failure twice, because a notification goes away.
 */
export function useLeadForm<N extends string, Answer>(options: LeadFormOptions<N, Answer>): LeadForm<N> {
  const { name, fields, shown = fields, idPrefix = name, path = '', send } = options
  const [failure, setFailure] = useState<string>()
  const [blank] = useState(() => Object.fromEntries([...fields, 'website'].map((field) => [field, ''])))
  const [start] = useState(
    () => options.prefill && { defaultValues: { ...blank, ...options.prefill, ...draftTexts(name, fields) } },
  )
  const { register, handleSubmit, reset, watch, setError, setValue, subscribe, formState } =
    useForm<Record<string, string>>(start)
  const ref = useFormDraft(name, fields, { setValue, subscribe })
  const { errors, isSubmitting } = formState

  const onSubmit = handleSubmit(async (values) => {
    if (!send) return
    setFailure(undefined)
    try {
      const answer = await send(values as LeadValues<N>)
      if (options.isReusable) reset(blank)
      clearDraft(name)
      options.onSent(answer)
    } catch (error) {
      const { toast, inline } = options.tellFailure?.(error) ?? {
        toast: options.failure,
        inline: failureText(error, options.failure),
      }
      if (inline && !showFieldErrors(error, fields, setError, path)) setFailure(inline)
      showToast({ title: formLabels.errorTitle, description: toast, variant: 'destructive' })
    }
  })
  return {
    formProps: { ref, onSubmit, noValidate: true },
    field: bindFields(idPrefix, shown, register, errors),
    trap: register('website'),
    failure,
    isSubmitting,
    watch,
  }
}
