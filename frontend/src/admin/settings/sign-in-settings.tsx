import { useApi } from '#frontend/admin/lib/use-api.ts'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { AuthenticatorApp } from '#frontend/admin/settings/authenticator-app.tsx'
import { Devices } from '#frontend/admin/settings/devices.tsx'
import { Passkeys } from '#frontend/admin/settings/passkeys.tsx'
import type { SignInChange } from '#frontend/admin/settings/sign-in-part.ts'
import { Reading } from '#frontend/admin/ui/status-messages.tsx'

/** How the owner signs in, and where: each change asks for passkey or password, unless that was just before. */
export function SignInSettings() {
  const { data: signIn, error, isLoading, mutate } = useApi('getSignIn')
  const call = useCall()
  const change: SignInChange = async (body, done) => {
    const outcome = await call('changeSignIn', { body, done, failed: '{message}' })
    if (outcome.isDone) await mutate(outcome.data, { revalidate: false })
    return outcome
  }
  if (!signIn) return <Reading what="how you sign in" {...{ error, isLoading }} onRetry={() => mutate()} />
  return (
    <>
      <Passkeys signIn={signIn} change={change} />
      <AuthenticatorApp signIn={signIn} change={change} />
      <Devices signIn={signIn} change={change} />
    </>
  )
}
