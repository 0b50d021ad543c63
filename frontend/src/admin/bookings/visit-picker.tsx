import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { Field } from '#frontend/admin/components/field.tsx'
import { LoadError } from '#frontend/admin/components/status-messages.tsx'
import { useApi } from '#frontend/admin/lib/fetching.ts'
import { formatDay } from '#frontend/admin/lib/format.ts'
import { pacificToday, type Visit } from '#frontend/lib/days.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import { windowLabel } from '#schemas/arrival-windows.ts'
import { addDays } from '#schemas/calendar-date.ts'
import { LIMITS } from '#schemas/limits.ts'

/** A booking keeps its own window among those that are open. */
function withOwn(days: { date: string; times: string[] }[], own: Visit | undefined) {
  if (!own) return days
  const others = days.filter(({ date }) => date !== own.serviceDate)
  const times = days.find(({ date }) => date === own.serviceDate)?.times ?? []
  const day = { date: own.serviceDate, times: [...new Set([...times, own.serviceTime])].sort() }
  return [...others, day].sort((a, b) => a.date.localeCompare(b.date))
}

/** Date and arrival window out of what is open, by the same rules as for visitors (decision 12). */
export function VisitPicker<V extends FieldValues & Visit, O>({
  form,
  city,
  booked,
}: {
  form: UseFormReturn<V, unknown, O>
  /** A place's slug; its lead time decides the first day. */
  city: string | undefined
  booked?: Visit
}) {
  const from = pacificToday()
  const query = { from, to: addDays(from, LIMITS.bookingDays), city: city || undefined }
  const { data, error, mutate } = useApi(publicRoutes.getAvailability, { query })
  const [dateName, timeName] = ['serviceDate' as Path<V>, 'serviceTime' as Path<V>]
  const days = withOwn(data?.days ?? [], booked)
  const [date, time] = [form.watch(dateName), form.watch(timeName)]
  const times = days.find((day) => day.date === date)?.times ?? []
  const { errors } = form.formState

  function chooseDate(next: string) {
    form.setValue(dateName, next as PathValue<V, Path<V>>, { shouldValidate: true })
    const isOffered = days.some((day) => day.date === next && day.times.includes(time))
    if (!isOffered) form.setValue(timeName, '' as PathValue<V, Path<V>>)
  }
  return (
    <>
      {error && <LoadError what="open arrival windows" onRetry={() => mutate()} />}
      <div className="field-pair">
        <Field label="Service Date *" error={errors[dateName]?.message?.toString()}>
          {(control) => (
            <select
              {...control}
              className="form-select"
              value={date ?? ''}
              onChange={(event) => chooseDate(event.target.value)}
            >
              <option value="">Choose a date</option>
              {date && !days.some((day) => day.date === date) && (
                <option value={date}>{formatDay(date)} (not open)</option>
              )}
              {days.map((day) => (
                <option key={day.date} value={day.date}>
                  {formatDay(day.date)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="Arrival Window *"
          error={errors[timeName]?.message?.toString()}
          hint="Pacific time; only open windows are listed"
        >
          {(control) => (
            <select
              {...control}
              className="form-select"
              value={time ?? ''}
              onChange={(event) =>
                form.setValue(timeName, event.target.value as PathValue<V, Path<V>>, { shouldValidate: true })
              }
            >
              <option value="">Choose a window</option>
              {time && !times.includes(time) && <option value={time}>{windowLabel(time)} (not open)</option>}
              {times.map((start) => (
                <option key={start} value={start}>
                  {windowLabel(start)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </>
  )
}
