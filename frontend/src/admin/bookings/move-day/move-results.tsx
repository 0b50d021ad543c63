import { nameOf } from '#frontend/admin/bookings/booking-fields.ts'
import { StepHeading } from '#frontend/admin/bookings/move-day/step-heading.tsx'
import { Button } from '#frontend/admin/components/button.tsx'
import { DialogActions } from '#frontend/admin/components/dialog.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { MovedVisit, PlannedVisit } from '#schemas/contract/day-moves.ts'
import { telephoneLink } from '#schemas/facts/links.ts'

const WORDS: Record<MovedVisit['state'], string> = {
  moved: 'moved',
  asked: 'asked for another day',
  failed: 'not moved',
  waiting: 'waiting',
}

/** Says of each visit whether it has moved, with the number to call where it has not. */
export function MoveResults({
  planned,
  results,
  onRest,
  onClose,
}: {
  planned: readonly PlannedVisit[]
  results: readonly MovedVisit[]
  /** Plans the visits that remain. */
  onRest: () => Promise<void>
  onClose: () => void
}) {
  const hasFailed = results.some(({ state }) => state === 'failed')
  return (
    <>
      <StepHeading>{hasFailed ? 'Some visits have not moved' : 'Done'}</StepHeading>
      <p>The day takes no new bookings.</p>
      <ul className="mb-0">
        {results.map(({ id, state, why }) => {
          const visit = planned.find((row) => row.visit.id === id)?.visit
          return (
            visit && (
              <li key={id} className="py-2 border-top">
                <strong {...ANY_LANGUAGE}>{nameOf(visit)}</strong>: {WORDS[state]}. {why}{' '}
                {(state === 'failed' || !visit.email) && (
                  <a href={telephoneLink(visit.phone)}>Call {visit.phone}</a>
                )}
              </li>
            )
          )
        })}
      </ul>
      <DialogActions onCancel={onClose} cancelLabel="Close">
        {hasFailed && <Button look="main" label="Plan the Rest" onClick={onRest} />}
      </DialogActions>
    </>
  )
}
