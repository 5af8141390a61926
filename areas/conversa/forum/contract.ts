/** The calls of a class's forum and of its notices, and the shapes they carry (sections 3, 4, 5 and 7). */
import { Array as ArrayOf, Boolean as Flag, Integer, Object as ObjectOf, Optional, Unsafe } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import type { FileRule } from '../../../core/contract/endpoint.ts'
import { ATTACHMENT_LIMITS } from '../../../core/contract/files.ts'
import { IdList, Nota, Revision, WholeQuery } from '../../../core/contract/lists.ts'
import {
  Count,
  Id,
  Instant,
  JsonText,
  Line,
  Nullable,
  OneOf,
  OneOfNumbers,
  PageQuery,
} from '../../../core/contract/schema.ts'
import {
  Leitura,
  MAX_CONTEUDO,
  MensagemNode,
  NotaForum,
  PermissoesDaTurma,
  Retida,
  TIPOS,
  Topico,
  TotaisDeLeitura,
  Versao,
} from './shapes.ts'

/** Files of one message (section 5). */
export const ANEXOS: FileRule = {
  maxFiles: ATTACHMENT_LIMITS.maxFiles,
  maxBytes: ATTACHMENT_LIMITS.maxBytes,
  extensions: ATTACHMENT_LIMITS.extensions,
}

/** An instant in a form field; empty text takes the date away. */
const InstantField = Unsafe<string>({
  type: 'string',
  pattern: '^$|^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$',
})

const texts = { titulo: Line(200, 1), conteudo: Line(MAX_CONTEUDO, 1) }

/** Absent fields keep what they were (on creation: the defaults of the table). */
const settings = {
  temas: Optional(JsonText(ArrayOf(Line(40, 1), { maxItems: 10, uniqueItems: true }))),
  agendar: Optional(Flag()),
  inicio: Optional(InstantField),
  fim: Optional(InstantField),
  avaliativo: Optional(Flag()),
  apenasLeitura: Optional(Flag()),
  bloqueado: Optional(Flag()),
  ocultar: Optional(Flag()),
  fixado: Optional(Flag()),
  urgente: Optional(Flag()),
  pedeCiente: Optional(Flag()),
  /** Of a notice: for guardians, and not for the pupils. */
  soFamilias: Optional(Flag()),
  permitirAnexos: Optional(Flag()),
  notificarProfessores: Optional(Flag()),
  notificarAlunosAbertura: Optional(Flag()),
  notificarAlunosInteracoes: Optional(Flag()),
}

const editing = {
  versao: Revision,
  removerAnexos: Optional(JsonText(ArrayOf(Id, { maxItems: 5 }))),
}

const LISTED = {
  query: ObjectOf({
    ...WholeQuery,
    /** One class; absent: every class of mine. */
    gru_id: Optional(Id),
    statusData: Optional(Integer({ minimum: 1, maximum: 3 })),
    tema: Optional(Line(40)),
    /** Words of title or text, whatever their accents. */
    busca: Optional(Line(100)),
    favoritas: Optional(Flag()),
    naoLidas: Optional(Flag()),
    /** The bin: topics removed, for those who may restore them. */
    excluidos: Optional(Flag()),
    ordem: Optional(OneOf(['recentes', 'interacao', 'titulo', 'curtidas'])),
  }),
  returns: ObjectOf({ topicos: ArrayOf(Topico), total: Integer(), permissoes: PermissoesDaTurma }),
} as const

const BASE = '/gerenciar/pt-br/forum'
const topico = { topico: Topico }
const mensagem = { mensagem: MensagemNode }

const { get, post, put, remove } = callsOf('forum')

