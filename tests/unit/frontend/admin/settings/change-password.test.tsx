/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { Answer } from '#schemas/contract/index.ts'
import { expectText, expectToast, field, fill, press, user } from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { refusal } from '#tests/support/component/fake-api.ts'
import { ownersApi } from '#tests/support/component/owners-api.ts'

const NEW = 'harvest moon and tumbleweed'

test('the first password is changed only with itself and a repeated new one (P16.7, P16.8, P16.9)', async () => {
  const api = ownersApi()
  const { getSession } = api.handlers
  let hasFirstPassword = true
  api.handlers.getSession = (input) => ({
    ...(getSession?.(input) as Answer<'getSession'>),
    hasFirstPassword,
  })
  api.handlers.changePassword = ({ body }) => {
    const message = 'Current password is incorrect'
    if (body.currentPassword !== 'first')
      return refusal(400, message, { fields: { currentPassword: message } })
    hasFirstPassword = false
    return { success: true }
  }
  openScreen('/dashboard')
  const choose = () => document.querySelector<HTMLElement>('main .alert-warning a')
  await expectText(choose, 'Choose your own password')
  await user.click(choose() as HTMLElement)
  await waitFor(() => field('New Password'))
  const form = () => document.querySelector('form')
  for (const [length, words] of [
    [12, 'Good length'],
    [11, 'Fair: 12 or more characters are safer'],
    [6, 'Fair: 12 or more characters are safer'],
    [5, 'Too short: at least 6 characters'],
  ] as const) {
    fill('New Password', 'x'.repeat(length))
    await expectText(form, words)
    expect(form()?.querySelector('meter')?.value).toBe(length)
  }
  fill('Confirm New Password', 'other')
  await press('Update Password')
  await expectText(form, /Current password is required.*Password must be at least 6 characters/)
  await expectToast('Error', 'New passwords do not match')
  expect(api.changes).toEqual([])
  for (const label of ['New Password', 'Confirm New Password']) fill(label, NEW)
  fill('Current Password', 'not the password')
  await press('Update Password')
  await expectToast('Error', 'Current password is incorrect')
  // At its field, and not below as well.
  expect(form()?.textContent.match(/Current password is incorrect/g)).toHaveLength(1)
  fill('Current Password', 'first')
  await press('Update Password')
  await expectToast('Password Updated', 'Other devices have been signed out.')
  expect(api.changes.at(-1)?.body).toEqual({ currentPassword: 'first', newPassword: NEW })
  expect(field('New Password').value).toBe('')
  await user.click(document.querySelector('nav a[href="/admin/dashboard"]') as HTMLElement)
  await expectText(() => document.querySelector('h1'), 'Admin Dashboard')
  await waitFor(() => expect(choose()).toBeNull())
})
