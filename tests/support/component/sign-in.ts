import { randomUUID } from 'node:crypto'
import type { SignIn } from '#schemas/contract/sign-in.ts'

/** How an owner signs in who has this browser and a phone. */
export function signInOf(at: string, more: Partial<SignIn> = {}): SignIn {
  const devices = ['Here', 'Phone'].map((name) => ({
    ...{ id: randomUUID(), name, isThis: name === 'Here', method: 'password' as const },
    ...{ createdAt: at, lastSeenAt: at },
  }))
  return { userId: randomUUID(), freshUntil: at, passkeys: [], devices, ...more }
}
