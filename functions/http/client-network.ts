/**
 * Returns the network that counts as one client. For IPv6 it is the /64, the smallest block a provider assigns (RFC 6177):
 * `2001:db8::1` becomes `2001:db8:0:0::/64`. IPv4 addresses stay as they are, even when mapped into IPv6.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`
}

/** Returns the IPv6 /48 around a network, the largest block one customer gets (65,536 networks); undefined for IPv4. */
export function siteOf(network: string): string | undefined {
  const groups = network.split(':')
  return network.endsWith('::/64') ? `${groups.slice(0, 3).join(':')}::/48` : undefined
}
