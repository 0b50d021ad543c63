/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { bookingRow, ownersApi } from '#tests/support/component/owners-api.ts'

/** The text message to who owes, as the owner's phone opens it. */
async function textTo({ payUrl, totalPrice }: { payUrl: string; totalPrice?: number }) {
  const visit = bookingRow({
    id: '3f2a9c01-0000-4000-8000-000000000000',
    firstName: 'Maria',
    phone: '(559) 555-0111',
    status: 'completed',
    totalPrice,
  })
  const api = ownersApi()
  for (const [key, value] of Object.entries({ pay_url: payUrl, business_name: 'Clear View' })) {
    const setting = api.tables.settings.find((one) => one.key === key)
    Object.assign(setting ?? {}, { value })
  }
  api.handlers.getMoney = () => ({ payments: [], owed: [visit] })
  openScreen('/money')
  const link = () => document.querySelector<HTMLAnchorElement>('a[href^="sms:"]')
  await waitFor(() => expect(decodeURIComponent(link()?.href ?? '')).toContain('this is Clear View'))
  return decodeURIComponent(link()?.href ?? '')
}

const PAY_URL = 'https://venmo.com/u/cv?amount={amount}&note={number}'

test('the text message to who owes ends with the payment link, filled in with what is left (P38.8)', async () => {
  expect(await textTo({ payUrl: PAY_URL, totalPrice: 238 })).toMatch(
    / \$238 for our visit on .* Thank you! To pay online: https:\/\/venmo\.com\/u\/cv\?amount=238&note=3f2a9c01$/,
  )
})

test('the text message names no payment link without one, and none while no price is agreed (P38.8)', async () => {
  for (const owed of [{ payUrl: '', totalPrice: 238 }, { payUrl: PAY_URL }])
    expect(await textTo(owed)).toMatch(/Thank you!$/)
})
