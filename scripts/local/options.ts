import { LOCAL_PORT } from '#scripts/build/outputs.ts'
import { instant } from '#scripts/local/process/clock.ts'

/** Options of the local stack, from environment variables. */
export type StackOptions = {
  /** Of all three ports, 0 means any free one. */
  port: number
  mailPort: number
  dynamodbPort: number
  /** Kept between runs: table, checkpoint of the stream, generated secrets, log. */
  dataDir: string
  adminUsername: string
  /** Default: generated once and kept in the data directory. */
  adminPassword?: string
  /** Another DynamoDB instead of the emulator. */
  dynamodbEndpoint?: string
  /** Another SES instead of the emulator. */
  sesEndpoint?: string
  /** `edits`: not at the start; until the first edit, pages show what they were built with. */
  publisher: (typeof PUBLISHER)[number]
  /** False: the sweeper runs only when asked. */
  isScheduled: boolean
  /** Functions start at this instant instead of the real one (`npm start -- --now 2026-12-01T17:00:00-08:00`). */
  now?: Date
}

const PUBLISHER = ['start', 'edits', 'off'] as const

/** @throws Error that names the variable when a port is not a number from 0 to 65535, or the time is none */
export function readOptions(env: NodeJS.ProcessEnv = process.env, flags = process.argv): StackOptions {
  const flag = flags.indexOf('--now')
  const now = flag === -1 ? env['LOCAL_NOW'] : flags[flag + 1]
  return {
    port: port(env, 'PORT', LOCAL_PORT),
    mailPort: port(env, 'MAIL_PORT', 8005),
    dynamodbPort: port(env, 'DYNAMODB_PORT', 8000),
    dataDir: env['DATA_DIR'] || '.local',
    adminUsername: env['ADMIN_USERNAME'] || 'owner',
    publisher: PUBLISHER.find((choice) => choice === env['PUBLISHER']) ?? 'start',
    isScheduled: env['SCHEDULE'] !== 'off',
    ...(now && { now: instant(now) }),
    ...(env['ADMIN_PASSWORD'] && { adminPassword: env['ADMIN_PASSWORD'] }),
    ...(env['DYNAMODB_ENDPOINT'] && { dynamodbEndpoint: env['DYNAMODB_ENDPOINT'] }),
    ...(env['SES_ENDPOINT'] && { sesEndpoint: env['SES_ENDPOINT'] }),
  }
}

function port(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name] || String(otherwise)
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65_535) {
    throw new Error(`${name} is ${text}, but a port is a number from 0 to 65535 (0: any free one)`)
  }
  return value
}
