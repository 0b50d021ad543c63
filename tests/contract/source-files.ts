/** The repository's own sources, for tests that walk them. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['schemas', 'functions', 'infra', 'frontend', 'scripts', 'tests']

export type SourceFile = { path: string; text: string }

/** Every code file, or what `kind` matches instead, with paths from the repository's root. */
export function sourceFiles(kind = /\.(ts|tsx|js)$/): SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => kind.test(file))
      .map((file) => join(folder, file))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  )
}

/** Handlers of endpoints; the other lambdas are started by events. */
export const handlerFiles = () =>
  sourceFiles(/(?<!\/(notifier|sweeper|mail-events|publisher|canary))\.lambda\.ts$/)

export type Import = { from: string; isTypeOnly: boolean }

/** Where `#` names begin, as package.json's "imports" has them. */
const ALIASES: Record<string, string> = { '#frontend/': 'frontend/src/' }

/** Imports of a file: paths from the repository's root for its own modules, package names for the rest. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const { module } = parseSync(path, text)
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ name: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    name: text.slice(start + 1, end - 1),
    isTypeOnly: false,
  }))
  return [...imports, ...exports, ...dynamic].map(({ name, isTypeOnly }) => ({
    from: resolveName(path, name),
    isTypeOnly,
  }))
}

function resolveName(path: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(path), name))
  const alias = Object.keys(ALIASES).find((prefix) => name.startsWith(prefix))
  if (alias) return `${ALIASES[alias]}${name.slice(alias.length)}`
  return name.replace(/^#/, '')
}
