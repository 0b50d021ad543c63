import { card, deleteByCard, expect, expectToast, test, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { commercialRequest } from '#tests/support/api/requests.ts'

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
