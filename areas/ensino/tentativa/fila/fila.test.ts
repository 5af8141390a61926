/** The queue of grades on one device: what it sends, when, and what it never lets go. */
import { describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../../core/contract/sha256.ts'
import { ANA, conclusao, device, modelServer, resposta, rest } from '../server/testing-fila.ts'
import { BACKOFF_LONGEST, backoff, nextBatch } from './batch.ts'
import type { Envio } from './fila.ts'
import { uuid7 } from './order.ts'
import { LOTE_BYTES, type Registro } from './shapes.ts'

const offline = async (): Promise<Envio> => ({ fim: 'adiado' })

describe('the queue', () => {
  it('sends what is added and shows its receipt', async () => {
    const server = modelServer()
    const fila = device(async (registros) => server.receive(registros, 7)).open()
    const registro = await fila.add(resposta(1, 1, 'a'))
    await rest()
    expect(server.taken).toEqual([registro.uuid])
    const { pendentes, recibos, ultimoEnvio } = fila.get()
    expect(pendentes).toBe(0)
    expect(recibos).toMatchObject([{ uuid: registro.uuid, tipo: 'resposta', aula: 1 }])
    expect(ultimoEnvio).not.toBeNull()
  })

  it('chains each record to the one before', async () => {
    const fila = device(offline).open()
    const first = await fila.add(resposta(1, 1, 'a'))
    const second = await fila.add(resposta(1, 2, 'b'))
    expect(first.hash_anterior).toBe('0'.repeat(64))
    expect(second.hash_anterior).toBe(sha256Hex(JSON.stringify(first)))
  })

  it('keeps what the server refuses, with the reason, and never sends it again', async () => {
    const server = modelServer()
    let sent = 0
    const fila = device(async (registros) => {
      sent += registros.length
      return server.receive(registros, 7)
    }).open()
    await fila.add(resposta(1, 99, 'a'))
    await rest()
    await fila.flush(true)
    expect(sent).toBe(1)
    expect(fila.get()).toMatchObject({
      pendentes: 0,
      rejeitados: [{ rejeitado: { motivo: 'tela_desconhecida' } }],
    })
  })

  it('waits longer after each failure, up to 15 minutes, and starts anew after a success', async () => {
    let away = true
    const server = modelServer()
    const tablet = device(
      async (registros) => (away ? { fim: 'adiado' } : server.receive(registros, 7)),
      () => 0.5,
    )
    const fila = tablet.open()
    await fila.add(resposta(1, 1, 'a'))
    await rest()
    const waits: number[] = []
    for (let i = 0; i < 10; i++) {
      const [wait = 0] = tablet.waits()
      waits.push(Math.round(wait / 1000))
      await tablet.pass(wait + 1)
    }
    expect(waits.slice(0, 4)).toEqual([5, 10, 20, 40])
    expect(Math.max(...waits)).toBe(900)
    away = false
    await tablet.pass(BACKOFF_LONGEST + 1_000)
    expect(fila.get().pendentes).toBe(0)
    expect((await tablet.store.estado()).falhas).toBe(0)
  })

  it('sends at once when asked, whatever the wait', async () => {
    let away = true
    const server = modelServer()
    const fila = device(async (registros) => (away ? { fim: 'adiado' } : server.receive(registros, 7))).open()
    await fila.add(resposta(1, 1, 'a'))
    await rest()
    away = false
    await fila.flush()
    expect(fila.get().pendentes).toBe(1)
    await fila.flush(true)
    expect(fila.get().pendentes).toBe(0)
  })

  it('waits as long as the server says', async () => {
    const tablet = device(async () => ({ fim: 'adiado', segundos: 120 }))
    await tablet.open().add(resposta(1, 1, 'a'))
    await rest()
    expect(tablet.waits()[0]).toBeGreaterThan(119_000)
  })

  it('never sends records of another account, and keeps them', async () => {
    const server = modelServer()
    const tablet = device(async (registros) => server.receive(registros, 7))
    await tablet.open({ send: offline }).add(resposta(1, 1, 'de Ana'))
    const bia = tablet.open({ conta: { ...ANA, usuario: 8 } })
    const dela = await bia.add(resposta(2, 1, 'de Bia'))
    await bia.flush(true)
    expect(server.taken).toEqual([])
    // Bia's token is not Ana's: the server refused, and what is Bia's waits.
    expect(bia.get().semConta).toBe(true)
    expect((await tablet.store.items()).map(({ registro }) => registro.REQUEST_USU_ID)).toEqual([7, 8])
    const outra = tablet.open({ conta: { ...ANA, tenant: 'floripa' } })
    await outra.flush(true)
    expect(server.taken).toEqual([])
    await tablet.open().flush(true)
    expect(server.taken).toHaveLength(1)
    expect(server.taken).not.toContain(dela.uuid)
  })

  it('finds the one record that the server can not read, and sends the others', async () => {
    const server = modelServer()
    let away = true
    const bad = (registros: readonly Registro[]) =>
      registros.some(({ respostas }) => respostas[0]?.resposta === 'ruim')
    const fila = device(async (registros) => {
      if (away) return { fim: 'adiado' }
      return bad(registros) ? { fim: 'recusado', motivo: 'forma_invalida' } : server.receive(registros, 7)
    }).open()
    for (let i = 0; i < 60; i++) await fila.add(resposta(1, i + 1, i === 17 ? 'ruim' : 'boa'))
    away = false
    await fila.flush(true)
    expect(server.taken).toHaveLength(59)
    expect(fila.get()).toMatchObject({
      pendentes: 0,
      rejeitados: [{ rejeitado: { motivo: 'forma_invalida' } }],
    })
  })

  it('takes silence about what was sent as a failure', async () => {
    const tablet = device(async () => ({
      fim: 'respondido',
      resposta: { recebimentos: [], recebido_em: '' },
    }))
    const fila = tablet.open()
    await fila.add(resposta(1, 1, 'a'))
    await rest()
    expect(fila.get().pendentes).toBe(1)
    expect(tablet.waits()).toHaveLength(1)
  })

  it('is held by no clock that was set back', async () => {
    const server = modelServer()
    let away = true
    const tablet = device(async (registros) => (away ? { fim: 'adiado' } : server.receive(registros, 7)))
    const fila = tablet.open()
    await fila.add(resposta(1, 1, 'a'))
    await rest()
    away = false
    tablet.clock.now -= 36_000_000
    await fila.flush()
    expect(fila.get().pendentes).toBe(0)
  })
})

describe('a batch', () => {
  it('has answers before the handing in, at most 50 records', async () => {
    const fila = device(offline)
    const tab = fila.open()
    await tab.add(conclusao(1))
    for (let i = 0; i < 60; i++) await tab.add(resposta(1, i + 1, 'a'))
    const records = (await fila.store.items()).map(({ registro }) => registro)
    const batch = nextBatch(records)
    expect(batch).toHaveLength(50)
    expect(batch.every(({ tipo }) => tipo === 'resposta')).toBe(true)
    expect(nextBatch(records.slice(0, 3)).map(({ tipo }) => tipo)).toEqual([
      'resposta',
      'resposta',
      'conclusao',
    ])
  })

  it('has at most 256 KB, counted in UTF-8; what is larger goes alone', async () => {
    const tablet = device(offline)
    const tab = tablet.open()
    await tab.add(resposta(1, 1, 'é'.repeat(60_000)))
    await tab.add(resposta(1, 2, 'é'.repeat(60_000)))
    await tab.add(resposta(1, 3, 'é'.repeat(200_000)))
    const [a, b, c] = (await tablet.store.items()).map(({ registro }) => registro) as [
      Registro,
      Registro,
      Registro,
    ]
    expect(nextBatch([a, b, c])).toEqual([a, b])
    expect(nextBatch([a, c])).toEqual([a])
    expect(nextBatch([c])).toEqual([c])
  })
})

describe('the edge of a batch', () => {
  it('is the last byte of 256 KB, with what stands around the records', async () => {
    const one = await device(offline)
      .open()
      .add(resposta(1, 1, ''))
    const filled = (letters: number): Registro => {
      const [given] = one.respostas
      return {
        ...one,
        respostas: [{ ...(given as (typeof one.respostas)[0]), resposta: 'x'.repeat(letters) }],
      }
    }
    const bytes = (...registros: Registro[]) => JSON.stringify({ registros }).length
    // A comma is counted after the last one too.
    const room = LOTE_BYTES - 1 - bytes(filled(1_000), filled(0))
    expect(nextBatch([filled(1_000), filled(room)])).toHaveLength(2)
    expect(nextBatch([filled(1_000), filled(room + 1)])).toHaveLength(1)
    expect(nextBatch([filled(LOTE_BYTES), filled(0)])).toHaveLength(1)
  })
})

describe('names and waits', () => {
  it('are hexadecimal to the highest number that may be drawn', () => {
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    for (const drawn of [0, 0.5, 0.999_999]) expect(uuid7(Date.UTC(2026, 10, 21), () => drawn)).toMatch(form)
  })

  it('are of version 7 and in the order of time', () => {
    const one = uuid7(1_700_000_000_000, () => 0.999)
    expect(one).toBe('018bcfe5-6800-7fff-bfff-ffffffffffff')
    expect(uuid7(1_700_000_000_001, () => 0) > one).toBe(true)
    // The first twelve digits are the moment, whenever it was.
    for (const now of [0, 1, 1_700_000_000_000, 2 ** 44])
      expect(
        Number.parseInt(
          uuid7(now, () => 0.5)
            .replace('-', '')
            .slice(0, 12),
          16,
        ),
      ).toBe(now)
  })

  it('spread by a quarter', () => {
    expect(backoff(1, () => 0)).toBe(3_750)
    expect(backoff(1, () => 1)).toBe(6_250)
    expect(backoff(500, () => 1)).toBe(BACKOFF_LONGEST)
  })
})
