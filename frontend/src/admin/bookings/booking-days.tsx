import { useSearchParams } from 'react-router-dom'
import { BOOKING_HEAD, useBookingCards } from '#frontend/admin/bookings/booking-cards.tsx'
import { BOOKING_COLUMNS } from '#frontend/admin/bookings/booking-fields.ts'
import { countOf, VISITS } from '#frontend/admin/lib/format.ts'
import { useVisits } from '#frontend/admin/lib/use-api.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import { ReloadContext } from '#frontend/admin/lib/use-reload.ts'
import { RecordDialogs } from '#frontend/admin/parts/record-dialogs.tsx'
import { RecordRows } from '#frontend/admin/parts/record-rows.tsx'
import { ChoiceButtons } from '#frontend/admin/ui/button.tsx'
import { EmptyState, Reading } from '#frontend/admin/ui/status-messages.tsx'
import { addDays, mondayOf } from '#schemas/facts/pacific-time.ts'

/** Spans of service dates; the API lists at most 62 days. */
const spansOf = (today: string) =>
  [
    { value: 'today', label: 'Today', from: today, to: today },
    { value: 'week', label: 'This week', from: mondayOf(today), to: addDays(mondayOf(today), 6) },
    { value: 'next', label: 'Next 30 days', from: addDays(today, 1), to: addDays(today, 30) },
    { value: 'past', label: 'Last 60 days', from: addDays(today, -60), to: addDays(today, -1) },
  ] as const

/** Bookings by service date: the next visit first, of past ones the last. */
export function BookingDays() {
  const [search, setSearch] = useSearchParams()
  const spans = spansOf(usePacificToday())
  const { value: span, from, to } = spans.find(({ value }) => value === search.get('days')) ?? spans[0]
  const { data, error, isLoading, mutate } = useVisits({ from, to })
  const { cardOf, dialogs, question } = useBookingCards(() => mutate())
  const rows = span === 'past' ? data?.toReversed() : data
  return (
    <>
      <fieldset className="d-flex flex-wrap gap-2 mb-3">
        <legend className="visually-hidden">Visits of</legend>
        <ChoiceButtons
          choices={spans}
          chosen={span}
          onChoose={(days) => setSearch({ view: 'visits', days }, { replace: true })}
        />
      </fieldset>
      <Reading what="bookings" {...{ error, isLoading }} onRetry={() => mutate()} />
      {rows && <p className="list-totals mb-2 fw-semibold">{countOf(rows.length, VISITS)}</p>}
      {rows?.length === 0 && <EmptyState icon="calendar-check" title="No visits" />}
      <ReloadContext value={() => mutate()}>
        {rows && (
          <RecordRows
            rows={rows}
            idOf={({ id }) => id}
            nouns="visits"
            columns={BOOKING_COLUMNS}
            head={BOOKING_HEAD}
          >
            {cardOf}
          </RecordRows>
        )}
        <RecordDialogs rows={rows ?? []} {...dialogs} />
      </ReloadContext>
      {question}
    </>
  )
}
