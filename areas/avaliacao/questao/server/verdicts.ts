/** Verdicts of the calls of the bank of questions. Each meets a question of the teacher's, approved for the school. */

import type { CallInput } from '../../../../core/contract/request.ts'
import { LEADERS, READERS, USERS, WRITERS } from '../../../../test/verdicts/banco.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Verdicts, World } from '../../../../test/verdicts/world.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { type MadeAula, putPublished } from '../../../ensino/aula/server/factory.ts'
import type { EstadoQuestao } from '../shapes.ts'
import { putComentario, putFiltro, putQuestao, putTexto } from './factory.ts'

const EDITORS: Verdicts = { ...READERS, 'gestor leitura': 403 }

const onOne = (
  verdicts: Verdicts,
  rest: Omit<CallInput, 'params'> = {},
  estado: EstadoQuestao = 'aprovada',
): Row => ({
  input: async ({ tenant, professor }) => ({
    params: { id: await putQuestao(tenant, professor, { rede: tenant.escola, estado }) },
    ...rest,
  }),
  otherwise: 404,
  verdicts,
})

/** Of what the teacher said of a question of theirs. */
const onComentario = (verdicts: Verdicts, rest: Omit<CallInput, 'params'> = {}): Row => ({
  input: async ({ tenant, professor }) => {
    const id = await putQuestao(tenant, professor, { rede: tenant.escola })
    return { params: { id, comentario: await putComentario(tenant, professor, id) }, ...rest }
  },
  otherwise: 404,
  verdicts,
})

/** Of the teacher's own: nobody else finds it. */
const ofFiltro = (rest: Omit<CallInput, 'params'>): Row => ({
  input: async ({ tenant, professor }) => ({
    params: { id: await putFiltro(tenant, professor) },
    ...rest,
  }),
  otherwise: 403,
  verdicts: {
    professor: 'ok',
    ...Object.fromEntries(
      Object.keys(USERS)
        .filter((who) => who !== 'professor')
        .map((who) => [who, 404]),
    ),
  },
})

/** Who writes somewhere, but not here, is told of a lesson that is not there; who writes nowhere is sent away. */
const ofAula = (rest: (made: MadeAula) => Omit<CallInput, 'params'> = () => ({})): Row => ({
  input: async ({ tenant, professor }: World) => {
    const made = await putPublished(tenant, professor, { visibilidade: 'rede', rede: tenant.escola })
    return { params: { id: made.id }, ...rest(made) }
  },
  otherwise: 403,
  verdicts: {
    professor: 'ok',
    ...LEADERS,
    autor: 404,
    'professor de outra turma': 404,
    'coordenador de outra escola': 404,
  },
})

export const verdicts: Table = {
  'questao.list': {
    input: () => ({ query: { pagina: 1, linhas: 30 } }),
    otherwise: 403,
    verdicts: USERS,
  },
  'questao.listArquivadas': {
    input: () => ({ query: { pagina: 1, linhas: 30 } }),
    otherwise: 403,
    verdicts: USERS,
  },
  'questao.find': onOne(READERS),
  'questao.parecidas': onOne(READERS),
  'questao.create': {
    input: () => ({
      body: {
        tipo: 'objetiva',
        conteudo: { ...buildTela('multipla_escolha').conteudo },
        rede_id: null,
      },
    }),
    otherwise: 403,
    verdicts: WRITERS,
  },
  'questao.copy': {
    input: async ({ tenant, professor }) => {
      const id = await putQuestao(tenant, professor, { rede: tenant.escola })
      await tenant.sql('update questao set repassar = true where id = $1', [id])
      return { params: { id } }
    },
    otherwise: 404,
    verdicts: { ...READERS, 'gestor leitura': 403 },
  },
  'questao.setFavorita': onOne(READERS, { body: { favorita: true } }),
  'questao.changeMany': {
    input: async ({ tenant, professor }) => ({
      body: {
        questoes: [await putQuestao(tenant, professor, { rede: tenant.escola })],
        mudar: { dificuldade: 2 },
      },
    }),
    otherwise: 403,
    verdicts: {
      professor: 'ok',
      ...LEADERS,
      autor: 404,
      'professor de outra turma': 404,
      'coordenador de outra escola': 404,
    },
  },
  'questao.undoMany': { input: () => ({ params: { id: 1 } }), otherwise: 403, verdicts: USERS },
  'questao.listFiltros': { input: () => ({}), otherwise: 403, verdicts: USERS },
  'questao.createFiltro': {
    input: () => ({ body: { nome: 'Fáceis', filtro: { dificuldade: '1,2' } } }),
    otherwise: 403,
    verdicts: USERS,
  },
  'questao.editFiltro': ofFiltro({ body: { nome: 'Fáceis de ciências' } }),
  'questao.removeFiltro': ofFiltro({}),
  'questao.destinos': { input: () => ({}), otherwise: 403, verdicts: USERS },
  'questao.hipoteses': { input: () => ({ query: {} }), otherwise: 403, verdicts: USERS },
  'questao.listTextos': { input: () => ({ query: {} }), otherwise: 403, verdicts: USERS },
  'questao.createTexto': {
    input: () => ({ body: { titulo: 'O ciclo da água', html: '<p>A água sobe.</p>', rede_id: null } }),
    otherwise: 403,
    verdicts: WRITERS,
  },
  'questao.editTexto': {
    input: async ({ tenant, professor }) => ({
      params: { id: await putTexto(tenant, professor, { rede: tenant.escola }) },
      body: { titulo: 'Outro', html: '<p>Outro.</p>', revisao: 1 },
    }),
    otherwise: 404,
    verdicts: EDITORS,
  },
  'questao.edit': onOne(EDITORS, { body: { revisao: 1, dificuldade: 2 } }),
  'questao.preview': ofAula(),
  'questao.extract': ofAula(({ telas }) => ({
    body: {
      versao: 1,
      telas: telas.slice(1),
      disciplina: null,
      periodo: null,
      habilidades: [],
      dificuldade: null,
      rede_id: null,
    },
  })),
  'questao.findRevisao': onOne(EDITORS),
  'questao.sendRevisao': onOne(EDITORS, { body: { revisao: 1 } }, 'em_revisao'),
  'questao.decideRevisao': onOne(
    { ...EDITORS, professor: 403 },
    { body: { revisao: 1, decisao: 'aprovar' } },
    'em_revisao',
  ),
  'questao.createComentario': onOne(EDITORS, { body: { campo: 'enunciado', texto: 'Muito longo.' } }),
  'questao.editComentario': onComentario(EDITORS, { body: { resolvido: true } }),
  'questao.removeComentario': onComentario({
    ...Object.fromEntries(Object.keys(EDITORS).map((who) => [who, 403])),
    professor: 'ok',
  }),
  'questao.undo': { input: () => ({ body: { questoes: [1] } }), otherwise: 403, verdicts: WRITERS },
}

export const less: Less = [
  [
    ['administrador visitante'],
    403,
    [
      'create',
      'edit',
      'findRevisao',
      'sendRevisao',
      'decideRevisao',
      'createComentario',
      'editComentario',
      'removeComentario',
      'copy',
      'setFavorita',
      'changeMany',
      'undoMany',
      'createFiltro',
      'editFiltro',
      'removeFiltro',
      'createTexto',
      'editTexto',
      'preview',
      'extract',
      'undo',
    ],
  ],
]
