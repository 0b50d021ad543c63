/** The owner calls a day off on the phone, by keyboard, and offers a freed place to customers who would come earlier. */
import { pacificToday } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { expectToast } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'
import { addVisit, openWindows, visitor as person } from '#tests/support/api/requests.ts'
import { expectAccessible, faintTexts } from '#tests/support/browser/axe.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The numbers of an arrival window, from left to right as they are painted. */
function paintedNumbers(legend: Element): string[] {
  const texts = [...legend.childNodes].filter((node): node is Text => node instanceof Text)
  const numbers = texts.flatMap((text) =>
    [...text.data.matchAll(/\d+/g)].map(({ 0: number, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + number.length)
      return { number, left: range.getBoundingClientRect().left }
    }),
  )
  return numbers.sort((a, b) => a.left - b.left).map(({ number }) => number)
}

test('moves one visit, asks about another and keeps the third; then tells a customer of a freed place', async ({
  page,
  signIn,
  visitor,
  freshAdmin,
}) => {
  const tomorrow = addDays(pacificToday(), 1)
  const visit = (firstName: string, serviceDate: string, changes = {}) =>
    addVisit(freshAdmin, serviceDate, { firstName, ...changes })
  await visit('José & Ana', tomorrow)
  await visit('Second', tomorrow, { serviceTime: '10:00' })
  await visit('محمد', tomorrow, { lastName: 'علي', serviceTime: '12:00', email: undefined })
  await signIn()
  await page.goto('/admin/today')
  const opener = page.getByRole('button', { name: 'Move this day' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Move / })
  const row = (name: string) => dialog.getByRole('group', { name })
  await expect(row('José & Ana').getByLabel('What to do')).toHaveValue('move')
  await expect(row('محمد علي').getByRole('link', { name: /^call/ })).toHaveAttribute('href', /^tel:/)
  await expect(row('محمد علي').getByLabel('What to do').locator('option')).toHaveText(['Move', 'Leave out'])
  expect(await row('محمد علي').locator('legend').evaluate(paintedNumbers)).toEqual(['12', '2'])
  await expectAccessible(page)

  await dialog.getByRole('radio', { name: 'Wind' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Dust' })).toBeChecked()
  await row('Second').getByLabel('What to do').selectOption('Ask for another day')
  await row('محمد علي').getByLabel('What to do').selectOption('Leave out')
  await dialog.getByRole('button', { name: 'Read the Emails' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Read what is sent' })).toBeFocused()
  const summaries = dialog.locator('summary')
  await expect(summaries).toHaveText([/^We had to move your visit/, /^Please choose another day/])
  await summaries.first().focus()
  await page.keyboard.press('Enter')
  await expect(dialog.locator('pre').first()).toContainText('Because of dust')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move 1 visit, ask 1 customer' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Done' })).toBeFocused()
  await expect(dialog.getByRole('listitem')).toHaveText([/José & Ana Ruiz: moved/, /Second Ruiz: asked/])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(opener).toBeFocused()
  await expect(page.locator('.stop h3')).toHaveText(['Second Ruiz', 'محمد علي'])
  const windows = (await openWindows(visitor)).filter(({ serviceDate }) => serviceDate > addDays(tomorrow, 1))
  const [freed, later] = [windows[0], windows.at(-1)]
  if (!freed || !later) throw new Error('No window is open')
  await visitor.expect('createBooking', {
    ...person(),
    ...later,
    email: 'flexible@example.com',
    phone: '(559) 555-0177',
    isFlexible: true,
  })
  const { id } = await visit('Cancelled', freed.serviceDate, freed)
  await freshAdmin.expect('updateBooking', id, { status: 'cancelled' })
  await page.goto('/admin/today')
  await expect(page.getByRole('heading', { name: '1 customer would come earlier' })).toBeVisible()
  const customer = page.locator('.earlier-customer')
  await expect(customer).toContainText('Ana Ruiz')
  await expectAccessible(page)
  expect(await faintTexts(page)).toEqual([])
  await customer.getByRole('button', { name: /^Email/ }).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Emails Sent')
  await expect(customer).toContainText(/Email: /)
  await expect(customer.getByRole('button')).toHaveCount(0)
})
