/** Reads the environment lazily, so that importing a module never fails on a missing variable. */
import { ENV } from '#functions/environment.ts'

/** Throws an Error that names the variable if it is missing or empty. */
export function requireEnv(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`Environment variable ${name} is not set`)
  return value
}

export const config = {
  tableName: () => requireEnv(ENV.tableName),
  originSecret: () => requireEnv(ENV.originSecret),
  /** Without a trailing slash. */
  siteOrigin: () => requireEnv(ENV.siteOrigin).replace(/\/$/, ''),
  mailFrom: () => requireEnv(ENV.mailFrom),
  mailConfigurationSet: () => process.env[ENV.mailConfigurationSet] || undefined,
}
