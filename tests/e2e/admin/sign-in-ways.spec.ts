/** Passkeys, an authenticator app and the list of devices, on a phone. */
import type { Page } from '@playwright/test'
import { expectToast, fillSignIn } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { codeOf, STEP_MS } from '#tests/support/session/authenticator-app.ts'
import { ageSessions } from '#tests/support/table/age-sessions.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A phone whose owner is always recognised. @returns a switch for that */
async function addPhoneKey(page: Page): Promise<(isRecognised: boolean) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (isUserVerified) => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
}

const openAccount = (page: Page) => page.goto('/admin/settings?tab=account')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
}

test('adds a passkey, signs in with it, and is asked again before a price changes and a list is exported (P16.10, P16.12)', async ({
  page,
  stack,
}) => {
  const recognise = await addPhoneKey(page)
  await page.goto('/admin/login')
  const passkeyFirst = page.getByRole('button', { name: 'Sign in with a passkey' })
  expect(await page.locator('.login-card button').first().textContent()).toContain('Sign in with a passkey')
  await expectAccessible(page)
  await passkeyFirst.click()
  await expectToast(page, 'Login Failed', 'No passkey was used. Try again, or sign in with your password.')
  await fillSignIn(page, stack.admin)
  await expectToast(page, 'Login Successful', 'Welcome to the admin dashboard!')
  await openAccount(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey Added')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect(passkeys.getByRole('listitem')).toContainText('Chrome')
  await openAccount(page)
  await expect(passkeys.getByRole('listitem')).toContainText('Not used yet.')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Error', 'This device may have one already')
  await expectAccessible(page)
  await logOut(page)
  await passkeyFirst.click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()

  await ageSessions(stack.dynamodbEndpoint, 11)
  await page.goto('/admin/settings?tab=pricing')
  const amount = page.locator('.btn-amount').first()
  await amount.click()
  await page.locator('.price-row form input').fill('123')
  await page.locator('.price-row form').getByRole('button', { name: 'Save' }).click()
  const question = dialog(page, 'Confirm that it is you')
  await expect(question).toContainText(`You are signed in as ${stack.admin.username}`)
  await recognise(false)
  await question.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(question.getByRole('alert')).toContainText('No passkey was used')
  await recognise(true)
  await question.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(question).toBeHidden()
  await expect(amount).toContainText('123')

  await ageSessions(stack.dynamodbEndpoint, 11)
  await page.goto('/admin/contacts')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const downloading = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Sign in with a passkey' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^contacts-.*\.csv$/)

  await openAccount(page)
  await page.getByRole('button', { name: /^Remove Chrome/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expectToast(page, 'Passkey Removed')
  await logOut(page)
  await passkeyFirst.click()
  await expectToast(page, 'Login Failed', 'This passkey is not accepted. Please sign in with your password.')
})

test('signs out another device, sets up an authenticator app, and signs in with its code (P16.11, P16.13)', async ({
  page,
  stack,
}) => {
  const elsewhere = apiClient(stack)
  await elsewhere.login(stack.admin)
  await page.goto('/admin/login')
  await fillSignIn(page, stack.admin)
  await expectToast(page, 'Login Successful')
  await openAccount(page)
  const devices = page.getByRole('region', { name: 'Devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').filter({ hasText: '(this device)' })).toContainText('Password,')
  await devices.getByRole('button', { name: 'Sign out Unknown browser' }).click()
  await expectToast(page, 'Device Signed Out')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect((await elsewhere.call('getSession')).status).toBe(401)

  // The sign-in is older than a change allows: the password is asked for, and then the change is made.
  await ageSessions(stack.dynamodbEndpoint, 11)
  const app = page.getByRole('region', { name: 'Authenticator app' })
  await app.getByRole('button', { name: 'Set up' }).click()
  const question = dialog(page, 'Confirm that it is you')
  await question.getByLabel('Password', { exact: true }).fill(stack.admin.password)
  await question.getByRole('button', { name: 'Sign In', exact: true }).click()
  const setUp = dialog(page, 'Set up an authenticator app')
  const image = setUp.getByRole('img', { name: 'QR code of the key below' })
  await expect(image).toHaveAttribute('src', /^data:image\/svg/)
  await expectAccessible(page)
  const secret = ((await setUp.locator('.app-secret').textContent()) ?? '').replaceAll(' ', '')
  const code = setUp.getByLabel('2. Code that the app shows')
  await code.fill('000000')
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  await expect(setUp).toContainText('This code is wrong.')
  await code.fill(codeOf(secret, Date.now()))
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog(page, 'Your recovery codes').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(app).toContainText('You have 10 codes left.')

  await logOut(page)
  await fillSignIn(page, stack.admin)
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast(page, 'Login Failed', 'This code is wrong, or was used before.')
  await page.getByLabel('Code').fill(codeOf(secret, Date.now() + STEP_MS))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await logOut(page)
  await fillSignIn(page, stack.admin)
  await page.getByLabel('Code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await openAccount(page)
  await expect(app).toContainText('You have 9 codes left.')
  await expect(devices).toContainText('Password and recovery code')
})
