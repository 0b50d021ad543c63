import { spawnSync } from 'node:child_process'

/** The commit that is built, with `-dirty` if the work tree differs from it; `unknown` outside a repository. */
export function commitOf(): string {
  const describe = ['describe', '--always', '--abbrev=40', '--dirty', '--exclude=*']
  const { status, stdout } = spawnSync('git', describe, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'unknown'
}
