import { spawnSync } from 'node:child_process'

/** Runs a program on this terminal. @throws Error that names it when it fails or is missing */
export function run(program: string, parameters: readonly string[]): void {
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit' })
  if (error) throw new Error(`${program} does not run: ${error.message}`)
  if (status !== 0) throw new Error(`${program} exited with code ${status}`)
}
