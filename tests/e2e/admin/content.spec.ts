import { OWNER_MESSAGES } from '#schemas/facts/owner-messages.ts'
import {
  card,
  deleteByCard,
  expectPublished,
  expectToast,
  failOnce,
  uniqueKey,
  uniqueName,
} from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/own-stack.ts'

const CONTENT = /\/api\/admin\/content/

test('creates an item from section, key and content, and shows the reason of a failure (P30.6)', async ({
  page,
  signIn,
  ownAdmin,
}) => {
  await signIn()
  const key = uniqueKey('note')
  await page.goto('/admin/content?dialog=add')
  const dialog = page.getByRole('dialog', { name: 'Add Content' })
  const save = dialog.getByRole('button', { name: 'Add Content' })
  await expect(save).toBeDisabled()
  await expect(dialog.getByText('Still needed: section, key, content')).toBeVisible()
  const choicesOf = (label: string) => dialog.getByLabel(label).locator('option')
  await expect(choicesOf('Section *')).toHaveText([
    ...['Choose a section', 'Hero', 'Services', 'Quote', 'About', 'Contact', 'Footer', 'Why cleaning'],
    ...['Commercial', 'General'],
  ])
  await expect(choicesOf('Content Type')).toHaveText(['Plain text', 'HTML', 'Markdown'])
  await dialog.getByLabel('Section *').selectOption('general')
  await dialog.getByLabel('Key *').fill('Two Words')
  await dialog.getByLabel('Content *').fill('We are closed on Sunday.')
  await save.click()
  await expect(dialog.getByText(OWNER_MESSAGES.keyForm)).toBeVisible()
  await dialog.getByLabel('Key *').fill(key)
  await expect(dialog.getByText('Not shown on the site yet')).toBeVisible()
  const failed = 'Failed to create content: The service is busy.'
  await failOnce(page, { method: 'POST', path: CONTENT }, save, failed)
  await expectToast(page, 'Content created successfully')
  const stored = (await ownAdmin.expect('listContentItems')).find((item) => item.key === key)
  expect(stored).toMatchObject({ section: 'general', contentType: 'text' })
  const added = card(page, stored?.id ?? '')
  await expect(added).toContainText('We are closed on Sunday.')
  await expect(added.getByRole('heading')).toHaveText(key)
})

test('shows html as sanitised markup, other types as plain text', async ({ page, signIn, ownAdmin }) => {
  await signIn()
  const html = await ownAdmin.expect('createContentItem', {
    body: { section: 'about', key: uniqueKey('html'), content: '<b>Bold</b> words', contentType: 'html' },
  })
  const plain = await ownAdmin.expect('createContentItem', {
    body: {
      section: 'about',
      key: uniqueKey('md'),
      content: '**not bold** <i>here</i>',
      contentType: 'markdown',
    },
  })
  await page.goto('/admin/content')
  await expect(card(page, html.id).locator('b, strong')).toHaveText('Bold')
  await expect(card(page, plain.id)).toContainText('**not bold** <i>here</i>')
  await expect(card(page, plain.id)).toContainText(/markdown.*Last updated [A-Z][a-z]{2} \d/s)
  await card(page, plain.id).getByRole('button', { name: 'Edit' }).click()
  const preview = card(page, plain.id).getByRole('region', { name: 'Preview' })
  await expect(preview.locator('strong')).toHaveText('not bold')
  await card(page, plain.id)
    .getByLabel('Content *')
    .fill('*fresh* <img src=x onerror="document.title=1"> [bad](javascript:alert(1))')
  await expect(preview.locator('em')).toHaveText('fresh')
  await expect(preview.locator('img')).toHaveCount(0)
  await expect(preview.getByText('bad')).not.toHaveAttribute('href')
})

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
  await page.route(CONTENT, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  )
  await shown.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Error', 'Failed to update content: The server failed without a reason.')
  await page.unroute(CONTENT)
  const save = shown.getByRole('button', { name: 'Save' })
  const failed = 'Failed to update content: The service is busy.'
  await failOnce(page, { method: 'PATCH', path: CONTENT }, save, failed)
  await expectToast(page, 'Content updated successfully')
  await expect(shown).toContainText(title)
  await expect(shown.getByRole('button', { name: 'Edit' })).toBeFocused()
  await expectPublished(page, '/why-window-cleaning', page.getByRole('heading', { name: title, level: 1 }))
})

test('names the page that shows an item, which shows it on the next load', async ({
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

test('a stale edit of an item shows the newer text', async ({ page, signIn, ownAdmin }) => {
  await signIn()
  const { id } = await ownAdmin.expect('createContentItem', {
    body: { section: 'hero', key: uniqueKey('stale'), content: 'first' },
  })
  await page.goto('/admin/content')
  await card(page, id).getByRole('button', { name: 'Edit' }).click()
  await ownAdmin.expect('updateContentItem', { params: { id }, body: { content: 'second' } })
  await card(page, id).getByLabel('Content *').fill('mine')
  await card(page, id).getByRole('button', { name: 'Save' }).click()
  await expect(card(page, id).getByRole('alert')).toContainText('Content is now: second')
  await card(page, id).getByRole('button', { name: 'Use the newer version' }).click()
  await expect(card(page, id).getByLabel('Content *')).toHaveValue('second')
})

test('deletes an item after confirming, and keeps it on failure', async ({ page, signIn, ownAdmin }) => {
  await signIn()
  const { id } = await ownAdmin.expect('createContentItem', {
    body: { section: 'footer', key: uniqueKey('gone'), content: 'soon' },
  })
  await page.goto('/admin/content')
  await deleteByCard(page, card(page, id), {
    title: 'Delete Content',
    effect: 'will be deleted; no page shows it.',
    path: CONTENT,
    failed: 'Failed to delete content: The service is busy.',
  })
  await expectToast(page, 'Content deleted successfully')
  await expect(card(page, id)).toHaveCount(0)
})
