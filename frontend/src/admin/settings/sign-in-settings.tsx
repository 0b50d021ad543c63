import { LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { AuthenticatorApp } from '#frontend/admin/settings/authenticator-app.tsx'
import { Devices } from '#frontend/admin/settings/devices.tsx'
import { Passkeys } from '#frontend/admin/settings/passkeys.tsx'
import { useSignInChange } from '#frontend/admin/settings/use-sign-in-change.ts'

/** How the owner signs in, and where: each change asks for passkey or password, unless that was just before. */
export function SignInSettings() {
  const { data: signIn, error, mutate } = useApi('getSignIn')
  const change = useSignInChange((changed) => mutate(changed, { revalidate: false }))
  if (error) return <LoadError what="how you sign in" onRetry={() => mutate()} />
  if (!signIn) return <Loading>Loading how you sign in...</Loading>
  return (
    <>
      <Passkeys signIn={signIn} change={change} />
      <AuthenticatorApp signIn={signIn} change={change} />
      <Devices signIn={signIn} change={change} />
    </>
  )
}
