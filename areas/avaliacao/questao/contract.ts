/** Calls of the bank of questions (section 7; product.md H-12), and of taking the questions of a lesson into it. */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, Optional, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { IdList, Revision } from '../../../core/contract/lists.ts'
import { Count, Id, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { ConteudoLivre } from '../../ensino/aula/shapes.ts'
import {
  CAMPOS_QUESTAO,
  CAMPOS_TEXTO_BASE,
  Destino,
  ESTADOS_QUESTAO,
  Extracao,
  Filtros,
  Parecida,
  Questao,
  QuestaoInteira,
  TextoBase,
  TIPOS_QUESTAO,
} from './shapes.ts'
import { ESTADO_EM_USO, FILTRO } from './shapes-filtro.ts'

const BASE = '/gerenciar/pt-br/questao'
const TEXTOS = '/gerenciar/pt-br/textos-base'
const DA_AULA = '/gerenciar/pt-br/aulas/:id/questoes'

const Filtro = { ...PageQuery, ...FILTRO }
const Listed = {
  ...Filtros,
  /** Those that were put away, whatever is looked for: at most 1,000. */
  arquivadas: Count,
  /** Those in review that the person decides about, whatever is looked for: at most 1,000. */
  para_revisar: Count,
  /** How many of each state the list would show; `mais`: the newest `MAX_CONTADAS`, of more. */
  abas: ObjectOf({ todas: Count, rascunho: Count, em_revisao: Count, aprovada: Count, mais: Flag() }),
  questoes: ArrayOf(Questao),
  permissoes: ObjectOf({ criar: Flag() }),
}

/** What may be told of a question when it is written and when it is changed. */
const CAMPOS = {
  titulo: Optional(CAMPOS_QUESTAO.titulo),
  comando: Optional(CAMPOS_QUESTAO.comando),
  texto_base: Optional(CAMPOS_QUESTAO.texto_base),
  analises: Optional(CAMPOS_QUESTAO.analises),
  explicacao: Optional(CAMPOS_QUESTAO.explicacao),
  disciplina: Optional(CAMPOS_QUESTAO.disciplina),
  periodo: Optional(CAMPOS_QUESTAO.periodo),
  habilidades: Optional(CAMPOS_QUESTAO.habilidades),
  dificuldade: Optional(CAMPOS_QUESTAO.dificuldade),
  bloom: Optional(CAMPOS_QUESTAO.bloom),
  tags: Optional(CAMPOS_QUESTAO.tags),
  fonte: Optional(CAMPOS_QUESTAO.fonte),
  autoria: Optional(CAMPOS_QUESTAO.autoria),
  licenca: Optional(CAMPOS_QUESTAO.licenca),
  idioma: Optional(CAMPOS_QUESTAO.idioma),
  tri: Optional(CAMPOS_QUESTAO.tri),
  repassar: Optional(CAMPOS_QUESTAO.repassar),
}

/** Questions that are changed together, at most. */
export const MAX_LOTE = 100

/** What may be changed of many at once. */
const MUDANCAS = {
  /** Put away, or brought back. */
  arquivada: Optional(Flag()),
  favorita: Optional(Flag()),
  disciplina: Optional(CAMPOS_QUESTAO.disciplina),
  periodo: Optional(CAMPOS_QUESTAO.periodo),
  /** Instead of those that they have. */
  habilidades: Optional(CAMPOS_QUESTAO.habilidades),
  dificuldade: Optional(CAMPOS_QUESTAO.dificuldade),
  /** Beside those that they have. */
  tags_mais: Optional(CAMPOS_QUESTAO.tags),
  tags_menos: Optional(CAMPOS_QUESTAO.tags),
  /** Into the bank of a network: drafts, and what stands in no network's yet. */
  rede_id: Optional(Id),
}

const { get, post, put } = callsOf('questao')

export const questaoApi = {
  list: get(BASE, {
    summary:
      'The bank: questions of the person and those approved in their networks, those that fit the words best, else newest first.',
    query: { ...Filtro, estado: ESTADO_EM_USO },
    returns: Listed,
  }),
  listArquivadas: get(`${BASE}/arquivadas`, {
    summary: 'Questions that were put away, newest first.',
    query: Filtro,
    returns: Listed,
  }),
  find: get(`${BASE}/:id`, { summary: 'A question with its key.', returns: { questao: QuestaoInteira } }),
  parecidas: get(`${BASE}/:id/parecidas`, {
    summary: 'Questions in sight that are like one, those that it nearly is first: at most 6.',
    returns: { questoes: ArrayOf(Parecida) },
  }),
  create: post(BASE, {
    summary: "A new question: a draft of the person's own, complete or not.",
    body: {
      tipo: OneOf(TIPOS_QUESTAO),
      conteudo: ConteudoLivre,
      /** In whose bank it shall stand; null: its author's only. */
      rede_id: CAMPOS_QUESTAO.rede_id,
      ...CAMPOS,
    },
    returns: { questao: QuestaoInteira },
  }),
  edit: put(`${BASE}/:id`, {
    summary:
      'Changes what is sent. 409 questao_conflito when somebody changed it since `revisao`; 422 questao_incompleta names what it lacks, where it is no draft.',
    body: {
      revisao: Revision,
      conteudo: Optional(ConteudoLivre),
      ...CAMPOS,
      /** Of a draft. */
      rede_id: Optional(CAMPOS_QUESTAO.rede_id),
      estado: Optional(OneOf(ESTADOS_QUESTAO)),
    },
    returns: { questao: QuestaoInteira },
  }),
  copy: post(`${BASE}/:id/copia`, {
    summary: "A draft of the person's own that begins as this question, where its author lets it be copied.",
    returns: { questao: QuestaoInteira },
  }),
  setFavorita: put(`${BASE}/:id/favorita`, {
    summary: 'Puts a question among those that the person wants at hand, or takes it out.',
    body: { favorita: Flag() },
  }),
  changeMany: post(`${BASE}/lote`, {
    summary:
      'Changes what is sent of up to 100 questions, of all or of none. 403, 404, 409 and 422 say how many stand in the way.',
    body: {
      questoes: ArrayOf(Id, { minItems: 1, maxItems: MAX_LOTE, uniqueItems: true }),
      mudar: ObjectOf(MUDANCAS, { minProperties: 1 }),
    },
    returns: {
      /** To take it back by; null: nothing changed. */
      lote: Nullable(Id),
      /** Questions that are not as they were. */
      mudadas: Count,
    },
  }),
  undoMany: post(`${BASE}/lote/:id/desfazer`, {
    summary:
      'Within ten minutes: what the person changed of many becomes what it was, but for what somebody changed since.',
    returns: { desfeitas: Count, mantidas: Count },
  }),
  destinos: get(`${BASE}/destinos`, {
    summary: 'The networks in whose bank the person may put questions; those in `aprova` without a review.',
    returns: { redes: ArrayOf(Destino) },
  }),
  hipoteses: get(`${BASE}/hipoteses`, {
    summary: 'Mistakes that wrong answers were given as words of, most used first: at most 50.',
    query: { busca: Optional(Line(80)) },
    returns: { hipoteses: ArrayOf(Text()) },
  }),
  listTextos: get(TEXTOS, {
    summary: 'Base texts of the person and of their networks, by title: at most 20.',
    query: { busca: Optional(Line(200)) },
    returns: { textos: ArrayOf(TextoBase) },
  }),
  createTexto: post(TEXTOS, {
    summary: 'A new base text.',
    body: { ...CAMPOS_TEXTO_BASE, rede_id: CAMPOS_QUESTAO.rede_id },
    returns: { texto: TextoBase },
  }),
  editTexto: put(`${TEXTOS}/:id`, {
    summary:
      'Changes a base text for every question that asks about it. 409 texto_conflito when somebody changed it since `revisao`.',
    body: { ...CAMPOS_TEXTO_BASE, revisao: Revision },
    returns: { texto: TextoBase },
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
