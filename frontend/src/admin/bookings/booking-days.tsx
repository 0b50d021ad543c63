import { useSearchParams } from 'react-router-dom'
import { BOOKING_HEAD, useBookingCards } from '#frontend/admin/bookings/booking-cards.tsx'
import { BOOKING_COLUMNS } from '#frontend/admin/bookings/booking-fields.ts'
import { countOf } from '#frontend/admin/lib/format.ts'
import { useWholeList } from '#frontend/admin/lib/use-api.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import { ReloadContext } from '#frontend/admin/lib/use-reload.ts'
import { RecordDialogs } from '#frontend/admin/parts/record-dialogs.tsx'
import { RecordRows } from '#frontend/admin/parts/record-rows.tsx'
import { ChoiceButtons } from '#frontend/admin/ui/button.tsx'
import { EmptyState, Reading } from '#frontend/admin/ui/status-messages.tsx'
import { addDays, mondayOf } from '#schemas/facts/calendar-date.ts'

/** Spans of service dates; the API lists at most 62 days. */
const SPANS = {
  today: { title: 'Today', of: (today: string) => ({ from: today, to: today }) },
  week: {
    title: 'This week',
    of: (today: string) => ({ from: mondayOf(today), to: addDays(mondayOf(today), 6) }),
  },
  next: {
    title: 'Next 30 days',
    of: (today: string) => ({ from: addDays(today, 1), to: addDays(today, 30) }),
  },
  past: {
    title: 'Last 60 days',
    of: (today: string) => ({ from: addDays(today, -60), to: addDays(today, -1) }),
  },
} as const
type Span = keyof typeof SPANS
const isSpan = (name: string | null): name is Span => name !== null && Object.hasOwn(SPANS, name)

/** Bookings by service date: the next visit first, of past ones the last. */
export function BookingDays() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('days')
  const span = isSpan(asked) ? asked : 'today'
  const today = usePacificToday()
  const { data, error, isLoading, mutate } = useWholeList('listBookings', SPANS[span].of(today))
  const { cardOf, dialogs, question } = useBookingCards(() => mutate())
  const rows = span === 'past' ? data?.toReversed() : data
  return (
    <>
      <fieldset className="d-flex flex-wrap gap-2 mb-3">
        <legend className="visually-hidden">Visits of</legend>
        <ChoiceButtons
          choices={Object.entries(SPANS).map(([value, { title }]) => ({ value, label: title }))}
          chosen={span}
          onChoose={(days) => setSearch({ view: 'visits', days }, { replace: true })}
        />
      </fieldset>
      <Reading what="bookings" {...{ error, isLoading }} onRetry={() => mutate()} />
      {rows && (
        <p className="list-totals mb-2 fw-semibold">
          {countOf(rows.length, { one: 'visit', other: 'visits' })}
        </p>
      )}
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
