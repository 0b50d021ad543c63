import { formatInstant } from '#frontend/admin/lib/format.ts'
import type { SignInPart } from '#frontend/admin/settings/sign-in-part.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import { ConfirmButton } from '#frontend/admin/ui/dialog.tsx'
import { Panel } from '#frontend/admin/ui/panel.tsx'
import { SIGN_IN_METHODS } from '#schemas/facts/account.ts'

export function Devices({ signIn: { devices }, change }: SignInPart) {
  return (
    <Panel title="Devices" className="account-form">
      <p>
        Where you are signed in. We email you when a new device signs in. If you do not recognize one of
        these, sign it out and change your password.
      </p>
      <ul className="list-group mb-3">
        {devices.map(({ id, name, method, createdAt, lastSeenAt, isThis }) => (
          <li
            key={id}
            className="list-group-item d-flex flex-wrap align-items-center column-gap-3 row-gap-2 py-2"
          >
            <span className="setting-name">
              {name}
              {isThis && <strong> (this device)</strong>}
              <small className="d-block text-body-secondary">
                {SIGN_IN_METHODS[method]}, {formatInstant(createdAt)}. Last used {formatInstant(lastSeenAt)}.
              </small>
            </span>
            {!isThis && (
              <PressButton
                look="danger"
                label="Sign out"
                about={name}
                onPress={() => change({ action: 'signOut', id }, { title: 'Device Signed Out' })}
              />
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <ConfirmButton
          label="Sign out everywhere else"
          title="Sign out everywhere else?"
          confirmLabel="Sign out"
          pendingLabel="Signing out..."
          onConfirm={() => change({ action: 'signOutOthers' }, { title: 'Other Devices Signed Out' })}
        >
          Every device but this one has to sign in again.
        </ConfirmButton>
      )}
    </Panel>
  )
}
