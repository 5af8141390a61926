/** A learner's deliveries along an axis, through the real door. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putAulaAberta, putEntrega } from '../../../ensino/entrega/server/factory.ts'
import { trilhaEntregaApi } from '../contract-entregas.ts'
import { putTrilha, type TrilhaFeita } from './factory.ts'

let tenant: TestTenant
let professor: Person
let aluno: Person
let colega: Person
let trilha: TrilhaFeita
let dentro: Awaited<ReturnType<typeof putAulaAberta>>
let fora: Awaited<ReturnType<typeof putAulaAberta>>

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Ana Clara', { papel: 'aluno', turma: tenant.turma })
  colega = await tenant.person('Kauã', { papel: 'aluno', turma: tenant.turma })
  dentro = await putAulaAberta(tenant, professor)
  fora = await putAulaAberta(tenant, professor)
  trilha = await putTrilha(tenant, professor, { aulas: [dentro.id], turmas: [tenant.turma] })
})

const list = (who: Person, eixo = trilha.eixos[0] ?? 0, more: object = {}) =>
  callAs(who, trilhaEntregaApi.listEntregas, { params: { eixo }, query: { pagina: 1, linhas: 30, ...more } })

describe('deliveries along an axis', () => {
  it('are the own ones in its lessons, what came back first', async () => {
    const sent = await putEntrega(tenant, aluno, dentro)
    const back = await putEntrega(tenant, aluno, dentro, { estado: 'devolvida' })
    await putEntrega(tenant, colega, dentro)
    await putEntrega(tenant, aluno, fora)
    const { data } = await list(aluno)
    expect(data.entregas.map(({ id }) => id)).toEqual([back.id, sent.id])
    expect(data).toMatchObject({ total: 2, eixo: { id: trilha.eixos[0], trilha: { id: trilha.id } } })
    expect((await list(aluno, undefined, { aula: fora.id })).data).toMatchObject({ entregas: [], total: 0 })
    expect((await list(aluno, undefined, { aula: dentro.id })).data.total).toBe(2)
  })

  it('are those of their pupils for who teaches, what waits first', async () => {
    const turma = { id: tenant.outraTurma }
    const outro = await tenant.person('Outra professora', { papel: 'professor', turma: turma.id })
    const longe = await tenant.person('Longe', { papel: 'aluno', turma: turma.id })
    const trabalho = await putAulaAberta(tenant, professor)
    const { eixos } = await putTrilha(tenant, professor, {
      ...{ nome: 'Região', aulas: [trabalho.id] },
      turmas: [tenant.turma, turma.id],
    })
    const marked = await putEntrega(tenant, aluno, trabalho, { estado: 'corrigida' })
    const waits = await putEntrega(tenant, colega, trabalho)
    await putEntrega(tenant, aluno, trabalho, { estado: 'pendente' })
    const away = await putEntrega(tenant, longe, trabalho, { turma: turma.id })
    await putEntrega(tenant, colega, fora)
    const of = async (who: Person) =>
      (await list(who, eixos[0], { alunos: true })).data.entregas.map(({ id }) => id)
    expect(await of(professor)).toEqual([waits.id, marked.id])
    expect(await of(outro)).toEqual([away.id])
    expect((await list(aluno, eixos[0], { alunos: true })).status).toBe(403)
    expect((await list(aluno, eixos[0])).data.total).toBe(2)
  })

  it('tell nothing of a path that is not the asker’s', async () => {
    const stranger = await tenant.person('Zé')
    expect((await list(stranger)).status).toBe(404)
    expect((await list(aluno, 999_999)).status).toBe(404)
    // A delivery in one of its lessons, made elsewhere, is no way to it; what was begun on it is.
    const outro = await tenant.person('Caio', { papel: 'aluno', turma: tenant.outraTurma })
    await putEntrega(tenant, outro, dentro)
    expect((await list(outro)).status).toBe(404)
    await tenant.sql(
      `insert into trilha_tentativa (tenant_id, usuario_id, trilha_id, habilidade_id, numero) values ($1, $2, $3, $4, 1)`,
      [tenant.id, outro.id, trilha.id, trilha.habilidades[0]],
    )
    expect((await list(outro)).data.total).toBe(1)
  })
})
