import { Suspense, useState } from 'react'
import { ReasonForm } from '#frontend/islands/visit/lazy-reason-form.ts'
import { VisitActions } from '#frontend/islands/visit/visit-actions.tsx'
import { isAhead, VisitFacts } from '#frontend/islands/visit/visit-facts.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { forgetStored, readStored } from '#frontend/lib/storage.ts'
import type { Change, SendChange } from '#frontend/lib/use-linked.ts'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import { FailureText, OutcomeNote, type OutcomeText } from '#frontend/ui/link-notes.tsx'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { useOpened } from '#frontend/ui/use-opened.ts'
import type { ChangeVisitRequest, Visit } from '#schemas/contract/visits.ts'
import type { ServiceType } from '#schemas/facts/jobs.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { preparationLabels } from '#words/labels/services.ts'
import { visitLabels as labels } from '#words/labels/visit.ts'

// With the open windows: loads when it is asked for.
const MoveForm = lazyPart('move-form', () =>
  import('#frontend/islands/visit/move-form.tsx').then((module) => module.MoveForm),
)

const Receipt = lazyPart('receipt', () =>
  import('#frontend/islands/visit/receipt.tsx').then((module) => module.Receipt),
)

const Wishes = lazyPart('wishes', () =>
  import('#frontend/islands/visit/wishes.tsx').then((module) => module.Wishes),
)

type CustomersVisitProps = { token: string; visit: Visit; change: Change<Visit> }

export function CustomersVisit({ token, visit, change }: CustomersVisitProps) {
  const { opened, opens, close, keep } = useOpened<'move' | 'cancel'>()
  const [outcome, setOutcome] = useState<OutcomeText>()
  const preparation = preparationLabels[visit.serviceType as ServiceType]

  const send: SendChange<ChangeVisitRequest> = async (wanted) => {
    setOutcome(undefined)
    const failure = await change(callApi(publicRoutes.changeVisit, { body: { token, ...wanted } }))
    if (failure && !failure.current) return failure
    if (failure) {
      const text = <FailureText failure={failure} />
      finish(failure.isRefused ? { heading: labels.refused, text } : labels.changed, false)
    } else if (wanted.action === 'move') finish(labels.moved, true)
    else if (wanted.action === 'cancel') finish(labels.cancelled, true)
    return undefined
  }
  function finish(told: Omit<OutcomeText, 'isDone'>, isDone: boolean) {
    close()
    setOutcome({ ...told, isDone })
    // What this tab keeps of its booking names the earlier day.
    const key = ['currentQuote', 'sessionStorage'] as const
    if (isDone && readStored(...key)?.includes(token)) forgetStored(...key)
  }

  const actions = <VisitActions visit={visit} opens={opens} />
  return (
    <div className="booking">
      <div className="stack">
        {outcome && <OutcomeNote key={`${outcome.heading} ${visit.updatedAt}`} outcome={outcome} />}
        <Suspense fallback={<Loading />}>
          {visit.receipt ? (
            <Receipt visit={visit} receipt={visit.receipt}>
              {actions}
            </Receipt>
          ) : (
            <VisitFacts visit={visit} texts={labels.states}>
              {actions}
            </VisitFacts>
          )}
        </Suspense>
        <Suspense fallback={<Loading />}>
          {opened === 'move' && <MoveForm token={token} visit={visit} send={send} onKeep={keep} />}
          {opened === 'cancel' && (
            <ReasonForm
              token={token}
              labels={labels.cancelling}
              send={(reason) => send({ action: 'cancel', ...(reason && { reason }) })}
              onKeep={keep}
            />
          )}
        </Suspense>
      </div>
      <aside className="panel stack">
        {isAhead(visit) && preparation && (
          <div>
            <h2 className="h4">{labels.prepare}</h2>
            <p className="mb-0">{preparation}</p>
          </div>
        )}
        <p className="mb-0">
          <PhoneText text={labels.contact} />
        </p>
        {/* Last: what loads late moves nothing. */}
        <Suspense>
          <Wishes visit={visit} send={send} />
        </Suspense>
      </aside>
    </div>
  )
}

const Loading = () => <p role="status">{labels.loading}</p>
