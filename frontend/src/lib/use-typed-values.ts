import { type RefObject, useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormSetValue } from 'react-hook-form'

/**
 * Takes what was typed into a prerendered form before hydration into react-hook-form.
 * @param fields must stay the same list
 * @returns the ref of the form
 */
export function useTypedValues<V extends FieldValues>(
  fields: readonly FieldPath<V>[],
  setValue: UseFormSetValue<V>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!form.current) return
    const data = new FormData(form.current)
    for (const field of fields) {
      setValue(field, String(data.get(field) ?? '') as PathValue<V, FieldPath<V>>)
    }
  }, [fields, setValue])
  return form
}
