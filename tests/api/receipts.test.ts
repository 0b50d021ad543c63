/** The receipt of a visit: what its link shows once it is done, as it is now (P38.13). */
import { expect, test } from '@jest/globals'
import type { Receipt, Visit } from '#schemas/contract/visits.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { doneVisits } from '#tests/api/done-visits.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { pacific } from '#tests/support/api/pacific.ts'
import { copiedToken, quoteRequest } from '#tests/support/api/requests.ts'

const { stack, owner } = fileDesk()
const { visitOn, change, doneAt, mailbox, set } = doneVisits(stack, owner)

/** A Monday. */
const DAY = '2027-03-01'
const NOON = pacific(DAY, 12)

const tokenOf = (id: string) => copiedToken(owner, id)
const seen = async (id: string): Promise<Visit> =>
  apiClient(stack).expect('openVisit', { token: await tokenOf(id) })
const receiptOf = async (id: string) => (await seen(id)).receipt as Receipt
/** A quote of $258. */
const quoted = async () => {
  const body = quoteRequest({ houseSize: 'medium', stories: 'two_story' })
  return (await apiClient(stack).expect('createQuote', body)).id
}
const linesOf = ({ lines }: Visit) => lines?.map(({ amount }) => Number(amount))

test('names both sides, the lines, each part with its day, and what is left, with the link to pay it (P38.13)', async () => {
  await set('pay_url', 'https://venmo.com/u/cv?amount={amount}&note={number}')
  await set('business_postal_address', 'PO Box 12, Hanford, CA 93232')
  await set('license_number', 'CSLB 1012345')
  const job = { quoteId: await quoted(), totalPrice: undefined, businessName: 'Ruiz Bakery' }
  const { id } = await visitOn(DAY, job)
  const first = { amount: 100, tip: '12.50', method: 'check', note: 'No. 1187' } as const
  const { updatedAt } = await doneAt(NOON, id, { payment: first })
  await stack.at(pacific('2027-03-04', 9))
  await change(id, { payment: { amount: 58, method: 'cash' }, updatedAt })
  const visit = await seen(id)
  expect(visit).toMatchObject({ totalPrice: 258, status: 'completed', serviceDate: DAY })
  expect(linesOf(visit)).toEqual([199, 59])
  expect(visit.receipt).toEqual({
    number: id.slice(0, 8),
    customer: 'Ruiz Bakery, Ana Ruiz',
    businessName: 'Central Valley Window Cleaning',
    postalAddress: 'PO Box 12, Hanford, CA 93232',
    licenseNumber: 'CSLB 1012345',
    paid: [
      { amount: '112.50', method: 'check', at: expect.stringMatching(/^2027-03-01T20:/) },
      { amount: '58.00', method: 'cash', at: expect.stringMatching(/^2027-03-04T17:/) },
    ],
    tip: '12.50',
    left: '100.00',
    pay: { href: `https://venmo.com/u/cv?amount=100&note=${id.slice(0, 8)}`, host: 'venmo.com' },
  })
  for (const key of ['pay_url', 'business_postal_address', 'license_number']) await set(key, '')
})

test('without a postal address it has the address of the business, and without a pay link none (P38.13)', async () => {
  const { id } = await visitOn(DAY)
  await doneAt(NOON, id)
  const receipt = await receiptOf(id)
  expect(receipt).toMatchObject({ postalAddress: 'Hanford, CA 93230', left: '238.00', paid: [], tip: '0.00' })
  expect(receipt).not.toHaveProperty('pay')
  expect(receipt).not.toHaveProperty('licenseNumber')
})

