/** The calls of a class's forum and of its notices, and the shapes they carry (sections 3, 4, 5 and 7). */
import { Array as ArrayOf, Boolean as Flag, Integer, Object as ObjectOf, Optional, Unsafe } from 'typebox'
import { defineApi, type FileRule } from '../../../core/contract/endpoint.ts'
import { ATTACHMENT_LIMITS } from '../../../core/contract/files.ts'
import {
  Id,
  IdList,
  Instant,
  JsonText,
  Line,
  Nota,
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
  permitirAnexos: Optional(Flag()),
  notificarProfessores: Optional(Flag()),
  notificarAlunosAbertura: Optional(Flag()),
  notificarAlunosInteracoes: Optional(Flag()),
}

const editing = {
  versao: Integer({ minimum: 1 }),
  removerAnexos: Optional(JsonText(ArrayOf(Id, { maxItems: 5 }))),
}

const LISTED = {
  query: ObjectOf({
    ...PageQuery,
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
const shared = { area: 'forum', client: 'auth', access: 'resource' } as const
const id = ObjectOf({ id: Id })
const notaPath = ObjectOf({ gru_id: Id, tpc_id: Id })
const topico = ObjectOf({ topico: Topico })
const mensagem = ObjectOf({ mensagem: MensagemNode })
const nothing = ObjectOf({})

export const forumApi = defineApi({
  listTopicos: {
    ...shared,
    ...LISTED,
    method: 'GET',
    path: `${BASE}/topicos/forum`,
    access: 'session',
    summary: 'Forum topics that I may see, newest first and pinned ones on top.',
  },
  listAvisos: {
    ...shared,
    ...LISTED,
    method: 'GET',
    path: `${BASE}/topicos/aviso`,
    access: 'session',
    summary: 'Notices that I may see, newest first and pinned ones on top.',
  },
  novidades: {
    ...shared,
    method: 'GET',
    path: `${BASE}/novidades`,
    access: 'session',
    summary: 'How many topics and notices hold something new for me, class by class (at most 200).',
    query: ObjectOf({ gru_id: Optional(Id) }),
    returns: ObjectOf({ novidades: ArrayOf(ObjectOf({ gru_id: Id, forum: Integer(), avisos: Integer() })) }),
  },
  temas: {
    ...shared,
    method: 'GET',
    path: `${BASE}/temas`,
    access: 'session',
    summary: 'The themes used in a class, most used first.',
    query: ObjectOf({ gru_id: Id }),
    returns: ObjectOf({ temas: ArrayOf(ObjectOf({ nome: Line(40), total: Integer() })) }),
  },
  find: {
    ...shared,
    method: 'GET',
    path: `${BASE}/topico/:id`,
    summary: 'One topic or notice.',
    params: id,
    returns: topico,
  },
  create: {
    ...shared,
    method: 'POST',
    path: `${BASE}/topico`,
    summary: 'Opens a topic or a notice; its files come in the field `novosAnexos`.',
    body: ObjectOf({
      gru_id: Id,
      tipo: OneOf(TIPOS),
      /** The same notice in these classes too: all of them or none. */
      outras_turmas: Optional(JsonText(ArrayOf(Id, { maxItems: 10, uniqueItems: true }))),
      ...texts,
      ...settings,
    }),
    files: ANEXOS,
    returns: topico,
  },
  edit: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/topico/:id`,
    summary: 'Edits a topic. 409 `editado_por_outra_pessoa`: `campos.conteudo` holds the text that won.',
    params: id,
    body: ObjectOf({ ...texts, ...settings, ...editing }),
    files: ANEXOS,
    returns: topico,
  },
  setState: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/topico/:id/estado`,
    summary: 'Switches one or more states of a topic: blocked, read-only, hidden, pinned.',
    params: id,
    body: ObjectOf({
      bloqueado: Optional(Flag()),
      apenasLeitura: Optional(Flag()),
      ocultar: Optional(Flag()),
      fixado: Optional(Flag()),
    }),
    returns: topico,
  },
  remove: {
    ...shared,
    method: 'DELETE',
    path: `${BASE}/topico/:id`,
    summary: 'Puts a topic in the bin, from where it may be restored.',
    params: id,
    returns: nothing,
  },
  restore: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/topico/:id/restaurar`,
    summary: 'Takes a topic out of the bin.',
    params: id,
    returns: topico,
  },
  listMensagens: {
    ...shared,
    method: 'GET',
    path: `${BASE}/topico/:id/mensagens`,
    summary:
      'A page of replies, each with its first 50 nested ones; `d` of the page address is never read here.',
    params: id,
    query: ObjectOf({
      pagina: PageQuery.pagina,
      linhas: Integer({ minimum: 1, maximum: 30, default: 20 }),
      ordem: Optional(OneOf(['antigas', 'recentes', 'curtidas'])),
      /** Go to the page that holds this message, whatever `pagina` says. */
      mensagem: Optional(Id),
    }),
    returns: ObjectOf({ respostas: ArrayOf(MensagemNode), total: Integer(), pagina: Integer() }),
  },
  findMensagem: {
    ...shared,
    method: 'GET',
    path: `${BASE}/mensagem/:id`,
    summary: 'One message, without its replies: what a screen asks for when an event names it.',
    params: id,
    returns: mensagem,
  },
  listRespostas: {
    ...shared,
    method: 'GET',
    path: `${BASE}/mensagem/:id/respostas`,
    summary: 'More of the replies nested under a reply of the first level, flat and oldest first.',
    params: id,
    query: ObjectOf({ depois_de: Integer({ minimum: 0, default: 0 }) }),
    returns: ObjectOf({ respostas: ArrayOf(MensagemNode), restantes: Integer() }),
  },
  reply: {
    ...shared,
    method: 'POST',
    path: `${BASE}/topico/:id/mensagem`,
    summary: 'Answers a topic, or one of its messages; files come in `novosAnexos`.',
    params: id,
    body: ObjectOf({ conteudo: texts.conteudo, resposta_id: Optional(Id) }),
    files: ANEXOS,
    returns: mensagem,
  },
  editMensagem: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/mensagem/:id`,
    summary: 'Edits a message. 409 `editado_por_outra_pessoa`: `campos.conteudo` holds the text that won.',
    params: id,
    body: ObjectOf({ conteudo: texts.conteudo, ...editing }),
    files: ANEXOS,
    returns: mensagem,
  },
  listVersoes: {
    ...shared,
    method: 'GET',
    path: `${BASE}/mensagem/:id/versoes`,
    summary: 'Earlier texts of a message, newest first (at most 100).',
    params: id,
    returns: ObjectOf({ versoes: ArrayOf(Versao) }),
  },
  removeMensagem: {
    ...shared,
    method: 'DELETE',
    path: `${BASE}/mensagem/:id`,
    summary: 'Removes a reply; its place stays where others answered it.',
    params: id,
    returns: nothing,
  },
  restoreMensagem: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/mensagem/:id/restaurar`,
    summary: 'Undoes the removal of a reply.',
    params: id,
    returns: mensagem,
  },
  hideMensagem: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/mensagem/:id/ocultar`,
    summary: 'Hides a reply from the pupils, or shows it again.',
    params: id,
    body: ObjectOf({ ocultar: Flag() }),
    returns: mensagem,
  },
  like: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/mensagem/:id/curtida`,
    summary: 'Likes a message or takes the like back.',
    params: id,
    body: ObjectOf({ curtido: Flag() }),
    returns: ObjectOf({ curtido: Flag(), totalCurtidas: Integer() }),
  },
  vote: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/mensagem/:id/voto`,
    summary: 'Votes a message up (1) or down (-1), or takes the vote back (0).',
    params: id,
    body: ObjectOf({ voto: OneOfNumbers([-1, 0, 1]) }),
    returns: ObjectOf({ voto: OneOfNumbers([-1, 0, 1]), totalVotos: Integer() }),
  },
  favorite: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/topico/:id/favorita`,
    summary: 'Marks a topic as a favourite of mine, or no longer.',
    params: id,
    body: ObjectOf({ favorita: Flag() }),
    returns: ObjectOf({ favorita: Flag() }),
  },
  markSeen: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/topico/:id/visualizado`,
    summary: 'Remembers how far I have read; it never goes back.',
    params: id,
    body: ObjectOf({ mensagem_id: Optional(Id) }),
    returns: nothing,
  },
  acknowledge: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/topico/:id/ciente`,
    summary: 'Acknowledges a notice. The first time counts.',
    params: id,
    returns: ObjectOf({ cienteEm: Instant }),
  },
  listLeituras: {
    ...shared,
    method: 'GET',
    path: `${BASE}/topico/:id/leituras`,
    summary: 'Who has read and acknowledged a notice, and who has not.',
    params: id,
    query: ObjectOf({
      ...PageQuery,
      situacao: Optional(OneOf(['lido', 'nao_lido', 'ciente', 'sem_ciente'])),
      /** Part of a name, whatever its accents. */
      busca: Optional(Line(100)),
    }),
    returns: ObjectOf({
      leituras: ArrayOf(Leitura),
      total: Integer(),
      totais: TotaisDeLeitura,
    }),
  },
  listNotas: {
    ...shared,
    method: 'GET',
    path: '/projeto/pt-br/forum/:gru_id/:tpc_id/notas',
    summary: 'The marks of a topic: all pupils for who grades, my own published one otherwise.',
    params: notaPath,
    returns: ObjectOf({ notas: ArrayOf(NotaForum) }),
  },
  saveNotas: {
    ...shared,
    method: 'PUT',
    path: '/projeto/pt-br/forum/:gru_id/:tpc_id/notas',
    summary: 'Saves marks and words as drafts; pupils see nothing of it until they are published.',
    params: notaPath,
    body: ObjectOf({
      notas: ArrayOf(ObjectOf({ aluno_id: Id, nota: Nullable(Nota), mensagem: Line(2_000) }), {
        minItems: 1,
        maxItems: 500,
      }),
    }),
    returns: ObjectOf({ notas: ArrayOf(NotaForum) }),
  },
  publishNotas: {
    ...shared,
    method: 'POST',
    path: '/projeto/pt-br/forum/:gru_id/:tpc_id/notas/publicar',
    summary: 'Publishes the drafts of some pupils, or of all, and tells each of them.',
    params: notaPath,
    body: ObjectOf({ alunos: Optional(IdList) }),
    returns: ObjectOf({ publicadas: Integer() }),
  },
  listRetidas: {
    ...shared,
    method: 'GET',
    path: `${BASE}/moderacao`,
    access: 'session',
    summary: 'Messages held for a look, oldest first: those of classes that I moderate.',
    query: ObjectOf({ ...PageQuery, gru_id: Optional(Id) }),
    returns: ObjectOf({ retidas: ArrayOf(Retida), total: Integer() }),
  },
  release: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/moderacao/:id/liberar`,
    summary: 'Lets a held message appear.',
    params: id,
    returns: mensagem,
  },
  refuse: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/moderacao/:id/recusar`,
    summary: 'Removes a held message and tells its author why.',
    params: id,
    body: ObjectOf({ motivo: Line(500) }),
    returns: nothing,
  },
})
