/** Links of mails as they arrive: damaged, ended, in a browser that refuses storage or has no connection. */
import {
  button,
  chooseWindow,
  expectAccessibleAtRest,
  expectNoToken,
  expectVisit,
  outcome,
  pathIn,
  visitTest as test,
} from '#tests/e2e/public/visit-link.ts'
import { breakApi, FAILURES, TOO_MANY } from '#tests/e2e/public/visitor-page.ts'
import { collectExceptions } from '#tests/support/browser/complaints.ts'
import { expect } from '#tests/support/browser/test.ts'
import { waitForMail } from '#tests/support/mail/mailbox.ts'

test('a link that does not work says so with the phone, and so does the page without a link', async ({
  page,
}) => {
  await page.goto(`/visit?k=v${'A'.repeat(44)}`)
  await expect(page.getByText('This link no longer works. Please call (')).toBeVisible()
  await expectNoToken(page, '/visit')
  await expect(button(page, 'Try again')).toHaveCount(0)
  await expectAccessibleAtRest(page)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/visit')
  await expect(page.getByRole('heading', { name: 'Open the link in your mail' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await expectAccessibleAtRest(page)
})

test('a customer without a link has it mailed, and a stranger learns nothing', async ({
  page,
  mailed,
  stack,
}) => {
  const { email, token } = await mailed()
  const send = button(page, 'Email me my link')
  const field = page.getByLabel('Email', { exact: false }).last()
  await page.goto(`/visit?k=v${'A'.repeat(44)}`)
  await send.click()
  await expect(page.getByText('Valid email is required')).toBeVisible()
  await breakApi(page, 'POST', '/api/visits/links', 'no connection')
  await field.fill(email)
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is no connection' })).toBeVisible()
  await expect(field).toHaveValue(email)
  await page.unrouteAll()
  await field.press('Enter')
  const done = (address: string) =>
    page.getByText(`If a visit is ahead for ${address}, its link is on its way`)
  await expect(done(email)).toBeVisible()
  await expectAccessibleAtRest(page)
  const mail = await waitForMail(
    stack,
    ({ destination, subject }) => destination.to.includes(email) && /link to your visit/.test(subject),
  )
  expect(mail.body.text).toContain(`/visit?k=${token}`)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/visit')
  await field.fill('nobody@example.com')
  await send.click()
  await expect(done('nobody@example.com')).toBeVisible()
})

/** Damage that mail programs and scanners do to `?k=` and its token. */
const DAMAGES: Record<string, (token: string) => string> = {
  'an escaped equals sign': (token) => `?k%3D${token}`,
  'an escaped question mark': (token) => `%3Fk=${token}`,
  'escaping twice': (token) => `?k%253D${encodeURIComponent(encodeURIComponent(`${token}.`))}`,
  'an escaped hash sign behind it': (token) => `?k=${token}%23`,
  'a parameter of a scanner before and behind it': (token) => `?e=1&amp;k=${token}&data=05%7C02`,
  'a fragment in place of the query': (token) => `#k=${token}`,
  'a wrap at 76 columns': (token) => `?k=${token.slice(0, 20)}%0D%0A${token.slice(20)}`,
  'a soft line break': (token) => `?k=3D${token.slice(0, 30)}=%0D%0A${token.slice(30)}`,
  'blanks inside': (token) => `?k=%20${token.slice(0, 5)}+${token.slice(5)}%C2%A0`,
  'the end of a sentence': (token) => `?k=${token}).`,
  brackets: (token) => `?k=%3C${token}%3E,`,
}

test('a link that a mail program has damaged still opens the visit', async ({ page, mailed }) => {
  const { window, token } = await mailed()
  for (const [damage, search] of Object.entries(DAMAGES)) {
    await test.step(damage, async () => {
      await page.goto('/404')
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(`/visit${search(token)}`)
      await expectVisit(page, window)
      await expectNoToken(page, '/visit')
    })
  }
})

test('works where storage is blocked', async ({ page, mailed }) => {
  const { window, link } = await mailed()
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Storage is refused', 'SecurityError')
    }
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, area, { get })
  })
  const exceptions = collectExceptions(page)
  await page.goto(pathIn(link))
  await expectVisit(page, window)
  await expectNoToken(page, '/visit')
  await page.reload()
  await expectVisit(page, window)
  await page.getByRole('checkbox').click()
  await expect(page.getByText('Noted. We call you if an earlier day opens.')).toBeVisible()
  // The browser's window is the next test's too.
  await page.evaluate(() => {
    globalThis.window.name = ''
  })
  expect(exceptions).toEqual([])
})

for (const failure of FAILURES) {
  test(`tries again after a failure (${failure}) of opening and of moving`, async ({
    page,
    mailed,
    freshWindow,
  }) => {
    const { window, link } = await mailed()
    const told = {
      'no connection': 'There is no connection',
      '500': 'Something went wrong on our side',
      '429': TOO_MANY,
    }[failure]
    await breakApi(page, 'POST', '/api/visits/open', failure)
    await page.goto(pathIn(link))
    const alert = page.getByRole('alert').filter({ hasText: 'This cannot be shown right now' })
    await expect(alert).toContainText(told)
    await expect(alert.locator('p [href^="tel:"]').first()).toBeVisible()
    await expectAccessibleAtRest(page)
    await page.unrouteAll()
    await button(page, 'Try again').click()
    await expectVisit(page, window)
    const other = freshWindow()
    await button(page, 'Move visit').click()
    await chooseWindow(page, other)
    await breakApi(page, 'POST', '/api/visits/change', failure)
    await button(page, 'Move my visit').click()
    await expect(page.getByRole('alert').filter({ hasText: 'Or call us at (' })).toBeVisible()
    await page.unrouteAll()
    await button(page, 'Move my visit').click()
    await expect(outcome(page, 'Your visit has a new time')).toBeFocused()
    await expectVisit(page, other)
  })
}
