/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import {
  button,
  expectText,
  expectToast,
  field,
  fill,
  fillAll,
  press,
} from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { refusal } from '#tests/support/component/fake-api.ts'
import { ownersApi } from '#tests/support/component/owners-api.ts'

async function openLogin() {
  const api = ownersApi()
  api.handlers.getSession = () => refusal(401, 'Not signed in')
  openScreen('/login')
  await waitFor(() => button('Sign In'))
  return api
}

async function signIn(): Promise<void> {
  fillAll({ Username: 'nobody', Password: 'wrong-password' })
  await press('Sign In')
}

const alert = () => document.querySelector('[role=alert]')

test('without a session a screen opens the login, which leads back to it (P16.1)', async () => {
  const api = ownersApi()
  api.handlers.getSession = () => refusal(401, 'Not signed in')
  openScreen('/contacts?status=new')
  await expectText('[role=status]', 'Please sign in to open the back office.')
  expect(document.title).toBe('Sign in | Back office')
  const website = [...document.querySelectorAll('a')].find((link) => /Back to website/.test(link.textContent))
  expect(website?.getAttribute('href')).toBe('/')
  await signIn()
  await expectToast('Login Successful', 'Welcome to the admin dashboard!')
  expect(location.pathname + location.search).toBe('/admin/contacts?status=new')
})

test('reports a wrong or missing password, and can show the password (P16.1)', async () => {
  const api = await openLogin()
  await press('Sign In')
  for (const text of ['Username is required', 'Password is required']) await expectText('body', text)
  expect(api.changes).toEqual([])
  api.fail('login', 401, 'Invalid credentials')
  // As a password manager may fill them in, without an event.
  field('Username').value = 'nobody'
  field('Password').value = 'wrong-password'
  await press('Sign In')
  await expectToast('Login Failed', 'Invalid credentials')
  expect(field('Password').type).toBe('password')
  await press('Show password')
  expect(field('Password').type).toBe('text')
  await press('Hide password')
  expect(field('Password').type).toBe('password')
})

test('shows a bare server error without its code, and how long to wait after too many tries (P16.1)', async () => {
  const api = await openLogin()
  api.fail('login', 500, null)
  await signIn()
  await expectToast('Login Failed', 'Invalid credentials')
  await expectText(alert, /^Invalid credentials$/)
  const message = 'Too many tries. Try again in 2 minutes.'
  api.fail('login', 429, message)
  await signIn()
  await expectToast('Login Failed', message)
  await expectText(alert, message)
  // Another try takes it away before its own answer.
  const answer = api.hold('login')
  await press('Sign In')
  await waitFor(() => expect(alert()).toBeNull())
  button('Signing in...')
  answer()
  await expectText(alert, message)
})

test('the code of an authenticator app is asked for and focused, and starting over forgets what was typed (P16.11)', async () => {
  const api = await openLogin()
  api.handlers.login = () => refusal(401, 'Enter the code', { needsCode: true })
  await signIn()
  await waitFor(() => expect(document.activeElement).toBe(field('Code')))
  expect(alert()).toBeNull()
  fill('Code', '123456')
  await press('Sign In')
  await expectText(alert, 'Enter the code')
  await press('Start over')
  expect([field('Username').value, field('Password').value]).toEqual(['', ''])
  expect(alert()).toBeNull()
})

test('offers a passkey where the browser knows them, and nowhere else (P16.10)', async () => {
  await openLogin()
  expect(document.body.textContent).not.toContain('passkey')
  Object.assign(window, { PublicKeyCredential: class {} })
  await openLogin()
  button('Sign in with a passkey')
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})
