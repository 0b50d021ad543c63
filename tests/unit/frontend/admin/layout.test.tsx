/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { button, expectText, press, user } from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { expectReads } from '#tests/support/component/monday.ts'
import { ownersApi } from '#tests/support/component/owners-api.ts'

test('every screen has search, website, logout and the other screens around it (P18.2)', async () => {
  await expectReads('/money', 'header', 'Back office | Search | → / | View Website | Logout')
  await expectReads(
    '/money',
    'nav',
    `→ /dashboard | Dashboard | → /today | Today | → /bookings | Bookings | → /contacts | Contacts | → /quotes | Quotes
    | More | → /money | Money | → /customers | Customers | → /content | Content | → /photos | Photos | → /settings
    | Settings | → /working | Is everything working?`,
  )
  const nav = document.querySelector<HTMLElement>('nav[aria-label="Back office"]') ?? undefined
  await press('More', nav)
  const isOpen = () => button('More', nav).getAttribute('aria-expanded')
  expect(isOpen()).toBe('true')
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe('false')
  await press('More', nav)
  await user.click(screen.getByRole('link', { name: 'Customers' }))
  await waitFor(() => expect(isOpen()).toBe('false'))
})

test('/admin opens the dashboard (P16.1)', async () => {
  ownersApi()
  openScreen('')
  await expectText(() => document.querySelector('h1'), 'Admin Dashboard')
  expect(location.pathname).toBe('/admin/dashboard')
})
