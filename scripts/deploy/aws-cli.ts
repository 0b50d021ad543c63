import { spawnSync } from 'node:child_process'
import { REGION } from '#infra/config.ts'
import { run } from '#scripts/deploy/run.ts'

/** `refused` is AWS's code of the error, `AccessDenied`, or says what this CLI lacks. */
export type Answer = { value: Record<string, unknown> } | { refused: string }

/** Whatever the shell's profile says. */
const inRegion = (parameters: readonly string[]) => [...parameters, '--region', REGION]

/** Runs a reading command of the AWS CLI. @throws Error when the CLI is missing, or fails without an answer of AWS */
export function ask(...parameters: string[]): Answer {
  return askWith(undefined, ...parameters)
}

/** @param input of the command, which takes it from `file:///dev/stdin`: others on the machine can read a command line */
export function askWith(input: string | undefined, ...parameters: string[]): Answer {
  const { status, error, stdout, stderr } = spawnSync('aws', inRegion([...parameters, '--output', 'json']), {
    encoding: 'utf8',
    ...(input !== undefined && { input }),
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw new Error(`The AWS CLI does not run: ${error.message}`)
  if (status === 0) return { value: JSON.parse(stdout || '{}') }
  const [, code] = /An error occurred \((\w+)\)/.exec(stderr) ?? []
  if (code) return { refused: code }
  if (/invalid choice/i.test(stderr)) return { refused: 'this AWS CLI is too old for it' }
  throw new Error(`aws ${parameters.join(' ')}: ${stderr.trim()}`)
}

/** Runs a command of the AWS CLI on this terminal. @throws Error that names it when it fails or is missing */
export function runAws(parameters: readonly string[]): void {
  run('aws', inRegion(parameters))
}
