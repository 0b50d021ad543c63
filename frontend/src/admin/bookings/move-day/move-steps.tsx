import type { ReactNode } from 'react'
import { countOf, formatVisit, VISITS } from '#frontend/admin/lib/format.ts'
import { Button, PressButton } from '#frontend/admin/ui/button.tsx'
import { DialogActions } from '#frontend/admin/ui/dialog.tsx'
import { takeFocus } from '#frontend/lib/take-focus.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { MovedVisit, PlannedVisit } from '#schemas/contract/day-moves.ts'
import { telephoneLink } from '#schemas/facts/links.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'

const CUSTOMERS = { one: 'customer', other: 'customers' }

type MovePreviewProps = { planned: readonly PlannedVisit[]; onBack: () => void; onMove: () => Promise<void> }

export function MovePreview({ planned, onBack, onMove }: MovePreviewProps) {
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
        <PressButton
          look="main"
          label={what.filter(Boolean).join(', ')}
          busyLabel="Moving..."
          onPress={onMove}
        />
      </DialogActions>
    </>
  )
}

const WORDS: Record<MovedVisit['state'], string> = {
  moved: 'moved',
  asked: 'asked for another day',
  failed: 'not moved',
  waiting: 'waiting',
}

export const SOME_REMAIN = 'Some visits have not moved'

type MoveResultsProps = {
  planned: readonly PlannedVisit[]
  results: readonly MovedVisit[]
  /** Plans the visits that remain. */
  onRest: () => Promise<void>
}

/** Says of each visit whether it has moved, with the number to call where it has not. */
export function MoveResults({ planned, results, onRest }: MoveResultsProps) {
  const hasFailed = results.some(({ state }) => state === 'failed')
  return (
    <>
      <StepHeading>{hasFailed ? SOME_REMAIN : 'Done'}</StepHeading>
      <p>The day takes no new bookings.</p>
      <ul className="mb-0">
        {results.map(({ id, state, why }) => {
          const { visit, isBounced } = planned.find((row) => row.visit.id === id) ?? {}
          return (
            visit && (
              <li key={id} className="py-2 border-top">
                <strong {...ANY_LANGUAGE}>{nameOf(visit)}</strong>: {WORDS[state]}. {why}{' '}
                {(state === 'failed' || !visit.email || isBounced) && (
                  <a href={telephoneLink(visit.phone)}>Call {visit.phone}</a>
                )}
              </li>
            )
          )
        })}
      </ul>
      <DialogActions cancelLabel="Close">
        {hasFailed && <Button look="main" label="Plan the Rest" onClick={onRest} />}
      </DialogActions>
    </>
  )
}

/** Heads a step of a dialog, and takes the focus from the button that led to it. */
function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h3 className="h5" tabIndex={-1} ref={takeFocus}>
      {children}
    </h3>
  )
}
