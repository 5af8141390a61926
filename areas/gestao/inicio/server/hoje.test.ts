/** The queue of today: every kind of line with what makes it and what ends it, for who leads the class alone. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person, TestTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../../../conversa/forum/contract.ts'
import { putMensagem, putTopico } from '../../../conversa/forum/server/factory.ts'
import { putPublished } from '../../../ensino/aula/server/factory.ts'
import { entregaApi } from '../../../ensino/entrega/contract.ts'
import { putAulaAberta, putEntrega } from '../../../ensino/entrega/server/factory.ts'
import { tentativaApi } from '../../../ensino/tentativa/contract.ts'
import { buildRegistro, buildResposta, buildUuid } from '../../../ensino/tentativa/fila/testing.ts'
import { putTentativa } from '../../../ensino/tentativa/server/factory.ts'
import { numerica } from '../../../ensino/tentativa/server/testing.ts'
import { matriculaApi } from '../../../escola/matricula/contract.ts'
import { leaveTurma, putMatricula, setRecursos, setTurma } from '../../../escola/turma/server/factory.ts'
import { fazer, iniciar, setUpTrilha } from '../../../trilhas/trilha/server/testing.ts'
import { type Decisao, inicioApi, type Linha } from '../contract.ts'
import { type Adiamento, TIPOS_DECISAO, type TipoDecisao } from '../rules.ts'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

const hoje = async (who: Person) => (await callAs(who, inicioApi.hoje, undefined)).data
const lineOf = async (who: Person, tipo: TipoDecisao): Promise<Decisao | undefined> =>
  (await hoje(who)).decisoes.find((one) => one.tipo === tipo)
const linhaOf = ({ tipo, turma, alvo }: Decisao): Linha => ({
  tipo,
  turma: turma.id,
  alvo: alvo?.id ?? null,
})
const adiar = (who: Person, line: Decisao, quando: Adiamento) =>
  callAs(who, inicioApi.adiar, { body: { ...linhaOf(line), quando } })
const retomar = (who: Person, line?: Decisao) =>
  line
    ? callAs(who, inicioApi.retomar, { body: linhaOf(line) })
    : callAs(who, inicioApi.retomarTodas, undefined)

interface World {
  tenant: TestTenant
  professor: Person
  aluno: Person
  colega: Person
  lesson: Awaited<ReturnType<typeof putPublished>>
  aberta: Awaited<ReturnType<typeof putAulaAberta>>
  entrega: number
  pergunta: number
  habilidade: number
  trilha: number
  pede: Person
}

/** One class in which everything waits that may wait. */
async function busy(): Promise<World> {
  const world = await setUpTrilha({}, 1)
  const { tenant, professor, aluno, colega } = world
  const aberta = await putAulaAberta(tenant, professor)
  const { id: entrega } = await putEntrega(tenant, aluno, aberta)
  const pergunta = (await putTopico(tenant, aluno, { titulo: 'Alguém entendeu?' })).id
  const conversa = (await putTopico(tenant, professor, { titulo: 'Debate', avaliativo: true })).id
  await callAs(aluno, forumApi.reply, {
    params: { id: conversa },
    body: { conteudo: '<p>Penso que sim.</p>' },
  })
  await putMensagem(tenant, colega, conversa, { retida: true })
  const pede = await tenant.person('Yuri Amaral')
  await putMatricula(tenant, tenant.turma, pede, { status: 'pendente' })
  const lesson = await putPublished(tenant, professor, { titulo: 'Notícia', fim: inHours(40) })
  await putTentativa(tenant, aluno, lesson)
  const habilidade = world.trilha.habilidades[0] as number
  for (const _ of [1, 2, 3])
    await fazer(aluno, world.aulas[0] as never, (await iniciar(aluno, habilidade)).data.tentativa.id, {
      certas: [false, false],
    })
  return {
    tenant,
    professor,
    aluno,
    colega,
    lesson,
    aberta,
    entrega,
    pergunta,
    habilidade,
    trilha: world.trilha.id,
    pede,
  }
}

let world: World
beforeAll(async () => {
  world = await busy()
  const { tenant, aluno } = world
  // A ticket that no server gave: the work waits for the teacher.
  const kept = await putPublished(tenant, world.professor, {
    telas: [numerica(1, 10)],
  })
  const registro = buildRegistro({
    REQUEST_USU_ID: aluno.id,
    aula: kept.id,
    turma: tenant.turma,
    tentativa: buildUuid(),
    respostas: [buildResposta(kept.telas[0] as number, { valor: 1 })],
  })
  const { data } = await callAs(aluno, tentativaApi.fila, { body: { registros: [registro] } })
  expect(data.recebimentos[0]?.resultado).toBe('guardado')
})

