/** @jest-environment ./tests/support/component/environment.js */
import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import {
  check,
  expectNoDialog,
  expectText,
  field,
  fill,
  findDialog,
  openDialog,
  press,
  user,
} from '#tests/support/component/acts.ts'
import { cardOf, openScreen } from '#tests/support/component/back-office.tsx'
import { customerOf, ownersApi, quoteOf } from '#tests/support/component/owners-api.ts'

test('the key / opens the search until the owner says otherwise', async () => {
  ownersApi()
  openScreen('/money')
  await press('Search')
  const box = () => field('Open the search with the key /')
  await findDialog('Search')
  expect(box().checked).toBe(true)
  await check('Open the search with the key /')
  expect(box().checked).toBe(false)
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await user.keyboard('/')
  await expectNoDialog()
  await openDialog('Search')
  expect(box().checked).toBe(false)
})

test('where storage is blocked the search opens, and its key can be switched off', async () => {
  const refuse = () => {
    throw new DOMException('Storage is refused', 'SecurityError')
  }
  ownersApi()
  openScreen('/money')
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  await openDialog('Search')
  await check('Open the search with the key /')
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await user.keyboard('/')
  await expectNoDialog()
  await press('Search')
  await check('Open the search with the key /')
})

test('the search says how far back it looked, and why it failed', async () => {
  const api = ownersApi()
  const asked: (string | undefined)[] = []
  api.handlers.listCustomers = ({ query }) => {
    asked.push(query['q'])
    return new Response('[]', { headers: { 'x-searched-to': '2026-05-04T17:00:00.000Z' } })
  }
  openScreen('/money')
  const dialog = await openDialog('Search')
  const words = () => dialog.querySelector('[role=status]')
  for (const typed of ['an', 'ana']) fill('Search everything', typed, dialog)
  await expectText(words, /^Nothing found back to May 4, 2026, 10\sAM$/)
  expect(asked).toEqual(['ana'])
  api.breakOff('listCustomers', 'no connection')
  fill('Search everything', 'anna', dialog)
  await expectText(words, /^The search has failed\. Please try again\.$/)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fill('Search everything', 'hanna', dialog)
  await expectText(words, /^You are offline, and customers are searched on the server\./)
})

test('Enter chooses nobody until the search for the typed text has answered, and then the first one, whichever was active', async () => {
  const customers = ['1', '2'].map((n) => {
    const id = `${n}2424242-0000-4000-8000-000000000000`
    const createdAt = '2026-05-04T17:00:00.000Z'
    return { id, name: 'Ana Ruiz', records: [{ kind: 'quote' as const, id, createdAt }], lastAt: createdAt }
  })
  const api = ownersApi({ customers })
  openScreen('/money')
  await press('Search')
  fill('Search everything', 'ana')
  await screen.findAllByRole('option')
  field('Search everything').focus()
  await user.keyboard('{ArrowDown}')
  const answer = api.hold('listCustomers')
  await user.keyboard('b{Enter}')
  await findDialog('Search')
  answer()
  await user.keyboard('{Backspace}')
  await screen.findAllByRole('option')
  await user.keyboard('{Enter}')
  await expectNoDialog()
  expect(location.search).toBe(`?customer=${customers[0]?.id}`)
})

test('the key / types itself in a field, and does nothing with another key or below a dialog', async () => {
  ownersApi()
  openScreen('/contacts')
  await user.click(await waitFor(() => field('Search contacts')))
  await user.keyboard('/')
  expect(field('Search contacts').value).toBe('/')
  await waitFor(() => expect(location.search).toBe('?q=%2F'))
  const dialog = await openDialog('Add Contact')
  dialog.focus()
  await user.keyboard('/')
  expect(screen.getAllByRole('dialog')).toEqual([dialog])
  await user.keyboard('{Escape}')
  await expectNoDialog()
  document.querySelector('h1')?.focus()
  await user.keyboard('{Control>}/{/Control}')
  await expectNoDialog()
  await user.keyboard('/')
  await findDialog('Search')
  expect(field('Search everything').value).toBe('')
})

test('arrows and Enter open a customer, and the record whose id begins with what was typed', async () => {
  const quote = quoteOf()
  const [ana, bo] = [
    customerOf('Ana Ruiz', { records: [{ kind: 'quote', record: quote, mails: [] }] }),
    customerOf('Bo Lee'),
  ]
  const rowOf = ({ id, name }: typeof ana) => ({ id, name, lastAt: quote.createdAt, records: [] })
  const api = ownersApi({ customers: [rowOf(bo), rowOf(ana)] })
  api.handlers.getCustomer = ({ params }) => (params['id'] === ana.id ? ana : bo)
  // jsdom has none; an id needs no escaping.
  Object.assign(globalThis, { CSS: { escape: (id: string) => id } })
  const search = async (text: string) => {
    await user.keyboard('/')
    await waitFor(() => expect(document.activeElement).toBe(field('Search everything')))
    await user.keyboard(text)
  }
  openScreen('/settings')
  await expectText('h1', 'Settings')
  await search('ruiz')
  await expectText('[role=option][aria-selected=true]', 'Bo Lee')
  await user.keyboard('{ArrowDown}')
  await expectText('[role=option][aria-selected=true]', 'Ana Ruiz')
  await user.keyboard('{ArrowUp}{Enter}')
  await expectText('h1', 'Bo Lee')
  api.handlers.listCustomers = () => [
    { ...rowOf(ana), records: [{ kind: 'quote', id: quote.id, createdAt: quote.createdAt }] },
  ]
  await search(quote.id.slice(0, 8))
  await expectText('[role=option][aria-selected=true]', 'Ana Ruiz')
  await user.keyboard('{Enter}')
  await expectText('h1', 'Ana Ruiz')
  await waitFor(() => expect(document.activeElement).toBe(cardOf(quote.id)))
})
