/** Keeps what a visitor types into a form for the tab, until it is sent: a reload, or a phone that unloads the page, loses nothing. */
import { type RefObject, useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { clearDraft, keepDraft, readDraft } from '#frontend/lib/draft.ts'

/** A form's draft by field, blank ones too. Deletes drafts of an unknown shape. */
export function draftValues<N extends string>(
  name: string,
  fields: readonly N[],
): Partial<Record<N, string>> {
  const values = Object(readDraft<unknown>(name)?.values) as Record<string, unknown>
  const kept = fields.filter((field) => field in values)
  if (kept.every((field) => typeof values[field] === 'string')) {
    return Object.fromEntries(kept.map((field) => [field, values[field]])) as Record<N, string>
  }
  clearDraft(name)
  return {}
}

/** Merges into the draft: forms of one name share their common fields. */
function keepDraftValues(name: string, fields: readonly string[], values: Record<string, unknown>) {
  const merged = {
    ...Object(readDraft<unknown>(name)?.values),
    ...Object.fromEntries(fields.map((field) => [field, values[field]])),
  }
  if (Object.values(merged).some(Boolean)) keepDraft(name, { values: merged })
  else clearDraft(name)
}

/**
 * Fills a form with what was typed before hydration, else from the draft, and keeps the draft from then on.
 * `clearDraft(name)` deletes it once the form is sent.
 * @param fields must stay the same list
 * @returns the ref of the form
 */
export function useFormDraft<V extends FieldValues>(
  name: string,
  fields: readonly FieldPath<V>[],
  { setValue, subscribe }: Pick<UseFormReturn<V>, 'setValue' | 'subscribe'>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A dialog mounts its form later; nothing can have been typed before.
    const typed = new FormData(form.current ?? undefined)
    const kept = draftValues(name, fields)
    const start = Object.fromEntries(
      fields.map((field) => [field, String(typed.get(field) || kept[field] || '')]),
    )
    for (const field of fields) setValue(field, start[field] as PathValue<V, FieldPath<V>>)
    keepDraftValues(name, fields, start)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraftValues(name, fields, values),
    })
  }, [name, fields, setValue, subscribe])
  return form
}
