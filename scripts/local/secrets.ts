/** Secrets of the local stack, generated once: sessions and the seeded password outlive a restart. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type LocalSecrets = { jwtSecret: string; originSecret: string; adminPassword: string }

/** Reads the secrets of a data directory, or makes them. */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets
  const secrets = { jwtSecret: random(32), originSecret: random(32), adminPassword: random(12) }
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}

const random = (bytes: number) => randomBytes(bytes).toString('base64url')
