/** A signed address opens its own file, for a while, and nothing else. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileUrl, readTicket } from './address.ts'

const key = 'a key of thirty-two bytes or more.'
const now = new Date('2026-11-21T12:10:00Z')
const ticketOf = (url: string) => new URL(url, 'http://x.test').searchParams.get('t') ?? ''
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000)

describe('the address of a file', () => {
  const url = fileUrl(key, 3, { id: 9, nome: 'A avó e o rio.pdf' }, now)

  it('opens that file for two hours and not for three', () => {
    expect(url).toMatch(/^\/arquivos\/9\/A%20av%C3%B3%20e%20o%20rio\.pdf\?t=/)
    expect(readTicket(key, ticketOf(url), 9, now)).toEqual({ ownerId: 3, variante: 'original' })
    expect(readTicket(key, ticketOf(url), 9, hours(2))).toBeDefined()
    expect(readTicket(key, ticketOf(url), 9, hours(3))).toBeUndefined()
  })

  it('tells the small picture from the original', () => {
    const small = fileUrl(key, 3, { id: 9, nome: 'x.png' }, now, 'miniatura')
    expect(readTicket(key, ticketOf(small), 9, now)?.variante).toBe('miniatura')
  })

  it('stays the same for a while, so that the browser keeps the file', () => {
    expect(fileUrl(key, 3, { id: 9, nome: 'A avó e o rio.pdf' }, new Date(now.getTime() + 60_000))).toBe(url)
  })

  it('opens no other file, with no other key, and not when a character is changed', () => {
    expect(readTicket(key, ticketOf(url), 10, now)).toBeUndefined()
    expect(readTicket(`${key}!`, ticketOf(url), 9, now)).toBeUndefined()
    const ticket = ticketOf(url)
    fc.assert(
      fc.property(
        fc.nat(ticket.length - 1),
        fc.constantFrom('0', '1', '9', 'a', 'Z', 'm', '.', ''),
        (at, sign) => {
          const changed = ticket.slice(0, at) + sign + ticket.slice(at + 1)
          // The last character of a signature carries spare bits; equal text is the only pass.
          fc.pre(changed !== ticket)
          expect(readTicket(key, changed, 9, now)).toBeUndefined()
        },
      ),
    )
    expect(readTicket(key, '', 9, now)).toBeUndefined()
  })
})
