/** The next action on a record, by its state. It stands out on the card. */
import { clockOf, isVisitOver, pacificNow } from '#schemas/facts/pacific-time.ts'
import { isOwed } from '#schemas/facts/payments.ts'
import { type BookingStatus, isOpen, type QuoteState } from '#schemas/facts/statuses.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'

/** `close`: notes how a visit went, or what was paid. */
type VisitStep = 'keep' | 'keep-day' | 'confirm' | 'close' | 'edit' | 'repeat'

type Visit = Parameters<typeof isAskedForDay>[0] &
  Parameters<typeof isOwed>[0] & {
    isSpam: boolean
    status: BookingStatus
  }

export function nextStepOfVisit(visit: Visit, now: Date): VisitStep {
  if (visit.isSpam) return 'keep'
  if (isAskedForDay(visit) && !isVisitOver(visit, now)) return 'keep-day'
  if (isOwed(visit)) return 'close'
  if (!isOpen(visit)) return 'repeat'
  const wall = pacificNow(now)
  const hasBegun = `${visit.serviceDate} ${visit.serviceTime}` <= `${wall.date} ${clockOf(wall)}`
  if (visit.status === 'pending' && !hasBegun) return 'confirm'
  return visit.serviceDate <= wall.date ? 'close' : 'edit'
}

/** `hold`: its price, longer. */
type QuoteStep = 'keep' | 'book' | 'hold' | 'none'

/** Nothing is to be done with a quote that another one has replaced. */
export function nextStepOfQuote(quote: {
  isSpam: boolean
  renewedAs?: string | undefined
  state: QuoteState
}): QuoteStep {
  if (quote.isSpam) return 'keep'
  if (quote.renewedAs !== undefined) return 'none'
  return quote.state === 'expired' ? 'hold' : 'book'
}
