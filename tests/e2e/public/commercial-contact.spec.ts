/** The page that a commercial request is sent from, with and without an estimate. */
import { submit } from '#tests/e2e/public/commercial-actions.ts'
import { expectAccessible, holdScripts, openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe('on a touch phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("the first tap on each form's button names the missing fields, none of which is the bots' (P15.1)", async ({
    page,
  }) => {
    for (const name of ['Submit Quote Request', 'Send Request']) {
      await openWorking(page, '/commercial-contact')
      await page.waitForLoadState('networkidle')
      if (name === 'Send Request') await page.getByText('I don’t know my window count').tap()
      const form = page.locator('form').filter({ has: page.getByRole('button', { name }) })
      await form.getByRole('button', { name }).tap()
      await expect(form.getByText('Business name is required')).toBeVisible()
      await expect(form.getByText('Valid email is required')).toBeVisible()
      await expect(form.getByLabel('Business Name *')).toBeFocused()
      expect((await form.locator('[name="website"]').boundingBox())?.x).toBeLessThan(0)
      await expectAccessible(page)
    }
  })

  test('a tap before hydration counts', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/commercial-contact')
    await submit(page).tap()
    release()
    await expect(page.getByText('Business name is required')).toBeVisible()
  })
})
