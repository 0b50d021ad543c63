import { card, expectPublished, expectToast, uniqueKey, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/own-stack.ts'

test('edits an item inline, and the page shows it within seconds', async ({ page, signIn, ownAdmin }) => {
  await signIn()
  const item = (await ownAdmin.expect('listContentItems')).find(
    ({ section, key }) => section === 'why-cleaning' && key === 'page_title',
  )
  await page.goto('/admin/content?q=page_title')
  const shown = card(page, item?.id ?? '')
  await shown.getByRole('button', { name: 'Edit' }).click()
  await expect(shown.getByLabel('Section *')).toBeFocused()
  const title = uniqueName('Why we clean')
  await shown.getByLabel('Content *').fill(title)
  await shown.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Content updated successfully')
  await expect(shown).toContainText(title)
  await expect(shown.getByRole('button', { name: 'Edit' })).toBeFocused()
  await expectPublished(page, '/why-window-cleaning', page.getByRole('heading', { name: title, level: 1 }))
})

test('names the page that shows an item, which shows it on the next load (P22.1)', async ({
  page,
  signIn,
  ownAdmin,
}) => {
  await signIn()
  const item = (await ownAdmin.expect('listContentItems')).find(
    ({ section, key }) => section === 'commercial' && key === 'features_title',
  )
  const { id: idle } = await ownAdmin.expect('createContentItem', {
    body: { section: 'commercial', key: uniqueKey('idle'), content: 'nowhere' },
  })
  await page.goto('/admin/content?status=commercial')
  await expect(card(page, idle)).toContainText('Not shown on the site yet')
  await expect(card(page, item?.id ?? '')).toContainText('Shown on /commercial-quote')
  const content = uniqueName('Why shops choose us')
  await ownAdmin.expect('updateContentItem', { params: { id: item?.id ?? '' }, body: { content } })
  await card(page, item?.id ?? '')
    .getByRole('link', { name: '/commercial-quote' })
    .click()
  await expect(page.getByText(content)).toBeVisible()
})
