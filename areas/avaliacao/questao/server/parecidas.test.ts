/** Likeness: what a question nearly is, what it is only like, and what nobody may be told of. */
import { beforeAll, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { questaoApi } from '../contract.ts'
import { putQuestao } from './factory.ts'

let tenant: TestTenant
let professora: Person
let colega: Person

const ENUNCIADO =
  'Uma caixa com gelo fica ao sol da manhã. Por que o copo molha por fora, se ninguém derramou água nele?'
const likeOf = async (who: Person, id: number) => {
  const answer = await callAs(who, questaoApi.parecidas, { params: { id } })
  return answer.data.questoes.map(({ id, quase_igual }) => [id, quase_igual])
}
const put = (who: Person, enunciado: string, rede: number | null = null) =>
  putQuestao(tenant, who, { enunciado: `<p>${enunciado}</p>`, rede })

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
})

it('knows what is nearly there, slips and all, and the same statement with other alternatives as another question', async () => {
  const id = await put(professora, ENUNCIADO)
  const slip = await put(colega, ENUNCIADO.replace('derramou', 'derramo'), tenant.escola)
  const outra = await put(professora, ENUNCIADO)
  await tenant.sql(
    `update questao set conteudo = jsonb_set(conteudo, '{alternativas}', '[{"id": "a", "texto": "Porque o vapor do ar condensa no vidro frio.", "correta": true, "feedback": ""}, {"id": "b", "texto": "Porque o copo tem furos.", "correta": false, "feedback": ""}]')
     where tenant_id = $1 and id = $2`,
    [tenant.id, outra],
  )
  expect(await likeOf(professora, id)).toEqual([
    [slip, true],
    [outra, false],
  ])
  await put(professora, 'Quem escreveu Dom Casmurro?')
  expect(await likeOf(professora, id)).toHaveLength(2)
})

it('tells nobody of what they may not open', async () => {
  const segredo = 'Por que o girassol acompanha o movimento do Sol durante o dia inteiro?'
  const delas = await put(colega, segredo)
  const minha = await put(professora, segredo)
  expect(await likeOf(professora, minha)).toEqual([])
  expect(await likeOf(colega, delas)).toEqual([])
  expect((await callAs(professora, questaoApi.parecidas, { params: { id: delas } })).status).toBe(404)
  await tenant.sql(`update questao set rede_id = $3 where tenant_id = $1 and id = $2`, [
    tenant.id,
    delas,
    tenant.escola,
  ])
  expect(await likeOf(professora, minha)).toEqual([[delas, true]])
})
