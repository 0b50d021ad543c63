/** The page of the link in the owner's mail about a change of account or leads (P16.16). */
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'
import { button, expectNoToken, outcome } from '#tests/e2e/public/visit-link.ts'
import { breakApi } from '#tests/e2e/public/visitor-page.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { linkIn, waitForMail } from '#tests/support/mail/mailbox.ts'

const UNDO = 'This was not me: undo it'

test('a phone that is not signed in sees and undoes a change', async ({ page, freshAdmin, freshStack }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  const setPhone = (value: string) => freshAdmin.set('phone', value)
  await setPhone('(559) 555-0111')
  await setPhone('(559) 555-0199')
  const { body } = await waitForMail(freshStack, ({ subject }) => subject.includes('phone number'))
  const link = linkIn(body, '/undo')
  await page.goto(link)
  await expectNoToken(page, '/undo')
  await expect(outcome(page, 'The phone number of the website was changed')).toBeVisible()
  await expect(page.locator('dl')).toContainText('Now(559) 555-0199Put back(559) 555-0111')
  await expect(button(page, UNDO)).toBeVisible()
  await expectAccessible(page)
  await breakApi(page, 'POST', '/api/changes/undo', 'no connection')
  await button(page, UNDO).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No answer' })).toHaveText(/ and try again\.$/)
  await page.unrouteAll()
  expect((await freshAdmin.call('getSession')).status).toBe(200)
  await button(page, UNDO).click()
  await expect(outcome(page, 'Undone')).toBeFocused()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect((await freshAdmin.call('getSession')).status).toBe(401)
  await page.reload()
  await expect(outcome(page, 'This has already been undone')).toBeVisible()
  await expect(button(page, UNDO)).toHaveCount(0)
  await page.goto(`/undo?k=x${'A'.repeat(44)}`)
  await expect(outcome(page, 'This link does not work')).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/admin')
})
