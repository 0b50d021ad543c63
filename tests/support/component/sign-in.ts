import { randomUUID } from 'node:crypto'
import type { SignIn } from '#schemas/contract/sign-in.ts'

/** The ways in of an owner who is signed in here and on a phone. */
export function signInOf(at: string, more: Partial<SignIn> = {}): SignIn {
  const devices = ['Here', 'Phone'].map((name) => ({
    ...{ id: randomUUID(), name, isThis: name === 'Here', method: 'password' as const },
    ...{ createdAt: at, lastSeenAt: at },
  }))
  return { userId: randomUUID(), freshUntil: at, passkeys: [], devices, ...more }
}
