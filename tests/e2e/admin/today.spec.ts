/** The owner's day on a phone, in sunlight. */
import { pacificToday } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { expectToast } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'
import { addVisit } from '#tests/support/api/requests.ts'
import { expectAccessible, faintTexts } from '#tests/support/browser/axe.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('is read in sunlight and on paper; a visit is moved, closed and paid at the door, and what waits is one press away (P35.2, P35.3, P35.6)', async ({
  page,
  signIn,
  freshAdmin,
}) => {
  const visit = (firstName: string, serviceDate: string) =>
    addVisit(freshAdmin, serviceDate, { firstName, totalPrice: 120 })
  const today = pacificToday()
  await visit('Earlier', addDays(today, -1))
  const first = await visit('José & Ana', today)
  await visit('Tomorrow', addDays(today, 1))
  await signIn()
  await page.goto('/admin/today')
  const stop = page.locator(`.stop[data-id="${first.id}"]`)
  await expect(page.locator('.stop h3')).toHaveText(['José & Ana Ruiz', 'Tomorrow Ruiz'])
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  const number = (link: Element) => getComputedStyle(link, '::before').content
  expect(await stop.getByRole('link', { name: 'Call' }).evaluate(number)).toBe('"(559) 555-0111"')
  await expect(stop.getByRole('link', { name: 'Map' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  expect(await faintTexts(page)).toEqual([])

  await stop.getByRole('button', { name: 'Arrived' }).click()
  await expectToast(page, 'Arrived')
  await expect(stop).toContainText(/Arrived \d+(:\d\d)?\s[AP]M/)
  await stop.getByRole('button', { name: 'Nobody Home' }).click()
  await stop.getByRole('button', { name: 'Move this visit' }).click()
  const moving = page.getByRole('dialog', { name: 'Move the Visit of José & Ana Ruiz' })
  await expect(moving.getByLabel('Service Date')).toBeFocused()
  await moving.getByLabel('Service Date').fill(addDays(today, 1))
  await moving.getByLabel('Arrival Window').selectOption('12:00')
  await expect(moving.getByRole('link', { name: 'Text José & Ana about it' })).toHaveAttribute(
    'href',
    /found%20nobody%20home\.%20Can%20we%20come%20on%20.+instead%3F$/,
  )
  await expectAccessible(page)
  await moving.getByLabel('Tell the customer by email').uncheck()
  await moving.getByRole('button', { name: 'Move Visit' }).click()
  const anyway = moving.getByRole('button', { name: 'Save anyway' })
  // Tomorrow may be a Sunday.
  await expect(anyway.or(page.locator('.toast-title', { hasText: 'Booking Updated' }))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page.locator('.stop h3')).toHaveText(['Tomorrow Ruiz', 'José & Ana Ruiz'])
  await expect(stop).not.toContainText('Nobody home')
  const back = { serviceDate: today, serviceTime: '08:00', anyway: true } as const
  await freshAdmin.expect('updateBooking', first.id, back)
  await page.reload()
  await stop.getByRole('button', { name: 'Done & Paid' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Amount')).toHaveValue('120.00')
  await dialog.getByLabel('Paid by').selectOption('check')
  await dialog.getByLabel('Tip').fill('10')
  await dialog.getByRole('button', { name: 'Done & Paid' }).click()
  await expect(stop).toContainText('Paid $120, check, tip $10')
  await expect(page.locator('.day-board')).toContainText('Paid this week $130, this month $130')

  await stop.getByRole('button', { name: '3 mo', exact: true }).click()
  const next = page.getByRole('dialog', { name: 'Next Visit of José & Ana Ruiz' })
  await expect(next.getByLabel('Service Date')).toHaveValue(/^20/)
  await expectAccessible(page)
  await next.getByRole('button', { name: 'Cancel' }).click()
  await expect(next).toBeHidden()

  await page.getByRole('link', { name: '1 visit to close' }).click()
  const late = page.getByRole('region', { name: 'Not closed yet (1)' })
  await expect(late).toContainText('$120')
  await late.getByRole('button', { name: 'Did Not Happen' }).click()
  await expectToast(page, 'Did Not Happen', 'Earlier Ruiz')
  await expect(late).toHaveCount(0)
  await page.locator('.toast-card').getByRole('button', { name: 'Undo' }).click()
  await late.getByRole('button', { name: 'Done & Paid' }).click()
  await dialog.getByLabel('Paid by').selectOption('unpaid')
  await dialog.getByRole('button', { name: 'Done, Not Paid Yet' }).click()
  await expect(page.getByRole('heading', { name: 'Not closed yet' })).toHaveCount(0)
  const owed = page.getByRole('region', { name: 'Still to be paid: $120 (1)' })
  await expect(owed).toContainText(/Earlier Ruiz.*1 day ago.*\$120/)
  await page.locator('.toast-card').getByRole('button', { name: 'Undo' }).click()
  await expect(late).toBeVisible()
  await expect(owed).toHaveCount(0)
  await late.getByRole('button', { name: 'Done & Paid' }).click()
  await dialog.getByLabel('Amount').fill('50')
  await dialog.getByRole('button', { name: 'Done & Paid' }).click()
  await page.getByRole('link', { name: '$70 owed' }).click()
  await expect(page.getByRole('region', { name: 'Still to be paid: $70 (1)' })).toBeInViewport()
  await expectAccessible(page)

  await expect(page.locator('.stop').last().getByRole('button')).toHaveCount(0)
})

test('the next visit is in the first screen whatever waits', async ({ page, signIn, freshAdmin }) => {
  const today = pacificToday()
  const open = { totalPrice: 120, tellCustomer: false }
  const visit = (firstName: string, daysAgo: number, status: 'confirmed' | 'completed' = 'confirmed') =>
    addVisit(freshAdmin, addDays(today, -daysAgo), { ...open, firstName, status })
  for (let count = 1; count <= 6; count++) {
    await visit(`Late${count}`, count)
    await visit(`Owes${count}`, 100 * count, 'completed')
  }
  await visit('Next', 0)
  await signIn()
  await page.goto('/admin/today')
  const first = page.locator('.stop h3').first()
  await expect(first).toHaveText('Next Ruiz')
  await expect(first).toBeInViewport()
  await expect(page.getByRole('link', { name: '6 visits to close' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Still to be paid: $720 (6)' })).toBeVisible()
})
