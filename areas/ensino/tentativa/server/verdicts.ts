/** Verdicts of the calls of attempts: pupils do lessons and see their own; who leads the class sees all and annuls. */

import { sure } from '../../../../core/contract/narrow.ts'
import type { CallInput } from '../../../../core/contract/request.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import type { Door, Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Principal, Verdicts, World } from '../../../../test/verdicts/world.ts'
import { putTrilha } from '../../../trilhas/trilha/server/factory.ts'
import { COMUM } from '../../aula/factory.ts'
import { mendTela, publishAula, putPublished } from '../../aula/server/factory.ts'
import { tentativaApi } from '../contract.ts'
import { buildRegistro, buildResposta, buildUuid } from '../fila/testing.ts'
import { putReparo, putTentativa } from './factory.ts'

const LEADERS: Verdicts = {
  professor: 'ok',
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}
const STAFF: Verdicts = { ...LEADERS, 'gestor leitura': 'ok' }
const VIEWERS: Verdicts = { ...STAFF, aluno: 'ok', responsavel: 'ok' }
const as403 = (verdicts: Verdicts): Verdicts =>
  Object.fromEntries(Object.keys(verdicts).map((name) => [name, 403]))
/** Who may see it and is not whose it is. */
const OWNER: Verdicts = { ...as403(VIEWERS), aluno: 'ok' }

/** A session of elsewhere opens nothing here, not even what is open to everybody. */
const OF_THIS_TENANT: Verdicts = { 'de outro tenant': 403 }

type Aula = Parameters<typeof putPublished>[2]

const published = ({ tenant, professor }: World, given: Aula = {}) =>
  putPublished(tenant, professor, {
    telas: [{ tipo: 'numerica', conteudo: { ...COMUM, valor: 1, tolerancia: 0, unidade: '' } }],
    ...given,
  })

/** The pupil's attempt at a fresh lesson. */
const attempt = async (world: World, given: Parameters<typeof putTentativa>[3] = {}) =>
  (await putTentativa(world.tenant, world.aluno, await published(world), given)).id

const onOne =
  (rest: Omit<CallInput, 'params'> = {}, given: Parameters<typeof putTentativa>[3] = {}): Row['input'] =>
  async (world) => ({ params: { tentativa: await attempt(world, given) }, ...rest })

/** Work of the pupil that nobody saw begin: its ticket. */
async function kept(world: World): Promise<string> {
  const { id, telas } = await published(world)
  const tentativa = buildUuid()
  const respostas = [buildResposta(telas[0] as number, { valor: 1 })]
  const mine = { REQUEST_USU_ID: world.aluno.id, aula: id, turma: world.tenant.turma, tentativa, respostas }
  const { data } = await callAs(world.aluno, tentativaApi.fila, {
    body: { registros: [buildRegistro(mine)] },
  })
  if (data.recebimentos[0]?.resultado !== 'guardado')
    throw new Error(`it was not kept: ${JSON.stringify(data.recebimentos[0])}`)
  return tentativa
}

/** Who publishes a lesson for classes, and who only sees it there. */
const REPAIRERS: Verdicts = {
  ...as403(VIEWERS),
  professor: 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}

/** A lesson that the pupil did, whose key was mended in a second version. */
async function mended(world: World) {
  const { tenant, aluno, professor } = world
  const aula = await published(world)
  const { id: tentativa } = await putTentativa(tenant, aluno, aula, { estado: 'concluida', nota: 0 })
  const tela = sure(aula.telas[0])
  await mendTela(tenant, tela, { valor: 2 })
  await publishAula(tenant, professor, aula.id)
  return { aula, tela, tentativa }
}

/** With its repair at this step. */
async function onMended(world: World, passo?: 'ensaiado' | 'gravado'): Promise<CallInput> {
  const { aula, tentativa } = await mended(world)
  const { id } = aula
  if (!passo) return { params: { id } }
  const reparo = await putReparo(world.tenant, world.professor, { aula, tentativa, passo })
  return { params: { id }, ...(passo === 'ensaiado' && { body: { reparo } }) }
}

