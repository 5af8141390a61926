/** Verdicts of the authors' calls of paths: teachers and managers make their own; those of a network are its leaders' too. */

import type { CallInput } from '../../../../core/contract/request.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import { ADMINS, type Verdicts, type World } from '../../../../test/verdicts/world.ts'
import { putSemTelas } from '../../../ensino/aula/server/factory.ts'
import { putRascunho, putRegra, putTrilha } from './factory.ts'

const MAKERS: Verdicts = {
  ...ADMINS,
  professor: 'ok',
  'professor de outra turma': 'ok',
  coordenador: 'ok',
  'coordenador de outra escola': 'ok',
  'gestor escrita': 'ok',
}
const READERS: Verdicts = { ...MAKERS, 'gestor leitura': 'ok' }
/** Of a path that the teacher of a class made in its school, and gave to it. */
const KEEPERS: Verdicts = {
  ...ADMINS,
  professor: 'ok',
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'gestor leitura': 403,
}
const VIEWERS: Verdicts = { ...KEEPERS, 'gestor leitura': 'ok' }

interface Feita {
  id: number
  eixo: number
  habilidade: number
  aula: number
}

async function feita({ tenant, professor }: World): Promise<Feita> {
  const aula = await putSemTelas(tenant, professor, { visibilidade: 'plataforma' })
  const trilha = await putTrilha(tenant, professor, { rede: tenant.escola, turmas: [tenant.turma] })
  const { eixo, habilidade } = await putRascunho(tenant, trilha.id, [aula])
  return { id: trilha.id, eixo, habilidade, aula }
}

const onOne = (verdicts: Verdicts, input: (trilha: Feita, world: World) => CallInput): Row => ({
  input: async (world) => input(await feita(world), world),
  otherwise: 404,
  verdicts,
})

const onRegra = (input: (id: number) => CallInput): Row => ({
  input: async ({ tenant, professor }) => input(await putRegra(tenant, professor)),
  otherwise: 404,
  verdicts: { professor: 'ok' },
})

const editing = (body: (trilha: Feita) => object): Row => onOne(KEEPERS, (trilha) => ({ body: body(trilha) }))

const forMakers = (verdicts: Verdicts, input: CallInput = {}): Row => ({
  input: () => input,
  otherwise: 403,
  verdicts,
})

