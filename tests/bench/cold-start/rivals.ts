/** The bundles that cold starts are compared with: the functions of another commit. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { EndpointName } from '#schemas/routes.ts'

export type Rival = {
  /** Heads the columns of its figures. */
  name: string
  /** The path of its bundle; undefined when it has no such endpoint. */
  bundleOf: (endpoint: EndpointName) => string | undefined
}

/**
 * Builds another commit in a temporary worktree, with the packages that are installed here.
 * @throws Error when git does not know the commit or it does not build
 */
export function otherCommit(commit: string): Rival {
  const folder = mkdtempSync(join(tmpdir(), 'commit-'))
  const tree = join(folder, 'tree')
  git('worktree', 'add', '--detach', '--quiet', tree, commit)
  // The bench removes the folder when it ends, and then this entry of it.
  process.on('exit', () => git('worktree', 'prune'))
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  // Older commits have other scripts, but each has this one.
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    name: git('-C', tree, 'rev-parse', '--short', 'HEAD').trim(),
    bundleOf: (endpoint) => {
      const bundle = join(tree, bundlePath(endpoint))
      return existsSync(bundle) ? bundle : undefined
    },
  }
}

/** Where each commit's build puts an endpoint's bundle. */
export function bundlePath(endpoint: EndpointName): string {
  return `dist/functions/${endpoint}/index.mjs`
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { encoding: 'utf8' })
}
