import { formatInstant } from '#frontend/admin/lib/format.ts'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { arePasskeysKnown, newPasskey, passkeyProblem } from '#frontend/admin/session/passkeys.ts'
import type { SignInPart } from '#frontend/admin/settings/sign-in-part.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import { ConfirmButton } from '#frontend/admin/ui/dialog.tsx'
import { Panel } from '#frontend/admin/ui/panel.tsx'
import { showFailure } from '#frontend/lib/toasts.ts'
import { PASSKEYS_MAX } from '#schemas/contract/sign-in.ts'

const NOT_ADDED = 'No passkey was added. This device may have one already, or you cancelled.'

export function Passkeys({ signIn, change }: SignInPart) {
  const { passkeys } = signIn
  return (
    <Panel title="Passkeys" className="account-form">
      <p>
        Sign in with your fingerprint, your face or the PIN of your phone or computer. Nobody can guess a
        passkey, and it works on this website alone, so no false website can ask for it. You stay signed in
        for up to 30 days.
      </p>
      {passkeys.length > 0 && (
        <ul className="list-group mb-3">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li
              key={id}
              className="list-group-item d-flex flex-wrap align-items-center column-gap-3 row-gap-2 py-2"
            >
              <span className="setting-name">
                {name}
                <small className="d-block text-body-secondary">
                  Added {formatInstant(createdAt)}.{' '}
                  {lastUsedAt ? `Last used ${formatInstant(lastUsedAt)}.` : 'Not used yet.'}
                </small>
              </span>
              <ConfirmButton
                label="Remove"
                about={name}
                title={`Remove ${name}?`}
                confirmLabel="Remove"
                pendingLabel="Removing..."
                onConfirm={() => change({ action: 'removePasskey', id }, { title: 'Passkey Removed' })}
              >
                It no longer signs in here, and all other browsers that signed in with it are signed out.
                Afterwards, delete it from the passwords of your device, too.
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey signIn={signIn} change={change} />
    </Panel>
  )
}

function AddPasskey({ signIn, change }: SignInPart) {
  const { admin, confirm } = useSession()
  async function add() {
    // Asks first, because the device stores a passkey before the server sees it.
    const isFresh = new Date().toISOString() < signIn.freshUntil
    if (!isFresh && !(await confirm())) return
    try {
      const registration = await newPasskey(signIn, admin?.username ?? '')
      await change(
        { action: 'addPasskey', registration },
        { title: 'Passkey Added', description: 'Next time, choose "Sign in with a passkey".' },
      )
    } catch (error) {
      showFailure('Error', passkeyProblem(error, NOT_ADDED))
    }
  }
  if (!arePasskeysKnown()) return <p>This browser does not support passkeys.</p>
  if (signIn.passkeys.length >= PASSKEYS_MAX)
    return <p>You have {PASSKEYS_MAX} passkeys, the maximum. Remove one to add another.</p>
  return <PressButton look="main" label="Add a passkey" busyLabel="Adding..." onPress={add} />
}
