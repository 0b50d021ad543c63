import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import { InputField, SelectField } from '#frontend/admin/ui/form-field.tsx'
import { LoadError } from '#frontend/admin/ui/status-messages.tsx'
import { windowLabel } from '#frontend/lib/days.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { ARRIVAL_TIMES, addDays, DAY_HOURS, hourOf, type VisitWindow } from '#schemas/facts/pacific-time.ts'

type VisitPickerProps<V extends FieldValues, O> = {
  form: UseFormReturn<V, unknown, O>
  /** The booking's current visit: what it takes itself is not in its way. */
  booked?: VisitWindow & { hours: number }
  /** It may be beyond the days that visitors can book. */
  isRepeat?: boolean
}

/** Offers every day and arrival window; marks those that visitors cannot book, which the API asks to confirm. */
export function VisitPicker<V extends FieldValues & VisitWindow, O>(props: VisitPickerProps<V, O>) {
  const { form, booked, isRepeat = false } = props
  const today = usePacificToday()
  // Blank in a form that has it: the quote's, which only the API knows.
  const hours = Math.min(Number(form.watch('hours' as Path<V>) ?? booked?.hours), DAY_HOURS)
  const query = {
    from: today,
    to: addDays(today, LIMITS.bookingDays),
    ...(Number.isInteger(hours) && hours > 0 && { hours }),
  }
  const { data, error, mutate } = useApi('getAvailability', query)
  const [dateName, timeName] = ['serviceDate' as Path<V>, 'serviceTime' as Path<V>]
  const [date, time] = [form.watch(dateName), form.watch(timeName)]
  const open = data?.days.find((day) => day.date === date)?.times ?? []
  const overlapsOwn = (start: string) => {
    if (!booked || date !== booked.serviceDate) return false
    const later = hourOf(start) - hourOf(booked.serviceTime)
    return later < booked.hours && -later < hours
  }
  const isMarked = (start: string) =>
    data &&
    date &&
    !overlapsOwn(start) &&
    !(isRepeat && String(date) > query.to) &&
    !open.some((openStart) => openStart === start)
  const { errors } = form.formState
  const windows = ARRIVAL_TIMES.map((start) => ({
    value: start,
    label: `${windowLabel(start)}${isMarked(start) ? ' (not open to visitors)' : ''}`,
  }))
  const set = (name: Path<V>) => (value: string) =>
    form.setValue(name, value as PathValue<V, Path<V>>, { shouldValidate: true })
  return (
    <>
      {error && (
        <div className="field-wide">
          <LoadError what="open arrival windows" onRetry={() => mutate()} />
        </div>
      )}
      <InputField
        label="Service Date *"
        error={errors[dateName]?.message?.toString()}
        type="date"
        min={`${LIMITS.firstYear}-01-01`}
        max={`${Number(today.slice(0, 4)) + LIMITS.yearsAhead}-12-31`}
        value={date ?? ''}
        onType={set(dateName)}
      />
      <SelectField
        label="Arrival Window *"
        error={errors[timeName]?.message?.toString()}
        hint="Pacific time"
        choices={[{ value: '', label: 'Choose a window' }, ...windows]}
        value={time ?? ''}
        onChange={set(timeName)}
      />
    </>
  )
}
