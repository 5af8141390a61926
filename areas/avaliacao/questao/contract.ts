/** Calls of the bank of questions (section 7; product.md H-12), and of taking the questions of a lesson into it. */
import { Array as ArrayOf, Object as ObjectOf, Optional } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { IdList, ListQuery, Revision } from '../../../core/contract/lists.ts'
import { Count, Id, OneOf } from '../../../core/contract/schema.ts'
import { ConteudoLivre } from '../../ensino/aula/shapes.ts'
import {
  CAMPOS_QUESTAO,
  Dificuldade,
  ESTADOS_QUESTAO,
  Extracao,
  Filtros,
  Questao,
  QuestaoInteira,
  TIPOS_QUESTAO,
} from './shapes.ts'

const BASE = '/gerenciar/pt-br/questao'
const DA_AULA = '/gerenciar/pt-br/aulas/:id/questoes'

const Filtro = {
  ...ListQuery,
  disciplina: Optional(Id),
  periodo: Optional(Id),
  habilidade: Optional(Id),
  dificuldade: Optional(Dificuldade),
  tipo: Optional(OneOf(TIPOS_QUESTAO)),
  /** `minhas` written by the person, `rede` those of colleagues. */
  origem: Optional(OneOf(['minhas', 'rede'])),
}
const Listed = { ...Filtros, questoes: ArrayOf(Questao) }

const { get, post, put } = callsOf('questao')

export const questaoApi = {
  list: get(BASE, {
    summary: 'The bank: questions of the person and those approved in their networks, newest first.',
    query: { ...Filtro, estado: Optional(OneOf(['rascunho', 'em_revisao', 'aprovada'])) },
    returns: Listed,
  }),
  listArquivadas: get(`${BASE}/arquivadas`, {
    summary: 'Questions that were put away, newest first.',
    query: Filtro,
    returns: Listed,
  }),
  find: get(`${BASE}/:id`, { summary: 'A question with its key.', returns: { questao: QuestaoInteira } }),
  edit: put(`${BASE}/:id`, {
    summary:
      'Changes what is sent. 409 questao_conflito when somebody changed it since `revisao`; 422 questao_incompleta names what it lacks.',
    body: {
      revisao: Revision,
      conteudo: Optional(ConteudoLivre),
      explicacao: Optional(CAMPOS_QUESTAO.explicacao),
      disciplina: Optional(CAMPOS_QUESTAO.disciplina),
      periodo: Optional(CAMPOS_QUESTAO.periodo),
      habilidades: Optional(CAMPOS_QUESTAO.habilidades),
      dificuldade: Optional(CAMPOS_QUESTAO.dificuldade),
      tags: Optional(CAMPOS_QUESTAO.tags),
      repassar: Optional(CAMPOS_QUESTAO.repassar),
      estado: Optional(OneOf(ESTADOS_QUESTAO)),
    },
    returns: { questao: QuestaoInteira },
  }),
  preview: get(DA_AULA, {
    summary:
      'The scored screens of a published lesson, as questions of the bank, and what is proposed of them.',
    returns: Extracao,
  }),
  extract: post(DA_AULA, {
    summary:
      'Takes screens of a lesson into the bank, all or none; those already there stay. 409 versao_mudou when the lesson was published anew.',
    body: {
      /** The version that was looked at. */
      versao: Revision,
      telas: ArrayOf(Id, { minItems: 1, maxItems: 60, uniqueItems: true }),
      disciplina: CAMPOS_QUESTAO.disciplina,
      periodo: CAMPOS_QUESTAO.periodo,
      /** Of screens that name none themselves. */
      habilidades: CAMPOS_QUESTAO.habilidades,
      dificuldade: CAMPOS_QUESTAO.dificuldade,
      rede_id: CAMPOS_QUESTAO.rede_id,
    },
    returns: {
      questoes: ArrayOf(ObjectOf({ tela: Id, questao: Id, situacao: OneOf(['nova', 'ja_estava']) })),
    },
  }),
  undo: post(`${BASE}/desfazer`, {
    summary:
      'Takes questions out again that the person took from a lesson within a day and nobody changed since.',
    body: { questoes: IdList },
    returns: { desfeitas: Count },
  }),
}
