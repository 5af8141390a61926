/** Verdicts of the learners' calls of paths: pupils of the class follow them, who leads it looks on and takes turns away. */

import type { CallInput } from '../../../../core/contract/request.ts'
import type { Row, Table } from '../../../../test/verdicts/table.ts'
import { ADMINS, type Verdicts, type World } from '../../../../test/verdicts/world.ts'
import { putPublished } from '../../../ensino/aula/server/factory.ts'
import { putTrilha } from './factory.ts'

const STAFF: Verdicts = {
  ...ADMINS,
  professor: 'ok',
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'gestor leitura': 'ok',
}
/** Who leads the class, and does not only look on. */
const GIVERS: Verdicts = { ...STAFF, 'gestor leitura': 403, 'administrador visitante': 403, aluno: 403 }
const VIEWERS: Verdicts = { ...STAFF, aluno: 'ok' }
/** The pupil of the class and whoever made it; who only looks on is told so. */
const LEARNERS: Verdicts = {
  ...Object.fromEntries(Object.keys(STAFF).map((name) => [name, 403])),
  aluno: 'ok',
  professor: 'ok',
}

interface Seguida {
  id: number
  eixo: number
  habilidade: number
}

/** A path of the teacher's that the class follows. */
async function seguida({ tenant, professor }: World): Promise<Seguida> {
  const { id: aula } = await putPublished(tenant, professor)
  const { id, eixos, habilidades } = await putTrilha(tenant, professor, {
    aulas: [aula],
    turmas: [tenant.turma],
  })
  return { id, eixo: eixos[0] ?? 0, habilidade: habilidades[0] ?? 0 }
}

const onOne = (verdicts: Verdicts, input: (trilha: Seguida, world: World) => CallInput): Row => ({
  input: async (world) => input(await seguida(world), world),
  otherwise: 404,
  verdicts,
})

const vezAMais = ({ habilidade }: Seguida, { tenant, aluno }: World): CallInput => ({
  body: { turma: tenant.turma, aluno: aluno.id, habilidade },
})

const forAll = (input: CallInput = {}): Row => ({
  input: () => input,
  otherwise: 'ok',
  verdicts: { 'de outro tenant': 403 },
})

export const verdicts: Table = {
  'trilha.listMinhas': {
    input: ({ tenant }) => ({ query: { turma: tenant.turma } }),
    otherwise: 404,
    verdicts: VIEWERS,
  },
  'trilha.estrutura': onOne(VIEWERS, ({ id }) => ({ params: { id } })),
  'trilha.habilidade': onOne(VIEWERS, ({ habilidade }, { aluno }) => ({
    params: { id: habilidade },
    query: { aluno: aluno.id },
  })),
  'trilha.iniciarTentativa': onOne(LEARNERS, ({ habilidade }) => ({ body: { habilidade_id: habilidade } })),
  'trilha.removeTentativa': {
    input: async (world) => {
      const { id, habilidade } = await seguida(world)
      const [row] = await world.tenant.sql<{ id: number }>(
        `insert into trilha_tentativa (tenant_id, usuario_id, trilha_id, habilidade_id, turma_id, numero)
         values ($1, $2, $3, $4, $5, 1) returning id`,
        [world.tenant.id, world.aluno.id, id, habilidade, world.tenant.turma],
      )
      return { params: { id: Number(row?.id) } }
    },
    otherwise: 404,
    verdicts: { ...STAFF, 'gestor leitura': 403, aluno: 403 },
  },
  'trilha.listParados': onOne({ ...STAFF, aluno: 403 }, ({ id }, { tenant }) => ({
    params: { id, turma: tenant.turma },
  })),
  'trilha.darVez': onOne(GIVERS, vezAMais),
  'trilha.desfazerVez': onOne(GIVERS, vezAMais),
  'trilha.listPontos': forAll({ query: { pagina: 1, linhas: 30 } }),
  'trilha.ranking': onOne(VIEWERS, ({ eixo }) => ({ params: { eixoId: eixo } })),
  'trilha.rankingCompleto': onOne(VIEWERS, ({ eixo }) => ({ params: { eixoId: eixo } })),
  'trilha.findRanking': forAll(),
  'trilha.saveRanking': forAll({ body: { oculto: false } }),
}
