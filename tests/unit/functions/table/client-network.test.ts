import { expect, test } from '@jest/globals'
import { networkOf, siteOf } from '#functions/table/budgets.ts'

test('all addresses of an IPv6 /64 are one client, and those of a /48 one customer, however they are written (P15.4)', () => {
  const network = '2001:db8:0:9::/64'
  for (const address of [
    ...['2001:db8:0:9:1::1', '2001:DB8:0:9::abcd', '2001:0db8:0000:0009:1:2:3:4', '2001:db8:0:9::'],
    '2001:db8::9:1:2:3:4',
  ])
    expect([address, networkOf(address)]).toEqual([address, network])
  for (const other of ['2001:db8:0:a::1', '2001:db8::9', '2001:db8::7:9:0:0:0', '198.51.100.4'])
    expect([other, networkOf(other)]).not.toEqual([other, network])
  expect(siteOf(network)).toBe('2001:db8:0::/48')
})

test('an IPv4 address is a client, the same one when it is mapped into IPv6 (P15.4)', () => {
  expect(['198.51.100.77', '::ffff:198.51.100.77'].map(networkOf)).toEqual(['198.51.100.77', '198.51.100.77'])
  expect(siteOf('198.51.100.77')).toBeUndefined()
})
