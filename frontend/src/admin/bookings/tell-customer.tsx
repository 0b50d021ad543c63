import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { TELL_CUSTOMER } from '#frontend/admin/bookings/visit-news.ts'
import { CheckBox } from '#frontend/admin/ui/form-field.tsx'

type Told = { tellCustomer?: boolean | undefined }

/** Ticked unless the form says otherwise. A value of the form, so that a draft keeps it: nobody is mailed against an earlier choice. */
export function TellCustomer<V extends FieldValues & Told, O>({
  form,
}: {
  form: UseFormReturn<V, unknown, O>
}) {
  const name = 'tellCustomer' as Path<V>
  return (
    <CheckBox
      isChecked={form.watch(name) !== false}
      onChange={(isTold) => form.setValue(name, isTold as PathValue<V, Path<V>>)}
    >
      {TELL_CUSTOMER}
    </CheckBox>
  )
}
