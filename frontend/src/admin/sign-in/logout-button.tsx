import { useState } from 'react'
import { signOutLater } from '#frontend/admin/device/forget-device.ts'
import { readChanges } from '#frontend/admin/device/kept.ts'
import { useAction } from '#frontend/admin/lib/use-call.ts'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { Button } from '#frontend/admin/ui/button.tsx'
import { ConfirmDialog } from '#frontend/admin/ui/dialog.tsx'
import { ApiCallError, callApi } from '#frontend/lib/api.ts'
import { sessionRoutes } from '#schemas/routes.ts'

/** Logs out, also without a network; asks first when that would delete changes that were not sent. */
export function LogoutButton() {
  const { leave } = useSession()
  const act = useAction()
  const [unsent, setUnsent] = useState(0)
  const logOut = () =>
    leave(() =>
      act(() => callApi(sessionRoutes.logout, {}).catch(logOutHere), {
        done: { title: 'Logged Out' },
        failed: 'Failed to log out. Please try again.',
      }),
    )
  async function press() {
    const { length } = await readChanges()
    setUnsent(length)
    if (length === 0) await logOut()
  }
  return (
    <>
      <Button className="btn btn-bar" icon="lock" label="Logout" onClick={press} />
      {unsent > 0 && (
        <ConfirmDialog
          title="Log out and lose changes?"
          confirmLabel="Log Out and Delete Them"
          keepLabel="Stay Signed In"
          pendingLabel="Logging out..."
          onConfirm={logOut}
          onClose={() => setUnsent(0)}
        >
          Noted at the door and not sent yet: {unsent}. Logging out deletes everything on this device, these
          changes, too.
        </ConfirmDialog>
      )}
    </>
  )
}

/** @throws what the API answered */
function logOutHere(error: unknown): void {
  if (error instanceof ApiCallError) throw error
  signOutLater()
}
