import { updateFailed } from '#frontend/admin/bookings/use-booking-status.ts'
import { type Change, isHeldBack, type Noted } from '#frontend/admin/device/changes.ts'
import { readChanges, saveChanges } from '#frontend/admin/device/kept.ts'
import { hasSessionEnded, isUnreachable } from '#frontend/admin/lib/use-api.ts'
import { type Outcome, useAction } from '#frontend/admin/lib/use-call.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { sendChange } from '#frontend/admin/offline/send-changes.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'

type Notice = {
  title: string
  /** What takes it back. */
  undo?: Noted
}

/**
 * Saves a change at the door, or keeps it and sends it later with the same key if the API cannot take it now, or the session has
 * ended: the next read says so, and what was noted waits for the same admin.
 */
export function useNoteVisit() {
  const act = useAction()
  const reload = useReload()
  const { admin } = useSession()
  return function note(booking: Booking, noted: Noted, { title, undo }: Notice): Promise<Outcome<Kept>> {
    const change: Change = {
      key: crypto.randomUUID(),
      username: admin?.username ?? '',
      bookingId: booking.id,
      name: nameOf(booking),
      noted,
      seen: booking.updatedAt,
      paid: booking.payments.map(({ id }) => id),
      notedAt: new Date().toISOString(),
    }
    const takeBack = (stored: Booking) => note(stored, undo ?? {}, { title: 'Taken Back' }).then(reload)
    return act(() => saveOrKeep(change), {
      done: (stored) =>
        stored === 'kept'
          ? {
              title: `${title}, Not Sent Yet`,
              description: `${change.name}: kept on this device, and sent as soon as it can be.`,
            }
          : {
              title,
              description: change.name,
              ...(undo && { action: { label: 'Undo', onPress: () => void takeBack(stored) } }),
            },
      failed: updateFailed,
    })
  }
}

/** The booking as it is stored now, unless the change waits on the device. */
type Kept = Booking | 'kept'

/** @throws why it was not sent, where that is not for later or the device keeps nothing */
async function saveOrKeep(change: Change): Promise<Kept> {
  const keep = () => saveChanges((changes) => [...changes, change]).then(() => 'kept' as const)
  if (isHeldBack(await readChanges(), change) || !navigator.onLine) return keep()
  return sendChange(change).catch((error) => {
    if (!isUnreachable(error) && !hasSessionEnded(error)) throw error
    return keep().catch(() => Promise.reject(error))
  })
}
