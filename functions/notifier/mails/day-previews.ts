import { believed, toldOf } from '#functions/bookings/told.ts'
import { calledOff, type planDay } from '#functions/days/day-move.ts'
import { customerMail, type Occasion } from '#functions/notifier/mails/mail.ts'
import { changeText } from '#functions/notifier/mails/visit-mails.ts'
import type { Told } from '#schemas/contract/booking-record.ts'
import type { PlannedVisit } from '#schemas/contract/day-moves.ts'
import type { MoveReason } from '#schemas/facts/statuses.ts'

type Day = { date: string; reason: MoveReason }

/** Adds to each visit of a plan the mail that its customer would get. */
export async function dayPreviews(
  { planned, settings }: Awaited<ReturnType<typeof planDay>>,
  day: Day,
  known: Omit<Occasion, 'settings'>,
): Promise<PlannedVisit[]> {
  const told = await toldOf(planned.map(({ visit }) => visit.id))
  const occasion = { ...known, settings }
  return planned.map((row) => {
    const last = told.get(row.visit.id)
    return { ...row, isBounced: last?.isBounced, mail: previewOf(row, day, last, occasion) }
  })
}

function previewOf(
  { visit, choice }: PlannedVisit,
  day: Day,
  told: Told | undefined,
  known: Occasion,
): PlannedVisit['mail'] {
  if (!choice || !visit.email) return undefined
  const next = calledOff(visit, choice, { ...day, now: known.now })
  const change = { what: choice.action === 'move' ? 'moved' : 'asked', by: 'owner' } as const
  const mail = changeText(next, change, believed(told), known)
  const { subject, text } = customerMail(mail, visit.email, known.settings)
  return { subject, text }
}