test('a note that it is not paid yet is no payment; one that was taken back is not on it, and is left to pay again (P38.13)', async () => {
  const { id } = await visitOn(DAY)
  const { updatedAt } = await doneAt(NOON, id, { payment: { amount: 238, method: 'unpaid' } })
  expect(await receiptOf(id)).toMatchObject({ paid: [], left: '238.00' })
  const { payments, ...paid } = await change(id, { payment: { amount: 238, method: 'cash' }, updatedAt })
  expect(await receiptOf(id)).toMatchObject({ paid: [{ amount: '238.00', method: 'cash' }], left: '0.00' })
  await change(id, { takeBack: [payments.at(-1)?.id ?? ''], updatedAt: paid.updatedAt })
  expect(await receiptOf(id)).toMatchObject({ paid: [], left: '238.00' })
})

test('without a price nothing is said to be left, until something is paid (P38.13)', async () => {
  const { id } = await visitOn(DAY, { totalPrice: undefined })
  const { updatedAt } = await doneAt(NOON, id)
  const visit = await seen(id)
  expect(visit).not.toHaveProperty('totalPrice')
  expect(visit).not.toHaveProperty('lines')
  expect(visit.receipt).not.toHaveProperty('left')
  await change(id, { payment: { amount: 90, method: 'card' }, updatedAt })
  expect(await receiptOf(id)).toMatchObject({ paid: [{ amount: '90.00', method: 'card' }], left: '0.00' })
})

test('a price that changed after the mail is on the receipt, without the lines of the quote (P38.13)', async () => {
  const { id, email } = await visitOn(DAY, { quoteId: await quoted(), totalPrice: undefined })
  const { updatedAt } = await doneAt(NOON, id)
  await stack.sweep(pacific(DAY, 14, 1))
  await change(id, { totalPrice: 220, updatedAt, tellCustomer: false })
  const [mail] = await mailbox(email)
  expect(mail?.text).toContain('To pay: $258, as of Monday, March 1, 2:01\u00a0PM Pacific time.')
  const visit = await seen(id)
  expect(visit).toMatchObject({ totalPrice: 220, receipt: { left: '220.00' } })
  expect(linesOf(visit)).toBeUndefined()
})

test('it shows no address, email address, phone number or note of the customer (P32.3)', async () => {
  const { id, email } = await visitOn(DAY, { adminNotes: 'Bites', notes: 'Gate 9988' })
  await doneAt(NOON, id, { payment: { amount: 238, method: 'check', note: 'No. 1187' } })
  const text = JSON.stringify(await seen(id))
  for (const secret of [email, '1 Main St', '555-0111', 'Bites', '9988', '1187', stack.admin.username])
    expect(text).not.toContain(secret)
})

test('set back from completed, the visit has its page again, and its link ends as before (P38.13)', async () => {
  const { id } = await visitOn(DAY)
  const { updatedAt } = await doneAt(NOON, id, { payment: { amount: 238, method: 'cash' } })
  const token = await tokenOf(id)
  const statusLater = async () => {
    await stack.at(pacific(addDays(DAY, 91), 12))
    return (await apiClient(stack).call('openVisit', { token })).status
  }
  expect(await statusLater()).toBe(200)
  await stack.at(NOON)
  await change(id, { status: 'confirmed', updatedAt, tellCustomer: false })
  expect(await seen(id)).not.toHaveProperty('receipt')
  expect(await statusLater()).toBe(404)
})

test('the owner texts the link to change the visit, to see it once it is too late for that, and with thanks once it is done (P19.10, P38.13)', async () => {
  await stack.at(pacific(addDays(DAY, -3), 12))
  const { id } = await visitOn(DAY)
  const textOf = async () => owner.expect('createVisitLink', id, {})
  expect((await textOf()).text).toMatch(/your visit on Monday, March 1, 8-10 AM\. See or change it here: /)
  await stack.at(NOON)
  expect((await textOf()).text).toMatch(/your visit on Monday, March 1, 8-10 AM\. See it here: /)
  await doneAt(NOON, id)
  const { visit, text } = await textOf()
  expect(text).toBe(
    `Hi Ana, this is Central Valley Window Cleaning. Thank you for having us! Your receipt: ${visit}`,
  )
})
