import { expect, test } from '@jest/globals'
import { composeRequest } from '#frontend/features/commercial-quote/compose-request.ts'
import { windowCount } from '#frontend/features/commercial-quote/inputs.ts'
import { clampHardWater } from '#frontend/features/residential-quote/choices.ts'
import { fillFacts } from '#frontend/lib/facts.ts'
import { liveTotal, money } from '#frontend/lib/money.ts'
import { renderHead } from '#frontend/seo/head.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { telephoneLink } from '#schemas/facts/links.ts'

test('hard-water windows are whole, zero when no number, and within 0 to 30', () => {
  expect(['', 'abc', '-4', '7', '7.9', '31', '1e9', 'Infinity'].map(clampHardWater)).toEqual([
    0, 0, 0, 7, 7, 30, 30, 0,
  ])
})

test('commercial window counts are whole and not negative', () => {
  expect(['', 'x', '-1', '12', '12.7'].map(windowCount)).toEqual([0, 0, 0, 12, 12])
})

test('money shows cents only when there are some', () => {
  expect([money(1234), money('179.00'), money('12.50')]).toEqual(['$1,234', '$179', '$12.50'])
  const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  for (const amount of [-1234567.05, -30, -0.5, 0, 0.01, 999.99, 1000, 99999.5, 1000000]) {
    expect(money(amount)).toBe(cents.format(amount).replace('.00', ''))
  }
})

test('a live total is a sum of money up to what is priced online', () => {
  expect(liveTotal(LIMITS.totalPrice)).toBe('$1,000,000,000')
  expect(liveTotal(LIMITS.totalPrice + 1)).toBe('Please call us')
})

test('phone links carry the country, where the number has one', () => {
  expect(telephoneLink('(559) 555-0142')).toBe('tel:+15595550142')
  expect(telephoneLink('1-559-555-0142')).toBe('tel:+15595550142')
  expect(telephoneLink('+44 20 7946 0000')).toBe('tel:+442079460000')
  expect(telephoneLink('+47 2212 3456 78')).toBe('tel:+472212345678')
  expect(telephoneLink('+47 22 12 34 56')).toBe('tel:+4722123456')
  expect(telephoneLink('555-0142')).toBe('tel:5550142')
  expect(telephoneLink('(559) 555-0142 ext. 12')).toBe('tel:+15595550142')
})

test('facts fill their places and unknown names stay', () => {
  const facts = {
    businessName: 'B',
    phone: '1',
    email: 'e',
    years: '7+',
    fromPrice: '$1',
    toPrice: '$2',
    interiorPrice: '$3',
    commercialFrom: '$4',
    hours: 'always',
    sameDayUntil: '9 AM',
    nextDayCities: 'C',
  }
  expect(fillFacts('{years} years, {unknown}, {fromPrice}', facts)).toBe('7+ years, {unknown}, $1')
})

test('a composed commercial request names what was left out', () => {
  const text = composeRequest({
    businessName: 'Grain Co',
    contactName: 'Ana',
    email: 'ana@example.com',
    phone: '5595550100',
    address: '1 Main St',
    buildingType: 'Office Building',
    squareFootage: '4000',
    numberOfFloors: '2',
    frequency: 'Monthly',
    windowCount: ' ',
    specialRequirements: '',
  })
  expect(text).toContain('Business: Grain Co')
  expect(text).toContain('Window count: Not specified')
  expect(text).toContain('Special requirements: None')
})

test('a head cannot be broken out of', () => {
  const head = renderHead({
    title: '</title><script>alert(1)</script>',
    description: '"><img src=x>',
    keywords: [],
    isIndexed: true,
    siteName: 'A & B',
    image: 'https://example.com/a.png',
    imageAlt: 'alt',
  })
  expect(head).not.toMatch(/<script|<img/)
  expect(head).toContain('A &amp; B')
})
