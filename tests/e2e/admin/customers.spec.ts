import { expectToast, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { kept } from '#tests/e2e/admin/offline-phone.ts'
import { contactRequest, customerId, quoteRequest } from '#tests/support/api/requests.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/test.ts'

/** A person with a quote and a message, and another one with the same number. */
const customer = test.extend<{ person: { name: string; email: string; quote: string } }>({
  person: async ({ visitor, signIn }, use) => {
    await signIn()
    const [name, partner] = [uniqueName('Carda'), uniqueName('Partner')]
    const word = name.split(' ')[1] ?? ''
    const [email, phone] = [
      `${word}@card.example`,
      `(559) ${Number.parseInt(word.slice(0, 5), 16) + 1_000_000}`,
    ]
    const customerInfo = { name, email, phone, address: `${word} Elm St`, message: 'The gate is green.' }
    const { id: quote } = await visitor.expect('createQuote', quoteRequest({ customerInfo }))
    await visitor.expect('createContact', contactRequest({ name, email, phone }))
    await visitor.expect('createContact', contactRequest({ name: partner, email: `partner-${email}`, phone }))
    await use({ name, email, quote })
  },
})

customer(
  'a card fits a phone; its customer is exported, and forgotten after the address was typed (P34.9)',
  async ({ page, person, admin }) => {
    await page.goto('/admin/today')
    await expect.poll(() => kept(page, 'day')).toBeTruthy()
    await page.goto(`/admin/customers?customer=${await customerId(admin, person.email)}`)
    await expect(page.locator('.record-card')).toHaveCount(2)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expectAccessible(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.json$/)
    await page.getByRole('button', { name: 'Forget' }).click()
    const dialog = page.getByRole('dialog', { name: 'Forget Customer' })
    await dialog.getByRole('button', { name: 'Forget' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(/^Type/).fill(person.email)
    await dialog.getByRole('button', { name: 'Forget' }).click()
    await expectToast(page, 'Customer Forgotten')
    expect(await kept(page, 'day')).toBeUndefined()
    await expect(page).toHaveURL(/\/admin\/customers$/)
    expect(await admin.expect('listQuotes', { q: person.quote })).toEqual([])
  },
)
