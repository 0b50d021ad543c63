/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { ManageVisit } from '#frontend/islands/visit/manage-visit.tsx'
import type { Receipt, Visit } from '#schemas/contract/visits.ts'
import { expectText, field, press } from '#tests/support/component/acts.ts'
import { fakeApi } from '#tests/support/component/fake-api.ts'
import { forgetPages, linkedVisit, openIsland } from '#tests/support/component/island.tsx'

const TOKEN = `v${'A'.repeat(44)}`
const PAID = { amount: '112.50', method: 'check', at: '2026-06-11T02:30:00.000Z' } as const
const RECEIPT: Receipt = {
  number: '3f2a9c01',
  customer: 'Ana Ruiz',
  businessName: 'Valley Windows',
  postalAddress: 'PO Box 12, Hanford, CA 93232',
  paid: [PAID],
  tip: '12.50',
  left: '158.00',
}

let visit: Visit

beforeEach(() => {
  forgetPages()
  visit = { ...linkedVisit(), status: 'completed', isOver: true, movesLeft: 0, canCancel: false }
  fakeApi({ openVisit: () => visit, changeVisit: () => visit })
})

async function open(changes: Partial<Receipt> = {}, of: Partial<Visit> = {}): Promise<string> {
  Object.assign(visit, of, { receipt: { ...RECEIPT, ...changes } })
  openIsland(<ManageVisit />, `/visit?k=${TOKEN}`)
  await expectText(receipt, /Receipt 3f2a9c01/)
  return receipt()?.textContent ?? ''
}
const receipt = () => document.querySelector('.receipt')
/** Rows of the bill, for instance `Total $258`. */
const bill = () =>
  [...document.querySelectorAll('.quote-lines > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(' '),
  )
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.receipt a.btn-primary')]

test('shows who, when and what, and adds up lines, tip, parts by their Pacific day, and what is left (P38.13)', async () => {
  const lines = [
    { label: 'Medium home', amount: '199.00' },
    { label: 'Two stories', amount: '59.00' },
  ]
  const text = await open({ licenseNumber: 'CSLB 1012345' }, { totalPrice: 258, lines, town: 'Hanford' })
  for (const words of [
    ...['Valley Windows', 'PO Box 12, Hanford, CA 93232', '(559) 555-0142', 'License CSLB 1012345'],
    ...['CustomerAna Ruiz', 'DateJune 10, 2026', 'TownHanford', 'ServiceHome window cleaning'],
  ])
    expect(text).toContain(words)
  expect(bill()).toEqual([
    ...['Medium home $199', 'Two stories $59', 'Total $258', 'Tip $12.50'],
    ...['Paid June 10, 2026, check $112.50', 'To pay $158'],
  ])
  await open({ paid: [], left: '270.50' })
  expect(bill().slice(-2)).toEqual(['Tip $12.50', 'To pay $270.50'])
})

test('what is left is paid by the link of the owner, whose host is shown, or by cash or check (P38.13)', async () => {
  const pay = { href: 'https://venmo.com/u/cv?amount=158', host: 'venmo.com' }
  const text = await open({ pay }, { totalPrice: 258 })
  const [link] = links()
  expect(link?.textContent).toBe('Pay $158 on venmo.com')
  expect(link?.href).toBe(pay.href)
  expect(text).toContain(
    'You can pay on venmo.com, or by cash or check. We note each payment by hand: this page shows yours once',
  )
})

test.each([
  ['without a pay link', {}, 'You can pay by cash or check. We note each payment by hand'],
  ['without a price', { left: undefined, paid: [], tip: '0.00' }, 'No price is noted for this visit yet.'],
])('%s, it asks for no payment online (P38.13)', async (_, changes, words) => {
  expect(await open(changes)).toContain(words)
  expect(links().map(({ textContent }) => textContent)).toEqual(['Book another visit'])
})

test('paid in full, it asks for nothing (P38.13)', async () => {
  const text = await open({ left: '0.00', tip: '0.00' }, { totalPrice: 112 })
  expect(text).not.toMatch(/You can pay|by hand|Tip/)
  expect(bill().at(-1)).toBe('To pay $0')
})

test('is printed at a press, and still asks how often (P35.18)', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  await open()
  await press('Print')
  expect(print).toHaveBeenCalledTimes(1)
  await waitFor(() => field('How often?'))
})
