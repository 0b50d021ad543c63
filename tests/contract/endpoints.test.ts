import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import findMyWay from 'find-my-way'
import * as z from 'zod'
import { bundles } from '#functions/manifest.ts'
import { ADMIN_STACKS } from '#infra/admin-parts.ts'
import type { EndpointSchemas } from '#schemas/contract/endpoint.ts'
import { contract } from '#schemas/contract/index.ts'
import { endpoints } from '#schemas/routes.ts'
import { toPattern } from '#scripts/local/aws/api-gateway.ts'
import { handlerFiles } from '#tests/contract/source-files.ts'

const handlers = handlerFiles()
const schemasOf = (name: keyof typeof contract): EndpointSchemas => contract[name]

test('each endpoint has a handler, and each handler an endpoint', () => {
  const files = handlers.map(({ path }) => path)
  const entries = endpoints.map(({ name }) => bundles.find((bundle) => bundle.name === name)?.entry)
  expect(files.sort()).toEqual(entries.sort())
})

test('the contract describes endpoints, each under the name of its route, and nothing else', () => {
  const described = Object.entries<{ route: { name: string } }>(contract).map(([key, { route }]) => [
    key,
    route.name,
  ])
  expect(described.sort()).toEqual(endpoints.map(({ name }) => [name, name]).sort())
})

/** Names of the functions that make handlers, by access: of ordinary calls, and of calls that may be sent twice. */
const KINDS = {
  public: [/^endpoint$/, /^creation$/],
  login: [/^endpoint$/, /^$/],
  admin: [/^adminEndpoint$/, /^(adminOnce|rowCreation)$/],
} as const

test('each handler answers its own endpoint, and what may be sent twice is answered once', () => {
  for (const { name, access, status, isRepeatable } of endpoints) {
    const entry = bundles.find((bundle) => bundle.name === name)?.entry
    const { text = '' } = handlers.find(({ path }) => path === entry) ?? {}
    const [, kind, answered] = /handler = (\w+)\(\s*contract\.(\w+),/.exec(text) ?? []
    const isOnce = status === 201 || isRepeatable === true
    expect([name, kind, answered]).toEqual([
      name,
      expect.stringMatching(KINDS[access][Number(isOnce)] ?? ''),
      name,
    ])
  }
})

test('method and path name one endpoint', () => {
  const keys = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('each call that docs/product.md names has its method and address (P28.1, P28.2)', () => {
  const keys = endpoints.map(({ method, path }) => `${method} ${path}`)
  const [, rules = ''] = /(\*\*P28\.1\*\*.*)\*\*P28\.3/s.exec(readFileSync('docs/product.md', 'utf8')) ?? []
  const named: string[] = []
  let [methods, noun] = [[] as string[], '']
  for (const [, verbs, path = ''] of rules.matchAll(/([A-Z]{3,6}(?: and [A-Z]{3,6})?)\s|`(\/[^`?]*)/g)) {
    if (verbs) methods = verbs.split(' and ')
    else if (!path.startsWith('/{')) noun = path.startsWith('/api/') ? path : `/api/admin${path}`
    const address = path.startsWith('/{') ? noun + path : noun
    if (!verbs) named.push(...methods.map((method) => `${method} ${address}`))
  }
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((call) => !keys.includes(call))).toEqual([])
})

test('endpoints that need or create a session, and no others, are under /api/admin/', () => {
  for (const { name, path, access } of endpoints) {
    expect([name, path.startsWith('/api/admin/')]).toEqual([name, access !== 'public'])
  }
})

test('the names in a path are those of its parameters', () => {
  for (const { name, path } of endpoints) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
    expect([name, Object.keys(schemasOf(name).params?.shape ?? {})]).toEqual([name, inPath])
  }
})

test('a GET or DELETE takes no body, and a creation answers 201', () => {
  for (const { name, method, status } of endpoints) {
    const { body } = schemasOf(name)
    if (method === 'GET' || method === 'DELETE') expect([name, body]).toEqual([name, undefined])
    if (status !== undefined) expect([name, method]).toEqual([name, 'POST'])
  }
})

test('unknown fields are refused in each part of a body (P28.14)', () => {
  for (const { name } of endpoints) {
    const { body } = schemasOf(name)
    const text = body ? JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) : ''
    const count = (mark: string) => text.split(mark).length
    expect([name, count('"additionalProperties":false')]).toEqual([name, count('"properties":')])
  }
})

test('the gateway finds each endpoint under its own path, whatever the parameters are', () => {
  const router = findMyWay()
  for (const route of endpoints) router.on(route.method, toPattern(route.path), () => {}, route)
  for (const { name, method, path } of endpoints) {
    const filled = path.replace(/\{\w+\}/g, 'a%2Fb%20c')
    expect(router.find(method, filled)?.store.name).toBe(name)
  }
})

test('each word that puts endpoints into a stack of the back office begins a path', () => {
  for (const word of Object.values(ADMIN_STACKS).flat())
    expect(endpoints.map(({ path }) => `${path}/`)).toContainEqual(
      expect.stringContaining(`/api/admin/${word}/`),
    )
})
