import { transformSync } from 'esbuild'

/** Jest's transform: strips types only; types are checked by `npm run typecheck`. */
export function process(source, path) {
  return transformSync(source, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcefile: path,
    sourcemap: 'inline',
  })
}
