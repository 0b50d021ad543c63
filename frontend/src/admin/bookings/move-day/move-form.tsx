import type { Choosing } from '#frontend/admin/bookings/move-day/move-choices.ts'
import { WINDOWS } from '#frontend/admin/lib/choices.ts'
import { formatDay } from '#frontend/admin/lib/format.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import { DialogActions } from '#frontend/admin/ui/dialog.tsx'
import { InputField, SelectField } from '#frontend/admin/ui/form-field.tsx'
import { windowLabel } from '#frontend/lib/days.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { PlannedVisit } from '#schemas/contract/day-moves.ts'
import { telephoneLink } from '#schemas/facts/links.ts'
import type { ArrivalTime } from '#schemas/facts/pacific-time.ts'
import { MOVE_REASONS, type MoveReason } from '#schemas/facts/statuses.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'

const REASON_LABELS: Record<MoveReason, string> = {
  wind: 'Wind',
  dust: 'Dust',
  rain: 'Rain',
  other: 'Another reason',
}

const ACTIONS: { value: Choosing['action']; label: string }[] = [
  { value: 'move', label: 'Move' },
  { value: 'ask', label: 'Ask for another day' },
  { value: 'leave', label: 'Leave out' },
]

type MoveFormProps = {
  planned: readonly PlannedVisit[]
  reason: MoveReason
  onReason: (reason: MoveReason) => void
  choiceOf: (planned: PlannedVisit) => Choosing
  onChoice: (id: string, choice: Choosing) => void
  /** Something is to be moved or asked. */
  isReady: boolean
  onShow: () => Promise<void>
}

export function MoveForm({ planned, reason, onReason, choiceOf, onChoice, isReady, onShow }: MoveFormProps) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset className="d-flex flex-wrap column-gap-3 row-gap-2 mb-3">
        <legend className="mb-0">Reason</legend>
        {MOVE_REASONS.map((value) => (
          <label key={value} className="form-check">
            <input
              type="radio"
              className="form-check-input"
              name="reason"
              checked={reason === value}
              onChange={() => onReason(value)}
            />
            <span className="form-check-label">{REASON_LABELS[value]}</span>
          </label>
        ))}
      </fieldset>
      {planned.map((row) => (
        <MoveRow
          key={row.visit.id}
          planned={row}
          choice={choiceOf(row)}
          onChoice={(choice) => onChoice(row.visit.id, choice)}
        />
      ))}
      <DialogActions>
        <PressButton type="submit" look="main" label="Read the Emails" disabled={!isReady} onPress={onShow} />
      </DialogActions>
    </form>
  )
}

type MoveRowProps = { planned: PlannedVisit; choice: Choosing; onChoice: (choice: Choosing) => void }

function MoveRow({ planned: { visit, town, isBounced }, choice, onChoice }: MoveRowProps) {
  const { email, phone, serviceTime, calledOff } = visit
  const today = usePacificToday()
  const actions = email ? ACTIONS : ACTIONS.filter(({ value }) => value !== 'ask')
  return (
    <fieldset className="move-row py-2 border-top">
      <legend>
        <strong {...ANY_LANGUAGE}>{nameOf(visit)}</strong>,{' '}
        {[windowLabel(serviceTime), town].filter(Boolean).join(', ')}
      </legend>
      {calledOff && <p>Called off once already, for {formatDay(calledOff.date)}.</p>}
      {(!email || isBounced) && (
        <p>
          {email ? 'The last email came back' : 'No email address'}:{' '}
          <a href={telephoneLink(phone)}>call {phone}</a>.
        </p>
      )}
      <div className="form-fields">
        <SelectField<Choosing['action']>
          label="What to do"
          choices={actions}
          value={choice.action}
          onChange={(action) => onChoice({ ...choice, action })}
        />
        {choice.action === 'move' && (
          <>
            <InputField
              label="New date"
              type="date"
              required
              min={today}
              value={choice.serviceDate}
              onType={(serviceDate) => onChoice({ ...choice, serviceDate })}
            />
            <SelectField<ArrivalTime>
              label="New window"
              choices={WINDOWS}
              value={choice.serviceTime}
              onChange={(serviceTime) => onChoice({ ...choice, serviceTime })}
            />
          </>
        )}
      </div>
    </fieldset>
  )
}
