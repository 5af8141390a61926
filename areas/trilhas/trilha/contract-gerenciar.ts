/** Calls of paths for their authors: section 7, "Path management", and what the house adds to it. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import type { FileRule } from '../../../core/contract/endpoint.ts'
import { Ids, rowsOf, WholeQuery } from '../../../core/contract/lists.ts'
import {
  Count,
  Id,
  Instant,
  JsonText,
  Line,
  Nullable,
  OneOf,
  OneOfNumbers,
  Ref,
} from '../../../core/contract/schema.ts'
import {
  CENARIOS,
  Edicao,
  Eixo,
  Grupo,
  Habilidade,
  MAX_AGENDADAS,
  MAX_AULAS,
  MAX_AULAS_TRILHA,
  MAX_EIXOS,
  MAX_HABILIDADES,
  MUSICAS,
  NIVEIS,
  STATUS_TRILHA,
  TrilhaInteira,
  TrilhaListada,
} from './shapes.ts'

const BASE = '/projeto/pt-br/trilha/gerenciar'
/** Two paths were observed with a slip of the pen: both spellings answer (section 7). */
const SLIP = '/projeto/pt-bt/trilha/gerenciar'
/** A form that carries no file. */
const FORM: FileRule = { maxFiles: 0, maxBytes: 1, extensions: [], passing: true }

const Nome = Line(150, 1)
const Descricao = Line(4000)
/** Of a form: 0 is none. */
const IdOuZero = Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** What a lesson's link carries: the lesson and its level count, the rest is for who reads along (section 7). */
const Aula = ObjectOf({
  aula_id: Id,
  aula_titulo: Optional(Line(300)),
  aula_codigo: Optional(Line(20)),
  nivel_nome: Optional(Line(60)),
  nivel_id: OneOfNumbers(NIVEIS),
})

const { get, post, put, remove } = callsOf('trilha')

