/** Verdicts of the calls of phases. Each meets one of the network, with an assessment that the pupil takes. */
import type { CallInput } from '../../../../core/contract/request.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Verdicts, World } from '../../../../test/verdicts/world.ts'
import { putAvaliacao } from '../../avaliacao/server/factory.ts'
import { putQuestao } from '../../questao/server/factory.ts'
import type { EstadoFase } from '../shapes.ts'
import { putFase } from './factory.ts'

const ADMINISTRA = { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' } as const
const EDITS: Verdicts = { 'gestor escrita': 'ok', ...ADMINISTRA, 'gestor leitura': 403 }
const SEES: Verdicts = { 'gestor leitura': 'ok', 'gestor escrita': 'ok', ...ADMINISTRA }
/** Whoever answers for anything has a list, if an empty one. */
const LISTS: Verdicts = { ...SEES, coordenador: 'ok', 'coordenador de outra escola': 'ok' }

interface Made {
  id: number
  avaliacao: number
}

const onOne = (
  verdicts: Verdicts,
  rest: (made: Made, world: World) => CallInput,
  estado: EstadoFase = 'producao',
): Row => ({
  input: async (world) => {
    const { tenant, professor, aluno } = world
    const questoes = [await putQuestao(tenant, professor, { rede: tenant.escola })]
    const avaliacao = await putAvaliacao(tenant, professor, { rede: tenant.rede, questoes, estado: 'pronta' })
    const alunos = [{ id: aluno.id, turma: tenant.turma }]
    const id = await putFase(tenant, professor, {
      rede: tenant.rede,
      estado,
      avaliacoes: [avaliacao],
      alunos,
    })
    return rest({ id, avaliacao }, world)
  },
  otherwise: 404,
  verdicts,
})

/** On the days of the phase. */
const SOON = { inicio: '2099-03-10T11:00:00Z', fim: '2099-03-10T14:00:00Z' }

const nela = ({ id, avaliacao }: Made) => ({ faseID: id, avaliacaoID: avaliacao })

export const verdicts: Table = {
  'fase.list': { input: () => ({ query: { pagina: 1, linhas: 30 } }), otherwise: 403, verdicts: LISTS },
  'fase.find': onOne(SEES, ({ id }) => ({ params: { id } })),
  'fase.create': {
    input: ({ tenant }) => ({
      body: { nome: '1ª fase', rede_id: tenant.rede, inicio: '2099-03-02', fim: '2099-03-31' },
    }),
    otherwise: 403,
    verdicts: { 'gestor escrita': 'ok', ...ADMINISTRA },
  },
  'fase.edit': onOne(EDITS, ({ id }) => ({ params: { id }, body: { revisao: 1, quorum: 90 } })),
  'fase.add': onOne(EDITS, ({ id, avaliacao }) => ({ body: { fase_id: id, avaliacoes: [avaliacao] } })),
  'fase.schedule': onOne(EDITS, (made) => ({ params: nela(made), body: SOON })),
  'fase.remove': onOne(EDITS, (made) => ({ params: nela(made) })),
  'fase.status': onOne(EDITS, ({ id }) => ({ params: { id }, body: { status: 'apuracao' } })),
  // What they do not see is left out.
  'fase.totais': { ...onOne(LISTS, ({ id }) => ({ params: { ids: [id] } })), otherwise: 403 },
  'fase.arvore': onOne(SEES, (made) => ({ params: nela(made), query: { do_ano: false } })),
  'fase.arvoreNos': onOne(SEES, (made, { tenant }) => ({
    params: { ...nela(made), tipo: 'turma', no: tenant.turma },
    query: { pagina: 1, do_ano: false },
  })),
  // What canaries begin with.
  'fase.arvoreBusca': onOne(SEES, (made) => ({ params: nela(made), query: { busca: 'q', do_ano: false } })),
  'fase.participar': onOne(EDITS, ({ id, avaliacao }, { tenant }) => ({
    body: {
      fase_id: id,
      avaliacao_id: avaliacao,
      escolhas: [{ tipo: 'turma', id: tenant.outraTurma, marcado: true }],
    },
  })),
  'fase.participantes': onOne(SEES, ({ id }) => ({ params: { id }, query: { pagina: 1, linhas: 30 } })),
  'fase.exportar': onOne(SEES, ({ id }) => ({ params: { id }, body: { formato: 'csv' } })),
  'fase.escolas': onOne(SEES, ({ id }) => ({ params: { id }, query: { pagina: 1, linhas: 30 } })),
  'fase.marcar': onOne(
    EDITS,
    (made) => ({ params: nela(made), body: { situacao: 'NC', motivo: 'Ausente no dia.' } }),
    'apuracao',
  ),
}

export const less: Less = [
  [
    ['administrador visitante'],
    403,
    ['create', 'edit', 'add', 'schedule', 'remove', 'status', 'participar', 'marcar'],
  ],
]
