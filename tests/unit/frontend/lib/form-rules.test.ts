/** Rules of the fields of visitors' forms, with their exact messages. */
import { expect, test } from '@jest/globals'
import {
  bindFields,
  emailRules,
  optionalText,
  requiredText,
  withoutBlanks,
} from '#frontend/lib/form-rules.ts'

test.each(['', ' ', ' \n\t', undefined, null, 7])('%j is no text, and the form says so', (value) => {
  expect(requiredText('Name is required', 100).validate(value)).toBe('Name is required')
})

test('a text counts as soon as it holds more than blanks', () => {
  expect(requiredText('Name is required', 100).validate(' a ')).toBe(true)
})

test('each rule carries its longest length and the text that tells it', () => {
  for (const [rules, max] of [
    [requiredText('x', 100), 100],
    [optionalText(300), 300],
    [emailRules, 255],
  ] as const) {
    expect(rules.maxLength).toEqual({ value: max, message: `At most ${max} characters` })
  }
})

test.each([
  ['ana@example.com', true],
  [' ana@example.com ', true],
  ['ana.maria+quote@mail.example.co', true],
  ['', 'Valid email is required'],
  [undefined, 'Valid email is required'],
  ['ana', 'Valid email is required'],
  ['ana@', 'Valid email is required'],
  ['ana@example', 'Valid email is required'],
  ['ana maria@example.com', 'Valid email is required'],
  ['.ana@example.com', 'Valid email is required'],
  ['ana..b@example.com', 'Valid email is required'],
  // Some mail programs decode this to an address of its own.
  ['=?utf-8?q?a=40evil.example=2C?=@example.com', 'Valid email is required'],
  ['a=b?c@example.com', true],
  ['ana@-example.com', 'Valid email is required'],
  ['ana@example.c', 'Valid email is required'],
  [`${'a'.repeat(64)}@example.com`, true],
  [`${'a'.repeat(65)}@example.com`, 'Valid email is required'],
  [`ana@${'a'.repeat(63)}.com`, true],
  [`ana@${'a'.repeat(64)}.com`, 'Valid email is required'],
])('the email %j is answered with %j', (value, answer) => {
  expect(emailRules.validate(value)).toBe(answer)
})

test.each([
  ['5595550142', true],
  [' 559555014 ', 'Valid phone number is required'],
  ['', 'Valid phone number is required'],
  [undefined, 'Valid phone number is required'],
])('the phone number %j is answered with %j: ten characters at least', (value, answer) => {
  expect(requiredText('Valid phone number is required', 30, 10).validate(value)).toBe(answer)
})

test('empty fields are not sent', () => {
  expect(withoutBlanks({ name: 'Ana', phone: '', message: ' ' })).toEqual({ name: 'Ana', message: ' ' })
})

test('all fields of a form are registered in their order before any of them has its rules', () => {
  const calls: unknown[][] = []
  const register = (...parameters: unknown[]) => {
    calls.push(parameters)
    return { name: parameters[0] }
  }
  const errors = { email: { type: 'x', message: 'Valid email is required' } }
  const field = bindFields<{ name: string; email: string }, 'name' | 'email'>(
    'contact',
    ['name', 'email'],
    register as never,
    errors,
  )
  expect(calls).toEqual([['name'], ['email']])
  const rules = optionalText(5)
  expect(field('email', rules)).toMatchObject({
    name: 'email',
    id: 'contact-email',
    error: 'Valid email is required',
  })
  expect(field('name', rules)).toMatchObject({ id: 'contact-name', error: undefined })
  expect(calls.slice(2)).toEqual([
    ['email', rules],
    ['name', rules],
  ])
})
