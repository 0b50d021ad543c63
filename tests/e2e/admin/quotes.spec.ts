import { readFile } from 'node:fs/promises'
import {
  card,
  deleteByCard,
  expect,
  expectToast,
  failCalls,
  test,
  uniqueName,
} from '#tests/e2e/admin/back-office.ts'
import { commercialRequest, quoteRequest } from '#tests/support/api/requests.ts'

const QUOTES = /\/api\/admin\/quotes/

test('a card shows choices, customer and short id', async ({ page, signIn, visitor, admin }) => {
  await signIn()
  const full = quoteRequest({
    stories: 'two_story',
    windowTypes: ['french_doors'],
    interiorCleaning: ['basic_interior'],
    extras: ['pressure_washing'],
    hardWaterStains: 4,
  })
  const { id } = await visitor.expect('createQuote', { body: full })
  const plain = await visitor.expect('createQuote', { body: quoteRequest() })
  const [stored] = await admin.expect('listQuotes', { query: { q: id } })
  await page.goto(`/admin/quotes?q=${id}`)
  const shown = card(page, id)
  for (const text of [
    'House SizeSmall home',
    'Two stories',
    'Window TypesFrench doors',
    'Interior CleaningInside windows, small home',
    'Additional ServicesConstruction Window Cleaning',
    'Hard Water Stains4',
    `Base Price$${stored?.basePrice}`,
    `Extras$${Number(stored?.totalPrice) - Number(stored?.basePrice)}`,
  ]) {
    await expect(shown).toContainText(text)
  }
  await expect(shown).toContainText(`ID ${id.slice(0, 8)}`)
  await expect(shown).toContainText(`$${stored?.totalPrice}`)
  await expect(shown.getByRole('link', { name: 'ana@example.com' })).toBeVisible()
  await page.goto(`/admin/quotes?q=${plain.id}`)
  await expect(card(page, plain.id)).toContainText('Standard windows')
  await expect(card(page, plain.id).getByText('None selected')).toHaveCount(2)
  await expect(card(page, plain.id)).not.toContainText('Base Price')
})

test('counts all quotes and sums their value in whole dollars', async ({ page, signIn, visitor }) => {
  await signIn()
  await visitor.expect('createQuote', { body: quoteRequest() })
  await page.goto('/admin/quotes')
  await expect(page.locator('.list-totals')).toHaveText(/^[\d,]+ quotes?, total value \$[\d,]+$/)
})

test('Copy Quote Data copies exactly the specified fields', async ({ page, context, signIn, visitor }) => {
  await signIn()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id, basePrice, totalPrice } = await visitor.expect('createQuote', { body: quoteRequest() })
  await page.goto(`/admin/quotes?q=${id}`)
  await card(page, id).getByRole('button', { name: 'Copy Quote Data' }).click()
  await expectToast(page, 'Copied')
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(Object.keys(copied).sort()).toEqual(
    ['basePrice', 'createdAt', 'extras', 'houseSize', 'totalPrice', 'windowTypes'].sort(),
  )
  expect(copied).toMatchObject({ basePrice, totalPrice })
})

test('reports a refused clipboard', async ({ page, quote: { shown } }) => {
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error()) }),
  )
  await shown.getByRole('button', { name: 'Copy Quote Data' }).click()
  await expectToast(page, 'Error', 'Your browser did not allow copying to the clipboard.')
})

test('removes a quote that was deleted in another tab, and closes its dialog', async ({
  page,
  admin,
  quote: { id, shown },
}) => {
  await shown.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Quote' })
  await admin.expect('deleteQuote', { params: { id } })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete quote.')
  await expect(dialog).toBeHidden()
  await expect(shown).toHaveCount(0)
})

test('deletes a quote after confirming, and keeps it on failure (P30.5)', async ({
  page,
  admin,
  quote: { id, shown },
}) => {
  await deleteByCard(page, shown, {
    title: 'Delete Quote',
    path: QUOTES,
    failed: 'Failed to delete quote.',
  })
  await expectToast(page, 'Quote Deleted', 'Quote has been permanently deleted.')
  expect(await admin.expect('listQuotes', { query: { q: id } })).toEqual([])
})

test('a tab shows commercial quotes, with medium and small counts by their real names', async ({
  page,
  signIn,
  visitor,
  admin,
}) => {
  await signIn()
  const businessName = uniqueName('Bakery')
  const { id: contactId, quoteId = '' } = await visitor.expect('createCommercialContact', {
    body: commercialRequest({ businessName }),
  })
  await page.goto(`/admin/quotes?tab=commercial&q=${encodeURIComponent(businessName)}`)
  const shown = card(page, quoteId)
  await expect(shown).toContainText('9 (7 large, 2 medium)')
  await expect(shown).toContainText('1 Story')
  await expect(shown.locator('.record-price')).toHaveText('$150 (minimum visit; windows $47)')
  await expect(shown).toContainText(/Reply within/)
  await deleteByCard(page, shown, {
    title: 'Delete Commercial Quote',
    path: /commercial-quotes/,
    failed: 'Failed to delete quote.',
  })
  await expectToast(page, 'Quote Deleted')
  expect(await admin.expect('listCommercialQuotes', { query: { q: quoteId } })).toEqual([])
  expect(await admin.expect('listContacts', { query: { q: contactId } })).toEqual([])
})

test('exports UTF-8 with a byte order mark and without formulas (P17.9)', async ({
  page,
  signIn,
  visitor,
}) => {
  await signIn()
  const name = uniqueName('=2+5, "José"')
  const customerInfo = { name, email: 'jose@example.com', message: '@SUM(A1)\nsecond line' }
  await visitor.expect('createQuote', { body: quoteRequest({ customerInfo }) })
  await page.goto(`/admin/quotes?q=${encodeURIComponent(name)}`)
  await expect(page.locator('.record-card')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const bytes = await readFile(await (await download).path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = bytes.toString('utf8')
  expect(text).toContain(`"'${name.replaceAll('"', '""')}"`)
  expect(text).toContain(`"'@SUM(A1)\nsecond line"`)
  expect(text.split('\r\n').length).toBe(3)
})

test.describe('far from California', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test("names an export by the business's day, not that of UTC or the browser", async ({ page, signIn }) => {
    await signIn()
    await page.clock.setFixedTime('2027-03-05T23:30:00-08:00')
    await page.goto('/admin/quotes')
    await expect(page.locator('.list-totals')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toBe('quotes-2027-03-05.csv')
  })
})

test('reports a failed export until the next one succeeds', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/quotes')
  await expect(page.locator('.list-totals')).toBeVisible()
  await failCalls(page, 'GET', QUOTES)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expectToast(page, 'Error', 'Failed to export. Please try again.')
  await page.unroute(QUOTES)
  // Under the pointer it stays, so only the success can take it away.
  await page.locator('.toast-card').hover()
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter')
  await expect(page.locator('.toast-card')).toHaveCount(0)
})