export const trilhaGerenciarApi = {
  list: get(`${BASE}/listar`, {
    summary:
      'Paths that the person made, answers for or teaches with, newest change first; without a page all of them, at most 500. `busca` ignores case and accents.',
    query: {
      ...WholeQuery,
      status: Optional(OneOfNumbers(STATUS_TRILHA)),
      busca: Optional(Line(120)),
    },
    returns: {
      ...rowsOf('trilhas', TrilhaListada),
      /** How many of each status the search finds: what the tabs count. */
      totais: ObjectOf({ ativas: Count, arquivadas: Count, excluidas: Count }),
      permissoes: ObjectOf({ criar: Flag() }),
    },
  }),
  find: get(`${BASE}/selecionar/:id`, {
    summary:
      'A path with its rule, axes, skills, lessons and classes: as its draft has it, where there is one.',
    returns: { trilha: TrilhaInteira },
  }),
  create: post(`${BASE}/cadastrar`, {
    summary: 'A new path, which learners see once it is published. Its maker begins to edit it.',
    files: FORM,
    body: {
      nome: Nome,
      descricao: Optional(Descricao),
      regra_id: Optional(Id),
      rede_id: Optional(Id),
      cenario: Optional(OneOf(CENARIOS)),
      musica: Optional(OneOf(MUSICAS)),
      carga_horaria: Optional(Integer({ minimum: 1, maximum: 2000 })),
    },
    returns: { trilha: TrilhaInteira },
  }),
  edit: post(`${BASE}/editar`, {
    summary:
      'Changes what is sent, in the draft; `rede_id` holds at once. 409 edicao_ocupada while somebody else edits the path.',
    body: {
      id: Id,
      nome: Optional(Nome),
      descricao: Optional(Descricao),
      regra_id: Optional(Nullable(Id)),
      rede_id: Optional(Nullable(Id)),
      cenario: Optional(OneOf(CENARIOS)),
      musica: Optional(Nullable(OneOf(MUSICAS))),
      carga_horaria: Optional(Nullable(Integer({ minimum: 1, maximum: 2000 }))),
    },
    returns: { trilha: TrilhaInteira },
  }),
  setStatus: put(`${BASE}/mudar-status`, {
    summary:
      '1 to 2 and back, 1 or 2 to 3, 3 to 2 within 30 days: 422 transicao_invalida otherwise. Attempts under way are kept.',
    body: { trilha_id: Id, status: OneOfNumbers(STATUS_TRILHA) },
    returns: { trilha: TrilhaListada },
  }),
  reset: remove(`${BASE}/resetar/:id`, {
    summary:
      'Empties the attempts and points of every learner of a path, for good. `removidas`: the attempts.',
    returns: { removidas: Count, trilha: TrilhaInteira },
  }),
  createEixo: post(`${BASE}/eixo/cadastrar`, {
    summary: `A new axis, last in the path. 422 trilha_cheia beyond ${MAX_EIXOS}.`,
    files: FORM,
    body: { trilha_id: Id, nome: Nome, descricao: Optional(Line(2000)) },
    returns: { eixo: Eixo, edicao: Edicao },
  }),
  editEixo: post(`${BASE}/eixo/editar`, {
    summary: 'Changes what is sent of an axis.',
    aliases: [`${SLIP}/eixo/editar`],
    files: FORM,
    body: { id: Id, nome: Optional(Nome), descricao: Optional(Line(2000)) },
    returns: { eixo: Eixo, edicao: Edicao },
  }),
  removeEixo: remove(`${BASE}/eixo/excluir/:id`, {
    summary: 'Takes an axis out of the draft, with its skills; the others are numbered 1 to n.',
    returns: { edicao: Edicao },
  }),
  orderEixos: put(`${BASE}/eixo/ordenar`, {
    summary:
      'The order of all axes, by their ids. 422 ordem_invalida unless it names exactly those that stand.',
    aliases: [`${SLIP}/eixo/ordenar`],
    body: { trilha_id: Id, eixos: Ids(MAX_EIXOS) },
    returns: { eixos: ArrayOf(ObjectOf({ id: Id, ordem: Count })), edicao: Edicao },
  }),
  cenarios: get(`${BASE}/buscar/cenarios/usuario`, {
    summary: 'The sceneries that the person may choose from.',
    returns: { cenarios: ArrayOf(ObjectOf({ chave: OneOf(CENARIOS), nome: Text() })) },
  }),
  musicas: get(`${BASE}/buscar/musicas/usuario`, {
    summary: 'The songs that the person may choose from.',
    returns: { musicas: ArrayOf(ObjectOf({ chave: OneOf(MUSICAS), nome: Text() })) },
  }),
  createHabilidade: post(`${BASE}/habilidade/cadastrar`, {
    summary: `A new skill, last in its axis. 422 eixo_cheio beyond ${MAX_HABILIDADES}.`,
    files: FORM,
    body: {
      ref_trilha_id: Id,
      ref_eixo_id: Id,
      nome: Line(200, 1),
      descricao: Optional(Line(2000)),
      destaque: Optional(Flag()),
      habilidade_id: Optional(IdOuZero),
    },
    returns: { habilidade: Habilidade, edicao: Edicao },
  }),
  editHabilidade: post(`${BASE}/habilidade/editar`, {
    summary:
      "Changes what is sent of a skill; another `ref_eixo_id` moves it to that axis, last. `habilidade_id`: the curriculum's; 0 for none.",
    files: FORM,
    body: {
      id: Id,
      ref_eixo_id: Optional(Id),
      nome: Optional(Line(200, 1)),
      descricao: Optional(Line(2000)),
      destaque: Optional(Flag()),
      habilidade_id: Optional(IdOuZero),
    },
    returns: { habilidade: Habilidade, edicao: Edicao },
  }),
  removeHabilidade: remove(`${BASE}/habilidade/excluir/:id`, {
    summary: 'Takes a skill out of the draft; the others of its axis are numbered 1 to n.',
    returns: { edicao: Edicao },
  }),
  orderHabilidades: put(`${BASE}/habilidade/ordenar`, {
    summary:
      'The order of all skills of an axis. 422 ordem_invalida unless it names exactly those that stand.',
    body: { trilha_id: Id, eixo_id: Id, habilidades: Ids(MAX_HABILIDADES) },
    returns: { habilidades: ArrayOf(ObjectOf({ id: Id, ordem: Count })), edicao: Edicao },
  }),
  addAulas: post(`${BASE}/adicionar/aulas`, {
    summary: `Lessons for a skill, by level; one that is in it changes its level. All or none: 422 aula_indisponivel, habilidade_cheia beyond ${MAX_AULAS}, aulas_demais beyond ${MAX_AULAS_TRILHA} in the path.`,
    body: {
      habilidade_id: Id,
      ref_eixo_id: Optional(Id),
      aulas: JsonText(ArrayOf(Aula, { minItems: 1, maxItems: MAX_AULAS })),
    },
    returns: { habilidade: Habilidade, edicao: Edicao },
  }),
  removeAulas: post(`${BASE}/remover/aulas`, {
    summary:
      'Takes lessons out of a skill, by their ids or as `adicionar/aulas` names them; those that are not in it are passed over.',
    body: {
      habilidade_id: Id,
      aulas: Ids(MAX_AULAS, { uniqueItems: false, names: ['aula_id', 'pro_id', 'id'] }),
    },
    returns: { habilidade: Habilidade, edicao: Edicao },
  }),
  orderAulas: put(`${BASE}/aula/ordenar`, {
    summary:
      'The order of all lessons at a level of a skill, as learners get them. 422 ordem_invalida unless it names exactly those that stand.',
    body: { habilidade_id: Id, nivel_id: OneOfNumbers(NIVEIS), aulas: Ids(MAX_AULAS) },
    returns: { habilidade: Habilidade, edicao: Edicao },
  }),
  setCertificado: post(`${BASE}/certificado`, {
    summary:
      'The sheet that certificates of a path are printed on, in the draft; null: the sheet of the platform.',
    body: { trilha_id: Id, layout_id: Nullable(Id) },
    returns: { trilha: TrilhaInteira },
  }),
  beginEdicao: post(`${BASE}/edicao`, {
    summary:
      'Begins or renews the editing of a path, for 15 minutes: one person at a time. 409 edicao_ocupada says who and until when; `assumir` takes it over, and they are told.',
    body: { trilha_id: Id, assumir: Optional(Flag()) },
    returns: { edicao: Edicao },
  }),
  changeEdicao: put(`${BASE}/edicao/:edicaoId`, {
    summary:
      'Ends an editing, or renews it for 15 minutes. The draft stays. 409 edicao_encerrada when it ended or was taken over.',
    body: { acao: Optional(OneOf(['renovar', 'encerrar'])) },
    returns: { edicao: Edicao },
  }),
  publish: post(`${BASE}/publicar`, {
    summary:
      'Puts the draft in the place of what learners get, whole, and ends the editing: `edicao` lists what was touched. 422 trilha_vazia without a lesson.',
    body: { trilha_id: Id },
    returns: { trilha: TrilhaInteira, edicao: Edicao },
  }),
  discard: post(`${BASE}/descartar`, {
    summary:
      'Puts the draft aside: the path is again as it was published. 422 nunca_publicada when it never was.',
    body: { trilha_id: Id },
    returns: { trilha: TrilhaInteira },
  }),
  duplicate: post(`${BASE}/duplicar`, {
    summary: "A copy of a path under the person's name, not published and without classes.",
    body: { trilha_id: Id },
    returns: { trilha: TrilhaInteira },
  }),
  turmas: get(`${BASE}/buscar/turmas`, {
    summary: 'Active classes that the person may give a path to, found by name: at most 30.',
    query: { busca: Optional(Line(120)) },
    returns: {
      turmas: ArrayOf(ObjectOf({ id: Id, codigo: Text(), nome: Text(), escola: Text() })),
    },
  }),
  redes: get(`${BASE}/buscar/redes`, {
    summary: 'Networks that the person may put a path into, by name: at most 500.',
    returns: { redes: ArrayOf(Ref) },
  }),
  schedule: post(`${BASE}/agendar`, {
    summary:
      'Gives a path to classes that the person leads, from when to when; those that have it change their dates. In force at once. 422 agendamento_invalido when it ends before it begins.',
    body: {
      trilha_id: Id,
      turmas: Ids(MAX_AGENDADAS),
      inicio: Optional(Nullable(Instant)),
      fim: Optional(Nullable(Instant)),
    },
    returns: { grupos: ArrayOf(Grupo) },
  }),
  unschedule: remove(`${BASE}/agendar/:id/:turma`, {
    summary: 'Takes a path from a class; what its pupils did stays.',
  }),
  byRede: get('/projeto/pt-br/trilha/buscar_trilha_rede_por_codigo/:code', {
    summary: 'Published paths of a network and of the classes below it, by name: at most 500.',
    params: { code: Line(20, 1) },
    returns: {
      trilhas: ArrayOf(
        ObjectOf({ id: Id, nome: Text(), codigo: Text(), status: OneOfNumbers(STATUS_TRILHA) }),
      ),
    },
  }),
}
