import { dirname } from 'node:path'
import { expect, test } from '@jest/globals'
import { handlerFiles, importsOf, type SourceFile, sourceFiles } from '#tests/contract/source-files.ts'

const files = sourceFiles()
const below = (folder: string) => files.filter(({ path }) => path.startsWith(folder))
const pathsOf = (found: SourceFile[]) => found.map(({ path }) => path)

type Part = {
  /** What it loads of other parts; a name ends with `/`, unless it is a file's. */
  loads: string[]
  /**
   * Its folders, from the bottom up: a folder loads only what is on floors below its own. It holds its subfolders, unless these are
   * listed; `.` is the part's own files.
   */
  floors: string[]
}

/** Which folder may load which, types included. */
const PARTS: Record<string, Part> = {
  'schemas/': {
    loads: [],
    floors: ['. facts', 'markup pictures contract', 'price', 'fields defaults'],
  },
  'functions/': {
    // The publisher renders pages: types alone, its bundle takes the built renderer. Words are data.
    loads: [
      'schemas/',
      'frontend/src/site/render/render.tsx',
      'frontend/src/content/',
      'frontend/src/lib/format.ts',
    ],
    floors: [
      '.',
      'table',
      'links',
      'outbox http people runs',
      'session',
      'settings pricing content reviews photos contacts',
      'opt-outs commercial-quotes quotes availability account canary',
      'bookings',
      'money',
      'visits',
      'days',
      'customers spam notifier publisher undo',
      'dashboard working',
    ],
  },
  'frontend/src/': {
    loads: ['schemas/'],
    floors: ['. assets', 'content', 'lib', 'ui', 'islands', 'browser'],
  },
  // Nothing but builds loads it: what is rendered once never reaches a browser.
  'frontend/src/site/': {
    loads: [
      'schemas/',
      ...['assets', 'content', 'lib', 'ui', 'islands'].map((name) => `frontend/src/${name}/`),
    ],
    floors: ['.', 'seo sections', 'layout pages', 'render'],
  },
  'frontend/src/admin/': {
    loads: ['schemas/', ...['content', 'lib', 'ui'].map((name) => `frontend/src/${name}/`)],
    floors: [
      'lib',
      'device',
      'session',
      'ui',
      'offline',
      'parts',
      'bookings reviews',
      'today money customers contacts quotes content photos settings sign-in working',
      'dashboard layouts',
      '.',
    ],
  },
  'infra/': {
    loads: [
      'schemas/',
      'functions/table/shape.ts',
      'functions/table/keys.ts',
      'functions/table/stream-patterns.ts',
      'functions/environment.ts',
      'functions/manifest.ts',
      'functions/triggers.ts',
    ],
    floors: ['.', 'edge grants', 'constructs', 'stacks'],
  },
  'scripts/': {
    loads: ['schemas/', 'functions/', 'infra/', 'frontend/'],
    floors: [
      'build cost table test local/process',
      'local/aws deploy openapi',
      'local deploy/preflight',
      '.',
    ],
  },
}

/** Further imports that no file has, as `<file> > <what it loads>`; types alone are free. */
const NEVER: Record<string, RegExp> = {
  'a handler is loaded by nothing': /^functions\/.* > functions\/.*\.lambda\.ts$/,
  "a noun's rules load no table code of a noun":
    /^functions\/([\w-]+?)s?\/\1\.ts > functions\/.*-(store|model|list|deletion)\.ts$/,
  'an island loads no other island':
    /^frontend\/src\/islands\/([^/]+)\/.* > frontend\/src\/islands\/(?!\1\/)/,
  'endpoints reach AWS only through the layers below them':
    /^functions\/(?!notifier).*\.lambda\.ts > (@aws-sdk|functions\/table\/client)/,
  'plain scripts load of React no more than what hydrates islands':
    /^frontend\/src\/browser\/.* > (words(?!\/owner\/new-texts)|frontend\/src\/(content|ui|islands\/(?!(islands|hydrate)\.)))/,
  'one file of functions uses middy': /^functions\/(?!http\/endpoint).* > @middy\//,
  'tests load scripts that build or imitate AWS, or that they test; scripts load no tests':
    /^tests\/(?!unit\/scripts\/|contract\/openapi).* > scripts\/(?!build\/|cost\/|deploy\/|local\/|table\/|test\/)|^scripts\/.* > tests\//,
  'browser tests load no other level, whose hooks are of jest':
    /^tests\/e2e\/.* > tests\/(?!e2e\/|support\/)/,
  'two files of functions load words': /^functions\/(?!(words|errors)\.ts).* > frontend\/src\/content\//,
  "words of a build's language are for pages alone": /^(?!frontend\/|tests\/).* > words\//,
  "functions do not load the whole contract: bundles hold their own noun's schemas":
    /^functions\/.* > schemas\/contract\/index\.ts$/,
}

const loaded = files.flatMap((file) => importsOf(file).map((found) => ({ path: file.path, ...found })))
/** Without types. */
const imports = loaded.filter(({ isTypeOnly }) => !isTypeOnly)

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

/** The longest of these names with which a path begins. */
const longest = (names: string[], path: string) =>
  names.filter((name) => path.startsWith(name)).toSorted((a, b) => b.length - a.length)[0]

/** Number of a file's folder in the floors of its part, and its floor. */
function placeOf(part: string, floors: string[], path: string) {
  const listed = floors.flatMap((line, floor) => line.split(' ').map((folder) => ({ folder, floor })))
  const inside = path.slice(part.length)
  const name = longest(
    listed.map(({ folder }) => `${folder}/`),
    inside.includes('/') ? inside : './',
  )
  return listed.find(({ folder }) => `${folder}/` === name)
}

test.each(Object.entries(PARTS))(
  'each folder of %s loads only what is below it',
  (part, { loads, floors }) => {
    const own = (path: string) => longest(Object.keys(PARTS), path) === part
    const wrong = loaded.filter(({ path, from }) => {
      if (!own(path) || !isOwn(from)) return false
      if (!own(from)) return !loads.some((name) => from.startsWith(name))
      const [upper, lower] = [placeOf(part, floors, path), placeOf(part, floors, from)]
      return !upper || !lower || (upper.folder !== lower.folder && upper.floor <= lower.floor)
    })
    expect(wrong).toEqual([])
  },
)

test.each(Object.entries(NEVER))('%s', (_, pattern) => {
  expect(imports.map(({ path, from }) => `${path} > ${from}`).filter((line) => pattern.test(line))).toEqual(
    [],
  )
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

test('expression.ts is the only file that writes the language of DynamoDB', () => {
  const written = /expression(Attribute(Names|Values))?:\s*['"`{]|attribute_(not_)?exists|begins_with/i
  // Infra describes metrics and schedules by expressions of their own; tests read the table.
  const writers = files.filter(({ path, text }) => /^(functions|scripts)\//.test(path) && written.test(text))
  expect(pathsOf(writers)).toEqual(['functions/table/expression.ts'])
})

test('each handler file exports one handler and nothing else', () => {
  const violations = handlerFiles().filter(({ text }) => {
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
    .map((folder) => folder.replace(/^frontend\b/, 'frontend/src'))
    .filter((folder) => !folders.has(folder))
  expect(strays).toEqual([])
})
