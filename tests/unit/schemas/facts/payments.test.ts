import { expect, test } from '@jest/globals'
import {
  isOwed,
  leftToPay,
  PAYMENT_METHODS,
  type PaymentMethod,
  receivedIn,
  toCents,
} from '#schemas/facts/payments.ts'

type Noted = { amount: string; tip?: string; method: PaymentMethod; takenBack?: object }
const cash = (amount: string, tip?: string): Noted => ({ amount, method: 'cash', ...(tip && { tip }) })
const notYet = (amount: string): Noted => ({ amount, method: 'unpaid' })
const takenBack = (payment: Noted): Noted => ({ ...payment, takenBack: {} })

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
