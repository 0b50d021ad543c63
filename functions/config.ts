/** The environment, read lazily: importing a module never fails for want of a variable. */
import { ENV } from '#functions/environment.ts'

/** The value of a variable; throws an Error that names it when it is missing or empty. */
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
