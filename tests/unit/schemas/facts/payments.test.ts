import { describe, expect, test } from '@jest/globals'
import { SETTINGS } from '#schemas/defaults/settings.ts'
import {
  isOwed,
  leftToPay,
  type Noted,
  nextTo,
  PAYMENT_METHODS,
  payHost,
  payLink,
  receivedIn,
  toCents,
} from '#schemas/facts/payments.ts'

const BEFORE = '2026-12-07T18:00:00.000Z'
const AT = '2026-12-07T20:00:00.000Z'
const LATER = '2026-12-09T18:00:00.000Z'
const cash = (amount: string, tip?: string): Noted => ({ amount, method: 'cash', at: AT, tip })
const notYet = (amount: string): Noted => ({ amount, method: 'unpaid', at: AT })
const takenBack = (payment: Noted, at = LATER): Noted => ({ ...payment, takenBack: { at } })

test.each<[string, number | undefined, Noted[], number | undefined]>([
  ['a price and nothing paid', 300, [], 30_000],
  ['part of the price', 300, [cash('100.10')], 19_990],
  ['the price in two parts', 300, [cash('100.10'), cash('199.90')], 0],
  ['the price, and a tip that pays nothing', 300, [cash('280.00', '20.00')], 2000],
  ['more than the price', 300, [cash('350.00')], 0],
  ['a payment that was taken back', 300, [takenBack(cash('300.00')), cash('30.00')], 27_000],
  ['not yet, for less than the price', 300, [notYet('250.00')], 25_000],
  ['not yet, and part of it since', 300, [cash('50.00'), notYet('250.00'), cash('20.00')], 23_000],
  ['two notes of not yet', 300, [notYet('300.00'), cash('40.00'), notYet('200.00')], 20_000],
  ['not yet that was taken back', 300, [takenBack(notYet('250.00'))], 30_000],
  [
    'a part that is taken back from the rest',
    300,
    [takenBack(cash('50.00', '9.00')), notYet('250.00')],
    30_000,
  ],
  ['the same, and a part since', 300, [takenBack(cash('50.00')), notYet('250.00'), cash('70.00')], 23_000],
  ['the same without a price', undefined, [takenBack(cash('50.00')), notYet('250.00')], 30_000],
  ['a part taken back before the note', 300, [takenBack(cash('50.00'), BEFORE), notYet('300.00')], 30_000],
  ['a part that the note replaces', 300, [takenBack(cash('50.00'), AT), notYet('300.00')], 30_000],
  [
    'two notes, and what was paid between them taken back',
    300,
    [takenBack(notYet('250.00')), takenBack(cash('40.00')), notYet('260.00')],
    30_000,
  ],
  ['no price and nothing paid', undefined, [], undefined],
  ['no price and something paid', undefined, [cash('80.00')], 0],
  ['no price, not yet, and part of it', undefined, [notYet('90.00'), cash('80.00')], 1000],
  ['no price, and all taken back', undefined, [takenBack(cash('80.00'))], undefined],
  ['nothing to pay', 0, [], 0],
])('%s leaves what is left to the cent (P38.1)', (_name, totalPrice, payments, left) => {
  expect(leftToPay({ totalPrice, payments })).toBe(left)
  for (const status of ['pending', 'confirmed', 'cancelled'])
    expect(isOwed({ status, totalPrice, payments })).toBe(false)
  expect(isOwed({ status: 'completed', totalPrice, payments })).toBe(left !== 0)
})

test('a note of what is left leaves out what was taken back before it, though by a later clock (P38.4)', () => {
  const payments = [takenBack(cash('50.00'), LATER), takenBack(cash('9.00'), BEFORE)]
  const noted = [...payments, nextTo(payments, notYet('300.00'))]
  expect(leftToPay({ totalPrice: 300, payments: noted })).toBe(30_000)
  expect(nextTo(payments, cash('20.00'))).toEqual(cash('20.00'))
})

test('received is what came in with tips, to the cent', () => {
  const payments = [cash('0.10', '0.20'), cash('120.45'), takenBack(cash('7.00')), notYet('999.00')]
  expect(receivedIn(payments)).toBe(12_075)
})

test('the ways to pay (P38.2)', () => {
  expect(PAYMENT_METHODS).toEqual(['cash', 'check', 'card', 'app', 'unpaid'])
})

test.each([
  ['0.29', 29],
  ['1.15', 115],
  [4.35, 435],
])('%s dollars are %i cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents)
})

const VISIT = { cents: 23_800, number: '3F2A9C01' }

