import { expect, test } from '#tests/e2e/admin/back-office.ts'

test.describe('far from California', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test("names an export by the business's day, not that of UTC or the browser (P1.17)", async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.clock.setFixedTime('2027-03-05T23:30:00-08:00')
    await page.goto('/admin/quotes')
    await expect(page.locator('.list-totals')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toBe('quotes-2027-03-05.csv')
  })
})
