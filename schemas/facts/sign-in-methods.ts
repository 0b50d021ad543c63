/** Ways to sign in to the back office, in the words of the owner. */
export const SIGN_IN_METHODS = {
  password: 'Password',
  code: 'Password and authenticator app',
  recovery: 'Password and recovery code',
  passkey: 'Passkey',
} as const
export type SignInMethod = keyof typeof SIGN_IN_METHODS
