/** Calendars: what is in a file, and secret addresses that show a person's lessons until they are ended. */

import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { suspend } from '../../../acesso/sessao/server/factory.ts'
import { leaveTurma } from '../../../escola/turma/server/factory.ts'
import { aovivoApi } from '../contract.ts'
import { putEncontro } from './factory.ts'
import { calendarOf } from './print-calendar.ts'

let tenant: TestTenant
let professor: Person
let aluno: Person
let responsavel: Person

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela Teixeira', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  responsavel = await tenant.person('Responsável', { papel: 'responsavel', aluno: aluno.id })
})

const make = async (who: Person, nome = 'Telefone') => {
  const { data } = await callAs(who, aovivoApi.createAgenda, { body: { nome } })
  return { ...data, path: new URL(data.endereco).pathname }
}
const get = async (url: string, host = tenant.host) =>
  (await testApp()).app.inject({ method: 'GET', url, headers: { host } })

describe('a lesson as a file', () => {
  const NOW = new Date('2026-11-21T12:00:00Z')
  const row = {
    id: 7,
    turma_id: 3,
    turma_nome: '7º A',
    titulo: 'Poemas; rimas, e\nmais: \\o/',
    inicio: new Date('2026-12-31T23:30:00Z'),
    fim: new Date('2027-01-01T00:20:00Z'),
    cancelado_em: null,
    versao: 3,
  }
  const place = { origin: 'https://escola.test', language: 'pt-br' as const, now: NOW }

  it('tells its instants in UTC, over the turn of the year, and escapes what people wrote', () => {
    const text = calendarOf([row], place)
    for (const line of [
      'UID:encontro-7@escola.test',
      'DTSTART:20261231T233000Z',
      'DTEND:20270101T002000Z',
      'DTSTAMP:20261121T120000Z',
      'SEQUENCE:3',
      'STATUS:CONFIRMED',
      'SUMMARY:Poemas\\; rimas\\, e\\nmais: \\\\o/ · 7º A',
    ])
      expect(text.split('\r\n')).toContain(line)
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })

  it('says that it was called off', () =>
    expect(calendarOf([{ ...row, cancelado_em: NOW }], place)).toContain('STATUS:CANCELLED'))

  it('is given to who sees it, without the room', async () => {
    const id = await putEncontro(tenant, professor, { em: 10 })
    const { data } = await callAs(responsavel, aovivoApi.calendarFile, { params: { id } })
    expect(data.arquivo).toBe(`aula-ao-vivo-${id}.ics`)
    expect(data.conteudo).toContain(`UID:encontro-${id}@`)
    expect(data.conteudo).not.toContain('meet.google.com')
  })
})

describe('a secret address', () => {
  it('shows the lessons of its owner, and of nobody else', async () => {
    const own = await putEncontro(tenant, professor, { em: 60, titulo: 'Da turma' })
    const other = await putEncontro(tenant, professor, { em: 60, turma: tenant.outraTurma })
    for (const who of [aluno, professor, responsavel]) {
      const { path } = await make(who)
      const answer = await get(path)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
      ])
      expect(answer.body).toContain(`UID:encontro-${own}@`)
      expect(answer.body).not.toContain(`UID:encontro-${other}@`)
      for (const secret of ['meet.google.com', 'Rosângela', 'Heloísa'])
        expect(answer.body).not.toContain(secret)
    }
  })

  it('is kept as a hash, told once and listed without it', async () => {
    const { path, agenda } = await make(professor, 'Computador')
    const token = path.slice('/agenda/'.length, -'.ics'.length)
    const rows = await tenant.sql<{ row: string }>(
      'select row_to_json(agenda)::text as row from agenda where tenant_id = $1',
      [tenant.id],
    )
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
    const { data } = await callAs(professor, aovivoApi.listAgendas, {})
    expect(data.agendas.at(-1)).toEqual(agenda)
    expect(JSON.stringify(data)).not.toContain(token)
  })

  it('ends at once, for its owner only; unknown, ended and malformed ones are told alike', async () => {
    const { path, agenda } = await make(aluno)
    const revoke = (who: Person) => callAs(who, aovivoApi.revokeAgenda, { params: { id: agenda.id } })
    expect((await revoke(professor)).status).toBe(404)
    expect((await get(path)).statusCode).toBe(200)
    expect((await revoke(aluno)).status).toBe(200)
    const unknown = `/agenda/${'x'.repeat(43)}.ics`
    const answers = await Promise.all(
      [path, unknown, '/agenda/x.ics', '/agenda/x', `${unknown}x`].map((url) => get(url)),
    )
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(404)
      expect(JSON.parse(body)).toEqual(JSON.parse(answers[0]?.body ?? ''))
    }
  })

  it('shows nothing at the door of another tenant, nor for who left or was suspended', async () => {
    const other = await testTenant()
    const pupil = await tenant.person('Sai da turma', { papel: 'aluno', turma: tenant.turma })
    const id = await putEncontro(tenant, professor, { em: 90 })
    const { path } = await make(pupil)
    expect((await get(path, other.host)).statusCode).toBe(404)
    expect((await get(path)).body).toContain(`UID:encontro-${id}@`)
    await leaveTurma(tenant, pupil)
    expect((await get(path)).body).not.toContain('BEGIN:VEVENT')
    await suspend(tenant, pupil)
    expect((await get(path)).statusCode).toBe(404)
  })

  it('is one of five at most, two at once included', async () => {
    const pupil = await tenant.person('Cinco', { papel: 'aluno', turma: tenant.turma })
    const all = await Promise.all(
      Array.from({ length: 7 }, (_, i) => callAs(pupil, aovivoApi.createAgenda, { body: { nome: `N${i}` } })),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409])
  })

  it('goes back and ahead no further than it says', async () => {
    const turma = await tenant.newTurma('Longe')
    const pupil = await tenant.person('Longe', { papel: 'aluno', turma })
    const days = (n: number) => n * 24 * 60
    const [old, recent, far] = [
      await putEncontro(tenant, professor, { turma, em: days(-31) }),
      await putEncontro(tenant, professor, { turma, em: days(-29) }),
      await putEncontro(tenant, professor, { turma, em: days(400) }),
    ]
    const { body } = await get((await make(pupil)).path)
    expect([old, recent, far].map((id) => body.includes(`UID:encontro-${id}@`))).toEqual([false, true, false])
  })
})
