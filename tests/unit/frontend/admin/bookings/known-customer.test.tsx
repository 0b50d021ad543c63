/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { CustomerCard } from '#schemas/contract/customers.ts'
import {
  expectText,
  expectToast,
  expectValue,
  expectValues,
  field,
  fill,
  findDialog,
  press,
  textsOf,
  user,
} from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { bookingRow, customerOf, ownersApi } from '#tests/support/component/owners-api.ts'

const visit = bookingRow({ address: '1 Elm St', city: 'fresno', serviceType: 'commercial' })
const elsewhere = bookingRow({ address: '9 Oak Rd', city: 'visalia', language: 'es' })
const ana = customerOf('Ana Ruiz', {
  addresses: ['1 Elm St'],
  records: [elsewhere, { ...visit, businessName: 'Ruiz Deli' }].map((record) => ({
    ...{ kind: 'booking', record, mails: [] },
  })),
})
const bo = customerOf('Bo Lee')
const cards = [ana, bo, customerOf('Cy Orr')]

test('arrows and Enter choose a known customer, each letter starts at the first again, and another choice replaces it (P19.11) (P41.7)', async () => {
  const { handlers, fail } = ownersApi()
  let asked: string | undefined
  handlers.listCustomers = ({ query: { q } }) => {
    asked = q
    return cards.map(({ id, name }) => ({ id, name, lastAt: '2026-05-04T17:00:00.000Z', records: [] }))
  }
  handlers.getCustomer = ({ params }) => cards.find(({ id }) => id === params['id']) as CustomerCard
  openScreen('/bookings?dialog=add')
  const dialog = await findDialog('Add Booking')
  const chosen = () => dialog.querySelector('[role=option][aria-selected=true]')
  async function type(text: string) {
    const box = field('Known Customer', dialog)
    await user.type(box, text)
    await waitFor(() => expect(asked).toBe(box.value))
    await waitFor(() => expect(dialog.querySelectorAll('[role=option]')).toHaveLength(3))
  }
  for (const text of ['A', '']) fill('First Name *', text, dialog)
  const isInvalid = () => field('First Name *', dialog).getAttribute('aria-invalid')
  await waitFor(() => expect(isInvalid()).toBe('true'))
  await type('an')
  await user.keyboard('{ArrowDown}')
  await expectText(chosen, 'Bo Lee')
  await type('a')
  await expectText(chosen, 'Ana Ruiz')
  await user.keyboard('{Enter}')
  await expectValue('First Name *', 'Ana', dialog)
  const news = () => textsOf('p[role=status]', dialog)
  await waitFor(() => expect(news()).toContain('Filled in: Ana Ruiz'))
  await waitFor(() => expect(isInvalid()).not.toBe('true'))
  await expectValues({ City: 'fresno', 'Business Name': 'Ruiz Deli', Language: 'es' }, dialog)
  await expectValue('Known Customer', '', dialog)
  await type('bo')
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  await expectValues({ 'First Name *': 'Bo', City: '', Language: '', 'Address *': '' }, dialog)
  await expectValue('Service', 'residential', dialog)
  fail('getCustomer')
  await type('an')
  await user.keyboard('{Enter}')
  await expectToast('Error', 'Failed to read the customer: ')
  expect(news()).toContain('Filled in: Bo Lee')
  expect(field('First Name *', dialog).value).toBe('Bo')
})

test('a known number says beside it whose it is, unless the email is theirs, and fills in (P19.11)', async () => {
  const [phone, email] = ['(559) 555-0133', 'mae@known.example']
  const mae = customerOf('Mae O’Brien', { emails: [email], phones: [phone], addresses: ['7 Elm Rd'] })
  const { handlers } = ownersApi()
  let asked: string | undefined
  handlers.listCustomers = ({ query: { q } }) => {
    asked = q
    const row = { lastAt: '2026-05-04T17:00:00.000Z', records: [] }
    return [
      { ...row, id: mae.id, name: mae.name, email, emails: ['merged@known.example', email] },
      { ...row, id: bo.id, name: bo.name, email: 'bo@known.example' },
    ]
  }
  handlers.getCustomer = () => mae
  openScreen('/bookings?dialog=add')
  const dialog = await findDialog('Add Booking')
  const told = () => dialog.querySelector('.alert-warning')
  const expectUntold = () => waitFor(() => expect(told()).toBeNull())
  fill('Phone *', phone.slice(0, -1), dialog)
  await expectUntold()
  fill('Phone *', '5595550133', dialog)
  await expectText(told, `This number is known: Mae O’Brien, ${email}. Another email makes another customer.`)
  expect(asked).toBe('5595550133')
  expect(told()?.previousElementSibling?.textContent).toMatch(/^Phone/)
  for (const theirs of [email.toUpperCase(), 'merged@known.example', 'bo@known.example']) {
    fill('Email', 'new@known.example', dialog)
    await expectText(told, 'This number is known')
    fill('Email', theirs, dialog)
    await expectUntold()
  }
  fill('Email', '', dialog)
  await press('Fill In', dialog)
  await expectValues({ Email: email, 'First Name *': 'Mae', 'Address *': '7 Elm Rd' }, dialog)
  await expectUntold()
  fill('Email', '', dialog)
  await expectText(told, 'This number is known')
  fill('Phone *', '', dialog)
  await expectUntold()
})
