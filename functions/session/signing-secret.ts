import { createSecretKey, type KeyObject } from 'node:crypto'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { requireEnv } from '#functions/config.ts'
import { ENV } from '#functions/environment.ts'

let secret: Promise<KeyObject> | undefined

/**
 * Loads the signing secret: from Secrets Manager once per process, or from the environment. Returns a KeyObject, because
 * jsonwebtoken first tries to parse a string as a public key, and fails, for every cookie.
 */
export function signingSecret(): Promise<KeyObject> {
  secret ??= loadKey().catch((error: Error) => {
    secret = undefined
    throw error
  })
  return secret
}

async function loadKey(): Promise<KeyObject> {
  return createSecretKey(await loadSecret(), 'utf8')
}

async function loadSecret(): Promise<string> {
  const given = process.env[ENV.jwtSecret]
  if (given) return given
  const { SecretString } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: requireEnv(ENV.jwtSecretArn) }),
  )
  if (!SecretString) throw new Error('The signing secret is empty')
  return SecretString
}
