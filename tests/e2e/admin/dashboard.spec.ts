import { expectToast } from '#tests/e2e/admin/back-office.ts'
import { test as testAlone } from '#tests/e2e/admin/own-stack.ts'
import { contactRequest } from '#tests/support/api/requests.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { breakBucket } from '#tests/support/publisher/broken-bucket.ts'

test('lists placeholders, claims and prices to confirm, with links (P1.2, P18.4)', async ({
  page,
  signIn,
  admin,
}) => {
  await signIn()
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('link', { name: /commercial prices?$/ })).toBeVisible()
  const claim = page.getByRole('button', { name: 'It is true: 5.0 star reviews' })
  await expect(page.getByText('“5.0 star reviews” on /')).toBeVisible()
  await claim.click()
  await expect(claim).toHaveCount(0)
  await expect(page.locator('.claims li').first()).toBeFocused()
  const confirmed = (await admin.expect('listSettings')).find(({ key }) => key === 'claim_five_stars')
  expect(confirmed).toMatchObject({ value: 'yes', isPlaceholder: false })
  const pane = page.locator('[data-key="claim_one_pane"]')
  await expect(pane).not.toContainText('Still on the page')
  await pane.getByRole('button', { name: /^It is not true: We test one pane/ }).click()
  await expectToast(page, 'Setting Updated', 'Still on /services: ask whoever runs the site to remove it.')
  await expect(pane.getByRole('button')).toHaveCount(0)
  await expect(pane).toContainText('Not true, but still on the page: ask whoever runs the site to remove it.')
  await page.goto('/admin/settings?tab=general&q=claim_one_pane')
  await expect(pane.getByRole('combobox')).toHaveValue('no')
  await expect(pane.getByRole('status')).toContainText('still on the page')
  await expect(pane).not.toContainText('needs your input')
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Phone number shown on every page' }).click()
  await expect(page.getByRole('tab', { name: 'General Settings' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Phone number shown on every page')).toBeVisible()
})

test('marks the chosen tab (P23.1)', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/settings?tab=general')
  await expect(page.getByRole('tab')).toHaveText([
    'Pricing Configuration',
    'General Settings',
    'Account Settings',
  ])
  const lineBelow = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).boxShadow)
  expect(await lineBelow('General Settings')).not.toBe('none')
  expect(await lineBelow('Account Settings')).toBe('none')
})

testAlone(
  'the dashboard says when the website was updated, what waits for that and why, and Retry ends it (P18.5)',
  async ({ page, signIn, ownAdmin, ownStack }) => {
    const setPhone = (value: string) =>
      ownAdmin.expect('updateSetting', { params: { key: 'phone' }, body: { value } })
    await signIn()
    await setPhone('(559) 555-3311')
    await page.goto('/admin/dashboard')
    const status = page.getByRole('status').filter({ hasText: 'Site updated' })
    await expect(async () => {
      await page.reload()
      await expect(status).toHaveText(/^Site updated \w+ \d+, \d{4}, \d+:\d\d\s[AP]M\.$/, { timeout: 1000 })
    }).toPass()
    const mend = await breakBucket(ownStack.dataDir)
    await setPhone('(559) 555-3322')
    await expect(async () => {
      await page.reload()
      await expect(status).toContainText('The last update failed. The new pages could not be stored.', {
        timeout: 1000,
      })
    }).toPass()
    await expect(status).toContainText('Not on it yet: settings.')
    await mend()
    await status.getByRole('button', { name: 'Retry' }).click()
    await expectToast(page, 'Update Started', 'The website will be updated shortly.')
    await expect(status).not.toContainText('Not on it yet', { timeout: 20_000 })
    await expect(status.getByRole('button')).toHaveCount(0)
    await page.goto('/')
    await expect(page.locator('footer')).toContainText('(559) 555-3322')
  },
)

test('lists of five say of how many they are, and waits of days are said in days (P35.3)', async ({
  page,
  signIn,
  visitor,
}) => {
  await signIn()
  for (let count = 0; count < 6; count++) await visitor.expect('createContact', { body: contactRequest() })
  await page.clock.install({ time: Date.now() + 4 * 24 * 60 * 60 * 1000 + 60_000 })
  await page.goto('/admin/dashboard')
  await expect(page.locator('.recent-lists')).toContainText(/The newest 5 of [\d,]+\./)
  await page.getByRole('link', { name: /late replies$/ }).click()
  const late = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Late replies' }) })
  await expect(late.getByRole('heading')).toHaveText(/\((\d+|100 or more)\)$/)
  await expect(late.getByRole('listitem')).toHaveCount(5)
  await expect(late.locator('.badge-red').first()).toHaveText(/3 days late/)
  await expect(late).toContainText(/The 5 oldest of \d+/)
  await late.getByRole('link', { name: 'See all' }).click()
  await expect(page.getByLabel('Status')).toHaveValue('new')
})
