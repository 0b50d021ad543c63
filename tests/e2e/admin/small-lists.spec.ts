/** Lists that are read whole: content, prices and settings have what the lists of records have. */
import type { Page } from '@playwright/test'
import { card, noteSizes, uniqueKey } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/own-stack.ts'

const totals = (page: Page) => page.locator('.list-totals')

test('searches, filters, sorts and pages content, and keeps it in the URL', async ({
  page,
  signIn,
  ownAdmin,
}) => {
  await signIn()
  const word = uniqueKey('page')
  const others = await ownAdmin.expect('listContentItems')
  const ids: string[] = []
  for (let index = 10; index < 82; index += 1) {
    const body = { section: 'about', key: `${word}_${index}`, content: 'an owner’s words' } as const
    ids.push((await ownAdmin.expect('createContentItem', { body })).id)
  }
  const cards = page.locator('.record-card')
  const sizes = noteSizes(page, /\/api\/admin\/content/)
  await page.goto('/admin/content')
  await expect(totals(page)).toHaveText(`${others.length + 72} content items`)
  await page.getByRole('searchbox', { name: 'Search content items' }).fill("owner's words")
  await expect(totals(page)).toHaveText('72 found')
  await page.getByRole('searchbox', { name: 'Search content items' }).fill(word)
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await expect(totals(page)).toHaveText('72 found')
  await expect(cards).toHaveCount(50)
  expect(Math.max(...(await Promise.all(sizes)))).toBe(100)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards).toHaveCount(72)
  await page.reload()
  await expect(cards).toHaveCount(72)
  await expect(page.getByText('Showing 72 of 72')).toBeVisible()
  await expect(cards.first()).toHaveAttribute('data-id', ids[0] ?? '')
  await ownAdmin.expect('updateContentItem', { params: { id: ids[7] ?? '' }, body: { content: 'newer' } })
  await page.getByLabel('Order').selectOption('Last changed')
  await page.reload()
  await expect(page.getByLabel('Order')).toHaveValue('changed')
  await expect(cards.first()).toHaveAttribute('data-id', ids[7] ?? '')
  await page.getByLabel('Section', { exact: true }).selectOption('Hero')
  await expect(page.getByText('No content items match your search')).toBeVisible()
  await expect(page).toHaveURL(/status=hero/)
  for (const id of ids) await ownAdmin.expect('deleteContentItem', { params: { id } })
})

test('searches, filters and sorts prices within their category, and keeps it in the URL', async ({
  page,
  signIn,
  ownAdmin,
}) => {
  await signIn()
  const entries = await ownAdmin.expect('listPricingEntries')
  const sizes = entries.filter(({ category }) => category === 'house_size')
  await page.goto('/admin/settings')
  await expect(totals(page)).toHaveText(`${entries.length} prices`)
  await expect(page.locator('.group-head')).toHaveText([
    ...['House size', 'Stories', 'Window types', 'Interior cleaning', 'Additional services'],
    ...['Hard water stains', 'Commercial windows', 'Commercial buildings', 'Commercial frequency'],
    'Commercial options',
  ])
  const names = page.locator('section', { hasText: 'House size' }).getByRole('heading', { level: 3 })
  await expect(names).toHaveText(sizes.map(({ label }) => label))
  await page.getByLabel('Order').selectOption('By name')
  await expect(names).toHaveText(sizes.map(({ label }) => label).toSorted())
  const [off] = sizes
  if (!off) throw new Error('No house size')
  await ownAdmin.expect('updatePricingEntry', { params: { id: off.id }, body: { isActive: false } })
  await page.reload()
  await expect(names).toHaveText(sizes.map(({ label }) => label).toSorted())
  await page.getByLabel('Status').selectOption('Off')
  await expect(card(page, off.id)).toBeVisible()
  await expect(totals(page)).toHaveText('1 found')
  await ownAdmin.expect('updatePricingEntry', { params: { id: off.id }, body: { isActive: true } })
  await page.getByLabel('Status').selectOption('All prices')
  await page.getByRole('searchbox', { name: 'Search prices' }).fill('no such price')
  await expect(page.getByText('No prices match your search')).toBeVisible()
})

test('filters settings to those that need the owner, and sorts them by name', async ({
  page,
  signIn,
  ownAdmin,
}) => {
  await signIn()
  const settings = await ownAdmin.expect('listSettings')
  const waiting = settings.filter(({ isPlaceholder }) => isPlaceholder)
  await page.goto('/admin/settings?tab=general')
  await expect(totals(page)).toHaveText(`${settings.length} settings`)
  await page.getByLabel('Status').selectOption('Needs your input')
  await page.getByLabel('Order').selectOption('By name')
  await page.reload()
  await expect(totals(page)).toHaveText(`${waiting.length} found`)
  const byName = waiting.toSorted((a, b) => a.description.localeCompare(b.description))
  await expect(page.locator('.record-card').first()).toHaveAttribute('data-key', byName[0]?.key ?? '')
})

test('cuts no option of a list on a narrow screen', async ({ page, signIn }) => {
  await signIn()
  for (const path of ['/content', '/settings', '/settings?tab=general']) {
    await page.goto(`/admin${path}`)
    await expect(totals(page)).toBeVisible()
    for (const width of [390, 768, 992, 1199]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await page.locator('.list-toolbar select').evaluateAll((selects) =>
        selects
          .filter((select) => {
            const whole = select.cloneNode(true) as HTMLElement
            Object.assign(whole.style, { position: 'absolute', width: 'auto', maxWidth: 'none' })
            select.after(whole)
            const missing = whole.offsetWidth - (select as HTMLElement).offsetWidth
            whole.remove()
            return missing > 0
          })
          .map((select) => select.ariaLabel),
      )
      expect(cut, `${path} at ${width}`).toEqual([])
    }
  }
})
