import { expect, test } from '@jest/globals'
import { loadPart } from '#frontend/lib/chunks.ts'

const files = ['/shared.js', '/form.js', '/list.js'].map((href) => ({ href, integrity: `sha256-${href}` }))
const block = { chunks: { files, parts: { form: [0, 1], list: [0, 2] } } }

test('a part is imported once the browser has its files, each fetched and preloaded once, with its integrity', async () => {
  const fetched: unknown[] = []
  const preloaded: unknown[] = []
  Object.assign(globalThis, {
    document: {
      getElementById: () => ({ textContent: JSON.stringify(block) }),
      createElement: () => ({}),
      head: { append: (link: unknown) => preloaded.push(link) },
    },
  })
  let send: () => void = () => {}
  const isSent = new Promise<void>((resolve) => {
    send = resolve
  })
  globalThis.fetch = async (url, { integrity } = {}) => {
    fetched.push({ href: url, integrity })
    await isSent
    return new Response('code')
  }
  let isImported = false
  const parts = Promise.all([
    loadPart('form', async () => {
      isImported = true
    }),
    loadPart('list', async () => 'list'),
  ])
  await new Promise(setImmediate)
  expect(fetched).toEqual(files)
  expect(isImported).toBe(false)
  send()
  expect((await parts)[1]).toBe('list')
  expect(isImported).toBe(true)
  expect(preloaded).toEqual(files.map((file) => ({ rel: 'modulepreload', ...file })))
})

test('a part that the page names no files for is imported at once', async () => {
  expect(await loadPart('unknown', async () => 'code')).toBe('code')
})
