/** Calls of suggestions of study and of their activities (section 7; product.md H-12). */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, Optional } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Ids, ListQuery, Revision, rowsOf } from '../../../core/contract/lists.ts'
import { Id, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { ParteId } from '../../ensino/aula/shapes-telas.ts'
import { HabilidadeCitada } from '../../ensino/catalogo/contract.ts'
import { Sugerida } from '../../ensino/tentativa/shapes-sugerida.ts'
import {
  Atividade,
  CAMPOS_DESTINO,
  CAMPOS_SUGESTAO,
  DaQuestao,
  DestinoSugestao,
  ESTADOS_SUGESTAO,
  MAX_ATIVIDADES,
  MAX_DESCRITORES,
  MAX_QUESTOES,
  Sugestao,
  SugestaoInteira,
} from './shapes.ts'

const BASE = '/gerenciar/pt-br/sugestao'
const ATIVIDADE = '/gerenciar/pt-br/atividade'

const Estado = OneOf(ESTADOS_SUGESTAO)
const Uma = { sugestao: SugestaoInteira }

const CAMPOS = {
  html: Optional(CAMPOS_SUGESTAO.html),
  disciplina: Optional(CAMPOS_SUGESTAO.disciplina),
  descritores: Optional(CAMPOS_SUGESTAO.descritores),
  questoes: Optional(CAMPOS_SUGESTAO.questoes),
  atividades: Optional(CAMPOS_SUGESTAO.atividades),
  estado: Optional(Estado),
}

const { get, post, put, remove } = callsOf('sugestao', { also: ['questao'] })

const linking = (que: string) => `${que} 409 sugestao_arquivada while it is put away.`

export const sugestaoApi = {
  list: get(BASE, {
    summary: 'Suggestions of the person and those of their networks, newest first.',
    query: {
      ...ListQuery,
      disciplina: Optional(Id),
      habilidade: Optional(Id),
      questao: Optional(Id),
      estado: Optional(Estado),
      /** `minhas` written by the person, `rede` those of colleagues. */
      origem: Optional(OneOf(['minhas', 'rede'])),
    },
    returns: {
      ...rowsOf('sugestoes', Sugestao),
      disciplinas: ArrayOf(Ref),
      habilidades: ArrayOf(HabilidadeCitada),
      permissoes: ObjectOf({ criar: Flag() }),
    },
  }),
  find: get(`${BASE}/:id`, {
    summary: 'A suggestion with its questions, skills and activities.',
    returns: Uma,
  }),
  create: post(BASE, {
    summary: 'A new suggestion: a draft, unless it is published at once.',
    body: { titulo: CAMPOS_SUGESTAO.titulo, rede_id: CAMPOS_SUGESTAO.rede_id, ...CAMPOS },
    returns: Uma,
  }),
  edit: put(`${BASE}/:id`, {
    summary:
      'Changes what is sent. 409 sugestao_conflito when somebody changed it since `revisao`; 422 sugestao_vazia where nothing would be shown of it.',
    body: {
      revisao: Revision,
      titulo: Optional(CAMPOS_SUGESTAO.titulo),
      /** Of a draft. */
      rede_id: Optional(CAMPOS_SUGESTAO.rede_id),
      ...CAMPOS,
    },
    returns: Uma,
  }),
  remove: remove(`${BASE}/:id`, {
    summary:
      'Deletes a suggestion that no question points to, with its activities. 409 sugestao_em_uso tells how many do.',
  }),
  destinos: get(`${BASE}/destinos`, {
    summary: 'The networks in whose bank the person may put suggestions.',
    returns: { redes: ArrayOf(DestinoSugestao) },
  }),
  daTurma: get(`${BASE}/turmas/:turma`, {
    summary:
      'What is published for the pupils of a class about these skills, to who teaches or leads it: at most 5.',
    query: { habilidades: Ids(20) },
    returns: { sugestoes: ArrayOf(Sugerida) },
  }),
  daQuestao: get(`${BASE}/questao/:questao`, {
    summary:
      'What is suggested to who misses a question: for all of it, at most 50, and for each wrong alternative; of both only what the person sees.',
    returns: DaQuestao.properties,
  }),
  setAlternativa: put(`${BASE}/questao/:questao/alternativa`, {
    summary:
      'Says what is suggested to who marks a wrong alternative, to who edits the question. 409 questao_arquivada while it is put away, 409 sugestao_arquivada where the suggestion is.',
    body: { parte: ParteId, sugestao: Nullable(Id) },
    returns: DaQuestao.properties,
  }),
  addAtividades: post(`${BASE}/atividades`, {
    summary: linking('Puts activities at the end of a suggestion.'),
    body: { id: Id, atividades: Ids(MAX_ATIVIDADES) },
    returns: Uma,
  }),
  removeAtividades: remove(`${BASE}/:id/atividades/:atividades`, {
    summary: linking('Takes activities out of a suggestion; they stay with who wrote them.'),
    params: { atividades: Ids(MAX_ATIVIDADES) },
    returns: Uma,
  }),
  addQuestoes: post(`${BASE}/questoes`, {
    summary: linking('Says that a suggestion is for these questions too.'),
    body: { id: Id, questoes: Ids(MAX_QUESTOES) },
    returns: Uma,
  }),
  removeQuestoes: remove(`${BASE}/:id/questoes/:questoes`, {
    summary: linking('Says that a suggestion is for these questions no more.'),
    params: { questoes: Ids(MAX_QUESTOES) },
    returns: Uma,
  }),
  addDescritores: post(`${BASE}/descritores`, {
    summary: linking('Says that a suggestion is for these skills too.'),
    body: { id: Id, descritores: Ids(MAX_DESCRITORES) },
    returns: Uma,
  }),
  removeDescritores: remove(`${BASE}/:id/descritores/:descritores`, {
    summary: linking('Says that a suggestion is for these skills no more.'),
    params: { descritores: Ids(MAX_DESCRITORES) },
    returns: Uma,
  }),
  listAtividades: get(ATIVIDADE, {
    summary: 'Activities that the person wrote, and those of the suggestions that they see, newest first.',
    query: {
      ...ListQuery,
      sugestao: Optional(Id),
      /** Only those that the person wrote and that stand in no suggestion. */
      soltas: Optional(Flag()),
    },
    returns: rowsOf('atividades', Atividade),
  }),
  createAtividade: post(ATIVIDADE, {
    summary:
      'A new activity, in a suggestion or in none yet. 422 alvo_fechado where it would lead to what the person may not open.',
    body: {
      titulo: Line(200, 1),
      tipo: CAMPOS_DESTINO.tipo,
      alvo: Optional(CAMPOS_DESTINO.alvo),
      url: Optional(CAMPOS_DESTINO.url),
      midia: Optional(CAMPOS_DESTINO.midia),
      html: Optional(CAMPOS_DESTINO.html),
      sugestao: Optional(Id),
    },
    returns: { atividade: Atividade },
  }),
  editAtividade: put(`${ATIVIDADE}/:id`, {
    summary:
      'Changes the title of an activity and, with `tipo`, where it leads. 409 atividade_conflito when somebody changed it since `revisao`.',
    body: {
      revisao: Revision,
      titulo: Optional(Line(200, 1)),
      tipo: Optional(CAMPOS_DESTINO.tipo),
      alvo: Optional(CAMPOS_DESTINO.alvo),
      url: Optional(CAMPOS_DESTINO.url),
      midia: Optional(CAMPOS_DESTINO.midia),
      html: Optional(CAMPOS_DESTINO.html),
    },
    returns: { atividade: Atividade },
  }),
}
