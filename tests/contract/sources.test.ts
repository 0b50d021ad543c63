import { dirname } from 'node:path'
import { expect, test } from '@jest/globals'
import { importsOf, type SourceFile, sourceFiles } from '#tests/contract/source-files.ts'

const files = sourceFiles()
const below = (folder: string) => files.filter(({ path }) => path.startsWith(folder))
const pathsOf = (found: SourceFile[]) => found.map(({ path }) => path)

/** Files in no folder: errors, environment, the clock. */
const ROOT = /^functions\/[^/]+$/
const FLOORS = ['links', 'table', 'outbox', 'http', 'session'].map((folder) => `functions/${folder}/`)
/** Each with the nouns that it loads. */
const NOUNS: Record<string, string[]> = {
  settings: [],
  pricing: [],
  content: [],
  reviews: [],
  photos: [],
  'opt-outs': ['settings'],
  contacts: [],
  'commercial-quotes': ['contacts', 'pricing'],
  quotes: ['pricing', 'settings'],
  bookings: ['quotes', 'settings'],
  visits: ['bookings', 'quotes', 'settings'],
  days: ['visits', 'bookings', 'settings'],
}

/** Functions that events start; the other lambdas are endpoints. */
const EVENTS = /\/(notifier|sweeper|mail-events|publisher|canary)\.lambda\./

const FRONTEND = (folders: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(folders).map(([folder, others]) => [
      `frontend/src/${folder}/`,
      ['schemas/', ...others.map((other) => `frontend/src/${other}`)],
    ]),
  )

/** Which parts of the repository a part may load; types alone are free. */
const MAY_IMPORT: Record<string, (string | RegExp)[]> = {
  'schemas/facts/': ['schemas/facts/'],
  'schemas/': ['schemas/'],
  'functions/table/': ['schemas/', ROOT, 'functions/table/'],
  'functions/links/': ['schemas/', ROOT, 'functions/links/'],
  'functions/outbox/': ['schemas/', ROOT, 'functions/table/', 'functions/outbox/'],
  'functions/http/': ['schemas/', ROOT, 'functions/table/', 'functions/http/'],
  'functions/session/': ['schemas/', ROOT, ...FLOORS],
  ...Object.fromEntries(
    Object.entries(NOUNS).map(([noun, others]) => [
      `functions/${noun}/`,
      ['schemas/', ROOT, ...FLOORS, ...[noun, ...others].map((folder) => `functions/${folder}/`)],
    ]),
  ),
  'functions/': ['schemas/', 'functions/'],
  'infra/': [
    'schemas/',
    'infra/',
    'functions/table/shape.ts',
    'functions/table/keys.ts',
    'functions/environment.ts',
    'functions/manifest.ts',
    'functions/publisher/timing.ts',
  ],
  ...FRONTEND({
    content: ['content'],
    lib: ['content', 'lib'],
    ui: ['content', 'lib', 'ui'],
    islands: ['content', 'lib', 'ui', 'islands'],
    browser: ['lib', 'islands/islands', 'islands/hydrate', 'browser'],
    // Nothing but itself loads it: what is rendered once never reaches a browser.
    site: ['content', 'lib', 'ui', 'islands', 'site', 'assets'],
    admin: ['content', 'lib', 'ui', 'admin'],
  }),
  'scripts/': ['schemas/', 'functions/', 'infra/', 'frontend/', 'scripts/'],
}

/** Imports that no file has, as `<file> > <what it loads>`; types alone are free. */
const NEVER: Record<string, RegExp> = {
  'a handler is loaded by nothing': /^functions\/.* > functions\/.*\.lambda\.ts$/,
  "a noun's rules load no table code of a noun":
    /^functions\/([\w-]+?)s?\/\1\.ts > functions\/.*-(store|model|list|deletion)\.ts$/,
  'an island loads no other island':
    /^frontend\/src\/islands\/([^/]+)\/.* > frontend\/src\/islands\/(?!\1\/)/,
  'endpoints reach AWS only through the layers below them':
    /^functions\/(?!notifier).*\.lambda\.ts > (@aws-sdk|functions\/table\/client)/,
  'one file of functions uses middy': /^functions\/(?!http\/(endpoint|middleware\/request)).* > @middy\//,
  'tests load scripts that build or imitate AWS, or that they test; scripts load no tests':
    /^tests\/(?!unit\/scripts\/|contract\/openapi).* > scripts\/(?!build\/|deploy\/|local\/|table\/|test\/)|^scripts\/.* > tests\//,
  "functions do not load the whole contract: bundles hold their own noun's schemas":
    /^functions\/.* > schemas\/contract\/index\.ts$/,
}

