import { beforeEach, expect, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import { idOfLink, isSigned, type LinkScope, signLink } from '#functions/links/signed-link.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
beforeEach(() => {
  process.env[ENV.linkSecrets] = 'new'
})

test('a token has 45 characters that no mail program escapes, and names its record', () => {
  for (const scope of ['visit', 'calendar', 'answer', 'feed', 'optOut', 'quote', 'ownQuote'] as const) {
    const token = signLink(scope, id)
    expect(token).toMatch(/^[vcofuqb][A-Za-z0-9_-]{44}$/)
    expect(idOfLink(scope, token)).toBe(id)
    expect(isSigned(token, scope, id)).toBe(true)
  }
})

test('a token is good for its scope, record and generation alone', () => {
  const token = signLink('visit', id, 1)
  expect(isSigned(token, 'visit', id, 1)).toBe(true)
  expect(isSigned(token, 'visit', id)).toBe(false)
  expect(isSigned(token, 'visit', id.replace('0f', '1f'), 1)).toBe(false)
  for (const scope of ['calendar', 'answer', 'feed'] as LinkScope[]) {
    expect(isSigned(token, scope, id, 1)).toBe(false)
    expect(idOfLink(scope, token)).toBeUndefined()
  }
})

test('a token with any other character is good for nothing, nor is another spelling of its bytes', () => {
  const token = signLink('visit', id)
  const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=ö ']
  const others = [...token].flatMap((old, at) =>
    characters.filter((one) => one !== old).map((one) => token.slice(0, at) + one + token.slice(at + 1)),
  )
  expect(others.length).toBeGreaterThan(2000)
  expect(others.filter((one) => isSigned(one, 'visit', idOfLink('visit', one) ?? id))).toEqual([])
})

test('links of the previous secret go on working until it is taken away; new ones have the current one', () => {
  const old = signLink('visit', id)
  process.env[ENV.linkSecrets] = 'newer,new'
  expect(isSigned(old, 'visit', id)).toBe(true)
  const token = signLink('visit', id)
  expect(token).not.toBe(old)
  process.env[ENV.linkSecrets] = 'newer'
  expect(isSigned(old, 'visit', id)).toBe(false)
  expect(isSigned(token, 'visit', id)).toBe(true)
})
