import { useEffect, useState } from 'react'
import { reasonOf } from '#frontend/admin/lib/use-call.ts'
import type { SignInChange } from '#frontend/admin/settings/sign-in-part.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import { Dialog, DialogActions } from '#frontend/admin/ui/dialog.tsx'
import { InputField } from '#frontend/admin/ui/form-field.tsx'

/** Of an authenticator app: as text, and as the address for its QR code. */
export type Secret = { text: string; uri: string }

type SetUpAppProps = {
  secret: Secret
  change: SignInChange
  onDone: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** Gives the app its secret, and asks for a code that shows that it has it. */
export function SetUpApp({ secret, change, onDone, onClose }: SetUpAppProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  async function turnOn() {
    const outcome = await change(
      { action: 'setUpApp', secret: secret.text, code },
      { title: 'Authenticator App On' },
    )
    setProblem(reasonOf(outcome))
    if (outcome.isDone) onDone(outcome.data.recoveryCodes ?? [])
  }
  return (
    <Dialog title="Set up an authenticator app" onClose={onClose}>
      <form onSubmit={(event) => event.preventDefault()} noValidate>
        <p>1. Open the app on your phone, add an account, and scan this picture.</p>
        <QrCode text={secret.uri} />
        <p>
          On this phone, type this key into the app instead:{' '}
          <code className="app-secret fs-6 text-reset">{secret.text.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <InputField
          label="2. Code that the app shows"
          error={problem}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onType={setCode}
        />
        <DialogActions onCancel={onClose}>
          <PressButton type="submit" look="main" label="Turn on" busyLabel="Turning on..." onPress={turnOn} />
        </DialogActions>
      </form>
    </Dialog>
  )
}

function QrCode({ text }: { text: string }) {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    void import('uqr').then(({ renderSVG }) =>
      setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4 }))}`),
    )
  }, [text])
  return (
    <img
      className="d-block mx-auto mb-3"
      src={picture}
      alt="QR code of the key below"
      width="200"
      height="200"
    />
  )
}
