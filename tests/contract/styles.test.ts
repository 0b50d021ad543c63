/** Sizes, colors and spaces are named in frontend/src/styles/tokens; all other style files use the names. */
import { expect, test } from '@jest/globals'
import { compileString } from 'sass'
import { sourceFiles } from '#tests/contract/source-files.ts'

const STYLES = 'frontend/src/styles'
/** Without comments, so that one may name a color or a variable. */
const files = sourceFiles(/\.scss$/).map(({ path, text }) => ({ path, text: text.replace(/\/\/.*/g, '') }))
const others = files.filter(({ path }) => !path.startsWith(`${STYLES}/tokens/`))

const { css } = compileString('@import "tokens";', {
  loadPaths: [STYLES],
  silenceDeprecations: ['import', 'global-builtin'],
})
const defined = [...css.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name)

/** By `var()`, or as a value that Bootstrap computes with. */
const used = new Set(
  files.flatMap(({ text }) => [
    ...[...text.matchAll(/var\(--(?!bs-|radix-)([\w-]+)\)/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/map-get\(\$(\w+), "([\w-]+)"\)/g)].map(([, map, key = '']) =>
      map === 'type' ? `type-${key}` : key,
    ),
    // Of each color of a list, such as `--#{$color}-ground`.
    ...[...text.matchAll(/var\(--#\{\$color\}(-\w+)\)/g)].flatMap(([, end = '']) =>
      defined.filter((name) => name.endsWith(end)),
    ),
  ]),
)

test('style files lie in tokens, base, site and admin, below the two that load them', () => {
  const strays = files.map(({ path }) => path.replace(`${STYLES}/`, ''))
  expect(
    strays.filter((path) => !/^((tokens|base|site|admin)\/_[\w-]+|site|admin)\.scss$/.test(path)),
  ).toEqual([])
})

test.each([
  ['color', /#[\da-f]{3,8}\b(?!\{)|\b(?:rgb|hsl)a?\(/i],
  ['type size', /\bfont(?:-size)?: (?!var\()[^;]*\d/],
  ['space', /(?<!scroll-)\b(?:padding|margin|gap)[\w-]*:[^;%]*[\d.](?:rem|px|em)\b/],
  [
    'Sass value of a token',
    /\$(?:colors|brand|type|space|fluid|shape|ink|white|sun|primary|border-radius)\b/,
  ],
])('no literal %s lies outside the tokens', (_, literal) => {
  const lines = others.flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.filter((line) => literal.test(line))).toEqual([])
})

test('every custom property that a rule uses is defined, once', () => {
  expect(new Set(defined).size).toBe(defined.length)
  expect([...used].filter((name) => !defined.includes(name))).toEqual([])
})

test('every custom property that is defined is used', () => {
  expect(defined.length).toBeGreaterThan(50)
  expect(defined.filter((name) => !used.has(name))).toEqual([])
})

/** Classes that site and admin both use are laid out in base, so that a class has one meaning. */
test('no class is styled by itself in two of base, site and admin', () => {
  const folders = new Map<string, Set<string>>()
  for (const { path, text } of others) {
    for (const [, name = ''] of text.matchAll(/^\.([\w-]+)(?=,| \{)/gm)) {
      folders.set(name, (folders.get(name) ?? new Set()).add(path.split('/')[3] ?? ''))
    }
  }
  expect([...folders].filter(([, found]) => found.size > 1).map(([name]) => name)).toEqual([])
})
