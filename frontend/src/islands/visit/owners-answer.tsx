import { Suspense, useState } from 'react'
import { ReasonForm } from '#frontend/islands/visit/lazy-reason-form.ts'
import { VisitFacts } from '#frontend/islands/visit/visit-facts.tsx'
import { callApi } from '#frontend/lib/api.ts'
import type { CallFailure } from '#frontend/lib/call-failure.ts'
import { format } from '#frontend/lib/format.ts'
import type { Change } from '#frontend/lib/use-linked.ts'
import { FailureAlert, OutcomeNote, type OutcomeText } from '#frontend/ui/link-notes.tsx'
import { LargeButton, usePress } from '#frontend/ui/press.tsx'
import { useOpened } from '#frontend/ui/use-opened.ts'
import type { Visit } from '#schemas/contract/visits.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { answerLabels as labels } from '#words/labels/answer.ts'

type OwnersAnswerProps = { token: string; visit: Visit; change: Change<Visit> }

/** The customer of a day that is called off is to choose another one first. */
const isToAnswer = ({ status, isAsked }: Visit) => status === 'pending' && !isAsked

/** A visit with the owner's two answers, or one that needs none with its state. */
export function OwnersAnswer({ token, visit, change }: OwnersAnswerProps) {
  const { opened, opens, close, keep } = useOpened<'decline'>()
  const [outcome, setOutcome] = useState<OutcomeText>()
  const name = visit.firstName

  async function answer(action: 'confirm' | 'decline', note?: string): Promise<CallFailure | undefined> {
    const body = { token, action, updatedAt: visit.updatedAt, ...(note && { note }) }
    const failure = await change(callApi(publicRoutes.answerVisit, { body }))
    const current = failure?.current as Visit | undefined
    // A visit that its customer has moved meanwhile is shown, still to be answered.
    if (failure && (!current || isToAnswer(current))) return failure
    const { heading, text } = action === 'confirm' ? labels.confirmed : labels.declined
    setOutcome(
      failure
        ? { heading: labels.answered, isDone: false }
        : { heading, text: format(text, { name }), isDone: true },
    )
    close()
    return undefined
  }
  const confirm = usePress(() => answer('confirm'))

  return (
    <div className="stack narrow">
      {outcome && <OutcomeNote key={outcome.heading} outcome={outcome} />}
      <VisitFacts visit={visit} texts={labels.states}>
        {isToAnswer(visit) && (
          <div className="field-pair">
            <LargeButton press={confirm} label={labels.confirm} busyLabel={labels.confirming} />
            <button type="button" className="btn btn-outline-primary btn-lg" {...opens('decline')}>
              {labels.decline}
            </button>
          </div>
        )}
        <FailureAlert failure={confirm.failure} />
      </VisitFacts>
      {opened && (
        <Suspense>
          <ReasonForm
            token={token}
            labels={labels.declining}
            text={format(labels.declining.text, { name })}
            send={(note) => answer('decline', note)}
            onKeep={keep}
          />
        </Suspense>
      )}
    </div>
  )
}
