/** The link that lets a new browser of the owner sign in while strangers use up the tries (P16.17). */
import { expectToast, fillSignIn } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { linkIn, waitForMail } from '#tests/support/mail/mailbox.ts'
import { spend } from '#tests/support/table/budgets.ts'

test.use({ viewport: { width: 390, height: 844 } })

const SECONDS = 300
const windowsOf = (now: Date) => {
  const start = Math.floor(now.getTime() / 1000 / SECONDS) * SECONDS
  return { start, end: start + SECONDS }
}

test('an owner whose new browser is refused has a link mailed, opens it there, and signs in', async ({
  page,
  freshStack,
}) => {
  const { username } = freshStack.admin
  await spend(freshStack.dynamodbEndpoint, { scope: 'login-username', client: username, windowsOf })
  await page.goto('/admin/login')
  const ask = page.getByRole('button', { name: 'Email me a sign-in link' })
  await expect(ask).toHaveCount(0)
  await fillSignIn(page, freshStack.admin)
  await expect(page.getByRole('alert')).toContainText('Too many tries.')
  await expectAccessible(page)
  await ask.click()
  await expect(page.locator('p[role=status]')).toContainText('is on its way to the address for new leads')
  await expectAccessible(page)
  const { body } = await waitForMail(freshStack, ({ subject }) => subject === 'Your link to sign in')
  await page.goto(linkIn(body, '/admin/login'))
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(page.getByRole('status')).toContainText('sign in once, for an hour after it was asked for.')
  await fillSignIn(page, freshStack.admin)
  await expectToast(page, 'Login Successful', 'Welcome to the admin dashboard!')
})
