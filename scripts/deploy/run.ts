import { spawnSync } from 'node:child_process'

/** Runs a program with our own terminal. @throws Error that names it when it fails or is missing */
export function run(program: string, parameters: readonly string[]): void {
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit' })
  if (error) throw new Error(`${program} cannot be run: ${error.message}`)
  if (status !== 0) throw new Error(`${program} ended with ${status}`)
}
