import { expect, test } from '@jest/globals'
import { nobodyHome, onMyWay, stillOpen, thanks } from '#frontend/admin/bookings/text-messages.ts'
import { REPLY_TEMPLATES as enReplies } from '#frontend/content/en/mails/replies.ts'
import * as en from '#frontend/content/en/mails/texts.ts'
import { REPLY_TEMPLATES as esReplies } from '#frontend/content/es/mails/replies.ts'
import * as es from '#frontend/content/es/mails/texts.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'

const visit = (changes: object) =>
  ({
    ...{ id: '3f2a9c01-0000-4000-8000-000000000000', firstName: 'Ana', serviceDate: '2026-11-02' },
    ...{ status: 'completed', totalPrice: 238, payments: [], ...changes },
  }) as unknown as Booking
const cash = { amount: '100.00', tip: '5.00', method: 'cash' }

test.each([
  ['paid in part', { payments: [cash] }, ' We have received $105. $138 is left to pay.'],
  ['paid', { totalPrice: 100, payments: [cash] }, ' We have received $105.'],
  ['not paid', {}, ' $238 is left to pay.'],
  ['without a price', { totalPrice: undefined }, ''],
  ['taken back', { payments: [{ ...cash, takenBack: {} }] }, ' $238 is left to pay.'],
])('thanks for a visit that is %s, with the money as it is (P35.1)', (_, changes, money) => {
  expect(thanks(visit(changes), 'Valley Windows')).toBe(
    `Hi Ana, this is Valley Windows. Thank you for having us today!${money}`,
  )
  expect(thanks(visit(changes), undefined)).toBe(`Hi Ana. Thank you for having us today!${money}`)
})

test('a text message about an unpaid visit ends with the link to pay what is left, with the visit\u2019s number (P38.8)', () => {
  const pay = 'https://pay.example/{amount}/{number}'
  const text = stillOpen(visit({ payments: [cash] }), 'Valley', pay)
  expect(text).toMatch(/^Hi Ana, this is Valley\. \$138 for our visit on Monday, November 2.* is still open/)
  expect(text).toMatch(/ To pay online: https:\/\/pay\.example\/138\/3f2a9c01$/)
  expect(stillOpen(visit({}), undefined)).not.toContain('online')
  expect(stillOpen(visit({ totalPrice: undefined }), undefined, 'https://pay.example')).not.toContain(
    'online',
  )
})

test('before a visit the text says when the crew arrives, or that it found nobody', () => {
  expect(onMyWay(visit({}), 20, 'Valley Windows')).toMatch(/^Hi Ana, this is Valley Windows.* 20 minutes\.$/)
  expect(nobodyHome(visit({}), undefined)).toMatch(/^Hi Ana\. .*found nobody home\. Please call or text us/)
})

test('what is said of a visit is so of every service, also of offices and houses (P12.2)', () => {
  for (const { textWords } of [en, es])
    for (const text of Object.values(textWords)) expect(text).not.toMatch(/windows|ventanas/i)
  for (const template of [...enReplies, ...esReplies])
    if ('isForVisit' in template) expect(template.body).not.toMatch(/windows|ventanas/i)
})

test('a customer of the Spanish pages is texted in Spanish (P41.4)', () => {
  const ana = visit({ language: 'es', payments: [cash] })
  expect(onMyWay(ana, 20, 'Valley Windows')).toBe(
    'Hola, Ana. Le escribe Valley Windows. Vamos en camino y llegamos en unos 20 minutos.',
  )
  expect(nobodyHome(ana, undefined, { serviceDate: '2026-12-05', serviceTime: '08:00' })).toEqual(
    expect.stringMatching(
      /^Hola, Ana\. Hoy fuimos .* ¿Podemos ir mejor el sábado 5 de diciembre.*, de 8 a 10 de la mañana\?$/,
    ),
  )
  expect(thanks(ana, undefined)).toBe(
    'Hola, Ana. ¡Gracias por recibirnos hoy! Recibimos $105. Quedan $138 por pagar.',
  )
  expect(stillOpen(ana, undefined)).toMatch(
    /^Hola, Ana\. Quedan \$138 por pagar de nuestra visita del lunes 2 de noviembre.*\. ¿Nos los podría pagar/,
  )
})