export const verdicts: Table = {
  'trilha.list': forMakers(READERS, { query: { pagina: 1, linhas: 30 } }),
  'trilha.find': onOne(VIEWERS, ({ id }) => ({ params: { id } })),
  'trilha.create': forMakers(MAKERS, { body: { nome: 'Leitura em aventura' } }),
  'trilha.edit': editing(({ id }) => ({ id, nome: 'Outra' })),
  'trilha.setStatus': editing(({ id }) => ({ trilha_id: id, status: 2 })),
  'trilha.reset': onOne(KEEPERS, ({ id }) => ({ params: { id } })),
  'trilha.createEixo': editing(({ id }) => ({ trilha_id: id, nome: 'Mata' })),
  'trilha.editEixo': editing(({ eixo }) => ({ id: eixo, nome: 'Mata' })),
  'trilha.removeEixo': onOne(KEEPERS, ({ eixo }) => ({ params: { id: eixo } })),
  'trilha.orderEixos': editing(({ id, eixo }) => ({ trilha_id: id, eixos: [eixo] })),
  'trilha.cenarios': forMakers(READERS),
  'trilha.musicas': forMakers(READERS),
  'trilha.createHabilidade': editing(({ id, eixo }) => ({ ref_trilha_id: id, ref_eixo_id: eixo, nome: 'x' })),
  'trilha.editHabilidade': editing(({ habilidade }) => ({ id: habilidade, destaque: true })),
  'trilha.removeHabilidade': onOne(KEEPERS, ({ habilidade }) => ({ params: { id: habilidade } })),
  'trilha.orderHabilidades': editing(({ id, eixo, habilidade }) => ({
    trilha_id: id,
    eixo_id: eixo,
    habilidades: [habilidade],
  })),
  'trilha.addAulas': editing(({ habilidade, aula }) => ({
    habilidade_id: habilidade,
    aulas: [{ aula_id: aula, nivel_id: 2 }],
  })),
  'trilha.removeAulas': editing(({ habilidade, aula }) => ({
    habilidade_id: habilidade,
    aulas: [{ aula_id: aula }],
  })),
  'trilha.orderAulas': editing(({ habilidade, aula }) => ({
    habilidade_id: habilidade,
    nivel_id: 1,
    aulas: [aula],
  })),
  'trilha.setCertificado': editing(({ id }) => ({ trilha_id: id, layout_id: null })),
  'trilha.beginEdicao': editing(({ id }) => ({ trilha_id: id })),
  'trilha.changeEdicao': {
    input: async (world) => {
      const { id } = await feita(world)
      const [row] = await world.tenant.sql<{ id: number }>(
        `insert into trilha_edicao (tenant_id, trilha_id, usuario_id, expira_em)
         values ($1, $2, $3, now() + interval '15 minutes') returning id`,
        [world.tenant.id, id, world.professor.id],
      )
      return { params: { edicaoId: Number(row?.id) }, body: { acao: 'renovar' } }
    },
    otherwise: 404,
    verdicts: { professor: 'ok' },
  },
  'trilha.publish': editing(({ id }) => ({ trilha_id: id })),
  'trilha.discard': editing(({ id }) => ({ trilha_id: id })),
  'trilha.duplicate': onOne({ ...KEEPERS }, ({ id }) => ({ body: { trilha_id: id } })),
  'trilha.turmas': forMakers(READERS, { query: {} }),
  'trilha.redes': forMakers(MAKERS),
  'trilha.schedule': onOne(KEEPERS, ({ id }, { tenant }) => ({
    body: { trilha_id: id, turmas: [tenant.turma] },
  })),
  'trilha.unschedule': onOne(KEEPERS, ({ id }, { tenant }) => ({ params: { id, turma: tenant.turma } })),
  'trilha.byRede': {
    input: async ({ tenant }) => {
      const [row] = await tenant.sql<{ codigo: string }>('select codigo from rede where id = $1', [
        tenant.escola,
      ])
      return { params: { code: row?.codigo ?? '' } }
    },
    otherwise: 404,
    verdicts: { ...ADMINS, coordenador: 'ok', 'gestor escrita': 'ok', 'gestor leitura': 'ok' },
  },
  'trilha.listRegras': forMakers(MAKERS),
  'trilha.createRegra': forMakers(MAKERS, { body: { nome: 'Módulos' } }),
  'trilha.editRegra': onRegra((id) => ({ body: { id, tentativas: 5 } })),
  'trilha.removeRegra': onRegra((id) => ({ params: { id } })),
  'trilha.listEntregas': {
    input: async ({ tenant, professor }) => {
      const { eixos } = await putTrilha(tenant, professor, { rede: tenant.escola, turmas: [tenant.turma] })
      return { params: { eixo: eixos[0] ?? 0 }, query: { pagina: 1, linhas: 30 } }
    },
    otherwise: 404,
    verdicts: { ...VIEWERS, aluno: 'ok' },
  },
}

export const less: Less = [
  [['colega', 'responsavel de colega'], 404, ['habilidade', 'removeTentativa']],
  [
    ['administrador visitante'],
    403,
    [
      'create',
      'edit',
      'setStatus',
      'reset',
      'createEixo',
      'editEixo',
      'removeEixo',
      'orderEixos',
      'createHabilidade',
      'editHabilidade',
      'removeHabilidade',
      'orderAulas',
      'orderHabilidades',
      'addAulas',
      'removeAulas',
      'setCertificado',
      'beginEdicao',
      'publish',
      'discard',
      'duplicate',
      'redes',
      'createRegra',
      'iniciarTentativa',
      'removeTentativa',
      'saveRanking',
    ],
  ],
]
