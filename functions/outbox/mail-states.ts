/** What became of mails, for the records that they are about. */
import { mailId, notificationId, type PlannedMail, planMail } from '#functions/outbox/mail-writes.ts'
import { STOPPED } from '#functions/outbox/outbox.ts'
import { matching } from '#functions/table/expression.ts'
import { recordKey } from '#functions/table/keys.ts'
import { batchGet } from '#functions/table/read.ts'
import { remove, type Write } from '#functions/table/transact.ts'
import { NotificationState } from '#schemas/contract/notifications.ts'

type WithNotification<T> = T & { notification?: NotificationState }

/** Reads the states of mails, by id; absent ones are left out. */
export async function mailStates(ids: readonly string[]): Promise<Map<string, NotificationState>> {
  const items = await batchGet(
    ids.map((id) => recordKey('OUTBOX', id)),
    Object.keys(NotificationState.shape),
  )
  return new Map(items.map((item) => NotificationState.parse(item)).map((state) => [state.id, state]))
}

/** Adds the owner mails' states to records. */
export async function withNotifications<T extends { id: string }>(rows: T[]): Promise<WithNotification<T>[]> {
  const addNotifications = await loadNotifications(rows)
  return addNotifications(rows)
}

/** Reads the owner mails' states of records together. @returns a function that adds them to these records */
export async function loadNotifications(records: readonly { id: string }[]) {
  const states = await mailStates(records.map(({ id }) => notificationId('owner', id)))
  return <T extends { id: string }>(rows: readonly T[]): WithNotification<T>[] =>
    rows.map((row) => {
      const notification = states.get(notificationId('owner', row.id))
      return notification ? { ...row, notification } : row
    })
}

/** Ids of the mails that a customer may have got about a record. @param lastNumber of its numbered ones */
export function customerMailIds(recordId: string, lastNumber = -1): string[] {
  const numbers = Array.from({ length: lastNumber + 1 }, (_, number) => number)
  return [
    notificationId('receipt', recordId),
    ...numbers.map((number) => notificationId('change', recordId, number)),
  ]
}

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
