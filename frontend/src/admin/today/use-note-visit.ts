import { useCallback } from 'react'
import { nameOf } from '#frontend/admin/bookings/booking-fields.ts'
import { updateFailed } from '#frontend/admin/bookings/use-booking-status.ts'
import { type Change, isHeldBack, type Noted } from '#frontend/admin/device/changes.ts'
import { readChanges, saveChanges } from '#frontend/admin/device/kept.ts'
import { type Outcome, useAction } from '#frontend/admin/lib/use-action.ts'
import { isUnreachable } from '#frontend/admin/lib/use-api.ts'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { sendChange } from '#frontend/admin/offline/send-changes.ts'
import type { Toast } from '#frontend/lib/toasts.ts'
import type { Booking } from '#schemas/contract/bookings.ts'

/** Saves a change at the door, or keeps it and sends it later with the same key if the API cannot take it now. */
export function useNoteVisit() {
  const act = useAction()
  const { admin } = useSession()
  return useCallback(
    (
      booking: Booking,
      noted: Noted,
      {
        title,
        seen = booking.updatedAt,
        action,
      }: {
        title: string
        seen?: string | undefined /** Of a change that was sent. */
        action?: Toast['action']
      },
    ): Promise<Outcome<'saved' | 'kept'>> => {
      const change: Change = {
        key: crypto.randomUUID(),
        username: admin?.username ?? '',
        bookingId: booking.id,
        name: nameOf(booking),
        noted,
        seen,
        notedAt: new Date().toISOString(),
      }
      return act(() => saveOrKeep(change), {
        done: (where) =>
          where === 'saved'
            ? { title, description: change.name, ...(action && { action }) }
            : {
                title: `${title}, Not Sent Yet`,
                description: `${change.name}: kept on this device, and sent once the server can be reached.`,
              },
        failed: updateFailed,
      })
    },
    [act, admin],
  )
}

/** @throws what the API answered, or that it cannot be reached and nothing can be kept */
async function saveOrKeep(change: Change): Promise<'saved' | 'kept'> {
  const isBehind = isHeldBack(await readChanges(), change)
  try {
    if (!isBehind && navigator.onLine) {
      await sendChange(change)
      return 'saved'
    }
  } catch (error) {
    if (!isUnreachable(error)) throw error
  }
  await saveChanges((changes) => [...changes, change])
  return 'kept'
}
