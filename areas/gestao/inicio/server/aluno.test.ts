/** A pupil's day: every kind of work with what makes it and what ends it, for that pupil alone. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person, TestTenant } from '../../../../test/kit/tenant.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { preferenciaApi } from '../../../acesso/preferencia/contract.ts'
import { forumApi } from '../../../conversa/forum/contract.ts'
import { putTopico } from '../../../conversa/forum/server/factory.ts'
import { changeDada, putPublished, setCapa } from '../../../ensino/aula/server/factory.ts'
import { entregaApi } from '../../../ensino/entrega/contract.ts'
import { changeEntrega, putAulaAberta, putEntrega } from '../../../ensino/entrega/server/factory.ts'
import { putMidia } from '../../../ensino/midia/server/factory.ts'
import { changeTentativa, putTentativa } from '../../../ensino/tentativa/server/factory.ts'
import { redeApi } from '../../../escola/rede/contract.ts'
import { changeMatricula, leaveTurma, setRecursos, setTurma } from '../../../escola/turma/server/factory.ts'
import { fazer, iniciar, setUpTrilha } from '../../../trilhas/trilha/server/testing.ts'
import { inicioApi } from '../contract.ts'
import type { Aluno } from '../shapes.ts'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

const day = async (who: Person): Promise<Aluno> => {
  const { aluno } = (await callAs(who, inicioApi.hoje, undefined)).data
  expect(aluno).not.toBeNull()
  return aluno as Aluno
}
const titles = async (who: Person) => (await day(who)).tarefas.map(({ titulo }) => titulo)

let tenant: TestTenant
let professor: Person
let aluno: Person
let colega: Person
beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Ana Clara', { papel: 'aluno', turma: tenant.turma })
  colega = await tenant.person('Lara', { papel: 'aluno', turma: tenant.turma })
})

const give = (titulo: string, given: Parameters<typeof putPublished>[2] = {}) =>
  putPublished(tenant, professor, { titulo, ...given })

describe('the work of a pupil', () => {
  it('is what came back late, then lessons and conversations by deadline, then what has none', async () => {
    const fim = inHours(-20)
    const aberta = await putAulaAberta(tenant, professor, { fim })
    const { id } = await putEntrega(tenant, aluno, aberta, { estado: 'devolvida' })
    await give('Sem prazo')
    await give('Amanhã', { fim: inHours(24) })
    await give('Daqui a pouco', { fim: inHours(2) })
    await give('Só na semana que vem', { inicio: inHours(100) })
    await putTopico(tenant, professor, { titulo: 'Debate', avaliativo: true, fim: inHours(5) })
    await putTopico(tenant, professor, { titulo: 'Sem nota' })
    const { tarefas } = await day(aluno)
    expect(tarefas.map(({ titulo }) => titulo)).toEqual([
      'Carta ao museu',
      'Daqui a pouco',
      'Debate',
      'Amanhã',
      'Sem prazo',
    ])
    expect(tarefas[0]).toMatchObject({
      tipo: 'devolvida',
      id,
      aula: aberta.id,
      turma: { id: tenant.turma },
      atrasada: true,
      ate: fim.toISOString(),
    })
    expect(tarefas.slice(1).every(({ atrasada }) => !atrasada)).toBe(true)
    // What is due does not depend on who asks; what was done does.
    expect(await titles(colega)).toEqual(['Daqui a pouco', 'Debate', 'Amanhã', 'Sem prazo'])
  })

  it('is nobody else’s: not the teacher’s, not a guardian’s, not of another class or tenant', async () => {
    const mother = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluno.id })
    const other = await tenant.person('Outra', { papel: 'aluno', turma: tenant.outraTurma })
    for (const who of [professor, mother])
      expect((await callAs(who, inicioApi.hoje, undefined)).data.aluno).toBeNull()
    expect((await day(other)).tarefas).toEqual([])
    expect(await titles(aluno)).not.toEqual([])
  })

  it('says where a lesson that was begun stands, and is gone once it is done', async () => {
    const lesson = await give('Começada', { fim: inHours(3), tempo_limite: 1_200 })
    const { id } = await putTentativa(tenant, aluno, lesson)
    await changeTentativa(tenant, { id }, { tela_id: lesson.telas[0] })
    const find = async () => (await day(aluno)).tarefas.find(({ id: one }) => one === lesson.id)
    expect(await find()).toMatchObject({ comecada: true, tela: 1, telas: lesson.telas.length, minutos: 20 })
    await changeTentativa(
      tenant,
      { id },
      { estado: 'concluida', concluida_em: new Date(), nota: 4, status: 'reprovado' },
    )
    expect(await find()).toBeUndefined()
    // Begun again, it is to be finished.
    await putTentativa(tenant, aluno, lesson)
    expect(await find()).toMatchObject({ comecada: true })
  })

  it('brings the cover of a lesson that has one', async () => {
    const pupil = await tenant.person('Bento', { papel: 'aluno', turma: tenant.turma })
    const lesson = await give('Com capa', { fim: inHours(9) })
    await setCapa(tenant, lesson.id, await putMidia(tenant, professor, { nome: 'capa.png' }))
    const { tarefas } = await day(pupil)
    expect(tarefas.filter(({ capa }) => capa !== undefined)).toEqual([
      expect.objectContaining({
        id: lesson.id,
        capa: expect.stringContaining('/arquivos/midia/capa.png?t='),
      }),
    ])
  })

  it('leaves out what waits for the teacher, and what no attempt is left for', async () => {
    const waits = await give('Espera a professora')
    await putTentativa(tenant, aluno, waits, { estado: 'aguardando_correcao' })
    const used = await give('Esgotada', { tentativas: 1 })
    await putTentativa(tenant, aluno, used, { estado: 'expirada' })
    const again = await give('Ainda dá', { tentativas: 2 })
    await putTentativa(tenant, aluno, again, { estado: 'expirada' })
    const annulled = await give('Anulada', { tentativas: 1 })
    await putTentativa(tenant, aluno, annulled, { estado: 'anulada' })
    const mine = await titles(aluno)
    expect(mine).not.toContain('Espera a professora')
    expect(mine).not.toContain('Esgotada')
    expect(mine).toEqual(expect.arrayContaining(['Ainda dá', 'Anulada']))
  })

  it('ends: a delivery that is sent again, a conversation that one took part in', async () => {
    const { tarefas } = await day(aluno)
    const back = tarefas.find(({ tipo }) => tipo === 'devolvida')
    const debate = tarefas.find(({ tipo }) => tipo === 'conversa')
    const params = { id: back?.id ?? 0 }
    const { revisao } = (await callAs(aluno, entregaApi.find, { params })).data.entrega
    expect(
      (
        await callAs(aluno, entregaApi.resend, {
          params,
          body: { revisao: String(revisao), texto: 'De novo' },
        } as never)
      ).status,
    ).toBe(200)
    await callAs(aluno, forumApi.reply, {
      params: { id: debate?.id ?? 0 },
      body: { conteudo: '<p>Penso que sim.</p>' },
    })
    const after = await day(aluno)
    expect(after.tarefas.filter(({ tipo }) => tipo !== 'aula')).toEqual([])
    expect(after.retornos).toEqual(
      expect.arrayContaining([expect.objectContaining({ tipo: 'enviada', id: params.id })]),
    )
    expect((await day(colega)).tarefas.some(({ tipo }) => tipo === 'conversa')).toBe(true)
  })

  it('leaves out what the class switched off, and all of a class that closed or that they left', async () => {
    await setRecursos(tenant, tenant.turma, { aulas: false })
    expect((await day(colega)).tarefas.map(({ tipo }) => tipo)).toEqual(['conversa'])
    await setRecursos(tenant, tenant.turma, { aulas: true, forum: false })
    expect((await day(colega)).tarefas.every(({ tipo }) => tipo === 'aula')).toBe(true)
    await setRecursos(tenant, tenant.turma, { forum: true })
    const before = await titles(colega)
    await setTurma(tenant, tenant.turma, { status: 'encerrada' })
    expect(await titles(colega)).toEqual([])
    await setTurma(tenant, tenant.turma, { status: 'ativa' })
    expect(await titles(colega)).toEqual(before)
    const gone = await tenant.person('Saiu', { papel: 'aluno', turma: tenant.turma })
    expect(await titles(gone)).toEqual(before)
    await leaveTurma(tenant, gone)
    expect((await callAs(gone, inicioApi.hoje, undefined)).data.aluno).toBeNull()
  })
})

describe('what came of work', () => {
  it('is told for seven days: what was corrected, and what closed without who was in the class', async () => {
    const pupil = await tenant.person('Nova', { papel: 'aluno', turma: tenant.turma })
    const closed = await give('Fechou', { fim: inHours(-5) })
    const free = await give('Fechou, e não era para todos', { fim: inHours(-5) })
    await changeDada(tenant, { aula_id: free.id }, { obrigatoria: false })
    const aberta = await putAulaAberta(tenant, professor)
    const { id } = await putEntrega(tenant, pupil, aberta, { estado: 'corrigida', nota: 9 })
    // They came after it had closed.
    expect((await day(pupil)).retornos).toEqual([
      expect.objectContaining({ tipo: 'corrigida', id, aula: aberta.id, nota: 9 }),
    ])
    await changeMatricula(tenant, { aluno_id: pupil.id }, { data_matricula: inHours(-720) })
    const mine = (await day(pupil)).retornos
    expect(mine).toContainEqual(expect.objectContaining({ tipo: 'perdida', id: closed.id, titulo: 'Fechou' }))
    expect(mine.map(({ titulo }) => titulo)).not.toContain('Fechou, e não era para todos')
    await putTentativa(tenant, pupil, closed, { estado: 'concluida', nota: 8 })
    expect((await day(pupil)).retornos.map(({ id: one }) => one)).not.toContain(closed.id)
    await changeEntrega(tenant, { id }, { corrigida_em: inHours(-8 * 24) })
    expect((await day(pupil)).retornos.map(({ id: one }) => one)).not.toContain(id)
  })
})

describe('the week and the points', () => {
  it('count days on which something was brought to its end, and the points of all paths', async () => {
    const path = await setUpTrilha({}, 1)
    expect(await day(path.aluno)).toMatchObject({ pontos: null, semana: { semanas: 0 } })
    const vez = (await iniciar(path.aluno, path.trilha.habilidades[0] as number)).data.tentativa.id
    await fazer(path.aluno, path.aulas[0] as never, vez)
    const { pontos, semana } = await day(path.aluno)
    expect(pontos).toBeGreaterThan(0)
    expect(semana?.feitos[semana.hoje]).toBe(true)
    expect(semana?.feitos.filter(Boolean)).toHaveLength(1)
    expect(semana?.semanas).toBe(1)
    expect((await day(path.colega)).semana?.feitos).not.toContain(true)
  })

  it('has the goal that the pupil set, and no other; none again when they let it go', async () => {
    const set = (who: Person, preferencias: object) =>
      callAs(who, preferenciaApi.save, { body: { chave: 'meta', preferencias } })
    const goal = async (who: Person) => (await day(who)).semana?.meta
    expect(await goal(aluno)).toBeNull()
    await set(aluno, { dias: 3 })
    expect([await goal(aluno), await goal(colega)]).toEqual([3, null])
    await set(aluno, { dias: 40 })
    expect(await goal(aluno)).toBeNull()
    await set(aluno, { dias: 5 })
    await set(aluno, {})
    expect(await goal(aluno)).toBeNull()
  })

  it('leaves no trace where a network above does without it: the school, or one over it', async () => {
    const own = await testTenant()
    const gestora = await own.person('Gestora', { papel: 'gestor_rede', rede: own.rede, funcao: 'escrita' })
    const pupil = await own.person('Bento', { papel: 'aluno', turma: own.turma })
    const other = await own.person('Lia', { papel: 'aluno', turma: own.outraTurma })
    const set = (rede: number, ritmo: boolean) =>
      callAs(gestora, redeApi.saveRitmo, { params: { rede }, body: { ritmo } })
    const both = async () => [(await day(pupil)).semana !== null, (await day(other)).semana !== null]
    expect(await both()).toEqual([true, true])
    expect((await set(own.escola, false)).data).toMatchObject({ ritmo: false, acima: null })
    expect(await both()).toEqual([false, true])
    expect((await set(own.escola, true)).data.ritmo).toBe(true)
    await set(own.rede, false)
    expect(await both()).toEqual([false, false])
    const { data } = await callAs(gestora, redeApi.findRitmo, { params: { rede: own.escola } })
    expect(data).toMatchObject({ ritmo: true, acima: { id: own.rede } })
    await set(own.rede, true)
    expect(await both()).toEqual([true, true])
  })
})