export const forumApi = {
  listTopicos: get(`${BASE}/topicos/forum`, {
    summary:
      'Forum topics that I may see, newest first and pinned ones on top; without a page all of them, at most 500.',
    access: 'session',
    ...LISTED,
  }),
  listAvisos: get(`${BASE}/topicos/aviso`, {
    summary:
      'Notices that I may see, newest first and pinned ones on top; without a page all of them, at most 500.',
    access: 'session',
    ...LISTED,
  }),
  novidades: get(`${BASE}/novidades`, {
    summary: 'How many topics and notices hold something new for me, class by class (at most 200).',
    access: 'session',
    query: { gru_id: Optional(Id) },
    returns: { novidades: ArrayOf(ObjectOf({ gru_id: Id, forum: Integer(), avisos: Integer() })) },
  }),
  temas: get(`${BASE}/temas`, {
    summary: 'The themes used in a class, most used first.',
    access: 'session',
    query: { gru_id: Id },
    returns: { temas: ArrayOf(ObjectOf({ nome: Line(40), total: Integer() })) },
  }),
  find: get(`${BASE}/topico/:id`, { summary: 'One topic or notice.', returns: topico }),
  create: post(`${BASE}/topico`, {
    summary: 'Opens a topic or a notice; its files come in the field `novosAnexos`.',
    files: ANEXOS,
    body: {
      gru_id: Id,
      tipo: OneOf(TIPOS),
      /** The same notice in these classes too: all of them or none. */
      outras_turmas: Optional(JsonText(ArrayOf(Id, { maxItems: 10, uniqueItems: true }))),
      ...texts,
      ...settings,
    },
    returns: topico,
  }),
  edit: put(`${BASE}/topico/:id`, {
    summary:
      'Edits a topic: its words and files by who opened it, the rest by who leads. 409 `editado_por_outra_pessoa`: `campos.conteudo` holds the text that won.',
    files: ANEXOS,
    body: { titulo: Optional(texts.titulo), conteudo: Optional(texts.conteudo), ...settings, ...editing },
    returns: topico,
  }),
  setState: put(`${BASE}/topico/:id/estado`, {
    summary: 'Switches one or more states of a topic: blocked, read-only, hidden, pinned.',
    body: {
      bloqueado: Optional(Flag()),
      apenasLeitura: Optional(Flag()),
      ocultar: Optional(Flag()),
      fixado: Optional(Flag()),
    },
    returns: topico,
  }),
  remove: remove(`${BASE}/topico/:id`, {
    summary: 'Puts a topic in the bin, from where it may be restored.',
  }),
  restore: put(`${BASE}/topico/:id/restaurar`, { summary: 'Takes a topic out of the bin.', returns: topico }),
  listMensagens: get(`${BASE}/topico/:id/mensagens`, {
    summary:
      'A page of replies, each with its first 50 nested ones; `d` of the page address is never read here.',
    query: {
      pagina: PageQuery.pagina,
      linhas: Integer({ minimum: 1, maximum: 30, default: 20 }),
      ordem: Optional(OneOf(['antigas', 'recentes', 'curtidas'])),
      /** Go to the page that holds this message, whatever `pagina` says. */
      mensagem: Optional(Id),
    },
    returns: { respostas: ArrayOf(MensagemNode), total: Integer(), pagina: Integer() },
  }),
  findMensagem: get(`${BASE}/mensagem/:id`, {
    summary: 'One message, without its replies: what a screen asks for when an event names it.',
    returns: mensagem,
  }),
  listRespostas: get(`${BASE}/mensagem/:id/respostas`, {
    summary: 'More of the replies nested under a reply of the first level, flat and oldest first.',
    query: { depois_de: Integer({ minimum: 0, default: 0 }) },
    returns: { respostas: ArrayOf(MensagemNode), restantes: Integer() },
  }),
  reply: post(`${BASE}/topico/:id/mensagem`, {
    summary: 'Answers a topic, or one of its messages; files come in `novosAnexos`.',
    files: ANEXOS,
    body: { conteudo: texts.conteudo, resposta_id: Optional(Id) },
    returns: mensagem,
  }),
  editMensagem: put(`${BASE}/mensagem/:id`, {
    summary:
      'Edits a message of mine; one that was given back is sent again by it. 409 `editado_por_outra_pessoa`: `campos.conteudo` holds the text that won.',
    files: ANEXOS,
    body: { conteudo: texts.conteudo, ...editing },
    returns: mensagem,
  }),
  listVersoes: get(`${BASE}/mensagem/:id/versoes`, {
    summary: 'Earlier texts of a message, newest first (at most 100).',
    returns: { versoes: ArrayOf(Versao) },
  }),
  removeMensagem: remove(`${BASE}/mensagem/:id`, {
    summary: 'Removes a reply; its place stays where others answered it.',
  }),
  restoreMensagem: put(`${BASE}/mensagem/:id/restaurar`, {
    summary: 'Undoes the removal of a reply.',
    returns: mensagem,
  }),
  hideMensagem: put(`${BASE}/mensagem/:id/ocultar`, {
    summary: 'Hides a reply from the pupils, or shows it again.',
    body: { ocultar: Flag() },
    returns: mensagem,
  }),
  like: put(`${BASE}/mensagem/:id/curtida`, {
    summary: 'Likes a message or takes the like back.',
    body: { curtido: Flag() },
    returns: { curtido: Flag(), totalCurtidas: Integer() },
  }),
  vote: put(`${BASE}/mensagem/:id/voto`, {
    summary: 'Votes a message up (1) or down (-1), or takes the vote back (0).',
    body: { voto: OneOfNumbers([-1, 0, 1]) },
    returns: { voto: OneOfNumbers([-1, 0, 1]), totalVotos: Integer() },
  }),
  favorite: put(`${BASE}/topico/:id/favorita`, {
    summary: 'Marks a topic as a favourite of mine, or no longer.',
    body: { favorita: Flag() },
    returns: { favorita: Flag() },
  }),
  markSeen: put(`${BASE}/topico/:id/visualizado`, {
    summary: 'Remembers how far I have read; it never goes back.',
    body: { mensagem_id: Optional(Id) },
  }),
  acknowledge: put(`${BASE}/topico/:id/ciente`, {
    summary: 'Acknowledges a notice. The first time counts.',
    also: ['turma'],
    returns: { cienteEm: Instant },
  }),
  listLeituras: get(`${BASE}/topico/:id/leituras`, {
    summary: 'Who has read and acknowledged a notice, and who has not.',
    query: {
      ...PageQuery,
      situacao: Optional(OneOf(['lido', 'nao_lido', 'ciente', 'sem_ciente'])),
      /** Part of a name, whatever its accents. */
      busca: Optional(Line(100)),
    },
    returns: {
      leituras: ArrayOf(Leitura),
      total: Integer(),
      totais: TotaisDeLeitura,
    },
  }),
  listNotas: get('/projeto/pt-br/forum/:gru_id/:tpc_id/notas', {
    summary: 'The marks of a topic: all pupils for who grades, my own published one otherwise.',
    returns: { notas: ArrayOf(NotaForum) },
  }),
  saveNotas: put('/projeto/pt-br/forum/:gru_id/:tpc_id/notas', {
    summary:
      'Saves marks and words as drafts; pupils see nothing of it until they are published. 409 `nota_mudou` where another hand wrote since `revisao`.',
    body: {
      notas: ArrayOf(
        ObjectOf({ aluno_id: Id, revisao: Count, nota: Nullable(Nota), mensagem: Line(2_000) }),
        {
          minItems: 1,
          maxItems: 500,
        },
      ),
    },
    returns: { notas: ArrayOf(NotaForum) },
  }),
  publishNotas: post('/projeto/pt-br/forum/:gru_id/:tpc_id/notas/publicar', {
    summary: 'Publishes the drafts of some pupils, or of all, and tells each of them.',
    body: { alunos: Optional(IdList) },
    returns: { publicadas: Integer() },
  }),
  listRetidas: get(`${BASE}/moderacao`, {
    summary: 'Messages held for a look, oldest first: those of classes that I moderate.',
    access: 'session',
    query: { ...PageQuery, gru_id: Optional(Id) },
    returns: { retidas: ArrayOf(Retida), total: Integer() },
  }),
  release: put(`${BASE}/moderacao/:id/liberar`, {
    summary: 'Lets a held message appear.',
    returns: mensagem,
  }),
  refuse: put(`${BASE}/moderacao/:id/recusar`, {
    summary:
      'Gives a message back: it is hidden, its author is told why and may send it again, changed, by an edit.',
    body: { motivo: Line(500) },
  }),
}
