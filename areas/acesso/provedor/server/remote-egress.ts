/** The way out to a provider: only public addresses, each looked at when it is connected to (threat C9). */
import { lookup as resolve } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { CustomFetch } from 'openid-client'
import { isLoopback } from '../rules.ts'

/** What a provider's answer may weigh, bytes. */
const LONGEST_ANSWER = 1_048_576

const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  special.addSubnet(network, bits, 'ipv6')

const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the open internet: not this machine, not its network, not what wraps another address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return unicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}

/** The address may not be gone to. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** The address that was looked at is the one that is connected to: a name that changes its mind gains nothing. */
const publicOnly: LookupFunction = (hostname, options, callback) =>
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Unreachable(hostname), '')
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Unreachable(hostname), '')
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })

export interface Reach {
  /** This machine may be asked, without TLS too: where the product is tried out. */
  loopback: boolean
  /** Whoever runs the installation named the address: a private network is no secret to them. */
  trusted: boolean
}

/** A fetch that goes nowhere but where `reach` allows, follows no redirection and reads no more than a megabyte. */
export function egress({ loopback, trusted }: Reach): CustomFetch {
  return (address, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const url = new URL(address)
      const host = url.hostname.replace(/^\[|\]$/g, '')
      const here = loopback && isLoopback(url)
      if (url.protocol !== 'https:' && !(here && url.protocol === 'http:'))
        return reject(new Unreachable(url.protocol))
      if (!here && !trusted && isIP(host) !== 0 && !isPublicAddress(host))
        return reject(new Unreachable(host))
      const send = url.protocol === 'https:' ? tlsRequest : plainRequest
      const text = body == null ? undefined : String(body)
      const request = send(
        url,
        {
          method,
          headers: { ...headers, ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }) },
          ...(signal && { signal }),
          ...(!here && !trusted && { lookup: publicOnly }),
        },
        (answer) => {
          const parts: Buffer[] = []
          let length = 0
          answer.on('data', (part: Buffer) => {
            length += part.length
            if (length > LONGEST_ANSWER) answer.destroy(new Unreachable('answer too long'))
            else parts.push(part)
          })
          answer.on('error', reject)
          answer.on('end', () => {
            const status = answer.statusCode ?? 0
            if (status < 200 || status > 599) return reject(new Unreachable(`status ${status}`))
            const type = answer.headers['content-type']
            const bodiless = status === 204 || status === 205 || status === 304
            resolve(
              new Response(bodiless ? null : Buffer.concat(parts), {
                status,
                headers: type === undefined ? {} : { 'content-type': type },
              }),
            )
          })
        },
      )
      request.on('error', reject)
      request.end(text)
    })
}
