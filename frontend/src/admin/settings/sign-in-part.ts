import type { Outcome, ToastText } from '#frontend/admin/lib/use-call.ts'
import type { ChangedSignIn, ChangeSignInRequest, SignIn } from '#schemas/contract/sign-in.ts'

/** Makes a change, and shows it. */
export type SignInChange = (body: ChangeSignInRequest, done?: ToastText) => Promise<Outcome<ChangedSignIn>>

export type SignInPart = { signIn: SignIn; change: SignInChange }
