import { expect, test } from '@jest/globals'
import {
  COMMON_PASSWORD_MESSAGE,
  COMMON_PASSWORDS,
  OWN_WORD_MESSAGE,
  passwordProblem,
} from '#functions/account/password-policy.ts'
import * as LIMITS from '#schemas/facts/limits.ts'

test.each(['123456', 'password', 'Password', 'QWERTY', 'letmein', 'baseball', '１２３４５６'])(
  '%s is refused as common (P16.8)',
  (password) => {
    expect(passwordProblem(password, [])).toBe(COMMON_PASSWORD_MESSAGE)
  },
)

test.each([
  'Hanford2025!',
  'hanfordwindow',
  'windowcleaning',
  'CentralValley1',
  '2026 CENTRAL_valley',
  'cleanwindows99',
  'officecleaning#7',
])('%s is refused as guessable (P16.8)', (password) => {
  expect(passwordProblem(password, [])).toBe(OWN_WORD_MESSAGE)
})

/** Words of the trade, the area and back offices, as outsiders would list them. */
const KNOWN_WORDS =
  'window windows clean cleaner cleaners cleaning glass house office service central valley california hanford fresno ' +
  'visalia tulare lemoore clovis kingsburg porterville delano bakersfield kings kern business owner admin ' +
  'administrator password login welcome website'

test.each(KNOWN_WORDS.split(' '))('the word %s alone, with digits around it, is refused', (word) => {
  expect(passwordProblem(`2026-${word}-7319`, [])).toBe(OWN_WORD_MESSAGE)
})

test('the message says why, and what to choose', () => {
  expect(COMMON_PASSWORD_MESSAGE).toBe(
    'This is one of the most common passwords. Please choose another, such as a few unrelated words.',
  )
  expect(OWN_WORD_MESSAGE).toBe(
    'This password is made of words about the business. Please choose one that nobody could guess.',
  )
})

test('a word of one or two letters in a name makes no password guessable', () => {
  expect(passwordProblem('xqzxqz', ['X Q Z'])).toBe(OWN_WORD_MESSAGE)
  expect(passwordProblem('xxqqzz', ['X Q Z'])).toBeUndefined()
  expect(passwordProblem('zapzap', ['Zap & Co'])).toBe(OWN_WORD_MESSAGE)
})

test('words of the business, the username and the address are refused too (P16.8)', () => {
  const words = ['Sparkle Brothers', 'mariana', 'boss@sparkle.example']
  expect(passwordProblem('Sparkle2026', [])).toBeUndefined()
  expect(passwordProblem('Sparkle2026', words)).toBe(OWN_WORD_MESSAGE)
  expect(passwordProblem('mariana!!!', words)).toBe(OWN_WORD_MESSAGE)
  expect(passwordProblem('boss-brothers', words)).toBe(OWN_WORD_MESSAGE)
})

test('a name counts as a whole too, so that its short parts do not get a password past the rule', () => {
  expect(passwordProblem('AlsGlass24', ["Al's Glass"])).toBe(OWN_WORD_MESSAGE)
  expect(passwordProblem('AlsGlass24', [])).toBeUndefined()
})

test.each([
  'correct horse battery staple',
  'hanfordia',
  'my windows face north',
  'zq8!vT2m',
  '文字化けしない鍵',
  '8204719365',
  'x'.repeat(64),
])('%s may be used', (password) => {
  expect(passwordProblem(password, [])).toBeUndefined()
})

test('the list holds 2,500 passwords, each long enough to get past the length rule (P16.8)', () => {
  expect(COMMON_PASSWORDS.size).toBe(2500)
  for (const password of COMMON_PASSWORDS) expect(password.length).toBeGreaterThanOrEqual(LIMITS.passwordMin)
})
