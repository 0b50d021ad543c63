/** The page of the link in a customer's mail (P32). */
import { dayName, windowLabel } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import {
  bookingOf,
  button,
  chooseWindow,
  expectAccessibleAtRest,
  expectNoToken,
  expectVisit,
  nearWindow,
  outcome,
  pathIn,
  visitTest as test,
  visitState,
} from '#tests/e2e/public/visit-link.ts'
import { breakApi, recordShifts } from '#tests/e2e/public/visitor-page.ts'
import type { ApiClient } from '#tests/support/api/client.ts'
import { visitor as visitorFields } from '#tests/support/api/requests.ts'
import { expect } from '#tests/support/browser/test.ts'
import { waitForMail } from '#tests/support/mail/mailbox.ts'

for (const width of [390, 320]) {
  test(`shows the visit of the link, and no token in the address, at ${width} px`, async ({
    page,
    mailed,
  }) => {
    const { window, email, link } = await mailed()
    await recordShifts(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(pathIn(link))
    await expectVisit(page, window)
    expect(await page.evaluate(() => globalThis.window.shifts)).toEqual([])
    await expectNoToken(page, '/visit')
    await expect(visitState(page)).toHaveText('Not confirmed yet')
    await expect(page.getByText('Thank you, Ana. We will confirm your visit soon.')).toBeVisible()
    await expect(page.locator('dl')).toHaveText('TownHanfordServiceHome window cleaning')
    const aside = page.getByRole('complementary')
    await expect(aside.getByRole('heading', { name: 'Before we arrive' })).toBeVisible()
    await expect(aside.locator('[href^="tel:"]')).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
    await expectAccessibleAtRest(page)
    await button(page, 'Move visit').click()
    await expect(page.locator('[name="serviceDate"]').first()).toBeVisible()
    await expectAccessibleAtRest(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}

test('keeps the link for the tab; the link of another mail comes before it', async ({ page, mailed }) => {
  const [first, second] = [await mailed(), await mailed()]
  await page.goto(pathIn(first.link))
  await expectVisit(page, first.window)
  await page.goto('/visit')
  await expectVisit(page, first.window)
  await page.goto(pathIn(second.link))
  await expectVisit(page, second.window)
})

test('moves a visit, says so, and tells the customer', async ({
  page,
  mailed,
  freshWindow,
  admin,
  stack,
}) => {
  const { id, email, window, link } = await mailed()
  const other = freshWindow()
  await page.goto(pathIn(link))
  await button(page, 'Move visit').click()
  await expect(outcome(page, 'Choose another time')).toBeFocused()
  await expect(button(page, 'Move my visit')).toBeDisabled()
  await button(page, 'Keep the time').click()
  await expect(button(page, 'Move visit')).toBeFocused()
  await button(page, 'Move visit').click()
  await chooseWindow(page, other)
  await expect(page.getByText(/^From .+ to /)).toContainText(
    `${dayName(other.serviceDate)}, ${windowLabel(other.serviceTime)} Pacific time`,
  )
  await expect(page.getByText(/^From .+ to /)).toContainText(dayName(window.serviceDate))
  await button(page, 'Move my visit').click()
  await expect(outcome(page, 'Your visit has a new time')).toBeFocused()
  await expectVisit(page, other)
  await expectAccessibleAtRest(page)
  expect(await bookingOf(admin, id)).toMatchObject({ ...other, status: 'pending' })
  await waitForMail(stack, (mail) => mail.destination.to.includes(email) && /new time/.test(mail.subject))
})

test('asks before it cancels, with a reason for the owner, and offers another visit', async ({
  page,
  mailed,
  admin,
}) => {
  const { id, link } = await mailed()
  await page.goto(pathIn(link))
  await button(page, 'Cancel visit').click()
  await expect(outcome(page, 'Cancel this visit?')).toBeFocused()
  await expectAccessibleAtRest(page)
  await button(page, 'Keep my visit').click()
  await expect(button(page, 'Cancel visit')).toBeFocused()
  expect(await bookingOf(admin, id)).toMatchObject({ status: 'pending' })
  await button(page, 'Cancel visit').click()
  await page.getByLabel('Tell us why, if you like').fill('We have moved away')
  await button(page, 'Yes, cancel my visit').click()
  await expect(outcome(page, 'Your visit is cancelled')).toBeFocused()
  await expect(visitState(page)).toHaveText('Cancelled')
  await expect(button(page, 'Move visit')).toHaveCount(0)
  await expectAccessibleAtRest(page)
  const { status, adminNotes } = (await bookingOf(admin, id)) ?? {}
  expect(status).toBe('cancelled')
  expect(adminNotes).toContain('We have moved away')
  await page.getByRole('link', { name: 'Book another visit' }).click()
  await expect(page).toHaveURL(/\/booking\?type=residential&city=hanford$/)
})

test('notes that an earlier day suits, with the press, and gives a calendar file', async ({
  page,
  mailed,
  admin,
}) => {
  const { id, link } = await mailed()
  await page.goto(pathIn(link))
  const box = page.getByRole('checkbox', { name: 'Call me if an earlier day opens' })
  await breakApi(page, 'POST', '/api/visits/change', 'no connection')
  await box.click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is no connection' })).toBeVisible()
  await expect(box).not.toBeChecked()
  await page.unrouteAll()
  await box.click()
  await expect(page.getByText('Noted. We call you if an earlier day opens.')).toBeVisible()
  expect(await bookingOf(admin, id)).toMatchObject({ isFlexible: true })
  await page.reload()
  await expect(box).toBeChecked()
  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const file = await page.request.get(calendar ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('BEGIN:VEVENT')
})

/** At every hour a window is less than a day ahead, but not less than half a day. The visits of other tests are later. */
async function setCutOff(admin: ApiClient, hours: number) {
  const key = 'change_cutoff_hours'
  const { updatedAt } = (await admin.expect('listSettings')).find((setting) => setting.key === key) ?? {}
  await admin.expect('updateSetting', { params: { key }, body: { value: String(hours), updatedAt } })
}

test('after the cut-off names the phone, also on a page that was open before, and later offers another visit', async ({
  page,
  mailed,
  admin,
  freshWindow,
}) => {
  await setCutOff(admin, 24)
  const { id, link } = await mailed()
  await page.goto(pathIn(link))
  await button(page, 'Move visit').click()
  await chooseWindow(page, freshWindow())
  const near = nearWindow()
  await admin.expect('updateBooking', { params: { id }, body: { ...near, anyway: true } })
  await button(page, 'Move my visit').click()
  await expect(outcome(page, 'Not changed')).toBeFocused()
  await expect(page.getByText('It is too late to change this visit here. Please call (')).toBeVisible()
  await expectVisit(page, near)
  await page.reload()
  await expectVisit(page, near)
  await expect(page.getByText('It is too late to move or cancel it here. Please call (')).toBeVisible()
  await expect(button(page, 'Move visit')).toHaveCount(0)
  await expect(button(page, 'Cancel visit')).toHaveCount(0)
  await expectAccessibleAtRest(page)
  const past = { serviceDate: addDays(near.serviceDate, -3), serviceTime: '08:00' as const }
  await admin.expect('updateBooking', { params: { id }, body: { ...past, anyway: true } })
  await page.reload()
  await expect(visitState(page)).toHaveText('Over')
  await expect(page.getByRole('link', { name: 'Book another visit' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('with no moves left lets the customer cancel, and names the phone', async ({
  page,
  mailed,
  visitor,
  freshWindow,
}) => {
  const { token, link } = await mailed()
  for (let moves = 0; moves < 3; moves++) {
    const { updatedAt } = await visitor.expect('openVisit', { body: { token } })
    await visitor.expect('changeVisit', { body: { token, action: 'move', ...freshWindow(), updatedAt } })
  }
  await page.goto(pathIn(link))
  await expect(page.getByText('To move it, please call (')).toBeVisible()
  await expect(button(page, 'Cancel visit')).toBeVisible()
  await expect(button(page, 'Move visit')).toHaveCount(0)
})

test('a window that has filled up leaves the visit where it is, and offers others', async ({
  page,
  mailed,
  visitor,
  freshWindow,
}) => {
  const { window, link } = await mailed()
  const other = freshWindow()
  await page.goto(pathIn(link))
  await button(page, 'Move visit').click()
  await chooseWindow(page, other)
  for (let status = 201; status === 201; ) {
    status = (await visitor.call('createBooking', { body: { ...visitorFields(), ...other } })).status
  }
  await button(page, 'Move my visit').click()
  const taken = page.locator('.alert', { hasText: 'has just been taken' })
  await expect(taken).toBeFocused()
  await expect(taken).toContainText('Your visit has not moved.')
  await expectVisit(page, window)
  await expect(page.getByRole('radio', { name: windowLabel(other.serviceTime), exact: true })).toHaveCount(0)
  await page.locator('[name="serviceTime"]').first().check()
  await button(page, 'Move my visit').click()
  await expect(outcome(page, 'Your visit has a new time')).toBeFocused()
})

test('shows the newer visit when the owner has moved it meanwhile', async ({
  page,
  mailed,
  admin,
  freshWindow,
}) => {
  const { id, link } = await mailed()
  const moved = freshWindow()
  await page.goto(pathIn(link))
  await button(page, 'Move visit').click()
  await chooseWindow(page, freshWindow())
  await admin.expect('updateBooking', { params: { id }, body: moved })
  await button(page, 'Move my visit').click()
  await expect(outcome(page, 'Your visit has changed')).toBeFocused()
  await expectVisit(page, moved)
  await expect(button(page, 'Move visit')).toBeVisible()
})
