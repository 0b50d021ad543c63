/** Sizes, colors and spaces are named in frontend/src/styles/tokens; all other style files use the names. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { compileString } from 'sass'
import { parseSync } from 'vite'
import { type SourceFile, sourceFiles } from '#tests/contract/source-files.ts'

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
  ['type size', /\bfont(?:-size)?: (?!var\(|0;)[^;]*\d/],
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

const colors = defined.filter((name) => name.endsWith('-ground')).map((name) => name.replace('-ground', ''))

/** Of selectors, those that a loop makes of each color included. */
const classNames = (texts: string[]) =>
  new Set(
    texts
      .map((text) =>
        text.replace(/\.([\w-]+)#\{\$color\}/g, (_, name) => colors.map((one) => `.${name}${one}`).join()),
      )
      .flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)(?<!-)(?![\w-])/g)].map(([, name = '']) => name)),
  )

const ownClasses = classNames(others.flatMap(({ text }) => text.match(/^[^:;]*[.][^;]*\{$/gm) ?? []))
const bootstrapClasses = classNames([
  readFileSync('node_modules/bootstrap/dist/css/bootstrap.min.css', 'utf8'),
])
const code = sourceFiles(/\.tsx?$/)
const pages = code.filter(({ path }) => path.startsWith('frontend/src/'))

test('every class of an element has a style, or a test finds the element by it', () => {
  const found = classNames(code.filter(({ path }) => path.startsWith('tests/')).map(({ text }) => text))
  const known = [...ownClasses, ...bootstrapClasses, ...found]
  const classes = pages.flatMap(classesOf)
  expect(classes.length).toBeGreaterThan(1000)
  const unknown = classes.filter((name) =>
    name.endsWith('*') ? !known.some((one) => one.startsWith(name.slice(0, -1))) : !known.includes(name),
  )
  expect(unknown).toEqual([])
})

test('every class that is styled is in the code', () => {
  const words = new Set(pages.flatMap(({ text }) => text.match(/[a-z][\w-]*/g) ?? []))
  expect(ownClasses.size).toBeGreaterThan(200)
  const unused = [...ownClasses].filter(
    (name) => !bootstrapClasses.has(name) && !words.has(name) && !words.has(name.replace(/[^-]+$/, '')),
  )
  expect(unused).toEqual([])
})

type Node = Record<string, unknown>

/** All class names that a file gives its elements, directly or through its constants. A value in a template becomes `*`. */
function classesOf({ path, text }: SourceFile): string[] {
  const constants = new Map<unknown, unknown>()
  const values: unknown[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type, id, init, name, value } = node as Node
    if (type === 'VariableDeclarator') constants.set((id as Node).name, init)
    if (type === 'JSXAttribute' && (name as Node).name === 'className') values.push(value)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(path, text).program)

  const texts = (node: unknown): string[] => {
    const { type, value, name, ...rest } = (node ?? {}) as Node
    if (type === 'Literal') return [String(value)]
    if (type === 'TemplateLiteral')
      return [
        (rest.quasis as Node[]).map(({ value }) => (value as Node).raw).join('*'),
        ...(rest.expressions as Node[]).flatMap(texts),
      ]
    if (type === 'ConditionalExpression') return [rest.consequent, rest.alternate].flatMap(texts)
    if (type === 'LogicalExpression') return texts(rest.right)
    if (type === 'MemberExpression') return texts(rest.object)
    if (type === 'ObjectExpression') return (rest.properties as Node[]).flatMap(({ value }) => texts(value))
    if (type === 'Identifier') return texts(constants.get(name))
    return rest.expression ? texts(rest.expression) : []
  }
  return values.flatMap((value) => texts(value).join(' ').split(/\s+/)).filter((name) => /^[a-z]/.test(name))
}
