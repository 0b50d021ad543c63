import { spawnSync } from 'node:child_process'

/** `refused` is AWS's code of the error: `AccessDenied`. */
export type Answer = { value: Record<string, unknown> } | { refused: string }

/** Runs a reading command of the AWS CLI. @throws Error when the CLI is missing, or fails without an answer of AWS */
export function ask(...parameters: string[]): Answer {
  const { status, error, stdout, stderr } = spawnSync('aws', [...parameters, '--output', 'json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw new Error(`The AWS CLI does not run: ${error.message}`)
  if (status === 0) return { value: JSON.parse(stdout || '{}') }
  const [, code] = /An error occurred \((\w+)\)/.exec(stderr) ?? []
  if (!code) throw new Error(`aws ${parameters.join(' ')}: ${stderr.trim()}`)
  return { refused: code }
}
