import { useTransition } from 'react'
import { nameOf } from '#frontend/admin/bookings/booking-fields.ts'
import { StepHeading } from '#frontend/admin/bookings/move-day/step-heading.tsx'
import { DialogActions } from '#frontend/admin/components/dialog.tsx'
import { countOf, formatVisit } from '#frontend/admin/lib/format.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import type { PlannedVisit } from '#schemas/contract/day-moves.ts'

const VISITS = { one: 'visit', other: 'visits' }
const CUSTOMERS = { one: 'customer', other: 'customers' }

/** The emails as they will be sent, and the press that sends them. */
export function MovePreview({
  planned,
  onBack,
  onMove,
}: {
  planned: readonly PlannedVisit[]
  onBack: () => void
  onMove: () => Promise<void>
}) {
  const [isBusy, run] = useTransition()
  const moves = planned.filter(({ choice }) => choice?.action === 'move').length
  const asks = planned.length - moves
  const what = [
    moves > 0 && `Move ${countOf(moves, VISITS)}`,
    asks > 0 && `${moves > 0 ? 'ask' : 'Ask'} ${countOf(asks, CUSTOMERS)}`,
  ]
  return (
    <>
      <StepHeading>Read what is sent</StepHeading>
      <p>The day takes no new bookings from then on. Customers may change or cancel for 48 hours.</p>
      {planned.map(({ visit, choice, mail, problem }) => (
        <section key={visit.id} className="py-2 border-top">
          <h4 className="h6">
            <span {...ANY_LANGUAGE}>{nameOf(visit)}</span>:{' '}
            {choice?.action === 'move' ? formatVisit(choice) : 'asked for another day'}
          </h4>
          {problem && <p className="alert alert-warning">{problem} This visit will not move.</p>}
          {mail ? (
            <details>
              <summary className="py-2">{mail.subject}</summary>
              <pre className="record-note record-text">{mail.text}</pre>
            </details>
          ) : (
            <p>No email address: please call.</p>
          )}
        </section>
      ))}
      <DialogActions onCancel={onBack} cancelLabel="Back">
        <BusyButton
          type="button"
          className="btn btn-primary"
          isBusy={isBusy}
          busyLabel="Moving..."
          onClick={() => run(onMove)}
        >
          {what.filter(Boolean).join(', ')}
        </BusyButton>
      </DialogActions>
    </>
  )
}
