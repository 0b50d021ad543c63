import { calledOff, type planDay } from '#functions/days/day-move.ts'
import { customerMail } from '#functions/notifier/mails/mail.ts'
import { changeText, type Occasion } from '#functions/notifier/mails/visit-mails.ts'
import type { PlannedVisit } from '#schemas/contract/day-moves.ts'
import type { MoveReason } from '#schemas/facts/statuses.ts'

type Day = { date: string; reason: MoveReason }

/** Adds to each visit of a plan the mail that its customer would get. */
export function dayPreviews(
  { planned, settings }: Awaited<ReturnType<typeof planDay>>,
  day: Day,
  known: Omit<Occasion, 'settings'>,
): PlannedVisit[] {
  return planned.map((row) => ({ ...row, mail: previewOf(row, day, { ...known, settings }) }))
}

function previewOf({ visit, choice }: PlannedVisit, day: Day, known: Occasion): PlannedVisit['mail'] {
  if (!choice || !visit.email) return undefined
  const next = calledOff(visit, choice, { ...day, now: known.now })
  const { subject, text } = customerMail(
    changeText(next, { what: choice.action === 'move' ? 'moved' : 'asked', by: 'owner' }, undefined, known),
    visit.email,
    known.settings,
  )
  return { subject, text }
}
