import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { requireEnv } from '#functions/config.ts'
import { ENV } from '#functions/environment.ts'

let secret: Promise<string> | undefined

/** The secret that signs session cookies: from Secrets Manager once per process, or given in the environment. */
export function signingSecret(): Promise<string> {
  secret ??= loadSecret().catch((error: Error) => {
    secret = undefined
    throw error
  })
  return secret
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
