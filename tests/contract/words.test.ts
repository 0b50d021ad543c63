/** Words of the public site, of schemas and of customers' mails are data (decision 65): code holds none, so that another language touches no code. */
import { expect, test } from '@jest/globals'
import { parseSync } from 'vite'
import { type SourceFile, sourceFiles } from '#tests/contract/source-files.ts'

const FOLDERS =
  /^schemas\/|^frontend\/src\/(browser|islands|lib|site|ui)\/|^functions\/(notifier\/mails\/|visits\/(share-visit|visit-calendar))/

/** Files, or how their paths begin, with words that no visitor reads in another language. */
const EXEMPT = [
  // Names of places.
  ...['city-facts', 'places'].map((name) => `schemas/facts/${name}.ts`),
  // What the owner edits: the price list, texts and settings as they are at first.
  'schemas/defaults/',
  // To the owner.
  ...['booking', 'commercial-quote', 'contact', 'customer', 'field', 'quote'].map(
    (name) => `schemas/fields/${name}.ts`,
  ),
  ...['account', 'blocked-days', 'statuses'].map((name) => `schemas/facts/${name}.ts`),
  ...['content', 'photos', 'reviews', 'session', 'settings', 'sign-in', 'texts'].map(
    (name) => `schemas/contract/${name}.ts`,
  ),
  // The text of a message to the owner.
  'frontend/src/islands/commercial-quote/compose-request.ts',
  ...['owner-mails', 'warning-mail'].map((name) => `functions/notifier/mails/${name}.ts`),
  // A sample, which the owner sees.
  'functions/notifier/mails/follow-up-previews.ts',
  // Html with its styles.
  'functions/notifier/mails/mail.ts',
  // Names of schema.org.
  'frontend/src/site/seo/structured-data.ts',
]

/** Sentences of the API about what no form sends, or the owner's alone. */
const OF_THE_API =
  /: (Not a valid (id|time)|This date does not exist|At most two digits .*|Give both dates, .*|Days are listed as .*|Choose a date from 2020 .*|Each option can be chosen once|Choose a house size|Choose the number of stories)$/
const TIME_ZONE = 'America/Los_Angeles'

/** Attributes and properties that are read or spoken, whatever is in them. */
const SPOKEN =
  /^(alt|closing|description|heading|hint|intro|label|lead|legend|placeholder|subject|summary|title|\w+Label|aria-label)$/

/** A capital letter and small ones, and no camelCase: `Send`, but not `houseSize` or `ApiCallError`. */
const CAPITALISED = /(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/u
const ANY_WORD = /\p{L}{2}/u

type Node = { type: string; [key: string]: unknown }

/** The literal words of a file, in the order they stand there. */
function wordsIn({ path, text }: SourceFile): string[] {
  const found: string[] = []
  const visit = (node: unknown, isSpoken: boolean): void => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, isSpoken)
    } else if (isNode(node) && !isSilent(node)) {
      const isRead = (isSpoken && !isOfItsOwn(node)) || isSpokenName(node)
      const literal = literalOf(node)
      if ((isRead || node.type === 'JSXText' ? ANY_WORD : CAPITALISED).test(literal))
        found.push(literal.trim())
      for (const child of Object.values(node)) visit(child, isRead)
    }
  }
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse`)
  visit(program.body, false)
  return found
}

function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === 'string'
}

/** Imports, types, errors that nobody sees, and what is compared, such as the name of a key. */
function isSilent({ type }: Node): boolean {
  return /^(Import|TS(Type|Interface)|ThrowStatement|BinaryExpression)/.test(type)
}

/** Parts of a spoken value that are not spoken: an element's attributes, a call's arguments. */
function isOfItsOwn({ type }: Node): boolean {
  return type === 'JSXElement' || type === 'CallExpression'
}

/** An attribute or property whose value people read. */
function isSpokenName({ type, name, key }: Node): boolean {
  if (type !== 'JSXAttribute' && type !== 'Property') return false
  const named = (type === 'Property' ? key : name) as { name?: unknown; value?: unknown }
  return SPOKEN.test(String(named.name ?? named.value))
}

/** The text of a string, of JSX, or of a part of a template. */
function literalOf({ type, value }: Node): string {
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : ''
}

test('no code of the public pages, of schemas and of mails to customers holds words', () => {
  const isExempt = (path: string) => EXEMPT.some((name) => path.startsWith(name))
  const files = sourceFiles().filter(({ path }) => FOLDERS.test(path) && !isExempt(path))
  expect(files.length).toBeGreaterThan(50)
  const words = files.flatMap((file) => wordsIn(file).map((word) => `${file.path}: ${word}`))
  expect(words.filter((word) => !OF_THE_API.test(word) && !word.endsWith(TIME_ZONE))).toEqual([])
})

test('content and labels are data: a text with a value in it has the name in braces', async () => {
  // A language's paths, and how it shows the owner's words, are code.
  const isCode = (path: string) => /\/(language|owner\/[\w-]+)\.ts$/.test(path)
  const files = sourceFiles().filter(
    ({ path }) => /^frontend\/src\/content\/(en|es)\//.test(path) && !isCode(path),
  )
  expect(files.length).toBeGreaterThan(40)
  for (const { path } of files) {
    const exported: object = await import(`../../${path}`)
    for (const value of Object.values(exported)) expect(JSON.parse(JSON.stringify(value))).toEqual(value)
  }
})

test('links within the site go through href(), which knows the prefix of the language', () => {
  const bare = /<a\b[^>]*\bhref=("\/(?!admin)|\{`\/|\{(\w+\.)+href\})|location\.assign\(['"`]/s
  const files = sourceFiles().filter(({ path }) => /^frontend\/src\/(islands|site|ui)\//.test(path))
  expect(files.filter(({ text }) => bare.test(text)).map(({ path }) => path)).toEqual([])
})

test.each([
  ['text of an element', '<p>{count} windows</p>'],
  ['an attribute', '<Field label="name" />'],
  ['a property', 'showToast({ title: "error", ...rest })'],
  ['either branch of a choice', '<p>{isOpen ? "Closed" : labels.open}</p>'],
  ['a template', 'const text = `Total`'],
  ['a constant', 'const FAILURE = "Failed to send."'],
  ['a default', 'function Faq({ heading = "Common questions" }) {}'],
])('words are found in %s', (_, text) => {
  expect(wordsIn({ path: 'sample.tsx', text })).toHaveLength(1)
})

test.each([
  ['class names', '<p className="option option-alone" />'],
  ['names of fields', 'const FIELDS = ["houseSize", "name"]'],
  ['names of keys', 'if (event.key === "Escape") close()'],
  ['labels', '<Field label={labels.name} lead={of("page_subtitle")} />'],
  ['types', 'type Size = "Small" | "Large"'],
])('%s are no words', (_, text) => {
  expect(wordsIn({ path: 'sample.tsx', text })).toEqual([])
})

/** Each has a plain form: `no longer`, `the maximum`, `anyone who`, `gets a reminder`. */
const QUAINT =
  /\(any more\)|which is the most|is told of|told to you|reminded of|still to come|\b(makes?|become|are) [\w ]*useless|\b(to|of|by|for|than) who (has|have|is|are|wants?)\b|any more[.'"`]/

test('comments and labels are in the words of a native speaker', () => {
  const files = sourceFiles().filter(({ path }) => !path.startsWith('tests/'))
  const found = files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => QUAINT.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
