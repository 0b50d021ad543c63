/** One tap on a status: never over what somebody else has saved, always with a way back from Cancel. */
import type { Locator } from '@playwright/test'
import { card, expect, expectToast, test, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { visitor as person } from '#tests/support/api/requests.ts'
import { waitForMail } from '#tests/support/mail/mailbox.ts'

test('Cancel names the customer under a filter, and Undo works by keyboard (P19.1, P19.8)', async ({
  page,
  signIn,
  visitor,
  freshWindow,
  admin,
}) => {
  await signIn()
  const lastName = uniqueName('Undo')
  const window = freshWindow()
  // A mailbox of its own: one gets ten mails a day.
  const email = `${lastName.replace(' ', '-')}@example.com`
  const { id } = await visitor.expect('createBooking', { body: { ...person(), lastName, email, ...window } })
  await page.goto(`/admin/bookings?status=pending&q=${encodeURIComponent(lastName)}`)
  const cancel = card(page, id).getByRole('button', { name: 'Cancel' })
  await cancel.click()
  const question = page.getByRole('dialog', { name: `Cancel the visit of Ana ${lastName}?` })
  await question.getByRole('button', { name: 'Cancel Visit' }).click()
  await expect(card(page, id)).toHaveCount(0)
  const news = 'The customer gets an email about it.'
  await expectToast(page, 'Booking Updated', `Ana ${lastName} is cancelled. ${news} Undo sends another one.`)
  await page.keyboard.press('F8')
  await page.getByRole('button', { name: 'Undo' }).focus()
  // A second mail waits until the first is sent.
  const timeout = 40_000
  const told = async () => (await admin.expect('listBookings', { query: { q: id } }))[0]?.told?.state
  await expect.poll(told, { timeout }).toBe('cancelled')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Booking Updated', `Ana ${lastName} is pending. ${news}`)
  await expect(card(page, id)).toBeVisible()
  // Nobody is asked about a mail to a customer who still believes that the visit is cancelled.
  await expect.poll(told, { timeout }).toBe('pending')
  await page.reload()

  // The place goes to others meanwhile: taking it back is a question.
  await cancel.click()
  await question.getByLabel('Tell the customer by email').uncheck()
  await question.getByRole('button', { name: 'Cancel Visit' }).click()
  await expect(card(page, id)).toHaveCount(0)
  await expectToast(page, 'Booking Updated', `Ana ${lastName} is cancelled. The customer is not told.Undo`)
  for (let count = 0; count < 2; count += 1)
    await admin.expect('addBooking', { body: { ...person(), ...window, anyway: true } })
  await page.getByRole('button', { name: 'Undo' }).click()
  const dialog = page.getByRole('dialog', { name: `Set Ana ${lastName} to pending?` })
  await expect(dialog.getByRole('alert')).toContainText(/is full, \d of 2 taken/)
  await dialog.getByRole('button', { name: 'Set to pending anyway' }).click()
  await expect(card(page, id)).toBeVisible()
  const [stored] = await admin.expect('listBookings', { query: { q: id } })
  expect(stored).toMatchObject({ status: 'pending', ...window })
  // Who was not told of the cancellation hears nothing of the way back.
  expect(stored).not.toHaveProperty('customerMail')
  await expect(card(page, id)).toContainText('Customer: not told')
})

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not shown')
  return { top: box.y, bottom: box.y + box.height }
}

const isApart = async (one: Locator, other: Locator) => {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.bottom <= b.top || b.bottom <= a.top
}

test('on a phone the notification covers neither the header nor the changed card', async ({
  page,
  signIn,
  visitor,
  freshWindow,
  stack,
}) => {
  await signIn()
  // A tall one: between heading and button a card has up to three more lines while an email is on its way.
  await page.setViewportSize({ width: 390, height: 932 })
  const lastName = uniqueName('Cover')
  for (const email of [1, 2].map(() => `${crypto.randomUUID()}@example.com`)) {
    await visitor.expect('createBooking', { body: { ...person(), lastName, email, ...freshWindow() } })
    // A card that changes while it is looked at is another test's.
    await waitForMail(stack, ({ destination }) => destination.to.includes(email))
  }
  await page.goto(`/admin/bookings?q=${encodeURIComponent(lastName)}`)
  const cards = page.locator('.record-card')
  await expect(cards).toHaveCount(2)
  for (const [index, block] of [
    [0, 'center'],
    [1, 'end'],
  ] as const) {
    const shown = cards.nth(index)
    const button = shown.getByRole('button', { name: 'Confirm', exact: true })
    // At the end: as low as the navigation leaves it in sight.
    await button.evaluate((element, place) => element.scrollIntoView({ block: place }), block)
    await button.click()
    await expectToast(page, 'Booking Updated')
    const toast = page.locator('.toast-card')
    // Under the pointer it stays, however long the look at it takes.
    await toast.hover()
    const uncovered = {
      bar: page.locator('.admin-bar'),
      navigation: page.locator('.admin-nav'),
      heading: shown.getByRole('heading'),
      badge: shown.locator('.status-badge'),
      button,
    }
    const covered = async () => {
      const apart = Object.entries(uncovered).map(
        async ([name, part]) => !(await isApart(toast, part)) && name,
      )
      return (await Promise.all(apart)).filter(Boolean)
    }
    await expect.poll(covered).toEqual([])
    await toast.getByRole('button', { name: 'Close' }).click()
  }
})