test.each([
  [
    'https://venmo.com/u/cvwc?txn=pay&amount={amount}&note={number}',
    'venmo.com',
    'https://venmo.com/u/cvwc?txn=pay&amount=238&note=3F2A9C01',
  ],
  ['https://www.paypal.com/me/cvwc/{amount}', 'www.paypal.com', 'https://www.paypal.com/me/cvwc/238'],
  ['https://cash.app/$cvwc/{amount}', 'cash.app', 'https://cash.app/$cvwc/238'],
  ['https://venmo.com', 'venmo.com', 'https://venmo.com'],
  ['HTTPS://PayPal.Me/cvwc', 'paypal.me', 'HTTPS://PayPal.Me/cvwc'],
  ['https://pay.example/?a={amount}&again={Amount}', 'pay.example', 'https://pay.example/?a=238&again=238'],
  ['https://square.link/u/a%20b@c#top', 'square.link', 'https://square.link/u/a%20b@c#top'],
  // A Cyrillic "о": the reader sees that it is not venmo.com.
  ['https://xn--venm-sge.com/u/cvwc', 'xn--venm-sge.com', 'https://xn--venm-sge.com/u/cvwc'],
  ['https://venmo.com.pay.example/u', 'venmo.com.pay.example', 'https://venmo.com.pay.example/u'],
])('the pay link %s is shown with its host %s and filled in (P38.8)', (payUrl, host, href) => {
  expect(payLink(payUrl, VISIT)).toEqual({ href, host })
  // The browser goes where the customer reads that it goes.
  expect(new URL(href)).toMatchObject({ protocol: 'https:', host, username: '', password: '' })
})

test.each([
  [23_800, '238'],
  [23_850, '238.50'],
  [1, '0.01'],
  [7, '0.07'],
  [110, '1.10'],
  [123_456_789, '1234567.89'],
])('%d cents are filled in as %s (P38.8)', (cents, amount) => {
  expect(payLink('https://pay.example/{amount}', { ...VISIT, cents })?.href).toBe(
    `https://pay.example/${amount}`,
  )
})

test("a number's own characters cannot change the link (P38.8)", () => {
  const link = payLink('https://pay.example/?n={number}', { ...VISIT, number: '1&to=x#$&/ é' })
  expect(link?.href).toBe('https://pay.example/?n=1%26to%3Dx%23%24%26%2F%20%C3%A9')
})

const NOT_HTTPS = [
  ...['javascript:alert(1)', 'javascript://venmo.com/%0aalert(1)', 'data:text/html,pay'],
  ...['http://venmo.com/u/cvwc', '//venmo.com/u/cvwc', 'venmo.com/u/cvwc', 'https:venmo.com/u/cvwc'],
  ...['https:/venmo.com/u/cvwc', 'https:///venmo.com/u/cvwc', 'https:\\\\venmo.com\\u'],
  'pay me: https://venmo.com/u/cvwc',
]
const OTHER_HOST = [
  ...['https://user@venmo.com/u/cvwc', 'https://user:secret@venmo.com/u/cvwc'],
  ...['https://venmo.com@evil.example/u/cvwc', 'https://venmo.com:443@evil.example'],
  ...['https://venmo.com\\@evil.example/', 'https://venmo.com\\.evil.example/', 'https://venmo.com:8443/u'],
  ...['https://{amount}.evil.example/', 'https://pay.{number}.example/', 'https://pay.example{amount}/'],
  ...['https://pay.example:{amount}/', 'https://{amount}@pay.example/', 'https://localhost/pay'],
  ...['https://127.0.0.1/pay', 'https://127.1/pay', 'https://2130706433/pay', 'https://0x7f.0.0.0x1/pay'],
  ...['https://[::1]/pay', 'https://pay.example./u', 'https://-pay.example/u', 'https://pay_me.example/u'],
  ...['https://pay..example/u', 'https://%76enmo.com/u', 'https://vënmo.com/u', 'https://venmо.com/u'],
  'https://venmo。com/u',
]
const NO_LINK_TEXT = [
  ...[' https://venmo.com/u/cvwc', 'https://venmo.com/u/cv wc', 'https://venmo.com/u/cv\twc'],
  ...['https://ven\tmo.com/u', 'https://venmo.com/u/cvwc\n', 'https://venmo.com/u\r\nBcc: x@evil.example'],
  ...['https://venmo.com/u/\u0000', 'https://venmo.com/u/\u00a0', 'https://venmo.com/u/\u202egpj'],
  ...['https://venmo.com/"onclick="x', "https://venmo.com/'", 'https://venmo.com/<b>'],
  ...['https://venmo.com/?a={price}', 'https://venmo.com/?a={amount', 'https://venmo.com/?a=amount}'],
  ...['https://venmo.com/?a={{amount}}', 'https://venmo.com/?a=%{amount}', 'https://venmo.com/?a=%2'],
  ...['https://venmo.com/#{amount}', `https://venmo.com/${'x'.repeat(483)}`],
  ...[`https://${'x'.repeat(64)}.example/`, `https://venmo.com/${'{amount}'.repeat(5_000)}`],
]

describe('what is no pay link is refused and leads nowhere (P38.8)', () => {
  const rule = SETTINGS.find(({ key }) => key === 'pay_url')?.rule
  test.each(
    [...NOT_HTTPS, ...OTHER_HOST, ...NO_LINK_TEXT].map((link) => [JSON.stringify(link).slice(0, 60), link]),
  )('%s', (_, link) => {
    expect(rule?.accepts(link)).toBe(false)
    expect(payHost(link)).toBeUndefined()
    expect(payLink(link, VISIT)).toBeUndefined()
  })
  test('an empty setting is allowed, and is no link; 500 characters are allowed', () => {
    expect(rule?.accepts('')).toBe(true)
    expect(payLink('', VISIT)).toBeUndefined()
    expect(payHost(`https://venmo.com/${'x'.repeat(482)}`)).toBe('venmo.com')
  })
})
