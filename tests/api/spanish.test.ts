/** A customer of the Spanish pages gets Spanish mails, and the owner reads English and the word "Spanish" (P41.4, P41.5). */

import { expect, test } from '@jest/globals'
import { quoteDesk } from '#tests/api/quote-desk.ts'
import { visitDesk } from '#tests/api/visit-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { commercialRequest, contactRequest } from '#tests/support/api/requests.ts'
import { tokenIn } from '#tests/support/mail/mailbox.ts'

const desk = bookingDesk()
const { stack, owner } = desk
const quotes = quoteDesk(desk)
const visits = visitDesk(desk)
const language = 'es' as const

test('a quote of a Spanish page is Spanish to its customer and English to the owner (P41.4)', async () => {
  const { id, email, receipt, token } = await quotes.quoted({ language, hardWaterStains: 2 })
  expect(receipt.subject).toMatch(/^Su presupuesto: \$/)
  expect(receipt.body.text).toMatch(/Casa chica: \$179[\s\S]*Manchas de agua dura, 2 ventanas: \$18/)
  expect(receipt.body.text).toMatch(/https?:\/\/[^/]+\/es\/quote\?k=/)
  const told = await quotes.ownersMail(email)
  expect(told.body.text).toContain('Language: Spanish')
  expect(told.body.text).toContain('Small home')
  expect(await quotes.listed(id)).toMatchObject({ language, lines: [{ label: 'Small home' }, {}, {}] })
  const { lines } = (await quotes.open(token)).body
  expect(lines[0]).toMatchObject({ label: 'Small home', labelEs: 'Casa chica' })
})

test('mails follow the language in which the customer reads the link of their own mail (P41.5)', async () => {
  const { id, email, token, receipt } = await visits.booked({ language })
  expect(receipt.subject).toMatch(/^Recibimos su solicitud de visita/)
  expect(tokenIn(receipt, '/es/visit?k=')).toBe(token)
  const read = (spoken: { language?: 'es' }) => apiClient(stack).expect('openVisit', { token, ...spoken })
  const first = await read({ language })
  expect(await read({ language })).toEqual(first)
  await visits.byOwner(id, { status: 'confirmed' })
  expect((await visits.mailTo(email, /confirmada/)).body.html).toContain('lang="es"')
  await read({})
  await visits.byOwner(id, { totalPrice: 300 })
  const changed = await visits.mailTo(email, /new price/)
  expect(changed.body.text).toMatch(/https?:\/\/[^/]+\/visit\?k=/)
})

test('the link of a quote to share changes nobody\u2019s language (P41.5)', async () => {
  const { id, token } = await quotes.quoted({ language })
  const shared = (await apiClient(stack).expect('openQuote', { token, language })).shared ?? ''
  await quotes.open(shared)
  expect(await quotes.listed(id)).toMatchObject({ language })
  await quotes.open(token)
  expect((await quotes.listed(id))?.language).toBeUndefined()
})

test('a message of a Spanish page has a Spanish receipt; another language is refused (P41.4)', async () => {
  const email = 'mensaje@example.com'
  await apiClient(stack).expect('createContact', contactRequest({ email, language }))
  expect((await visits.mailTo(email)).subject).toMatch(/^Recibimos su mensaje/)
  const french = { ...contactRequest({ email }), language: 'fr' } as never
  const refused = await apiClient(stack).call('createContact', french)
  expect(refused.status).toBe(400)
})

test('the owner sets the language of each record by hand, and takes it back (P41.7)', async () => {
  const quote = await quotes.quoted()
  const booking = await visits.booked()
  await apiClient(stack).expect('createCommercialContact', commercialRequest())
  const [commercial] = await owner.expect('listCommercialQuotes', {})
  const contact = await owner.expect('addContact', { ...contactRequest(), language })
  expect(contact.language).toBe(language)
  const spoken = async (chosen: 'es' | '') => {
    const change = { language: chosen }
    const saved = [
      await owner.expect('updateQuote', quote.id, change),
      await owner.expect('updateBooking', booking.id, change),
      await owner.expect('updateCommercialQuote', commercial?.id ?? '', change),
      await owner.expect('updateContact', contact.id, change),
    ]
    return saved.map((record) => record.language)
  }
  expect(await spoken('es')).toEqual(['es', 'es', 'es', 'es'])
  const kept = await owner.expect('updateQuote', quote.id, { name: 'Ana Ruiz' })
  expect(kept).toMatchObject({ language, customerInfo: { name: 'Ana Ruiz', email: quote.email } })
  await visits.byOwner(booking.id, { status: 'confirmed' })
  expect((await visits.mailTo(booking.email, /confirmada/)).body.html).toContain('lang="es"')
  expect(await spoken('')).toEqual([undefined, undefined, undefined, undefined])
})
