/** The receipt of a visit that was done, on screen and on paper (P38.13). */
import { expectAccessibleAtRest } from '#tests/e2e/public/visit-link.ts'
import type { ApiClient } from '#tests/support/api/client.ts'
import { partlyPaidVisit } from '#tests/support/api/requests.ts'
import { expectFit } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/test.ts'

/** @returns the path of the link to a visit of $238 that was done, of which $100 is paid */
async function doneVisit(admin: ApiClient): Promise<string> {
  const { visit: link } = await admin.expect('createVisitLink', await partlyPaidVisit(admin), {})
  const { pathname, search } = new URL(link)
  return pathname + search
}

test('fits 320 px, and one printed page without header and footer (P38.13)', async ({ page, admin }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(await doneVisit(admin))
  const receipt = page.locator('.receipt')
  await expect(receipt).toContainText('To pay$138')
  await expect(page.getByLabel('How often?')).toBeVisible()
  await expectFit(page, [{ width: 320 }, { width: 320, isTextDoubled: true }], 'a receipt')
  await expectAccessibleAtRest(page)
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  for (const part of ['banner', 'contentinfo', 'complementary', 'button'] as const)
    await expect(page.getByRole(part).first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(receipt).toContainText('To pay$138')
})
