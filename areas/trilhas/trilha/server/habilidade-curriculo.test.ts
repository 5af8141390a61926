/** The skill of the curriculum that a path's skill teaches: chosen, told with its discipline, kept when it goes out of use. */
import { expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { putMatriz } from '../../../ensino/catalogo/server/factory.ts'
import { trilhaGerenciarApi as api } from '../contract-gerenciar.ts'
import { putRascunho, putTrilha } from './factory.ts'

const LIMIT = 60_000

async function feita() {
  const tenant = await testTenant()
  const professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  const { id: trilha } = await putTrilha(tenant, professor)
  const { habilidade } = await putRascunho(tenant, trilha)
  const citadas = (await putMatriz(tenant)).habilidades.map(Number) as [number, number, ...number[]]
  const edit = (body: object) =>
    callAs(professor, api.editHabilidade, { body: { id: habilidade, ...body } } as never)
  return { tenant, professor, trilha, citadas, edit }
}

it('is one that is there, told with its discipline, or none', { timeout: LIMIT }, async () => {
  const { tenant, professor, trilha, citadas, edit } = await feita()
  const unknown = await edit({ habilidade_id: 987_654 })
  expect([unknown.status, Object.keys(unknown.body.campos ?? {})]).toEqual([400, ['habilidade_id']])
  const [row] = await tenant.sql<{ disciplina: object | null }>(
    `select case when d.id is not null then jsonb_build_object('id', d.id, 'nome', d.nome) end as disciplina
     from habilidade h join categoria k on k.id = h.categoria_id left join disciplina d on d.id = k.disciplina_id
     where h.id = $1`,
    [citadas[0]],
  )
  expect(row?.disciplina).not.toBeNull()
  const known = await edit({ habilidade_id: citadas[0] })
  expect(known.data.habilidade.habilidade).toEqual({
    id: citadas[0],
    codigo: expect.any(String),
    texto: expect.any(String),
    disciplina: row?.disciplina,
    em_uso: true,
  })
  const { data } = await callAs(professor, api.find, { params: { id: trilha } })
  expect(data.trilha.eixos[0]?.habilidades[0]?.habilidade).toMatchObject({ id: citadas[0] })
  expect((await edit({ habilidade_id: 0 })).data.habilidade.habilidade).toBeNull()
})

it('stays where it is named, out of use or of others by now, and is named nowhere anew then', {
  timeout: LIMIT,
}, async () => {
  const { tenant, citadas, edit } = await feita()
  const [cited, other] = citadas
  await edit({ habilidade_id: cited })
  await tenant.sql(`update habilidade set vigencia = 'revogada' where id = $1`, [cited])
  await tenant.sql(
    `with c as (insert into cliente (tenant_id, nome, codigo) values ($1, 'De fora', 'FORA1') returning id)
     update categoria set cliente_id = c.id from c where tenant_id = $1`,
    [tenant.id],
  )
  const { status, data } = await edit({ nome: 'Outro nome', habilidade_id: cited })
  expect([status, data.habilidade.nome, data.habilidade.habilidade?.em_uso]).toEqual([
    200,
    'Outro nome',
    false,
  ])
  expect((await edit({ habilidade_id: other })).status).toBe(400)
})
