/** Plans mails of which a record gets one, for a day or at all, by what became of it before. */
import { mailStates } from '#functions/outbox/mail-states.ts'
import { mailId, type PlannedMail, planMail } from '#functions/outbox/mail-writes.ts'
import { STOPPED } from '#functions/outbox/outbox.ts'
import { matching } from '#functions/table/expression.ts'
import { recordKey } from '#functions/table/keys.ts'
import { remove, type Write } from '#functions/table/transact.ts'
import type { NotificationState } from '#schemas/contract/notifications.ts'

/** True while a mail may be planned anew: it is not under way or sent, and the owner has not stopped it. */
export const isPlannable = ({ status, reason }: NotificationState) =>
  status === 'planned' || (status === 'skipped' && reason !== STOPPED)

/** Returns the writes that plan those that may be; they are made anew if one of the mails is in another state by then. */
export async function planAnew(mails: PlannedMail[], isOpen = isPlannable): Promise<Write[]> {
  const states = await mailStates(mails.map(mailId))
  return mails.flatMap((mail) => {
    const seen = states.get(mailId(mail))
    return seen && !isOpen(seen) ? [] : [planMail(mail, seen)]
  })
}

/** Returns the writes that drop those that are planned; a stop, which holds, stays noted. */
export async function dropPlanned(ids: string[]): Promise<Write[]> {
  const states = await mailStates(ids)
  return [...states.values()]
    .filter(({ status }) => status === 'planned')
    .map(({ id, updatedAt }) => remove(recordKey('OUTBOX', id), matching({ updatedAt }), 'again'))
}
