/** The owner's choices for the visits of a day that is called off. */
import type { PlannedVisit, VisitChoice } from '#schemas/contract/day-moves.ts'
import type { ArrivalTime } from '#schemas/facts/pacific-time.ts'

export type Choosing = {
  action: VisitChoice['action'] | 'leave'
  serviceDate: string
  serviceTime: ArrivalTime
}

/** The proposal; without room, asks the customer, if emails reach them. Leaves out whom somebody has asked, and who is being served. */
export function firstChoice({ visit, choice, isBounced }: PlannedVisit, date: string): Choosing {
  const { serviceTime, email, calledOff, arrivedAt, nobodyHomeAt } = visit
  const isLeft = calledOff?.date === date || (arrivedAt && !nobodyHomeAt)
  if (choice?.action === 'move' && !isLeft) return choice
  return { action: email && !isBounced && !isLeft ? 'ask' : 'leave', serviceDate: '', serviceTime }
}

/** As the API takes it; undefined for a visit that stays. */
export function asSent(id: string, { action, serviceDate, serviceTime }: Choosing): VisitChoice | undefined {
  if (action === 'leave') return undefined
  return action === 'ask' ? { id, action } : { id, action, serviceDate, serviceTime }
}
