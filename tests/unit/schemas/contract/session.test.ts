/** Rules of usernames and passwords, with exact messages. */
import { expect, test } from '@jest/globals'
import { ChangePasswordRequest, CreateAdminRequest, LoginRequest } from '#schemas/contract/session.ts'
import { complaints, type Fields, tooLong } from '#tests/unit/schemas/contract/complaints.ts'

const admin = { username: 'mariana', email: 'ana@example.com', password: 'six six' }
const login = { username: 'mariana', password: 'p' }
const passwords = { currentPassword: 'old', newPassword: 'six six' }

test('signing in asks for both words (P26.1, P28.9)', () => {
  const told = (changes: Fields) => complaints(LoginRequest, login, changes)
  expect(told({})).toEqual([])
  expect(told({ username: ' ' })).toEqual(['username: Username is required'])
  expect(told({ username: undefined })).toEqual(['username: Username is required'])
  expect(told({ password: '' })).toEqual(['password: Password is required'])
  expect(told({ password: undefined })).toEqual(['password: Password is required'])
  expect(told({ username: 'x'.repeat(256) })).toEqual(['username: Username is required'])
  expect(told({ password: 'x'.repeat(1000) })).toEqual([])
  expect(told({ password: 'x'.repeat(1001) })).toEqual(['password: Password is too long'])
  expect(told({ device: 'x'.repeat(1000) })).toEqual([])
  expect(told({ device: 'x'.repeat(1001) })).toEqual([`device: ${tooLong(1000)}`])
  // A password may begin and end with blanks, a name does not.
  expect(LoginRequest.parse({ username: ' Jose\u0301 ', password: ' cafe\u0301 ' })).toEqual({
    username: 'Jos\u00e9',
    password: ' caf\u00e9 ',
  })
})

test('a new admin has three characters of name and six of password, which fit into 72 bytes (P16.8)', () => {
  const told = (changes: Fields) => complaints(CreateAdminRequest, admin, changes)
  expect(told({ username: 'ana' })).toEqual([])
  expect(told({ username: 'an' })).toEqual(['username: Username must be at least 3 characters'])
  expect(told({ username: 'x'.repeat(50) })).toEqual([])
  expect(told({ username: 'x'.repeat(51) })).toEqual([`username: ${tooLong(50)}`])
  expect(told({ password: '123456' })).toEqual([])
  expect(told({ password: '12345' })).toEqual(['password: Password must be at least 6 characters'])
  expect(told({ password: 'x'.repeat(72) })).toEqual([])
  expect(told({ password: 'é'.repeat(37) })).toEqual(['password: Password must be at most 72 bytes long'])
})

test('changing the password asks for the current one (P28.9)', () => {
  const told = (changes: Fields) => complaints(ChangePasswordRequest, passwords, changes)
  expect(told({})).toEqual([])
  expect(told({ currentPassword: '' })).toEqual(['currentPassword: Current password is required'])
  expect(told({ newPassword: 'short' })).toEqual(['newPassword: Password must be at least 6 characters'])
  // The same letter, written with one sign and with two.
  expect(ChangePasswordRequest.parse({ ...passwords, newPassword: 'cafe\u0301 noir' }).newPassword).toBe(
    'caf\u00e9 noir',
  )
})
