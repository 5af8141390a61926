/** Names in notifications: whole to who teaches, first name and initial of a pupil to the others, unless allowed. */
import { beforeAll, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../contract.ts'

let tenant: TestTenant
let professora: Person
let autor: Person
let colega: Person

beforeAll(async () => {
  tenant = await testTenant()
  const { turma } = tenant
  professora = await tenant.person('Rosângela Dias', { papel: 'professor', turma })
  autor = await tenant.person('Tiago Nascimento', { papel: 'aluno', turma })
  colega = await tenant.person('Lívia Sampaio', { papel: 'aluno', turma })
})

async function open(who: Person, titulo: string) {
  const body = { gru_id: tenant.turma, tipo: 'forum' as const, titulo, conteudo: '<p>Oi</p>' }
  return (await callAs(who, forumApi.create, { body })).data.topico.id
}

const namesIn = async (titulo: string) =>
  Object.fromEntries(
    (
      await tenant.sql<{ nome: string; autor: string }>(
        `select u.nome, n.dados ->> 'autor' as autor from notificacao n join usuario u on u.id = n.usuario_id
         where n.tenant_id = $1 and n.dados ->> 'titulo' = $2`,
        [tenant.id, titulo],
      )
    ).map(({ nome, autor: told }) => [nome, told]),
  )

it('a pupil is named whole to the teacher, and shortly to colleagues', async () => {
  await open(autor, 'Do aluno')
  expect(await namesIn('Do aluno')).toEqual({
    [professora.nome]: 'Tiago Nascimento',
    [colega.nome]: 'Tiago N.',
  })
})

it('so is who answers a colleague', async () => {
  const id = await open(colega, 'Da colega')
  await callAs(autor, forumApi.reply, { params: { id }, body: { conteudo: '<p>Eu sei.</p>' } })
  const told = await tenant.sql<{ autor: string }>(
    `select dados ->> 'autor' as autor from notificacao where tenant_id = $1 and usuario_id = $2 and tipo = 'resposta_nova'`,
    [tenant.id, colega.id],
  )
  expect(told).toEqual([{ autor: 'Tiago N.' }])
})

it('a teacher is named whole, and a pupil who lets the class see it', async () => {
  await open(professora, 'Da professora')
  expect((await namesIn('Da professora'))[colega.nome]).toBe('Rosângela Dias')
  await tenant.sql(
    `insert into opcao_privacidade (tenant_id, usuario_id, perfil_visivel, mudada_por) values ($1, $2, true, $2)
     on conflict (tenant_id, usuario_id) do update set perfil_visivel = true`,
    [tenant.id, autor.id],
  )
  await open(autor, 'Com licença')
  expect((await namesIn('Com licença'))[colega.nome]).toBe('Tiago Nascimento')
})
