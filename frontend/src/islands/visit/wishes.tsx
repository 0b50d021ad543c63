import { type ReactNode, useRef, useState } from 'react'
import { isAhead } from '#frontend/islands/visit/visit-facts.tsx'
import type { CallFailure } from '#frontend/lib/call-failure.ts'
import { canBeEarlier } from '#frontend/lib/days.ts'
import type { SendChange } from '#frontend/lib/use-linked.ts'
import { HowOften } from '#frontend/ui/how-often.tsx'
import { FailureAlert } from '#frontend/ui/link-notes.tsx'
import type { ChangeVisitRequest, Visit } from '#schemas/contract/visits.ts'
import { rhythmLabels } from '#words/labels/services.ts'
import { visitLabels } from '#words/labels/visit.ts'

const labels = visitLabels.flexible

/** What a customer would like, as far as it can still be had: an earlier day, and how often. */
export function Wishes({ visit, send }: { visit: Visit; send: SendChange<ChangeVisitRequest> }) {
  const { isAsked, isFlexible, everyMonths, serviceDate, status } = visit
  return (
    <>
      {/* A customer whose day is called off chooses another one anyway. */}
      {isAhead(visit) && !isAsked && canBeEarlier(serviceDate) && (
        <Wish
          stored={isFlexible}
          save={(next) => send({ action: 'flexible', isFlexible: next })}
          saved={isFlexible ? labels.on : labels.off}
        >
          {(value, choose) => (
            <label className="option">
              <input type="checkbox" checked={value} onChange={({ target }) => choose(target.checked)} />
              <span className="option-label">{labels.label}</span>
            </label>
          )}
        </Wish>
      )}
      {status !== 'cancelled' && (
        <Wish
          stored={everyMonths}
          save={(next) => send({ action: 'every', everyMonths: next ?? null })}
          saved={rhythmLabels.saved}
        >
          {(value, choose) => <HowOften value={value} onChoose={choose} />}
        </Wish>
      )}
    </>
  )
}

type WishProps<Value> = {
  stored: Value
  save: (value: Value) => Promise<CallFailure | undefined>
  /** Shown once the choice is saved. */
  saved: string
  children: (value: Value, choose: (value: Value) => void) => ReactNode
}

/** Saves a choice at once; one that is made meanwhile is sent after it. */
function Wish<Value>({ stored, save, saved, children }: WishProps<Value>) {
  const [wanted, setWanted] = useState<{ value: Value }>()
  const [sent, setSent] = useState<{ value: Value }>()
  const [failure, setFailure] = useState<CallFailure>()
  const queue = useRef(Promise.resolve())

  function choose(value: Value) {
    const choice = { value }
    setWanted(choice)
    setFailure(undefined)
    queue.current = queue.current.then(async () => {
      setFailure(await save(value))
      setSent(choice)
      setWanted((latest) => (latest === choice ? undefined : latest))
    })
  }

  return (
    <div>
      {children(wanted ? wanted.value : stored, choose)}
      <p className="form-text" role="status">
        {wanted ? labels.saving : sent?.value === stored && sent && saved}
      </p>
      <FailureAlert failure={failure} />
    </div>
  )
}
