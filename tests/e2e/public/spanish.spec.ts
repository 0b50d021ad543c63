/** A visitor of the Spanish pages, from the price to the visit's own page, in a browser that is set to English. */
import { windowLabels } from '#frontend/content/es/labels/dates.ts'
import { complaintLabels } from '#frontend/content/es/labels/forms.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expectFit } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/test.ts'

/** As text that begins a line (P41.8). */
const startingLine = ([first = '', ...rest]: string) => first.toUpperCase() + rest.join('')

test('gets a price, books and sees the visit in Spanish, and in English at a press (P41.1, P41.5)', async ({
  page,
  admin,
  freshWindow,
}) => {
  const lastName = `Ruiz ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/es')
  await page.getByRole('radio', { name: /^Casa mediana/ }).check()
  await page.getByRole('radio', { name: /^Dos pisos/ }).check()
  await expect(page.locator('.quote-amount')).toHaveText('$258')
  await page.getByRole('button', { name: 'Pedir presupuesto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pida su presupuesto' })
  await dialog.getByLabel('Nombre completo *').fill(`Ana ${lastName}`)
  await dialog.getByLabel('Correo electrónico *').fill('ana@example.com')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pedir presupuesto' }).click()
  await page.waitForURL('**/es/booking')
  await expect(page.getByText('Su total es $258.')).toBeVisible()
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('currentQuote') ?? '{}'))
  expect(saved.lines).toEqual(['Casa mediana: $199', 'Dos pisos: $59'])

  const { serviceDate, serviceTime } = freshWindow()
  await page.goto(`/es/booking?date=${serviceDate}`)
  await page.getByRole('radio', { name: startingLine(windowLabels[serviceTime]), exact: true }).check()
  await expectFit(page, [{ width: 768 }, { width: 320, isTextDoubled: true }], 'the windows')
  await page.getByRole('button', { name: 'Pedir esta visita' }).click()
  await expect(page.getByText(complaintLabels.serviceAddress)).toBeVisible()
  await page.getByLabel('Teléfono *').fill('(559) 555-0111')
  await page.getByLabel('Dirección *').fill('1 Main St, Hanford')
  await page.getByRole('button', { name: 'Pedir esta visita' }).click()
  await page.waitForURL('**/es/quote-submitted')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias!')
  const [booking] = await admin.expect('listBookings', { q: lastName })
  expect(booking).toMatchObject({ language: 'es', totalPrice: 258 })

  await page.getByRole('link', { name: 'Ver su visita' }).click()
  await page.waitForURL('**/es/visit')
  await expect(page.getByText('Sin confirmar todavía')).toBeVisible()
  await expect(page.getByText('Casa mediana: $199')).toBeVisible()
  await expect(page.locator('.visit-day')).toHaveText(/^\p{Lu}/u)
  await expectFit(page, [{ width: 320, isTextDoubled: true }], 'the visit')
  await expectAccessible(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/visit')
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  const spoken = async () => (await admin.expect('listBookings', { q: lastName }))[0]?.language
  await expect.poll(spoken).toBeUndefined()
})

test('offers Spanish to readers of Spanish pages, and says if there is none (P41.2)', async ({ page }) => {
  await page.goto('/es')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('link', { name: 'Ver en español' })).toHaveAttribute('href', '/es')
  await page.goto('/services')
  await expect(page.getByText('Ver en español')).toBeHidden()
  await page.goto('/answer', { referer: `${new URL(page.url()).origin}/es` })
  await expect(page.getByText('Esta página está en inglés.')).toBeVisible()
})