const DONE = { estado: 'concluida', nota: 8 } as const

/** The pupil's attempt at a lesson without a limit, with a wrong answer, and another one to it. */
async function wrong(world: World): Promise<CallInput> {
  const aula = await published(world, { tentativas: null })
  const tela = sure(aula.telas[0])
  const respostas = [{ tela, resposta: { valor: 2 }, fracao: 0 }]
  const { id } = await putTentativa(world.tenant, world.aluno, aula, {
    ...{ estado: 'concluida', nota: 0, respostas },
  })
  return { params: { tentativa: id }, body: { tela, resposta: { valor: 1 } } }
}

/** Each sends records of their own: what is not theirs to do is refused record by record. */
const fila = async (world: World, principal: Principal): Promise<CallInput> => {
  const { id } = await published(world)
  const who = world.people[principal]
  const mine = {
    REQUEST_USU_ID: 'id' in who ? who.id : world.aluno.id,
    aula: id,
    turma: world.tenant.turma,
  }
  return { body: { registros: [buildRegistro({ ...mine, tentativa: buildUuid() })] } }
}

const signed = async (world: World): Promise<CallInput> => {
  const tentativa = await attempt(world, DONE)
  const { data } = await callAs(world.aluno, tentativaApi.compartilhar, { params: { tentativa } })
  return { params: { id: data.id } }
}

const everybody = async (world: World): Promise<CallInput> => ({
  params: { id: (await published(world, { visibilidade: 'plataforma' })).codigo },
})

export const verdicts: Table = {
  'tentativa.abrir': {
    input: async (world) => ({
      body: { aula: (await published(world)).id, turma: world.tenant.turma },
    }),
    otherwise: 404,
    verdicts: { aluno: 'ok' },
  },
  'tentativa.find': { input: onOne(), otherwise: 404, verdicts: VIEWERS },
  'tentativa.telas': { input: onOne(), otherwise: 404, verdicts: VIEWERS },
  'tentativa.fila': { input: fila, otherwise: 'ok' },
  'tentativa.pulso': { input: onOne({ body: { tempo: 0, tela: null } }), otherwise: 404, verdicts: OWNER },
  // Of the best mark there is: of a lesser one its pupil is told it after the last attempt.
  'tentativa.gabarito': { input: onOne({}, { ...DONE, nota: 10 }), otherwise: 404, verdicts: OWNER },
  'tentativa.fim': { input: onOne({}, DONE), otherwise: 404, verdicts: OWNER },
  'tentativa.refazer': { input: wrong, otherwise: 404, verdicts: OWNER },
  'tentativa.listMinhas': {
    input: async (world) => ({ query: { aula: (await published(world)).id } }),
    otherwise: 'ok',
  },
  'tentativa.listTurma': {
    input: async (world) => ({ params: { turma: world.tenant.turma, aula: (await published(world)).id } }),
    otherwise: 404,
    verdicts: STAFF,
  },
  'tentativa.lembrar': {
    input: async (world) => ({ params: { turma: world.tenant.turma, aula: (await published(world)).id } }),
    otherwise: 404,
    verdicts: { ...as403(STAFF), ...LEADERS },
  },
  'tentativa.listRetidas': {
    input: async (world) => ({ params: { turma: world.tenant.turma } }),
    otherwise: 404,
    verdicts: STAFF,
  },
  'tentativa.decidirRetida': {
    input: async (world) => ({
      params: { turma: world.tenant.turma, bilhete: await kept(world) },
      body: { decisao: 'aceita' },
    }),
    otherwise: 404,
    verdicts: { ...as403(STAFF), ...LEADERS },
  },
  'tentativa.anular': {
    input: onOne({ body: { motivo: 'Feita por outra pessoa' } }, DONE),
    otherwise: 404,
    verdicts: { ...as403(VIEWERS), ...LEADERS },
  },
  'tentativa.findReparo': { input: (world) => onMended(world), otherwise: 404, verdicts: REPAIRERS },
  'tentativa.ensaiarReparo': {
    input: async (world) => {
      const { aula, tela } = await mended(world)
      return { params: { id: aula.id }, body: { telas: [tela], motivo: 'Era 2' } }
    },
    otherwise: 404,
    verdicts: REPAIRERS,
  },
  'tentativa.gravarReparo': {
    input: (world) => onMended(world, 'ensaiado'),
    otherwise: 404,
    verdicts: REPAIRERS,
  },
  'tentativa.desfazerReparo': {
    input: (world) => onMended(world, 'gravado'),
    otherwise: 404,
    verdicts: REPAIRERS,
  },
  'tentativa.compartilhar': { input: onOne({}, DONE), otherwise: 404, verdicts: OWNER },
  'tentativa.relatorio': { input: signed, otherwise: 'ok', verdicts: OF_THIS_TENANT },
  'tentativa.atividade': { input: everybody, otherwise: 'ok', verdicts: OF_THIS_TENANT },
  'tentativa.corrigirAtividade': {
    input: async (world) => ({ ...(await everybody(world)), body: { versao: 1, respostas: [] } }),
    otherwise: 'ok',
    verdicts: OF_THIS_TENANT,
  },
}

