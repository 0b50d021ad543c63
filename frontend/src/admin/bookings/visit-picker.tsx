import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { LoadError } from '#frontend/admin/components/status-messages.tsx'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import type { Visit } from '#frontend/lib/days.ts'
import { windowLabel } from '#frontend/lib/days.ts'
import { Field } from '#frontend/ui/field.tsx'
import { ARRIVAL_TIMES } from '#schemas/facts/arrival-windows.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

/** Offers every day and arrival window; marks those that visitors cannot book, which the API asks to confirm. */
export function VisitPicker<V extends FieldValues & Visit, O>({
  form,
  booked,
  isRepeat = false,
}: {
  form: UseFormReturn<V, unknown, O>
  /** The booking's current visit: its own place counts as open. */
  booked?: Visit
  /** It may be beyond the days that visitors can book. */
  isRepeat?: boolean
}) {
  const today = usePacificToday()
  const query = { from: today, to: addDays(today, LIMITS.bookingDays) }
  const { data, error, mutate } = useApi('getAvailability', query)
  const [dateName, timeName] = ['serviceDate' as Path<V>, 'serviceTime' as Path<V>]
  const [date, time] = [form.watch(dateName), form.watch(timeName)]
  const open = data?.days.find((day) => day.date === date)?.times ?? []
  const isOwn = (start: string) => date === booked?.serviceDate && start === booked?.serviceTime
  const isMarked = (start: string) =>
    data &&
    date &&
    !isOwn(start) &&
    !(isRepeat && String(date) > query.to) &&
    !open.some((openStart) => openStart === start)
  const { errors } = form.formState
  const set = (name: Path<V>) => (event: { target: { value: string } }) =>
    form.setValue(name, event.target.value as PathValue<V, Path<V>>, { shouldValidate: true })
  return (
    <>
      {error && (
        <div className="field-wide">
          <LoadError what="open arrival windows" onRetry={() => mutate()} />
        </div>
      )}
      <Field label="Service Date *" error={errors[dateName]?.message?.toString()}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={`${LIMITS.firstYear}-01-01`}
            max={`${Number(today.slice(0, 4)) + LIMITS.yearsAhead}-12-31`}
            value={date ?? ''}
            onChange={set(dateName)}
          />
        )}
      </Field>
      <Field
        label="Arrival Window *"
        error={errors[timeName]?.message?.toString()}
        hint="Pacific time"
        control="form-select"
      >
        {(control) => (
          <select {...control} value={time ?? ''} onChange={set(timeName)}>
            <option value="">Choose a window</option>
            {ARRIVAL_TIMES.map((start) => (
              <option key={start} value={start}>
                {windowLabel(start)}
                {isMarked(start) && ' (not open to visitors)'}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}
