/** Where a notification of a quick status lies. */
import type { Locator } from '@playwright/test'
import { expectToast, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { visitor as person } from '#tests/support/api/requests.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { mailTo } from '#tests/support/mail/mailbox.ts'

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
    await visitor.expect('createBooking', { ...person(), lastName, email, ...freshWindow() })
    // A card that changes while it is looked at is another test's.
    await mailTo(stack, email)
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
    const actions = shown.locator('.card-actions > .btn').first()
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
      actions,
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
