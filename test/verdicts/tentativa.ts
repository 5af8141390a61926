/** Verdicts of the calls of attempts: pupils do lessons and see their own; who leads the class sees all and annuls. */
import { COMUM } from '../../areas/aula/factory.ts'
import { putPublished } from '../../areas/aula/server/factory.ts'
import { tentativaApi } from '../../areas/tentativa/contract.ts'
import { putTentativa } from '../../areas/tentativa/server/factory.ts'
import type { CallInput } from '../../core/contract/request.ts'
import { callAs } from '../../core/testing/call.ts'
import { buildRegistro, buildUuid } from '../../core/testing/registro.ts'
import type { Row, Table } from './table.ts'
import type { Principal, Verdict, World } from './world.ts'

type Verdicts = Partial<Record<Principal, Verdict>>

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

const DONE = { estado: 'concluida', nota: 8 } as const

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

export const tentativaVerdicts: Table = {
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
  'tentativa.gabarito': { input: onOne({}, DONE), otherwise: 404, verdicts: OWNER },
  'tentativa.listMinhas': {
    input: async (world) => ({ query: { aula: (await published(world)).id } }),
    otherwise: 'ok',
  },
  'tentativa.listTurma': {
    input: async (world) => ({ params: { turma: world.tenant.turma, aula: (await published(world)).id } }),
    otherwise: 404,
    verdicts: STAFF,
  },
  'tentativa.anular': {
    input: onOne({ body: { motivo: 'Feita por outra pessoa' } }, DONE),
    otherwise: 404,
    verdicts: { ...as403(VIEWERS), ...LEADERS },
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
