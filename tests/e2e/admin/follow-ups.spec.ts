/** The owner switches reminders of quotes on below their texts, and readers stop them in one press (P33). */
import { expectToast } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'
import { button, expectNoToken, outcome } from '#tests/e2e/public/visit-link.ts'
import { breakApi } from '#tests/e2e/public/visitor-page.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { linkIn } from '#tests/support/mail/mailbox.ts'

const STOP = 'Stop these emails'

test('reminders are switched on after their texts were read, and stopped by one press of a reader, which /mails goes on showing', async ({
  page,
  signIn,
  freshAdmin,
}) => {
  await signIn()
  await page.goto('/admin/settings?tab=general')
  const shown = page.locator('[data-key="follow_ups"]')
  await expect(shown.getByRole('combobox')).toHaveCount(0)
  await expect(shown.locator('pre')).toHaveCount(3)
  await expect(shown.locator('pre').first()).toContainText('See or book your quote')
  const send = shown.getByRole('button', { name: 'I have read these, send them' })
  await send.click()
  await expectToast(page, 'Error', 'Enter the postal address of the business first.')
  await freshAdmin.set('business_postal_address', '12 Postal Way, Hanford, CA 93230')
  await page.reload()
  await expect(shown.locator('pre').last()).toContainText('12 Postal Way')
  await expectAccessible(page)
  await send.click()
  await expectToast(page, 'Reminders On')
  await expect(shown.getByRole('button', { name: 'Switch Off' })).toBeVisible()

  const [reminder = { text: '' }] = await freshAdmin.expect('previewFollowUps')
  const link = linkIn(reminder, '/mails')
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(link)
  await expectNoToken(page, '/mails')
  await expectAccessible(page)
  await breakApi(page, 'POST', '/api/mails/opt-out', 'no connection')
  await button(page, STOP).click()
  await expect(outcome(page, 'Something went wrong')).toBeFocused()
  await page.unrouteAll()
  await button(page, 'Try again').click()
  await expect(outcome(page, 'Stopped')).toBeFocused()
  await expectAccessible(page)
  for (const again of [() => page.reload(), () => page.goto(link)]) {
    await again()
    await expect(outcome(page, 'Stopped')).toBeVisible()
    await expect(button(page, STOP)).toHaveCount(0)
  }
  await button(page, 'Send them again').focus()
  await page.keyboard.press('Enter')
  await expect(outcome(page, 'On again')).toBeFocused()
  await expect(button(page, STOP)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.reload()
  await expect(outcome(page, 'No more offers by email?')).toBeVisible()
  await expect(button(page, STOP)).toBeVisible()
  await page.route('/api/mails/opt-out', (route) => route.fulfill({ json: { state: 'held' } }))
  await page.reload()
  await expect(outcome(page, 'Still stopped')).toBeVisible()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  await page.unrouteAll()

  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/mails')
  await expect(outcome(page, 'Open the link in your email')).toBeVisible()
  await page.goto(`/mails?k=u${'A'.repeat(44)}`)
  await expect(outcome(page, 'This link does not work')).toBeFocused()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
})
