/** An administrator who visits from another tenant: reads and moderates, and leaves no mark under a number of somebody here. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { tenantApi } from '../../../acesso/tenant/contract.ts'
import { forumApi } from '../contract.ts'
import { putMensagem, putTopico } from './factory.ts'

let home: TestTenant
let target: TestTenant
let boss: Person
let visitor: Person
let headers: Record<string, string>
let professor: Person
let aluno: Person

beforeAll(async () => {
  ;[home, target] = [await testTenant(), await testTenant()]
  boss = await home.person('Plataforma', { papel: 'administrador-plataforma' })
  // Numbers of people repeat between tenants: here is one of the target's with the visitor's own.
  await target.sql(
    `insert into usuario (tenant_id, id, nome, login) overriding system value values ($1, $2, 'Sósia', 'sosia')`,
    [target.id, boss.id],
  )
  const { data } = await callAs(boss, tenantApi.findBySlug, { params: { slug: target.slug } })
  visitor = { id: 0, nome: '', token: data.tenant.token_autenticado as string, host: home.host }
  headers = { tenant: target.slug, useraction: boss.token }
  professor = await target.person('Professora', { papel: 'professor', turma: target.turma })
  aluno = await target.person('Aluno', { papel: 'aluno', turma: target.turma })
})

/** Every row of the target that names the visitor's number. */
const marks = async () => {
  const tables = [
    'mensagem',
    'topico',
    'topico_visto',
    'topico_favorito',
    'curtida',
    'voto',
    'topico_participacao',
  ]
  const rows = await Promise.all(
    tables.map(async (table) => [
      table,
      (
        await target.sql(`select 1 from ${table} where tenant_id = $1 and usuario_id = $2`, [
          target.id,
          boss.id,
        ])
      ).length,
    ]),
  )
  return Object.fromEntries(rows.filter(([, n]) => n !== 0)) as object
}

describe('a visiting administrator', () => {
  it('writes, likes, bookmarks and grades in nobody’s name', async () => {
    const { id } = await putTopico(target, professor, { avaliativo: true })
    const mensagem = await putMensagem(target, aluno, id)
    const options = { headers }
    const refused = [
      await callAs(visitor, forumApi.reply, { params: { id }, body: { conteudo: '<p>Oi</p>' } }, options),
      await callAs(visitor, forumApi.like, { params: { id: mensagem }, body: { curtido: true } }, options),
      await callAs(visitor, forumApi.vote, { params: { id: mensagem }, body: { voto: 1 } }, options),
      await callAs(visitor, forumApi.favorite, { params: { id }, body: { favorita: true } }, options),
      await callAs(
        visitor,
        forumApi.saveNotas,
        {
          params: { gru_id: target.turma, tpc_id: id },
          body: { notas: [{ aluno_id: aluno.id, revisao: 0, nota: 9, mensagem: '' }] },
        },
        options,
      ),
      await callAs(
        visitor,
        forumApi.create,
        { body: { gru_id: target.turma, tipo: 'forum', titulo: 'Oi', conteudo: '<p>Oi</p>' } },
        options,
      ),
    ]
    expect(refused.map(({ status, body }) => [status, body.codigo])).toEqual(
      Array(6).fill([403, 'visitante']),
    )
    expect((await callAs(visitor, forumApi.markSeen, { params: { id }, body: {} }, options)).status).toBe(200)
    expect(await marks()).toEqual({})
    expect(
      (await callAs(professor, forumApi.like, { params: { id: mensagem }, body: { curtido: true } })).status,
    ).toBe(200)
  })

  it('reads, and moderates: the log names the visitor and their tenant', async () => {
    const { id } = await putTopico(target, professor)
    const held = await putMensagem(target, aluno, id, { retida: true })
    const gone = await putMensagem(target, aluno, id)
    const options = { headers }
    const found = await callAs(visitor, forumApi.find, { params: { id } }, options)
    expect(found.data.topico).toMatchObject({ id, favorita: false })
    expect((await callAs(visitor, forumApi.release, { params: { id: held } }, options)).status).toBe(200)
    expect((await callAs(visitor, forumApi.removeMensagem, { params: { id: gone } }, options)).status).toBe(
      200,
    )
    expect(await marks()).toEqual({})
    const log = await target.sql(
      'select acao, quem_id::int, quem_tenant, entidade_id::int from auditoria where tenant_id = $1 order by numero',
      [target.id],
    )
    const who = { quem_id: boss.id, quem_tenant: home.id }
    expect(log).toEqual([
      { acao: 'liberar', entidade_id: held, ...who },
      { acao: 'remover', entidade_id: gone, ...who },
    ])
  })
})
