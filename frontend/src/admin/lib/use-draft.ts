import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form'
import { clearDraft, keepDraft, readDraft } from '#frontend/lib/draft.ts'

/** A form that starts with what was typed in it before, and keeps what is typed as a draft. @param stored version that is edited */
export function useDraft<V extends FieldValues, O = V>(
  key: string,
  stored: string | undefined,
  { defaultValues, ...options }: UseFormProps<V, unknown, O> & { defaultValues: DefaultValues<V> },
) {
  const [draft, setDraft] = useState(() => readDraft<DefaultValues<V>>(key))
  const [version, setVersion] = useState(draft ? draft.version : stored)
  const [idempotencyKey] = useState(() => draft?.idempotencyKey ?? crypto.randomUUID())
  const form = useForm<V, unknown, O>({ ...options, defaultValues: { ...defaultValues, ...draft?.values } })
  const last = useRef(key)
  useEffect(() => {
    moveDraft(last.current, key, version)
    last.current = key
    const typing = form.watch((values) => keepDraft(key, { values, version, idempotencyKey }))
    return () => typing.unsubscribe()
  }, [form, key, version, idempotencyKey])
  return {
    form,
    isBack: draft !== undefined,
    version,
    setVersion,
    idempotencyKey,
    clear: () => {
      clearDraft(key)
      setDraft(undefined)
    },
  }
}

/** What was typed is kept once: under an earlier key it would come back after it was saved. */
function moveDraft(from: string, to: string, version: string | undefined): void {
  const draft = readDraft(from)
  if (!draft) return
  clearDraft(from)
  keepDraft(to, { ...draft, version })
}
