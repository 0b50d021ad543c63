/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, test } from '@jest/globals'
import { cleanup, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server.edge'
import { ContactForm } from '#frontend/islands/contact/contact-form.tsx'
import { PageDataContext } from '#frontend/lib/page-data.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import {
  button,
  expectText,
  expectToast,
  expectValue,
  field,
  fill,
  fillAll,
  press,
} from '#tests/support/component/acts.ts'
import { type FakeApi, fakeApi } from '#tests/support/component/fake-api.ts'
import { drafts } from '#tests/support/component/island.tsx'

const QUESTION = 'Do you clean skylights?'
const FAILED = 'Failed to send message. Please try again.'
let api: FakeApi

beforeEach(() => {
  sessionStorage.clear()
  api = fakeApi({ createContact: () => ({ id: '11111111-0000-4000-8000-000000000000' }) })
})

const PAGE = (
  <PageDataContext value={{ contact: DEFAULT_SITE_INFO, pricing: [] }}>
    <ContactForm />
  </PageDataContext>
)
const openForm = () => render(PAGE)

function writeMessage() {
  fillAll({ 'Name *': 'Ana Ruiz', 'Email *': 'ana@example.com', 'Message *': QUESTION })
}

test('a blank message names each field, focuses the first, and is not sent', async () => {
  openForm()
  fillAll({ 'Name *': '   ', 'Email *': ' ', 'Message *': ' \n ' })
  await press('Send message')
  for (const text of ['Name is required', 'Valid email is required', 'Message is required'])
    await expectText('body', text)
  await waitFor(() => expect(document.activeElement).toBe(field('Name *')))
  expect(api.changes).toEqual([])
})

test('what was typed before the form works stays, and the rest comes from the draft (P9.11)', async () => {
  openForm()
  writeMessage()
  cleanup()
  const container = Object.assign(document.createElement('div'), { innerHTML: renderToString(PAGE) })
  document.body.append(container)
  field('Name *').value = 'Typed early'
  render(PAGE, { container, hydrate: true })
  await expectValue('Message *', QUESTION)
  expect(field('Name *').value).toBe('Typed early')
})

test('keeps a message until it is sent, with what its fields then show (P9.11)', async () => {
  openForm()
  writeMessage()
  await waitFor(() => expect(drafts()).toHaveLength(1))
  cleanup()
  openForm()
  await expectValue('Message *', QUESTION)
  // As a password manager may fill it in, without an event.
  field('Name *').value = 'Ana Maria Ruiz'
  await press('Send message')
  await expectToast('Message Sent!')
  expect(drafts()).toEqual([])
  expect(api.changes).toMatchObject([{ body: { name: 'Ana Maria Ruiz', message: QUESTION } }])
})

/** The API refuses, and says when to try again. */
const notNow = (status: number, code = 'too-many-requests') =>
  new Response(JSON.stringify({ message: 'Not now', code }), { status, headers: { 'retry-after': '5' } })

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), /try again\. Or call us at \(/],
  ['500', async () => notNow(500), /try again\. Or call us at \(/],
  ['429', async () => notNow(429), 'Too many requests. Please wait a minute and try again. Or call us at ('],
  ['429 of a day', async () => notNow(429, 'enough-for-today'), /tomorrow\. Or call us at \(/],
])(
  'reports a message that cannot be sent (%s), keeps it, and sends it at the next press (P13.1, P13.2, P15.1, P15.10)',
  async (_, fail, words) => {
    openForm()
    writeMessage()
    const works = globalThis.fetch
    globalThis.fetch = fail
    const send = button('Send message')
    await press('Send message')
    await expectText('form [role=alert]', words)
    await expectToast('Error', FAILED)
    expect(document.querySelector('.toast-card')?.textContent).not.toMatch(/\d{3}|\{/)
    expect(field('Message *').value).toBe(QUESTION)
    expect(document.activeElement).toBe(send)
    globalThis.fetch = works
    fill('Website', 'http://spam.example')
    const answer = api.hold('createContact')
    await press('Send message')
    await waitFor(() => expect(button('Sending...').getAttribute('aria-disabled')).toBe('true'))
    await waitFor(() => expect(document.querySelector('form [role=alert]')?.textContent).toBe(''))
    answer()
    await expectToast('Message Sent!', "We'll get back to you soon.")
    await expectValue('Message *', '')
    expect(api.changes).toMatchObject([
      {
        name: 'createContact',
        body: { message: QUESTION, website: 'http://spam.example', openFor: expect.any(Number) },
      },
    ])
  },
)
