/** What became of mails, for the records that they are about. */
import { notificationId } from '#functions/outbox/mail-writes.ts'
import { recordKey } from '#functions/table/keys.ts'
import { batchGet } from '#functions/table/read.ts'
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
