/** Who is stuck in a path is seen by their teacher, told whom to ask, and goes on with one more turn. */
import { expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { setEstadoNaVez } from '../../../ensino/tentativa/server/factory.ts'
import { trilhaAprenderApi } from '../contract-aprender.ts'
import { trilhaParadosApi as api } from '../contract-parados.ts'
import { fazer, iniciar, setUpTrilha } from './testing.ts'

const habilidade = (who: Person, id: number) =>
  callAs(who, trilhaAprenderApi.habilidade, { params: { id }, query: {} })

/** Ana failed the only lesson in each of her three turns. */
async function stuck() {
  const world = await setUpTrilha({}, 1)
  const { aluno, professor, tenant, trilha } = world
  const id = world.trilha.habilidades[0] as number
  for (const _ of [1, 2, 3])
    await fazer(aluno, world.aulas[0] as never, (await iniciar(aluno, id)).data.tentativa.id, {
      certas: [false, false],
    })
  const list = (who: Person) =>
    callAs(who, api.listParados, { params: { id: trilha.id, turma: tenant.turma } })
  const give = (who: Person, whom = aluno.id) =>
    callAs(who, api.darVez, { body: { turma: tenant.turma, aluno: whom, habilidade: id } })
  const undo = (who: Person) =>
    callAs(who, api.desfazerVez, { body: { turma: tenant.turma, aluno: aluno.id, habilidade: id } })
  return { ...world, id, list, give, undo, professor }
}

it('tells the pupil whom to ask, and the teacher who is stuck and why', async () => {
  const { aluno, professor, id, list } = await stuck()
  const none = await iniciar(aluno, id)
  expect([none.status, none.body.mensagem]).toEqual([
    409,
    'Você já usou as suas 3 tentativas nesta habilidade. Fica a melhor nota. Se precisar de ajuda, fale com Professora.',
  ])
  expect((await habilidade(aluno, id)).data.pedir_a).toEqual(['Professora'])
  const { parados, permissoes } = (await list(professor)).data
  expect(parados).toMatchObject([{ aluno: { id: aluno.id }, habilidade: { id }, vezes: 3 }])
  expect([parados[0]?.aulas.length, permissoes.dar]).toEqual([1, true])
  expect((await list(aluno)).status).toBe(403)
})

it('is over with one more turn, given once however often it is asked', async () => {
  const { aluno, colega, professor, id, list, give, tenant } = await stuck()
  expect((await give(aluno)).status).toBe(403)
  expect((await give(professor, colega.id)).data.dada).toBe(false)
  expect((await give(professor)).data.dada).toBe(true)
  expect((await give(professor)).data.dada).toBe(false)
  expect((await list(professor)).data.parados).toEqual([])
  expect((await habilidade(aluno, id)).data).toMatchObject({
    restantes: 1,
    pode_iniciar: true,
    pedir_a: [],
    habilidade: { tentativas: 4 },
  })
  expect((await iniciar(aluno, id)).status).toBe(200)
  const log = await tenant.sql('select 1 from auditoria where tenant_id = $1 and acao = $2', [
    tenant.id,
    'dar_tentativa',
  ])
  expect(log).toHaveLength(1)
})

it('tells the pupil, and is taken back with that until it is used', async () => {
  const { aluno, professor, tenant, id, list, give, undo } = await stuck()
  const told = () =>
    tenant.sql<{ destino: string; dados: object }>(
      `select destino, dados from notificacao where tenant_id = $1 and usuario_id = $2 and tipo = 'tentativa_dada'`,
      [tenant.id, aluno.id],
    )
  expect((await undo(professor)).data.desfeita).toBe(false)
  await give(professor)
  expect(await told()).toMatchObject([{ dados: { autor: 'Professora' } }])
  expect((await list(professor)).data.dadas).toMatchObject([{ aluno: { id: aluno.id }, habilidade: { id } }])
  expect((await undo(aluno)).status).toBe(403)
  expect((await undo(professor)).data.desfeita).toBe(true)
  expect(await told()).toEqual([])
  const { parados, dadas } = (await list(professor)).data
  expect([parados.length, dadas]).toEqual([1, []])
  // Given anew it is told anew; once it is begun it stays.
  await give(professor)
  expect(await told()).toHaveLength(1)
  expect((await iniciar(aluno, id)).status).toBe(200)
  expect((await undo(professor)).data.desfeita).toBe(false)
  expect((await list(professor)).data.dadas).toEqual([])
})

it('is nobody whose last lesson goes on, or waits for its mark', async () => {
  const { aluno, professor, id, list, tenant } = await stuck()
  const [last] = await tenant.sql<{ id: number }>(
    'select max(id)::int as id from trilha_tentativa where tenant_id = $1 and usuario_id = $2 and habilidade_id = $3',
    [tenant.id, aluno.id, id],
  )
  const found: Record<string, number> = {}
  for (const estado of ['iniciada', 'aguardando_correcao', 'concluida'] as const) {
    await setEstadoNaVez(tenant, last?.id ?? 0, estado)
    found[estado] = (await list(professor)).data.parados.length
  }
  expect(found).toEqual({ iniciada: 0, aguardando_correcao: 0, concluida: 1 })
})
