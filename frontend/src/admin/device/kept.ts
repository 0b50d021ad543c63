/** The day as last read, and changes that wait, in this device's IndexedDB. */
import { clear, createStore as createDatabase, del, get, set, update } from 'idb-keyval'
import { type Change, isOld, withBookings } from '#frontend/admin/device/changes.ts'
import { createStore } from '#frontend/lib/create-store.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { Day } from '#schemas/contract/day.ts'
import type { SessionInfo } from '#schemas/contract/session.ts'

type KeptDay = { admin: SessionInfo; day: Day; at: string }

const database = createDatabase('back-office', 'kept')

/** Tells other tabs that changes have `changed`, or that an admin has `signed-in` or `signed-out`. */
export const tabs = new BroadcastChannel('back-office')

/** The changes that wait or were refused, as this tab last read them. */
export const changes = createStore<readonly Change[]>([])

/** Bookings as this tab has stored them: a day that was read before has older versions. */
export const storedBookings = createStore<readonly Booking[]>([])

/** Undefined where storage is blocked or full. */
async function ifPossible<T>(use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use()
  } catch {
    return undefined
  }
}

/** Counts deletions: a day that is read meanwhile must not be kept after one. */
let deletions = 0

/** Call it before a day is read. @returns keeps that day, unless storage is blocked or full: it is then shown only online */
export function dayKeeper(): (kept: KeptDay) => Promise<void> {
  const before = deletions
  return async (kept) => {
    if (deletions === before) await ifPossible(() => set('day', kept, database))
  }
}

/** Puts a booking as it is stored into the day that is shown, and into the kept one. */
export async function keepBooking(booking: Booking): Promise<void> {
  storedBookings.set([booking, ...storedBookings.get().filter(({ id }) => id !== booking.id)])
  const keep = dayKeeper()
  const kept = await keptDay()
  if (kept) await keep({ ...kept, day: withBookings(kept.day, [booking]) })
}

/** The kept day. Deletes one that is too old, or that another build kept in another shape. */
export async function keptDay(): Promise<KeptDay | undefined> {
  const kept = await ifPossible(() => get<KeptDay>('day', database))
  if (!kept || (!isOld(kept.at, new Date()) && Day.safeParse(kept.day).success)) return kept
  await del('day', database)
  return undefined
}

/** Reads them, also after another tab has changed them. */
export async function readChanges(): Promise<readonly Change[]> {
  const read = (await ifPossible(() => get<Change[]>('changes', database))) ?? []
  if (read.length > 0 || changes.get().length > 0) changes.set(read)
  return read
}

/** Edits them in one transaction of the database. @throws where storage is blocked or full */
export async function saveChanges(edit: (changes: readonly Change[]) => Change[]): Promise<void> {
  await update<Change[]>('changes', (stored = []) => edit(stored), database)
  await readChanges()
  tabs.postMessage('changed')
}

/** Deletes the day; changes, too, unless the admin may still want to send them. */
export async function forgetKept({ keepsChanges }: { keepsChanges: boolean }): Promise<void> {
  deletions += 1
  storedBookings.set([])
  // Does not check first whether changes wait: one may be noted in between.
  await ifPossible(() => (keepsChanges ? del('day', database) : clear(database)))
}
