/** Generates the local stack's secrets once, so that sessions and the seeded password survive a restart. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type LocalSecrets = Record<'jwtSecret' | 'originSecret' | 'linkSecret' | 'adminPassword', string>

export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json')
  // An earlier version of the stack may have kept fewer.
  const secrets: LocalSecrets = {
    jwtSecret: random(32),
    originSecret: random(32),
    linkSecret: random(32),
    adminPassword: random(12),
    ...(existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as Partial<LocalSecrets>)),
  }
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}

const random = (bytes: number) => randomBytes(bytes).toString('base64url')
