import { expect, test } from '@jest/globals'
import { LoginRequest } from '#schemas/contract/session.ts'

test('an accent is the same letter however a keyboard writes it, in username and password', () => {
  const typed = LoginRequest.parse({ username: 'jose\u0301', password: 'pin\u0303a colada' })
  expect(typed).toEqual({ username: 'jos\u00E9', password: 'pi\u00F1a colada' })
})
