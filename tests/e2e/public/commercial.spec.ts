import { holdBack, openAnew, openWorking, seedStorage, settled } from '#tests/e2e/public/visitor-page.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, stopClock, test } from '#tests/support/browser/test.ts'

test('choices before hydration count, stay, and win over those of before (P9.11)', async ({ page }) => {
  const release = await holdBack(page)
  await page.goto('/commercial-quote')
  await page.getByLabel('Large windows').fill('12')
  await page.getByLabel('Building type').selectOption('restaurant')
  await page.getByLabel('Outside only').check()
  const total = page.locator('.quote-sum output')
  await expect(total).toHaveText('$0')
  release()
  await expect(total).not.toHaveText('$0')
  await expect(page.getByLabel('Building type')).toHaveValue('restaurant')
  await expect(page.getByLabel('Large windows')).toHaveValue('12')
  const amount = (await total.textContent()) ?? ''
  const releaseAgain = await holdBack(page)
  await openAnew(page, '/commercial-quote')
  await page.getByLabel('Large windows').focus()
  releaseAgain()
  await expect(total).toHaveText(amount)
  await page.keyboard.type('3')
  await expect(page.getByLabel('Large windows')).toHaveValue('3')
  const releaseLast = await holdBack(page)
  await openAnew(page, '/commercial-quote')
  await page.getByLabel('Large windows').fill('20')
  await page.getByLabel('Building type').selectOption('office')
  releaseLast()
  await expect(total).not.toHaveText('$0')
  await expect(page.getByLabel('Building type')).toHaveValue('office')
  await expect(page.getByLabel('Large windows')).toHaveValue('20')
})

test('keeps a count that is half typed at hydration', async ({ page }) => {
  const release = await holdBack(page, '**/assets/commercial-calculator-*.js')
  await openWorking(page, '/commercial-quote')
  const count = page.getByLabel('Large windows')
  await count.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('4')
  release()
  await expect(page.locator('.quote-sum output')).not.toHaveText('$0')
  await page.keyboard.type('0')
  await expect(count).toHaveValue('40')
})

test('a link to the saved estimate leads to its form below the calculator', async ({ page }) => {
  const none = { smallWindows: 0, smallWindowsTiny: 0, floorToFloorWindows: 0, frenchWindows: 0 }
  const asked = { largeWindows: 3, buildingType: 'restaurant', stories: '2_plus', frequency: 'biweekly' }
  const saved = { ...none, ...asked, isConstructionCleaning: false, isOutsideOnly: false, totalPrice: 20 }
  await seedStorage(page, 'commercialQuoteData', JSON.stringify(saved))
  await page.goto('/commercial-quote#complete')
  const heading = page.getByRole('heading', { name: 'Complete Your Commercial Quote Request' })
  await expect(heading).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Submit Quote Request' })).toBeEnabled()
  // Otherwise the header may cover half of the button above, which axe takes for too small a target.
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expectAccessible(page)
})

test.describe('on a touch phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("the first tap names a form's missing fields, but not the one for bots (P15.1)", async ({ page }) => {
    for (const name of ['Submit Quote Request', 'Send Request']) {
      await openWorking(page, '/commercial-contact')
      await settled(page)
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
})

test('a city page reveals the calculator and scrolls to it after 100 ms (P5.6, P5.7)', async ({ page }) => {
  // Before the script works, the button leads to the page that has the calculator.
  await openWorking(page, '/fresno-commercial-window-cleaning')
  const button = page.getByRole('button', { name: 'Get Commercial Quote' })
  await expect(page.getByText('Get Your Commercial Quote')).toBeHidden()
  await stopClock(page)
  await button.click()
  const revealed = page.locator('#calculator')
  await expect(revealed).toBeVisible()
  await page.clock.runFor(99)
  await expect(revealed).not.toBeFocused()
  await page.clock.runFor(1)
  await expect(revealed).toBeFocused()
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: 'Get Your Commercial Quote' })).toBeInViewport()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Large windows').fill('3')
  await expect(page.locator('.estimated-total')).not.toContainText('$0')
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute(
    'href',
    '/booking?type=consultation&city=fresno',
  )
})
