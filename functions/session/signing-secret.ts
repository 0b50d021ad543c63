import { createSecretKey, type KeyObject } from 'node:crypto'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { requireEnv } from '#functions/config.ts'
import { ENV } from '#functions/environment.ts'

let secret: Promise<KeyObject> | undefined

/**
 * The secret that signs session cookies: from Secrets Manager once per process, or given in the environment. A key, because
 * jsonwebtoken takes a text for a public key first, and fails at that with each cookie.
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
