const GROUPS = 8
/** Internet providers hand out at least a /64, so one visitor has all its addresses. */
const NETWORK_GROUPS = 4
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What limits count as one visitor: an IPv4 address, or the /64 network of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [left = [], right = []] = (address.split('%')[0] ?? '')
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0')
  const network = [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