/** A lesson of a path that the class follows, in a turn of the pupil's; the colleague has a turn of their own there. */
async function naVez(world: World): Promise<{ aula: Awaited<ReturnType<typeof published>>; vez: number }> {
  const { tenant, aluno, people } = world
  const aula = await published(world)
  const trilha = await putTrilha(tenant, world.professor, { aulas: [aula.id], turmas: [tenant.turma] })
  const begin = async ({ id }: { id: number }) => {
    const [row] = await tenant.sql<{ id: number }>(
      `insert into trilha_tentativa (tenant_id, usuario_id, trilha_id, habilidade_id, turma_id, numero)
       values ($1, $2, $3, $4, $5, 1) returning id`,
      [tenant.id, id, trilha.id, trilha.habilidades[0], tenant.turma],
    )
    return Number(row?.id)
  }
  await begin(people.colega as Person)
  return { aula, vez: await begin(aluno) }
}

/** The pupil's attempt in that turn. */
async function feitaNaVez(world: World): Promise<CallInput> {
  const { aula, vez } = await naVez(world)
  const { id } = await putTentativa(world.tenant, world.aluno, aula, { ...DONE, nota: 10 })
  await world.tenant.sql('update tentativa set trilha_tentativa_id = $2 where id = $1', [id, vez])
  return { params: { tentativa: id } }
}

const NA_VEZ = 'na vez de uma trilha'

/** Through a path: the turn is the pupil's alone, whoever else is in the class. */
export const doors: readonly Door[] = [
  {
    call: 'tentativa.abrir',
    como: NA_VEZ,
    input: async (world) => {
      const { aula, vez } = await naVez(world)
      return { body: { aula: aula.id, turma: world.tenant.turma, trilha_tentativa: vez } }
    },
    otherwise: 404,
    verdicts: { aluno: 'ok', colega: 404 },
  },
  { call: 'tentativa.find', como: NA_VEZ, input: feitaNaVez, otherwise: 404, verdicts: VIEWERS },
]

export const less: Less = [
  [
    ['colega', 'responsavel de colega'],
    404,
    ['find', 'telas', 'pulso', 'gabarito', 'fim', 'refazer', 'anular', 'compartilhar'],
  ],
  [
    ['administrador visitante'],
    403,
    [
      ...['abrir', 'fila', 'anular', 'decidirRetida', 'lembrar'],
      ...['findReparo', 'ensaiarReparo', 'gravarReparo', 'desfazerReparo'],
    ],
  ],
]
