import { useState } from 'react'
import { download } from '#frontend/admin/lib/csv.ts'
import { countOf } from '#frontend/admin/lib/format.ts'
import { type Secret, SetUpApp } from '#frontend/admin/settings/set-up-app.tsx'
import type { SignInPart } from '#frontend/admin/settings/sign-in-part.ts'
import { Button, CopyButton, PressButton } from '#frontend/admin/ui/button.tsx'
import { ConfirmButton, Dialog } from '#frontend/admin/ui/dialog.tsx'
import { Panel } from '#frontend/admin/ui/panel.tsx'

/** Codes beside the password, and what replaces them when the phone is lost. */
export function AuthenticatorApp({ signIn, change }: SignInPart) {
  const { recoveryCodesLeft: left } = signIn
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  async function start() {
    const outcome = await change({ action: 'newSecret' })
    if (outcome.isDone) setSecret({ text: outcome.data.secret ?? '', uri: outcome.data.secretUri ?? '' })
  }
  async function renew() {
    const outcome = await change({ action: 'newRecoveryCodes' })
    if (outcome.isDone) setCodes(outcome.data.recoveryCodes)
  }
  return (
    <Panel title="Authenticator app" className="account-form">
      <p>
        With an app such as Google Authenticator, signing in by password also asks for a code from your phone.
        Somebody who learns your password cannot sign in with it alone. A passkey needs no code.
      </p>
      {left === undefined ? (
        <PressButton look="main" label="Set up" onPress={start} />
      ) : (
        <>
          <p>
            <strong>On.</strong> The password asks for a code.
          </p>
          <h3>Recovery codes</h3>
          <p>
            Each signs you in once, in place of a code from the app. You have{' '}
            {countOf(left, { one: 'code', other: 'codes' })} left. Keep them on paper, not on your phone.
          </p>
          <div className="record-actions">
            <PressButton label="New recovery codes" onPress={renew} />
            <ConfirmButton
              label="Turn off"
              title="Turn off the authenticator app?"
              confirmLabel="Turn off"
              pendingLabel="Turning off..."
              onConfirm={() => change({ action: 'removeApp' }, { title: 'Authenticator App Off' })}
            >
              Then the password alone signs in again, and the recovery codes stop working.
            </ConfirmButton>
          </div>
        </>
      )}
      {secret && (
        <SetUpApp
          secret={secret}
          change={change}
          onDone={(recoveryCodes) => {
            setSecret(undefined)
            setCodes(recoveryCodes)
          }}
          onClose={() => setSecret(undefined)}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  )
}

/** Shown once: only digests of the codes are stored. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n')
  return (
    <Dialog
      title="Your recovery codes"
      description="Write these down or print them now: they are not shown again. Each signs you in once if you lose your phone. Earlier codes no longer work."
      onClose={onClose}
    >
      <ul className="d-flex flex-wrap column-gap-4 row-gap-1 mb-3 font-monospace">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="dialog-actions d-flex flex-wrap justify-content-end gap-2 mt-3">
        <CopyButton label="Copy" text={text} />
        <Button
          label="Download"
          onClick={() => download(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        />
        <Button look="main" label="I have kept them" onClick={onClose} />
      </div>
    </Dialog>
  )
}
