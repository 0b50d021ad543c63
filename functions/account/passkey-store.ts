/** Passkeys, in the partition of their admin: the passkey of another account is not found there. */

import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { conflict, unauthorized } from '#functions/errors.ts'
import { matching, moreThan } from '#functions/table/expression.ts'
import { challengeKey, passkeyKey } from '#functions/table/keys.ts'
import { readRow } from '#functions/table/read.ts'
import { MUST_NOT_EXIST, put, remove, transact, update, type Write } from '#functions/table/transact.ts'
import { Instant } from '#schemas/contract/records.ts'

export const PasskeyRow = z.object({
  id: z.string(),
  /** Of the browser and system where it was made. */
  name: z.string(),
  publicKey: z.string(),
  algorithm: z.enum(['ES256', 'RS256']),
  /** 0 for passkeys that several devices share: they do not count. */
  signCount: z.int(),
  createdAt: Instant,
  lastUsedAt: Instant.optional(),
})
export type PasskeyRow = z.infer<typeof PasskeyRow>

export async function getPasskey(adminId: string, id: string): Promise<PasskeyRow | undefined> {
  const row = await readRow(passkeyKey(adminId, id))
  return row && PasskeyRow.parse(row)
}

export function storePasskey(adminId: string, passkey: PasskeyRow): Write {
  return put({ ...passkeyKey(adminId, passkey.id), ...passkey }, MUST_NOT_EXIST, () =>
    conflict('This passkey is here already.'),
  )
}

/** Removes a passkey, unless it has signed in since it was read: that session would stay. */
export function removePasskey(adminId: string, { id, lastUsedAt }: PasskeyRow): Write {
  return remove(passkeyKey(adminId, id), matching({ lastUsedAt }), 'again')
}

/** Stores a passkey's new counter; of two sign-ins with the same one, the later is refused. */
export function countPasskeyUse(adminId: string, { id, signCount }: PasskeyRow, next: number): Write {
  return update(
    passkeyKey(adminId, id),
    { set: { signCount: next, lastUsedAt: new Date().toISOString() } },
    matching({ signCount }),
    () => unauthorized(),
  )
}

/** Challenges: random texts that a passkey signs once, within five minutes. */
const SECONDS = 5 * 60

export async function newChallenge(): Promise<string> {
  const challenge = randomBytes(33).toString('base64url')
  const expiresAt = Math.ceil(Date.now() / 1000) + SECONDS
  await transact([put({ ...challengeKey(challenge), expiresAt })])
  return challenge
}

/** Deletes a challenge, which must be there. One that has expired may be, too: TTL deletes rows days late. */
export function takeChallenge(challenge: string, refused: () => Error): Promise<void> {
  const isLive = matching({ expiresAt: moreThan(Date.now() / 1000) })
  return transact([remove(challengeKey(challenge), isLive, refused)])
}
