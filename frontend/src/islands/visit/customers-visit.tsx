import { Suspense, useRef, useState } from 'react'
import type { SendChange } from '#frontend/islands/visit/send-change.ts'
import { VisitActions } from '#frontend/islands/visit/visit-actions.tsx'
import { isAhead, VisitFacts } from '#frontend/islands/visit/visit-facts.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { failureOf } from '#frontend/lib/call-failure.ts'
import { Format } from '#frontend/ui/format.tsx'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import { FailureText, type Outcome, OutcomeNote } from '#frontend/ui/link-notes.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import type { Visit } from '#schemas/contract/visits.ts'
import type { ServiceType } from '#schemas/facts/service-types.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { preparationLabels } from '#words/labels/services.ts'
import { visitLabels as labels } from '#words/labels/visit.ts'

// With the open windows: loads when it is asked for.
const MoveForm = lazyPart('move-form', () =>
  import('#frontend/islands/visit/move-form.tsx').then((module) => module.MoveForm),
)

const CancelForm = lazyPart('cancel-form', () =>
  import('#frontend/islands/visit/cancel-form.tsx').then((module) => module.CancelForm),
)

const Receipt = lazyPart('receipt', () =>
  import('#frontend/islands/visit/receipt.tsx').then((module) => module.Receipt),
)

const Wishes = lazyPart('wishes', () =>
  import('#frontend/islands/visit/wishes.tsx').then((module) => module.Wishes),
)

type CustomersVisitProps = { token: string; visit: Visit; show: (visit: Visit) => void }

/** A visit with all that its customer may do with it. */
export function CustomersVisit({ token, visit, show }: CustomersVisitProps) {
  const [opened, setOpened] = useState<'move' | 'cancel'>()
  const [outcome, setOutcome] = useState<Outcome>()
  const preparation = preparationLabels[visit.serviceType as ServiceType]
  const opener = useRef<HTMLElement>(null)

  const send: SendChange = async (wanted) => {
    setOutcome(undefined)
    try {
      show(await callApi(publicRoutes.changeVisit, { body: { token, ...wanted } }))
      if (wanted.action === 'move') finish(labels.moved, true)
      if (wanted.action === 'cancel') finish(labels.cancelled, true)
      return undefined
    } catch (error) {
      const failure = failureOf(error)
      if (!failure.current) return failure
      show(failure.current as Visit)
      const text = <FailureText failure={failure} />
      finish(failure.isRefused ? { heading: labels.refused, text } : labels.changed, false)
      return undefined
    }
  }
  function finish(told: Omit<Outcome, 'isDone'>, isDone: boolean) {
    setOpened(undefined)
    setOutcome({ ...told, isDone })
  }
  function keep() {
    setOpened(undefined)
    opener.current?.focus()
  }

  const actions = (
    <VisitActions
      visit={visit}
      opened={opened}
      onOpen={(form, button) => {
        opener.current = button
        setOpened(form)
      }}
    />
  )
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
          {opened === 'move' && <MoveForm visit={visit} send={send} onKeep={keep} />}
          {opened === 'cancel' && <CancelForm send={send} onKeep={keep} />}
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
          <Format text={labels.contact} phone={<PhoneLink />} />
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
