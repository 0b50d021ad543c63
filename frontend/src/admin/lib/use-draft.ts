import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { keepChanges } from '#frontend/lib/draft.ts'

/** Keeps a form's values as a draft while the form is shown. */
export function useDraft<V extends FieldValues, C, O>(
  form: UseFormReturn<V, C, O>,
  key: string,
  version: string | undefined,
): void {
  useEffect(() => keepChanges(form, key, version), [form, key, version])
}
