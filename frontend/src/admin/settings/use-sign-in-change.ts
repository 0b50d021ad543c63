import { type Outcome, type ToastText, useCall } from '#frontend/admin/lib/use-action.ts'
import type { ChangedSignIn, ChangeSignInRequest, SignIn } from '#schemas/contract/sign-in.ts'

/** Makes a change, and shows it. */
export type SignInChange = (body: ChangeSignInRequest, done?: ToastText) => Promise<Outcome<ChangedSignIn>>

export type SignInPart = { signIn: SignIn; change: SignInChange }

export function useSignInChange(onChanged: (signIn: SignIn) => unknown): SignInChange {
  const call = useCall()
  return async (body, done) => {
    const outcome = await call('changeSignIn', { body, ...(done && { done }), failed: '{message}' })
    if (outcome.isDone) await onChanged(outcome.data)
    return outcome
  }
}
