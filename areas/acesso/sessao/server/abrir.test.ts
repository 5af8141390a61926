/** Opening a session: for whom, until when, and what is told of the person and in the log. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { placeIn, undone } from '../../../../test/kit/undone.ts'
import { putArquivo } from '../../arquivo/server/factory.ts'
import { setConta } from './factory.ts'
import { hashToken } from './secrets-token.ts'
import { euOf, type NewSession, openSession } from './write-open.ts'

const NOW = new Date('2031-03-04T15:00:00Z')
const HOUR = 3_600_000
const later = (ms: number) => new Date(NOW.getTime() + ms)

let tenant: TestTenant
let ana: Person
let boss: Person
beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person(
    'Ana',
    { papel: 'professor', turma: tenant.turma },
    { papel: 'aluno', turma: tenant.outraTurma },
    { papel: 'coordenador', rede: tenant.escola },
    { papel: 'autor' },
  )
  boss = await tenant.person('Suporte', { papel: 'suporte' })
})

const opened = (given: Partial<NewSession>, spoil = 'nome = nome') =>
  undone(tenant, async (tx) => {
    await sql.raw(`update usuario set ${spoil} where id = ${ana.id}`).execute(tx)
    const place = {
      tx,
      brand: { ownerId: tenant.id },
      caller: { ip: '203.0.113.5', agent: 'Firefox' },
      now: NOW,
    }
    const made = await openSession(place as never, { usuarioId: ana.id, metodo: 'senha', ...given })
    const { rows } = await sql<Record<string, unknown>>`
      select usuario_id, metodo, compartilhada, expira_em, provada_em, suporte_id, agente from sessao
      where token_hash = ${hashToken(made.token)}`.execute(tx)
    const log = await sql<{ acao: string; mudanca: unknown }>`
      select acao, mudanca from auditoria where entidade = 'sessao' and entidade_id = ${String(made.sessaoId)}`.execute(
      tx,
    )
    return { ...made, row: rows[0], log: log.rows }
  })

describe('a session', () => {
  it('is opened for as long as its device allows, and told in the log with its way in', async () => {
    const one = await opened({})
    expect(one.row).toEqual({
      ...{ usuario_id: ana.id, metodo: 'senha', compartilhada: false, suporte_id: null, agente: 'Firefox' },
      ...{ expira_em: later(30 * 24 * HOUR), provada_em: NOW },
    })
    expect(one.log).toEqual([{ acao: 'entrar', mudanca: { depois: { metodo: 'senha' } } }])
    const shared = await opened({ compartilhada: true, metodo: 'cartao' })
    expect(shared.row).toMatchObject({ metodo: 'cartao', compartilhada: true, expira_em: later(12 * HOUR) })
  })

  it('to look through ends when it was told to, and whoever opens it tells it themselves', async () => {
    const [session] = await tenant.sql<{ id: number }>('select id from sessao where usuario_id = $1', [
      boss.id,
    ])
    const suporte = { usuarioId: boss.id, sessaoId: session?.id ?? 0, ate: later(HOUR) }
    const looked = await opened({ metodo: 'suporte', suporte })
    expect([looked.row, looked.log, looked.usuario.suporte]).toMatchObject([
      { suporte_id: boss.id, expira_em: later(HOUR) },
      [],
      'Suporte',
    ])
  })

  it('is opened for nobody who is suspended', async () => {
    await expect(opened({}, `status = 'suspenso'`)).rejects.toMatchObject({
      statusCode: 403,
      codigo: 'conta_suspensa',
    })
  })

  it('tells who the person is, every role once, and a photo where an address can be made', async () => {
    const { usuario } = await opened({}, `idioma = 'en-us'`)
    expect(usuario).toMatchObject({
      ...{ id: ana.id, nome: 'Ana', foto: null, idioma: 'en-us', funcoes: ['autor'], dependentes: [] },
      ...{
        redes: [{ id: tenant.escola, papel: 'coordenador', funcao: 'escrita' }],
        pendencia: null,
        suporte: null,
      },
      papeis: ['autor', 'coordenador', 'professor', 'aluno'],
    })
    const eu = (foto: boolean, address = true) =>
      undone(tenant, async (tx) => {
        const place = placeIn(tx, tenant)
        if (foto) await setConta(place, ana, `foto_id = ${await putArquivo(place, 'f')}`)
        return euOf(tx, ana.token, tenant.id, address ? () => '/foto' : undefined)
      })
    expect([(await eu(true)).foto, (await eu(true, false)).foto, (await eu(false)).foto]).toEqual([
      '/foto',
      null,
      null,
    ])
    await expect(undone(tenant, (tx) => euOf(tx, `${ana.token}x`, tenant.id))).rejects.toMatchObject({
      statusCode: 401,
    })
  })
})
