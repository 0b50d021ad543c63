import type { ReactNode } from 'react'
import { dayName, windowLabel } from '#frontend/lib/days.ts'
import { format, lineStart, money } from '#frontend/lib/format.ts'
import { lineText } from '#frontend/lib/line-text.ts'
import { FactList } from '#frontend/ui/fact-list.tsx'
import { LineList } from '#frontend/ui/priced-lines.tsx'
import type { Visit } from '#schemas/contract/visits.ts'
import { jobLength, type ServiceType } from '#schemas/facts/jobs.ts'
import { jobLengthLabels, serviceLabels } from '#words/labels/services.ts'
import { visitFactLabels as labels } from '#words/labels/visit-facts.ts'

type VisitState = keyof typeof labels.states

const TONES = {
  pending: 'alert-warning',
  confirmed: 'alert-success',
  cancelled: 'alert-danger',
  completed: 'alert-success',
  asked: 'alert-danger',
  over: 'alert-warning',
}

/** A visit that was never closed is over once its window is. */
export function stateOf({ status, isOver, isAsked }: Visit): VisitState {
  if (status !== 'pending' && status !== 'confirmed') return status
  if (isOver) return 'over'
  return isAsked ? 'asked' : status
}

/** True while the visit is to happen. */
export const isAhead = (visit: Visit) => ['pending', 'confirmed', 'asked'].includes(stateOf(visit))

type VisitFactsProps = {
  visit: Visit
  /** A sentence for each state; `{name}` is the customer. */
  texts: Readonly<Record<VisitState, string>>
  children: ReactNode
}

export function VisitFacts({ visit, texts, children }: VisitFactsProps) {
  const { serviceDate, serviceTime, firstName, customer, town, serviceType, totalPrice, lines, minutes } =
    visit
  const state = stateOf(visit)
  return (
    <div className="panel">
      <p className={`alert ${TONES[state]}`}>
        <strong>{labels.states[state]}</strong>
      </p>
      <h2 className="visit-day">{lineStart(dayName(serviceDate))}</h2>
      <p className="lead visit-window">
        {lineStart(format(labels.window, { window: windowLabel(serviceTime) }))}
      </p>
      <p>{format(texts[state], { name: firstName })}</p>
      <FactList
        facts={[
          [labels.customer, customer],
          [labels.town, town],
          [labels.service, serviceLabels[serviceType as ServiceType]],
          [
            jobLengthLabels.label,
            minutes !== undefined && isAhead(visit) ? jobLength(minutes, jobLengthLabels) : undefined,
          ],
          [labels.price, totalPrice !== undefined && <Price total={totalPrice} lines={lines} />],
        ]}
      />
      {children}
    </div>
  )
}

function Price({ total, lines }: { total: number; lines: Visit['lines'] }) {
  return (
    <>
      <strong>{money(total)}</strong>
      {lines && <LineList lines={lines.map(lineText)} />}
    </>
  )
}
