/** `npm run dev`: Vite renders pages from the sources, and islands hydrate without a build. */
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { startDevSite } from '#scripts/local/dev-site.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'

// Set for a worker of its own: another spec may have connected this process to another table.
test.use({ video: 'off', stackEnv: {} })

test("the development server renders pages with the owner's facts that hydrate, and the shell of the back office", async ({
  page,
  stack,
  freshAdmin,
}) => {
  const phone = '(559) 555-6677'
  await freshAdmin.set('phone', phone)
  Object.assign(process.env, tableEnvironment(stack.dynamodbEndpoint))
  const site = await startDevSite(0, '127.0.0.1', stack.url)
  try {
    await page.goto(site.url)
    await expect(page.locator('footer')).toContainText(phone)
    await page.getByRole('radio', { name: /^Large home/ }).check()
    await page.getByRole('radio', { name: /^Two stories/ }).check()
    await expect(page.locator('.quote-amount')).toHaveText('$338')
    await page.goto(`${site.url}/admin/login`)
    // The first load compiles the back office.
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible({ timeout: 60_000 })
  } finally {
    await site.stop()
  }
})
