/**
 * Leaves schemas that a function does not use out of its bundle: saves 2 to 8 ms of its 35 to 45 ms of loading. esbuild drops an
 * unused constant only if its value has no effects, and does not know this of zod's calls: marks that it could follow do not
 * reach across files, and its option `pure` covers globals only (decision 41).
 */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { parseSync } from 'vite'

export const unusedSchemas: Plugin = {
  name: 'unused-schemas',
  setup({ onLoad }) {
    onLoad({ filter: /\/schemas\/.*\.ts$/ }, async ({ path }) => ({
      contents: withPureConstants(path, await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

/** Wraps the value of each top-level constant in a call that is marked as pure. */
function withPureConstants(path: string, source: string): string {
  const values = parseSync(path, source).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'VariableDeclaration' ? declared.declarations.map(({ init }) => init) : []
  })
  return values.reduceRight((text, value) => {
    if (!value) return text
    const { start, end } = value
    return `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`
  }, source)
}
