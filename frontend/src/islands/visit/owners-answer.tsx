import { useRef, useState } from 'react'
import { ReasonForm } from '#frontend/islands/visit/reason-form.tsx'
import { VisitFacts } from '#frontend/islands/visit/visit-facts.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { type CallFailure, failureOf } from '#frontend/lib/call-failure.ts'
import { format } from '#frontend/lib/format.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { FailureAlert, type Outcome, OutcomeNote } from '#frontend/ui/link-notes.tsx'
import type { Visit } from '#schemas/contract/visits.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { answerLabels as labels } from '#words/labels/answer.ts'

type OwnersAnswerProps = { token: string; visit: Visit; show: (visit: Visit) => void }

/** A pending visit with the owner's two answers; any other with its state. */
export function OwnersAnswer({ token, visit, show }: OwnersAnswerProps) {
  const [isDeclining, setIsDeclining] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  const [outcome, setOutcome] = useState<Outcome>()
  const decline = useRef<HTMLButtonElement>(null)
  const name = visit.firstName

  async function answer(action: 'confirm' | 'decline', note?: string): Promise<CallFailure | undefined> {
    const done = action === 'confirm' ? labels.confirmed : labels.declined
    try {
      show(await callApi(publicRoutes.answerVisit, { body: { token, action, ...(note && { note }) } }))
      setOutcome({ heading: done.heading, text: format(done.text, { name }), isDone: true })
    } catch (error) {
      const failed = failureOf(error)
      if (!failed.current) return failed
      show(failed.current as Visit)
      setOutcome({ heading: labels.answered, text: undefined, isDone: false })
    }
    setIsDeclining(false)
    return undefined
  }
  async function confirm() {
    setIsBusy(true)
    setFailure(undefined)
    setFailure(await answer('confirm'))
    setIsBusy(false)
  }

  return (
    <div className="stack narrow">
      {outcome && <OutcomeNote key={outcome.heading} outcome={outcome} />}
      <VisitFacts visit={visit} texts={labels.states}>
        {visit.status === 'pending' && (
          <div className="field-pair">
            <BusyButton
              type="button"
              className="btn btn-primary btn-lg"
              isBusy={isBusy}
              busyLabel={labels.confirming}
              onClick={confirm}
            >
              {labels.confirm}
            </BusyButton>
            <button
              ref={decline}
              type="button"
              className="btn btn-outline-primary btn-lg"
              aria-expanded={isDeclining}
              onClick={() => setIsDeclining(true)}
            >
              {labels.decline}
            </button>
          </div>
        )}
        <FailureAlert failure={failure} />
      </VisitFacts>
      {isDeclining && (
        <ReasonForm
          labels={labels.declining}
          text={format(labels.declining.text, { name })}
          send={(note) => answer('decline', note)}
          onKeep={() => {
            setIsDeclining(false)
            decline.current?.focus()
          }}
        />
      )}
    </div>
  )
}
