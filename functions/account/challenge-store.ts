/** Challenges: random texts that a passkey signs once, within five minutes. */
import { randomBytes } from 'node:crypto'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/environment.ts'
import { table } from '#functions/table/client.ts'
import { challengeKey } from '#functions/table/keys.ts'
import { put, transact } from '#functions/table/transact.ts'

const SECONDS = 5 * 60

export async function newChallenge(now = new Date()): Promise<string> {
  const challenge = randomBytes(33).toString('base64url')
  const expiresAt = Math.ceil(now.getTime() / 1000) + SECONDS
  await transact([put({ ...challengeKey(challenge), expiresAt })])
  return challenge
}

/** Deletes a challenge. @returns whether it was there and had not expired: TTL may delete rows days late */
export async function takeChallenge(challenge: string, now = new Date()): Promise<boolean> {
  const { Attributes } = await table().send(
    new DeleteCommand({
      TableName: config.tableName(),
      Key: challengeKey(challenge),
      ReturnValues: 'ALL_OLD',
    }),
  )
  return Number(Attributes?.['expiresAt'] ?? 0) > now.getTime() / 1000
}
