import { expect, test } from '@jest/globals'
import { importsOf, type SourceFile, sourceFiles } from '#tests/support/source-files.ts'

const files = sourceFiles()
const below = (folder: string) => files.filter(({ path }) => path.startsWith(folder))
const pathsOf = (found: SourceFile[]) => found.map(({ path }) => path)

/** Which parts of the repository a part may load; types alone are free. */
const MAY_IMPORT: Record<string, string[]> = {
  'schemas/': ['schemas/'],
  'functions/data/': ['schemas/', 'functions/data/', 'functions/domain/', 'functions/config.ts'],
  'functions/domain/': ['schemas/', 'functions/domain/', 'functions/data/'],
  'functions/http/': ['schemas/', 'functions/'],
  'functions/mail/': ['schemas/', 'functions/mail/', 'functions/config.ts'],
  'functions/': ['schemas/', 'functions/'],
  'infra/': [
    'schemas/',
    'infra/',
    'functions/data/table-shape.ts',
    'functions/data/keys.ts',
    'functions/environment.ts',
    'functions/bundles.ts',
  ],
  'frontend/src/': ['schemas/', 'frontend/src/'],
  'scripts/': ['schemas/', 'functions/', 'infra/', 'frontend/', 'scripts/'],
}

test('imports go one way', () => {
  const violations = Object.entries(MAY_IMPORT).flatMap(([folder, allowed]) =>
    below(folder).flatMap((file) =>
      importsOf(file)
        .filter(({ from, isTypeOnly }) => !isTypeOnly && isOwn(from))
        .filter(({ from }) => !allowed.some((prefix) => from.startsWith(prefix)))
        .map(({ from }) => `${file.path} imports ${from}`),
    ),
  )
  expect(violations).toEqual([])
})

function isOwn(name: string): boolean {
  return /^(schemas|functions|infra|frontend|scripts|tests)\//.test(name)
}

test('no two files need each other', () => {
  const graph = new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap(({ from, isTypeOnly }) => (isTypeOnly ? [] : [from])),
    ]),
  )
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' > '))
    if (done.has(path) || trail.includes(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  expect(cycles).toEqual([])
})

test('no feature imports another', () => {
  const featureOf = (path: string) => /^frontend\/src\/features\/([^/]+)\//.exec(path)?.[1]
  const violations = below('frontend/src/features/').flatMap((file) =>
    importsOf(file)
      .filter(({ from }) => featureOf(from) !== undefined && featureOf(from) !== featureOf(file.path))
      .map(({ from }) => `${file.path} imports ${from}`),
  )
  expect(violations).toEqual([])
})

test('a handler reaches AWS and HTTP only through the layers below it', () => {
  const violations = below('functions/handlers/').flatMap((file) =>
    importsOf(file)
      .filter(({ from }) => /^(@aws-sdk|@middy|functions\/handlers|functions\/data\/client)/.test(from))
      .map(({ from }) => `${file.path} imports ${from}`),
  )
  expect(violations).toEqual([])
})

test("no function loads the whole contract or its answers: bundles hold their own endpoint's schemas", () => {
  const violations = below('functions/').flatMap((file) =>
    importsOf(file)
      .filter(({ from, isTypeOnly }) => !isTypeOnly && /^schemas\/api\/(contract|responses)\.ts$/.test(from))
      .map(({ from }) => `${file.path} imports ${from}`),
  )
  expect(violations).toEqual([])
})

test('middy is used in one file', () => {
  const users = below('functions/').filter((file) =>
    importsOf(file).some(({ from }) => from === '@middy/core'),
  )
  expect(pathsOf(users)).toEqual(['functions/http/endpoint-handler.ts'])
})

test('zod is imported as a namespace: `{ z }` drags every locale along', () => {
  const named = files.filter(({ text }) => /^import (type )?\{[^}]*\} from 'zod'/m.test(text))
  expect(pathsOf(named)).toEqual([])
})

test('keys.ts is the only file that writes a key prefix', () => {
  const source = below('functions/data/keys.ts')[0]?.text ?? ''
  const names = [...source.matchAll(/['`]([A-Z_]+)#?['`$]/g), ...source.matchAll(/`([A-Z_]+)#/g)].map(
    ([, name]) => name,
  )
  const prefixes = [...new Set(names)]
  expect(prefixes.length).toBeGreaterThan(5)
  const written = new RegExp(`['\`](${prefixes.join('|')})#`)
  const writers = files.filter(
    // Tests forge keys, and look at what the table holds.
    ({ path, text }) => path !== 'functions/data/keys.ts' && !path.startsWith('tests/') && written.test(text),
  )
  expect(pathsOf(writers)).toEqual([])
})

test('files stay short: 250 lines, and 25 for a handler', () => {
  const lines = ({ text }: SourceFile) => text.trimEnd().split('\n').length
  const limit = ({ path }: SourceFile) => (path.startsWith('functions/handlers/') ? 25 : 250)
  const long = files.filter((file) => lines(file) > limit(file))
  expect(long.map((file) => `${file.path}: ${lines(file)}`)).toEqual([])
})

test('what is exported is named in another file', () => {
  const named = files.map(({ path, text }) => ({ path, names: new Set(text.match(/\w+/g)) }))
  const unused = files.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|function|class|type) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !named.some((other) => other.path !== path && other.names.has(name)))
      .map((name) => `${path}: ${name}`),
  )
  expect(unused).toEqual([])
})

test('each handler file exports one handler and nothing else', () => {
  const violations = below('functions/handlers/').filter(({ text }) => {
    const exported = [...text.matchAll(/^export\s+(?:const|function|type|default|\{)\s*(\w*)/gm)]
    return exported.length !== 1 || exported[0]?.[1] !== 'handler'
  })
  expect(pathsOf(violations)).toEqual([])
})
