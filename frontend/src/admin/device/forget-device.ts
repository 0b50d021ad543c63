import { forgetKept, tabs } from '#frontend/admin/device/kept.ts'
import { stopWorker } from '#frontend/admin/device/register-worker.ts'
import { callApi } from '#frontend/lib/api.ts'
import { forgetStored, readStored, store } from '#frontend/lib/storage.ts'
import { sessionRoutes } from '#schemas/routes.ts'

const SIGNED_OUT = 'signed-out'

/** Deletes the day, the shell and, after signing out, changes that wait. */
export async function forgetDevice({ keepsChanges }: { keepsChanges: boolean }): Promise<void> {
  await Promise.allSettled([forgetKept({ keepsChanges }), stopWorker()])
  if (!keepsChanges) tabs.postMessage('signed-out')
}

/** Notes a sign-out without a network: no script can delete the cookie of the session. */
export function signOutLater(): void {
  store(SIGNED_OUT, 'yes')
}

/** A new sign-in has ended the session of such a sign-out. */
export const forgetSignOut = () => forgetStored(SIGNED_OUT)

/** Ends the session of such a sign-out. @throws while the API cannot be reached */
export async function finishSigningOut(): Promise<void> {
  if (!readStored(SIGNED_OUT)) return
  await callApi(sessionRoutes.logout, {})
  forgetSignOut()
}
