/** Who counts as one client, and what a client can be part of. */

/**
 * The network of an address. Of IPv6 it is the /64, because that is the least that a customer of a provider has to choose from
 * (RFC 6177): `2001:db8::1` becomes `2001:db8:0:0::/64`. IPv4 stays, also when it is mapped into IPv6.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`
}

/** The IPv6 /48 that a network is in, the most that one customer gets: 65,536 networks. IPv4 has none. */
export function siteOf(network: string): string | undefined {
  const groups = network.split(':')
  return network.endsWith('::/64') ? `${groups.slice(0, 3).join(':')}::/48` : undefined
}