const imports = files.flatMap((file) =>
  importsOf(file)
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ from }) => ({ path: file.path, from })),
)

test('named, side-effect, dynamic and re-exported imports are found; type imports are marked', () => {
  const text = [
    "import { a, type B } from '#schemas/a.ts'",
    "import type { C } from './c.ts'",
    "import { type D } from 'd'",
    "import 'e'",
    "export { f } from '../f.ts'",
    "export type { G } from 'g'",
    "const h = () => import('#frontend/h.ts')",
    "const text = `import { i } from 'i'`",
  ].join('\n')
  const found = importsOf({ path: 'functions/table/sample.ts', text })
  const values = found.filter(({ isTypeOnly }) => !isTypeOnly).map(({ from }) => from)
  expect(values).toEqual(['schemas/a.ts', 'e', 'functions/f.ts', 'frontend/src/h.ts'])
  expect(found).toHaveLength(7)
})

test.each(Object.entries(MAY_IMPORT))('%s loads only %j', (folder, allowed) => {
  const wrong = imports.filter(
    ({ path, from }) =>
      path.startsWith(folder) &&
      isOwn(from) &&
      !allowed.some((part) => (typeof part === 'string' ? from.startsWith(part) : part.test(from))),
  )
  expect(wrong).toEqual([])
})

test.each(Object.entries(NEVER))('%s', (_, pattern) => {
  expect(imports.map(({ path, from }) => `${path} > ${from}`).filter((line) => pattern.test(line))).toEqual(
    [],
  )
})

test('no two folders of functions load each other', () => {
  const folderOf = (path: string) => /^functions\/([^/]+)\//.exec(path)?.[1]
  const arrows = new Set(imports.map(({ path, from }) => `${folderOf(path)} > ${folderOf(from)}`))
  const loops = [...arrows].filter((arrow) => {
    const [a, b] = arrow.split(' > ')
    return a !== b && arrows.has(`${b} > ${a}`)
  })
  expect(loops.filter((arrow) => !arrow.includes('undefined'))).toEqual([])
})

function isOwn(name: string): boolean {
  return /^(schemas|functions|infra|frontend|scripts|tests)\//.test(name)
}

test('keys.ts is the only file that writes a key prefix', () => {
  const source = below('functions/table/keys.ts')[0]?.text ?? ''
  const names = [...source.matchAll(/['`]([A-Z_]+)#?['`$]/g), ...source.matchAll(/`([A-Z_]+)#/g)].map(
    ([, name]) => name,
  )
  const prefixes = [...new Set(names)]
  expect(prefixes.length).toBeGreaterThan(5)
  const written = new RegExp(`['\`](${prefixes.join('|')})#`)
  const writers = files.filter(
    // Tests forge keys and read the table.
    ({ path, text }) =>
      path !== 'functions/table/keys.ts' && !path.startsWith('tests/') && written.test(text),
  )
  expect(pathsOf(writers)).toEqual([])
})

test('each handler file exports one handler and nothing else', () => {
  const violations = files.filter(({ path, text }) => {
    if (!path.endsWith('.lambda.ts') || EVENTS.test(path)) return false
    const exported = [...text.matchAll(/^export\s+(?:const|function|type|default|\{)\s*(\w*)/gm)]
    return exported.length !== 1 || exported[0]?.[1] !== 'handler'
  })
  expect(pathsOf(violations)).toEqual([])
})

test('every export is named in another file', () => {
  const named = files.map(({ path, text }) => ({ path, names: new Set(text.match(/\w+/g)) }))
  const unused = files.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|function|class|type) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !named.some((other) => other.path !== path && other.names.has(name)))
      .map((name) => `${path}: ${name}`),
  )
  expect(unused).toEqual([])
})

test('each unit test is at the path of its source', () => {
  const folders = new Set(sourceFiles().map(({ path }) => dirname(path)))
  const strays = sourceFiles(/\.test\.tsx?$/)
    .map(({ path }) => dirname(path))
    .filter((folder) => folder.startsWith('tests/unit/'))
    .map((folder) => folder.slice('tests/unit/'.length))
    .map((folder) => folder.replace(/^frontend\b/, 'frontend/src').replace(/^bench\b/, 'tests/bench'))
    .filter((folder) => !folders.has(folder))
  expect(strays).toEqual([])
})
