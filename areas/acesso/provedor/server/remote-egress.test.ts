/** Where a provider's address may not lead: this machine, its network, and every way of writing them (S13). */

import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { egress, isPublicAddress } from './remote-egress.ts'

let hits = 0
const listener = createServer((socket) => {
  hits += 1
  socket.destroy()
})
beforeAll(() => new Promise<void>((resolve) => listener.listen(0, () => resolve())))
afterAll(() => void listener.close())

const HOSTS = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '0.0.0.0',
  '0',
  'localhost',
  'LOCALHOST',
  'localhost.',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.0.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '１２７.０.０.１',
  '①②⑦.0.0.1',
  'ⓛocalhost',
]

const SCHEMES = [
  'http://93.184.216.34',
  'ftp://93.184.216.34',
  'file:///etc/passwd',
  'gopher://127.0.0.1',
  'data:,x',
]

const ask = (url: string, reach = { loopback: false, trusted: false }) =>
  egress(reach)(url, {
    method: 'GET',
    headers: {},
    body: undefined,
    redirect: 'manual',
    signal: AbortSignal.timeout(1_000),
  })

describe('the way out', () => {
  it.each(HOSTS)('does not lead to https://%s', async (host) => {
    const { port } = listener.address() as AddressInfo
    await expect(ask(`https://${host}:${port}/x`)).rejects.toThrow()
    expect(hits).toBe(0)
  })

  it.each(SCHEMES)('does not take %s', async (url) => {
    await expect(ask(url)).rejects.toThrow()
    expect(hits).toBe(0)
  })

  it('leads to this machine only where the product is tried out: the listener hears', async () => {
    const { port } = listener.address() as AddressInfo
    await expect(ask(`http://localhost:${port}/x`, { loopback: true, trusted: false })).rejects.toThrow()
    expect(hits).toBe(1)
    await expect(ask(`http://0.0.0.0:${port}/x`, { loopback: true, trusted: false })).rejects.toThrow()
    expect(hits).toBe(1)
  })
})

it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is of the open internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it.each(['', 'x', 'localhost', '127.0.0.1', '::1', '::ffff:8.8.8.8', '2001:db8::1', 'fe80::1'])(
  '%j is not',
  (address) => expect(isPublicAddress(address)).toBe(false),
)