describe('the queue of who leads a class', () => {
  it('has every kind of line, the most urgent first', async () => {
    const { decisoes, adiadas } = await hoje(world.professor)
    expect(decisoes.map(({ tipo }) => tipo)).toEqual([...TIPOS_DECISAO])
    expect(adiadas).toBe(0)
  })

  it('says of each what it is about, how many wait, and who where they are few', async () => {
    const { professor, aluno, colega, aberta, lesson, pergunta, habilidade, trilha, pede, tenant } = world
    const { decisoes } = await hoje(professor)
    const turma = { id: tenant.turma, nome: expect.any(String) }
    const by = (tipo: TipoDecisao) => decisoes.find((one) => one.tipo === tipo)
    const of = ({ id, nome }: Person) => ({ id, nome })
    expect(by('retida')).toMatchObject({ turma, alvo: null, total: 1, pessoas: [of(colega)] })
    expect(by('corrigir')).toMatchObject({ turma, alvo: { id: aberta.id, nome: 'Carta ao museu' }, total: 1 })
    expect(by('parados')).toMatchObject({ alvo: { id: habilidade }, trilha, total: 1, pessoas: [of(aluno)] })
    expect(by('nao_abriram')).toMatchObject({
      alvo: { id: lesson.id, nome: 'Notícia' },
      total: 1,
      de: 2,
      pessoas: [of(colega)],
    })
    expect(by('entrada')).toMatchObject({ alvo: null, total: 1, pessoas: [of(pede)] })
    expect(by('sem_resposta')).toMatchObject({ alvo: { id: pergunta, nome: 'Alguém entendeu?' } })
    expect(by('sem_nota')).toMatchObject({ alvo: { nome: 'Debate' }, total: 1, pessoas: [of(aluno)] })
    expect(by('fora_do_limite')).toMatchObject({ total: 1, pessoas: [of(aluno)] })
    for (const { desde } of decisoes) expect(desde).not.toBeNull()
  })

  it.each(['aluno', 'colega', 'pede'] as const)('is nothing for %s', async (who) => {
    expect(await hoje(world[who])).toMatchObject({ decisoes: [], adiadas: 0 })
  })

  it('is nothing for who leads another class, of this tenant or not', async () => {
    const { tenant } = world
    const other = await tenant.person('Outra', { papel: 'professor', turma: tenant.outraTurma })
    expect((await hoje(other)).decisoes).toEqual([])
    const gestora = await tenant.person('Gestora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'escrita',
    })
    expect((await hoje(gestora)).decisoes).toEqual([])
  })

  it('leaves out what the class has switched off, and all of a class that is closed', async () => {
    const { tenant, professor } = world
    await setRecursos(tenant, tenant.turma, { forum: false })
    const kinds = (await hoje(professor)).decisoes.map(({ tipo }) => tipo)
    expect(kinds).toEqual(['corrigir', 'fora_do_limite', 'parados', 'nao_abriram', 'entrada'])
    await setRecursos(tenant, tenant.turma, { forum: true })
    await setTurma(tenant, tenant.turma, { status: 'encerrada' })
    expect((await hoje(professor)).decisoes).toEqual([])
    await setTurma(tenant, tenant.turma, { status: 'ativa' })
    expect((await hoje(professor)).decisoes).toHaveLength(TIPOS_DECISAO.length)
  })
})

describe('a line', () => {
  it('stands again tomorrow, or at once where it is taken up', async () => {
    const { professor } = world
    const line = (await lineOf(professor, 'corrigir')) as Decisao
    const { data } = await adiar(professor, line, 'amanha')
    expect(new Date(data.ate ?? 0).getTime()).toBeGreaterThan(Date.now())
    expect(await lineOf(professor, 'corrigir')).toBeUndefined()
    expect((await hoje(professor)).adiadas).toBe(1)
    // Another teacher of the class has a queue of their own.
    const other = await world.tenant.person('Auxiliar', { papel: 'professor', turma: world.tenant.turma })
    expect(await lineOf(other, 'corrigir')).toBeDefined()
    await world.tenant.sql(
      `update fila_adiada set adiada_em = now() - interval '2 days', ate = now() - interval '1 minute' where tenant_id = $1`,
      [world.tenant.id],
    )
    expect(await lineOf(professor, 'corrigir')).toBeDefined()
    await adiar(professor, line, 'segunda')
    await adiar(professor, line, 'segunda')
    expect((await retomar(professor, line)).data.retomadas).toBe(1)
    expect((await retomar(professor, line)).data.retomadas).toBe(0)
    expect(await lineOf(professor, 'corrigir')).toBeDefined()
  })

  it('that is dismissed stands again with the next of it that comes', async () => {
    const { professor, tenant, colega, aberta } = world
    const line = (await lineOf(professor, 'corrigir')) as Decisao
    expect((await adiar(professor, line, 'sempre')).data.ate).toBeNull()
    expect(await lineOf(professor, 'corrigir')).toBeUndefined()
    await putEntrega(tenant, colega, aberta)
    expect(await lineOf(professor, 'corrigir')).toMatchObject({ total: 2 })
    await retomar(professor)
  })

  it('is put off by who has it alone', async () => {
    const { professor, aluno } = world
    const line = (await lineOf(professor, 'entrada')) as Decisao
    expect((await adiar(aluno, line, 'sempre')).status).toBe(404)
    expect((await retomar(aluno, line)).status).toBe(404)
    expect((await retomar(aluno)).data.retomadas).toBe(0)
    expect(await lineOf(professor, 'entrada')).toBeDefined()
  })

  it('is gone once it is decided', async () => {
    const { professor, tenant, pede, entrega: id, pergunta, colega, lesson } = world
    await callAs(professor, matriculaApi.approve, {
      params: { turma: tenant.turma },
      body: { alunos: [pede.id] },
    })
    expect(await lineOf(professor, 'entrada')).toBeUndefined()
    const before = (await lineOf(professor, 'corrigir')) as Decisao
    const { revisao } = (await callAs(professor, entregaApi.find, { params: { id } })).data.entrega
    await callAs(professor, entregaApi.correct, {
      params: { id },
      body: { revisao, nota: 9, comentario: '' },
    })
    expect((await lineOf(professor, 'corrigir'))?.total).toBe(before.total - 1)
    await putMensagem(tenant, colega, pergunta)
    expect(await lineOf(professor, 'sem_resposta')).toBeUndefined()
    await putTentativa(tenant, colega, lesson)
    expect(await lineOf(professor, 'nao_abriram')).toMatchObject({ total: 1, pessoas: [{ id: pede.id }] })
    await leaveTurma(tenant, pede)
    expect(await lineOf(professor, 'nao_abriram')).toBeUndefined()
  })
})
