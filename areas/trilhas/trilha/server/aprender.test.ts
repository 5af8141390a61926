/** Following a path through the real door: turns, lessons, points, states, who sees and takes away what. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { meeting } from '../../../../test/kit/encontro.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { tentativaApi } from '../../../ensino/tentativa/contract.ts'
import { trilhaAprenderApi } from '../contract-aprender.ts'
import { abrirNaVez, enviar, fazer, iniciar, recordsOf, setUpTrilha, type TrilhaWorld } from './testing.ts'

const LIMIT = 120_000
const habilidadeOf = (world: TrilhaWorld, at = 0) => world.trilha.habilidades[at] as number
const aulaAt = (world: TrilhaWorld, at: number) => world.aulas[at] as TrilhaWorld['aulas'][number]
const estrutura = (who: Person, id: number) => callAs(who, trilhaAprenderApi.estrutura, { params: { id } })
const habilidade = (who: Person, id: number, aluno?: number) =>
  callAs(who, trilhaAprenderApi.habilidade, { params: { id }, query: aluno === undefined ? {} : { aluno } })
const minhas = (who: Person, query: { turma?: number; completadas?: boolean; busca?: string } = {}) =>
  callAs(who, trilhaAprenderApi.listMinhas, { query: { pagina: 1, linhas: 30, ...query } })
const vezOf = async (who: Person, id: number) => (await iniciar(who, id)).data.tentativa.id
const pontosOf = async (world: TrilhaWorld, who: Person) =>
  (await estrutura(who, world.trilha.id)).data.trilha.pontos_conquistados

describe('doing a path', () => {
  it('counts points in the attempt, opens levels one by one, and comes to its end', {
    timeout: LIMIT,
  }, async () => {
    const world = await setUpTrilha()
    const { aluno, colega, trilha } = world
    const before = (await estrutura(aluno, trilha.id)).data.trilha
    expect(before).toMatchObject({
      situacao: 'aberta',
      pontos_conquistados: 0,
      pontos_possiveis: 60,
      realizadas: 0,
    })
    expect(before.eixos[0]?.habilidades[0]).toMatchObject({
      estado: 'aberta',
      proxima: true,
      nivel: 1,
      dominio: 'nao_iniciado',
    })
    const vez = await vezOf(aluno, habilidadeOf(world))
    // Level 2 is closed until 60 % of level 1 is there.
    const locked = await abrirNaVez(aluno, aulaAt(world, 1).id, vez)
    expect([locked.status, locked.body.codigo]).toEqual([422, 'nivel_bloqueado'])
    expect(
      (await fazer(aluno, aulaAt(world, 0), vez)).data.recebimentos.map(({ resultado }) => resultado),
    ).toEqual(['aceito', 'aceito'])
    expect(await pontosOf(world, aluno)).toBe(10)
    await fazer(aluno, aulaAt(world, 1), vez, { certas: [true, false] })
    // round(20 × 7 / 10)
    expect(await pontosOf(world, aluno)).toBe(24)
    await fazer(aluno, aulaAt(world, 2), vez)
    const after = (await estrutura(aluno, trilha.id)).data.trilha
    expect(after).toMatchObject({ pontos_conquistados: 54, percentual: 90, concluida: true, realizadas: 1 })
    expect(after.certificado).toEqual({ minimo: 70, merecido: true })
    expect(after.eixos[0]).toMatchObject({ realizadas_eixo: 1 })
    expect(after.eixos[0]?.habilidades[0]).toMatchObject({
      estado: 'feita',
      dominio: 'avancado',
      proxima: false,
    })
    expect((await minhas(aluno, { completadas: true })).data.trilhas.map(({ id }) => id)).toEqual([trilha.id])
    expect((await minhas(aluno, { completadas: false })).data.total).toBe(0)
    expect((await minhas(colega, { completadas: true })).data.total).toBe(0)
    // What is done in a path is nothing of the class's lessons.
    const own = await callAs(aluno, tentativaApi.listMinhas, {
      query: { aula: aulaAt(world, 0).id, turma: world.tenant.turma },
    })
    expect(own.data.tentativas).toEqual([])
  })

  it('keeps the best of all turns, and as many turns as the rule gives', { timeout: LIMIT }, async () => {
    const world = await setUpTrilha({}, 1)
    const { aluno } = world
    const id = habilidadeOf(world)
    const lesson = aulaAt(world, 0)
    const first = await vezOf(aluno, id)
    // Nothing was finished: the same turn.
    expect(await vezOf(aluno, id)).toBe(first)
    await fazer(aluno, lesson, first, { certas: [true, false] })
    expect(await pontosOf(world, aluno)).toBe(7)
    const second = await vezOf(aluno, id)
    expect(second).not.toBe(first)
    await fazer(aluno, lesson, second, { certas: [false, true] })
    // Failed: the first stays.
    expect(await pontosOf(world, aluno)).toBe(7)
    const gone = await abrirNaVez(aluno, lesson.id, first)
    expect([gone.status, gone.body.codigo]).toEqual([409, 'tentativa_passada'])
    await fazer(aluno, lesson, await vezOf(aluno, id))
    expect(await pontosOf(world, aluno)).toBe(10)
    const none = await iniciar(aluno, id)
    expect([none.status, none.body.codigo]).toEqual([409, 'sem_tentativas'])
    const seen = (await habilidade(aluno, id)).data
    expect(seen).toMatchObject({ restantes: 0, pode_iniciar: false })
    expect(seen.tentativas.map(({ numero, concluidas }) => [numero, concluidas])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ])
    expect(seen.niveis[0]?.projetos[0]).toMatchObject({
      estado: 'feita',
      nota: 10,
      status: 'aprovado',
      pontos: 10,
    })
  })

  it('takes a lesson once a turn: who failed begins one more, and the best grade stays', {
    timeout: LIMIT,
  }, async () => {
    const world = await setUpTrilha()
    const { aluno, tenant } = world
    const id = habilidadeOf(world)
    const lesson = aulaAt(world, 0)
    const first = await vezOf(aluno, id)
    await fazer(aluno, lesson, first, { certas: [false, true] })
    const failed = (await habilidade(aluno, id)).data
    expect(failed).toMatchObject({ atual: first, restantes: 2, pode_iniciar: true })
    expect(failed.niveis[0]?.projetos[0]).toMatchObject({ estado: 'feita', status: 'reprovado', pontos: 0 })
    const again = await abrirNaVez(aluno, lesson.id, first)
    expect([again.status, again.body.codigo, again.body.mensagem]).toEqual([
      409,
      'sem_tentativas',
      'Você já fez esta aula nesta tentativa. Para fazer de novo, comece outra tentativa na trilha.',
    ])
    // Its result is found by the turn alone.
    const query = { aula: lesson.id, trilha_tentativa: first }
    const own = (await callAs(aluno, tentativaApi.listMinhas, { query })).data
    expect(own.tentativas).toMatchObject([{ status: 'reprovado' }])
    const second = await vezOf(aluno, id)
    expect(second).not.toBe(first)
    await fazer(aluno, lesson, second)
    expect(await pontosOf(world, aluno)).toBe(10)
    const third = await vezOf(aluno, id)
    await fazer(aluno, lesson, third, { certas: [false, true] })
    expect(await pontosOf(world, aluno)).toBe(10)
    expect((await habilidade(aluno, id)).data).toMatchObject({ restantes: 0, pode_iniciar: false })
    // Level 2 was opened by the best grade: the turn under way goes on with it.
    expect((await abrirNaVez(aluno, aulaAt(world, 1).id, third)).status).toBe(200)
    // What is annulled may be done again in the same turn.
    await tenant.sql(
      `update tentativa set estado = 'anulada' where tenant_id = $1 and trilha_tentativa_id = $2 and aula_id = $3`,
      [tenant.id, third, lesson.id],
    )
    expect((await abrirNaVez(aluno, lesson.id, third)).status).toBe(200)
  })

  it('makes one turn of two beginnings at once, and of two sendings one count', {
    timeout: LIMIT,
  }, async () => {
    const world = await setUpTrilha({}, 1)
    const { aluno, tenant } = world
    const begin = () => iniciar(aluno, habilidadeOf(world))
    const both = await meeting(tenant, 'trilha_tentativa', [begin, begin, begin, begin])
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(both.map(({ data }) => data.tentativa.id)).size).toBe(1)
    const vez = both[0]?.data.tentativa.id as number
    const { tentativa } = (await abrirNaVez(aluno, aulaAt(world, 0).id, vez)).data
    const records = recordsOf(aluno, aulaAt(world, 0), { tentativa: tentativa.uuid })
    await Promise.all([enviar(aluno, records), enviar(aluno, records), enviar(aluno, records)])
    expect(await pontosOf(world, aluno)).toBe(10)
    const [row] = await tenant.sql<{ n: number }>(
      'select count(*)::int as n from trilha_nota where tenant_id = $1 and usuario_id = $2',
      [tenant.id, aluno.id],
    )
    expect(row?.n).toBe(1)
    const next = await meeting(tenant, 'trilha_tentativa', [begin, begin, begin])
    expect(next.map(({ status }) => status)).toEqual([200, 200, 200])
    const [again] = new Set(next.map(({ data }) => data.tentativa.id))
    expect(new Set(next.map(({ data }) => data.tentativa.id)).size).toBe(1)
    expect(again).not.toBe(vez)
  })

  it('takes what a device did without a network, late, once, where it was seen to begin', {
    timeout: LIMIT,
  }, async () => {
    const world = await setUpTrilha({}, 1)
    const { aluno, colega } = world
    const vez = await vezOf(aluno, habilidadeOf(world))
    const ticket = { tentativa: '01890a5d-0000-7000-a000-0000000000aa', vez }
    const records = recordsOf(aluno, aulaAt(world, 0), ticket)
    // Somebody else's turn is none of theirs.
    const stolen = recordsOf(colega, aulaAt(world, 0), {
      ...ticket,
      tentativa: '01890a5d-0000-7000-a000-0000000000ab',
    })
    expect((await enviar(colega, stolen)).data.recebimentos[0]?.motivo).toBe('aula_desconhecida')
    const resultados = async (sent: typeof records) =>
      (await enviar(aluno, sent)).data.recebimentos.map(({ resultado }) => resultado)
    // Nobody saw it begin: it waits for the teacher, and is no points until then.
    expect(await resultados(records)).toEqual(['guardado', 'guardado'])
    expect(await pontosOf(world, aluno)).toBe(0)
    const { tentativa } = (await abrirNaVez(aluno, aulaAt(world, 0).id, vez)).data
    const begun = recordsOf(aluno, aulaAt(world, 0), { tentativa: tentativa.uuid, vez })
    expect(await resultados(begun)).toEqual(['aceito', 'aceito'])
    expect(await resultados(begun)).toEqual(['duplicado', 'duplicado'])
    expect(await pontosOf(world, aluno)).toBe(10)
  })

  it('keeps an attempt under way when the path is put away or deleted, and says so afterwards', {
    timeout: LIMIT,
  }, async () => {
    const world = await setUpTrilha({}, 1)
    const { aluno, trilha, tenant } = world
    const vez = await vezOf(aluno, habilidadeOf(world))
    const { tentativa } = (await abrirNaVez(aluno, aulaAt(world, 0).id, vez)).data
    await tenant.sql('update trilha set status = 2 where tenant_id = $1 and id = $2', [tenant.id, trilha.id])
    // Going on is not beginning.
    expect((await abrirNaVez(aluno, aulaAt(world, 0).id, vez)).data.tentativa.id).toBe(tentativa.id)
    await tenant.sql('update trilha set status = 3, excluida_em = now() where tenant_id = $1 and id = $2', [
      tenant.id,
      trilha.id,
    ])
    const sent = await enviar(aluno, recordsOf(aluno, aulaAt(world, 0), { tentativa: tentativa.uuid }))
    expect(sent.data.recebimentos.at(-1)).toMatchObject({ resultado: 'aceito', nota: 10, status: 'aprovado' })
    const gone = await estrutura(aluno, trilha.id)
    expect([gone.status, gone.body.mensagem]).toEqual([
      404,
      'Esta trilha foi excluída por quem a fez. O que você fez nela está guardado.',
    ])
    const none = await abrirNaVez(aluno, aulaAt(world, 0).id, vez)
    expect([none.status, none.body.codigo]).toEqual([422, 'trilha_fechada'])
    await tenant.sql('update trilha set status = 2, excluida_em = null where tenant_id = $1 and id = $2', [
      tenant.id,
      trilha.id,
    ])
    expect((await estrutura(aluno, trilha.id)).data.trilha).toMatchObject({
      situacao: 'arquivada',
      pontos_conquistados: 10,
    })
    expect((await iniciar(aluno, habilidadeOf(world))).body.codigo).toBe('trilha_fechada')
  })
})

describe('schedules', () => {
  const HOUR = 3_600_000
  it('shows a path before its time, locked, with the day', { timeout: LIMIT }, async () => {
    const inicio = new Date(Date.now() + HOUR)
    const world = await setUpTrilha({ inicio }, 1)
    const { aluno, professor, trilha } = world
    const [shown] = (await minhas(aluno)).data.trilhas
    expect(shown).toMatchObject({
      situacao: 'agendada',
      abre_em: inicio.toISOString(),
      isInAgendamento: true,
    })
    const seen = (await estrutura(aluno, trilha.id)).data.trilha.eixos[0]?.habilidades[0]
    expect(seen).toMatchObject({ estado: 'agendada', motivo: 'agendada', proxima: false })
    const refused = await iniciar(aluno, habilidadeOf(world))
    expect([refused.status, refused.body.codigo]).toEqual([422, 'trilha_fechada'])
    // Whoever made it may try it at any time.
    expect((await iniciar(professor, habilidadeOf(world))).status).toBe(200)
  })

  it('takes nothing new after its end, and keeps what was done', { timeout: LIMIT }, async () => {
    const world = await setUpTrilha(
      { inicio: new Date(Date.now() - 2 * HOUR), fim: new Date(Date.now() + HOUR) },
      1,
    )
    const { aluno, trilha, tenant } = world
    const vez = await vezOf(aluno, habilidadeOf(world))
    await fazer(aluno, aulaAt(world, 0), vez)
    await tenant.sql(`update trilha_grupo set fim = now() - interval '1 minute' where tenant_id = $1`, [
      tenant.id,
    ])
    const seen = (await estrutura(aluno, trilha.id)).data.trilha
    expect(seen).toMatchObject({ situacao: 'encerrada', isInAgendamento: false, pontos_conquistados: 10 })
    expect((await iniciar(aluno, habilidadeOf(world))).body.codigo).toBe('trilha_fechada')
  })
})

describe('axes and highlights', () => {
  it('opens an axis when the one before has its share', { timeout: LIMIT }, async () => {
    const world = await setUpTrilha({ eixos: 2, destaque: true }, 1)
    const { aluno, trilha } = world
    const [one, two] = trilha.habilidades as [number, number]
    const before = (await estrutura(aluno, trilha.id)).data.trilha
    expect(before.eixos.map(({ aberto, faltam }) => [aberto, faltam])).toEqual([
      [true, 0],
      [false, 7],
    ])
    expect(before.eixos[1]?.habilidades[0]).toMatchObject({ estado: 'bloqueada', motivo: 'eixo_anterior' })
    expect((await iniciar(aluno, two)).body.codigo).toBe('habilidade_bloqueada')
    await fazer(aluno, aulaAt(world, 0), await vezOf(aluno, one))
    const after = (await estrutura(aluno, trilha.id)).data.trilha
    // A tenth more for what is highlighted.
    expect(after).toMatchObject({ pontos_conquistados: 11, pontos_possiveis: 22 })
    expect(after.certificado.merecido).toBe(false)
    expect((await iniciar(aluno, two)).status).toBe(200)
  })
})

describe('who sees and takes away', () => {
  it('lets who teaches the class take a turn away, and counts anew', { timeout: LIMIT }, async () => {
    const world = await setUpTrilha({}, 1)
    const { aluno, colega, tenant } = world
    const id = habilidadeOf(world)
    const docente = await tenant.person('Docente', { papel: 'professor', turma: tenant.turma })
    const outro = await tenant.person('Outro', { papel: 'professor', turma: tenant.outraTurma })
    const first = await vezOf(aluno, id)
    await fazer(aluno, aulaAt(world, 0), first)
    const second = await vezOf(aluno, id)
    await fazer(aluno, aulaAt(world, 0), second, { certas: [true, false] })
    const remove = (who: Person, vez: number) =>
      callAs(who, trilhaAprenderApi.removeTentativa, { params: { id: vez } })
    expect([(await remove(aluno, first)).status, (await remove(colega, first)).status]).toEqual([403, 404])
    expect([(await remove(outro, first)).status, (await habilidade(outro, id, aluno.id)).status]).toEqual([
      404, 404,
    ])
    const seen = (await habilidade(docente, id, aluno.id)).data
    expect(seen.tentativas.map(({ permissoes }) => permissoes.excluir)).toEqual([true, true])
    expect((await habilidade(aluno, id)).data.tentativas[0]?.permissoes.excluir).toBe(false)
    expect([(await remove(docente, first)).status, (await remove(docente, first)).status]).toEqual([200, 200])
    expect(await pontosOf(world, aluno)).toBe(7)
    const log = await tenant.sql<{ acao: string }>(
      `select acao from auditoria where tenant_id = $1 and entidade = 'trilha_tentativa' and entidade_id = $2`,
      [tenant.id, String(first)],
    )
    expect(log).toEqual([{ acao: 'retirar' }])
    // Two that count, of three.
    expect((await habilidade(aluno, id)).data.restantes).toBe(2)
    // Mastery does not fall, where the rule does not let it.
    await remove(docente, second)
    expect((await habilidade(aluno, id)).data.habilidade).toMatchObject({
      pontos_conquistados: 0,
      dominio: 'adequado',
    })
  })

  it('hides a path from who is in none of its classes', { timeout: LIMIT }, async () => {
    const world = await setUpTrilha({}, 1)
    const { aluno, trilha, tenant } = world
    const stranger = await tenant.person('Caio', { papel: 'aluno', turma: tenant.outraTurma })
    expect((await estrutura(aluno, trilha.id)).status).toBe(200)
    expect((await estrutura(stranger, trilha.id)).status).toBe(404)
    expect((await habilidade(stranger, habilidadeOf(world))).status).toBe(404)
    expect((await iniciar(stranger, habilidadeOf(world))).status).toBe(404)
    expect((await minhas(stranger)).data.total).toBe(0)
    expect((await minhas(stranger, { turma: tenant.turma })).status).toBe(404)
    expect((await minhas(aluno, { turma: tenant.turma })).data.total).toBe(1)
    expect((await minhas(aluno, { busca: 'LEITURA' })).data.total).toBe(1)
    expect((await minhas(aluno, { busca: 'zzz' })).data.total).toBe(0)
  })
})
