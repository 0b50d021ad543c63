import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form'
import { clearDraft, keepChanges, keepDraft, readDraft } from '#frontend/lib/draft.ts'

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
  useEffect(() => {
    const typed = readDraft<V>(key)
    if (typed) keepDraft(key, { ...typed, version })
    return keepChanges(form, key, { version, idempotencyKey })
  }, [form, key, version, idempotencyKey])
  const last = useRef(key)
  useEffect(() => {
    moveDraft(last.current, key)
    last.current = key
  }, [key])
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
function moveDraft(from: string, to: string): void {
  const draft = from === to ? undefined : readDraft(from)
  if (!draft) return
  keepDraft(to, draft)
  clearDraft(from)
}
