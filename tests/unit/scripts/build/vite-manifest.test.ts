import { expect, test } from '@jest/globals'
import { checkParts, readSources } from '#scripts/build/vite-manifest.ts'

const lazy = (name: string) =>
  `const Form = lazyPart('${name}', () =>\n  import('#frontend/islands/visit/form.tsx').then((module) => module.Form),\n)`
const atOnce =
  "import { useState } from 'react'\nimport {\n  Form,\n} from '#frontend/islands/visit/form.tsx'\n"
const type =
  "import { useState } from 'react'\nimport type { Form } from '#frontend/islands/visit/form.tsx'\n"
const sources = (texts: object) => new Map(Object.entries(texts))

test('a part that is in the build passes, also if others import it at once', () => {
  checkParts({ form: {} }, sources({ 'a.tsx': lazy('form'), 'b.tsx': atOnce }))
})

test('a part that shares its file is named with who loads it on demand and who at once', () => {
  const check = (texts: object) => () => checkParts({}, sources(texts))
  expect(check({ 'a.tsx': lazy('form'), 'b.tsx': atOnce, 'c.tsx': type })).toThrow(
    /^a\.tsx loads islands\/visit\/form\.tsx on demand, .*without integrity\. Imported at once by: b\.tsx$/,
  )
  expect(check({ 'a.tsx': lazy('form'), 'c.tsx': type })).toThrow(/by: a group in vite\.config\.ts$/)
})

test('a part under a name that is not its own is named', () => {
  expect(() => checkParts({ form: {} }, sources({ 'a.tsx': lazy('from') }))).toThrow(
    'a.tsx loads islands/visit/form.tsx as from: name it form',
  )
})

test('every part of the site is looked at', () => {
  const looked = new Set<unknown>()
  checkParts(new Proxy({}, { get: (_, name) => looked.add(name) }), readSources())
  const parts = [...readSources().values()].flatMap((text) => text.match(/= lazyPart\('/g) ?? [])
  expect(looked.size).toBe(parts.length)
})
