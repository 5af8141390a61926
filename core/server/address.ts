/** What is counted of an address: a person with IPv6 holds 2^64 of them, so the network stands for all of its own. */
import { isIPv4, isIPv6 } from 'node:net'

const GROUPS = 8
const OF_THE_NETWORK = 4

/** The eight groups of an IPv6 address, as numbers in hexadecimal without zeros before them. */
function groupsOf(ip: string): string[] {
  const [left = [], right] = ip
    .split('::')
    .map((half) => half.split(':').flatMap((group) => (group === '' ? [] : [group])))
  const missing = right ? GROUPS - left.length - right.length : 0
  const all = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...(right ?? [])]
  return all.map((group) => Number.parseInt(group, 16).toString(16))
}

/** The address itself of IPv4, however it is written; of IPv6 its first 64 bits: `2001:db8:1:2::/64`. */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return ip
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  const [bare = ''] = ip.split('%')
  if (!isIPv6(bare)) return ip
  return `${groupsOf(bare).slice(0, OF_THE_NETWORK).join(':')}::/64`
}
