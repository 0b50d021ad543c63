import { card, expectPublished, expectToast, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/own-stack.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'

test('a review is on the home page and its city within seconds, and leaves them when it is deleted (P36.4)', async ({
  page,
  signIn,
  ownAdmin,
}) => {
  await signIn()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/admin/content')
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await page.getByRole('button', { name: 'Add Review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Review' })
  await expect(dialog.getByRole('button', { name: 'Add Review' })).toHaveAccessibleDescription(
    'Still needed: name, city, date, source, words',
  )
  const words = uniqueName('Brilliant')
  await dialog.getByLabel('Name *').fill('Ana R.')
  await dialog.getByLabel('City *').selectOption('Fresno')
  await dialog.getByLabel('Date *').fill('2026-05-09')
  await dialog.getByLabel('Source *').fill('Google'.repeat(8))
  await dialog.getByLabel('Link').fill('javascript:alert(1)')
  await dialog.getByLabel('Words *').fill(words)
  await expect(dialog.getByText('Enter an address such as https://www.example.com/review')).toBeVisible()
  await dialog.getByLabel('Link').fill('maps.example.com/reviews/1')
  await dialog.getByRole('button', { name: 'Add Review' }).click()
  await expectToast(page, 'Review Added')
  const { id = '' } = (await ownAdmin.expect('listReviews')).find(({ text }) => text === words) ?? {}
  await expect(card(page, id)).toContainText(words)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectPublished(page, '/', page.getByText(words))
  await expect(page.getByRole('heading', { name: 'What our customers say' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectPublished(page, '/fresno-window-cleaning', page.getByText(words))

  await page.goto('/admin/content?tab=reviews')
  await card(page, id).getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Review' })
  await expect(edit.getByLabel('Date *')).toHaveValue('2026-05-09')
  await edit.getByLabel('Link').fill('')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Review Updated')
  await expect(card(page, id).getByRole('link')).toHaveCount(0)
  await card(page, id).getByRole('button', { name: 'Delete' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete Review' })
  await expect(deletion).toContainText('leaves the website within seconds. This action cannot be undone')
  await deletion.getByRole('button', { name: 'Delete' }).click()
  await expectPublished(page, '/', page.getByRole('heading', { name: '5.0 star reviews' }))
})
