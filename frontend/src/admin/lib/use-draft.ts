import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form'
import { clearDraft, keepChanges, readDraft } from '#frontend/lib/draft.ts'

/** A form that starts with what was typed in it before, and keeps what is typed as a draft. @param stored version that is edited */
export function useDraft<V extends FieldValues, O = V>(
  key: string,
  stored: string | undefined,
  { defaultValues, ...options }: UseFormProps<V, unknown, O> & { defaultValues: DefaultValues<V> },
) {
  const [draft] = useState(() => readDraft<DefaultValues<V>>(key))
  const [version, setVersion] = useState(draft ? draft.version : stored)
  const [idempotencyKey] = useState(() => draft?.idempotencyKey ?? crypto.randomUUID())
  const form = useForm<V, unknown, O>({ ...options, defaultValues: { ...defaultValues, ...draft?.values } })
  useEffect(() => keepChanges(form, key, { version, idempotencyKey }), [form, key, version, idempotencyKey])
  return {
    form,
    isBack: draft !== undefined,
    version,
    setVersion,
    idempotencyKey,
    clear: () => clearDraft(key),
  }
}
