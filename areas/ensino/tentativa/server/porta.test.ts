/** The doors of lessons that are open to all: who guesses waits, who asks without end waits, the others do not. */
import { describe, expect, it } from 'vitest'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { newTestApp } from '../../../../test/kit/app.ts'
import { setUp } from './testing.ts'

stillClock()

const open = async () => {
  const { tenant, aula } = await setUp({ visibilidade: 'plataforma' })
  const { app, close } = await newTestApp()
  const ask = (id: string, remoteAddress: string, door = 'atividade') =>
    app.inject({ url: `/conteudo/pt-br/${door}/${id}`, headers: { host: tenant.host }, remoteAddress })
  return { ask, close, codigo: aula.codigo }
}

describe('a door open to all', () => {
  it('makes who guesses codes or addresses of results wait; the next address is served', async () => {
    const { ask, close, codigo } = await open()
    const statuses: number[] = []
    for (let n = 0; n < 60 && !statuses.includes(429); n += 1)
      statuses.push(
        (
          await ask(
            n % 2 ? `QQQQ${1000 + n}` : `x${n}`,
            '203.0.113.1',
            n % 2 ? 'atividade' : 'relatorio-atividade',
          )
        ).statusCode,
      )
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(40)
    const refused = await ask(codigo, '203.0.113.1')
    expect([refused.statusCode, refused.json().codigo]).toEqual([429, 'aguarde'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(codigo, '203.0.113.2')).statusCode).toBe(200)
    await close()
  })

  it('lets a school in, and no more than that, from one address in a minute', async () => {
    const { ask, close, codigo } = await open()
    const statuses = new Map<number, number>()
    for (let n = 0; n < 620; n += 20) {
      const some = await Promise.all(Array.from({ length: 20 }, () => ask(codigo, '203.0.113.3')))
      for (const { statusCode } of some) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [200, 600],
      [429, 20],
    ])
    expect((await ask(codigo, '203.0.113.4')).statusCode).toBe(200)
    await close()
  })
})
