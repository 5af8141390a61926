/** Shapes shared by the forum's calls: people, files, and messages nested to a bounded depth. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  type TSchema,
  Unsafe,
} from 'typebox'
import { Nota } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, OneOfNumbers } from '../../../core/contract/schema.ts'
import { DADOS_PESSOAIS } from './rules-personal.ts'

export const TIPOS = ['forum', 'aviso'] as const

/** 0 oculto, 1 publicado, 3 excluído: the topic is hidden unless it is '1' (section 4). */
export const TOPICO_STATUS = ['0', '1', '3'] as const

/** 1 Aberto, 2 Agendado, 3 Encerrado (section 4). */
export const STATUS_DATA = [1, 2, 3] as const

export const PAPEIS = ['aluno', 'professor', 'coordenador', 'gestor', 'administrador', 'responsavel'] as const

/** Someone as others in the class see them. `foto`: address of a small picture, or null. */
export const Pessoa = ObjectOf({
  id: Id,
  nome: Line(150),
  foto: Nullable(Line(500)),
  papel: OneOf(PAPEIS),
})
export type Pessoa = Static<typeof Pessoa>

/** An attached file. The addresses are signed, for about two hours. */
export const Anexo = ObjectOf({
  id: Id,
  nome: Line(150),
  extensao: Line(10),
  bytes: Integer(),
  url: Line(1_000),
  /** A small picture of an image; null for other files. */
  miniatura: Nullable(Line(1_000)),
})
export type Anexo = Static<typeof Anexo>

/** Letters of a text as it is kept: clean HTML, in which `&` is five. */
export const MAX_CONTEUDO = 100_000

/** Replies nest to this level; an answer to the deepest one stands beside it. */
export const MAX_NIVEL = 4

/** What a message says of the topic that it stands in (section 3: one entity, whole wherever it is answered). */
const doTopico = {
  titulo: Line(200),
  gru_id: Id,
  grupo: ObjectOf({ codigo: Line(7), nome: Line(120) }),
  avaliativo: Flag(),
  agendar: Flag(),
  inicio: Nullable(Instant),
  fim: Nullable(Instant),
  apenasLeitura: Flag(),
  notificarProfessores: Flag(),
  notificarAlunosAbertura: Flag(),
  notificarAlunosInteracoes: Flag(),
  temas: ArrayOf(Line(40)),
  professores: ArrayOf(Pessoa),
  favorita: Flag(),
}

const fields = {
  ...doTopico,
  id: Id,
  topico_id: Id,
  /** The message it answers; null when it answers the topic itself. */
  resposta_id: Nullable(Id),
  tipo: OneOf(['forum', 'aviso']),
  /** 0 the opening, 1 a reply, 2 to 4 replies to replies. */
  nivel: Integer({ minimum: 0, maximum: MAX_NIVEL }),
  conteudo: Line(100_000),
  anexos: ArrayOf(Anexo),
  usuario: Pessoa,
  // Inherited from the topic (section 3).
  permitirAnexos: Flag(),
  permissaoEditar: Flag(),
  statusData: OneOfNumbers([1, 2, 3]),
  bloqueado: Flag(),
  /** I may remove it. */
  permissaoRemover: Flag(),
  /** Hidden by who moderates: for others its place stays, without its text. */
  ocultar: Flag(),
  /** Held for the teacher's look: seen by its author and by those who moderate. */
  retida: Flag(),
  /** Why it was given back, for its author and for those who moderate; held, it came back changed. Null: it was not. */
  devolucao: Nullable(Line(500)),
  removida: Flag(),
  /** As of a topic: 0 hidden or held, 1 published, 3 removed. */
  status: OneOf(TOPICO_STATUS),
  editado: Flag(),
  visualizado: Flag(),
  curtido: Flag(),
  totalCurtidas: Integer(),
  voto: OneOfNumbers([-1, 0, 1]),
  totalVotos: Integer(),
  /** The author's mark in the topic, where I may see it. */
  nota: Nullable(Nota),
  versao: Integer(),
  dataCadastro: Instant,
  dataAtualizacao: Instant,
  /** Of the replies below it, however far: how many, the newest (its own date without any), the five who wrote last. */
  totalInteracoes: Integer(),
  ultimaInteracao: Instant,
  usuariosInteracoes: ArrayOf(Pessoa),
  /** Nested replies that this answer left out: ask `listRespostas` for more. */
  restantes: Integer(),
}

const Fields = ObjectOf(fields)

export interface Mensagem extends Static<typeof Fields> {
  respostas: Mensagem[]
}

const nested = (levels: number): TSchema =>
  ObjectOf({
    ...fields,
    respostas: levels === 0 ? ArrayOf(Fields, { maxItems: 0 }) : ArrayOf(nested(levels - 1)),
  })

/** A message with its replies, written out to the depth that the forum allows. */
export const MensagemNode = Unsafe<Mensagem>({ ...nested(MAX_NIVEL - 1) })

export const Topico = ObjectOf({
  ...doTopico,
  id: Id,
  /** Its own number: it is where a message names its topic. */
  topico_id: Id,
  /** It answers nothing. */
  resposta_id: Nullable(Id),
  /** 0, the opening. */
  nivel: Integer(),
  /** The first replies, at most 5, of a topic that was asked for by itself; `listMensagens` has all. */
  respostas: ArrayOf(MensagemNode),
  /** The opening message: what a like, a vote or an edit of the topic's own text points at. */
  mensagem_id: Id,
  tipo: OneOf(TIPOS),
  conteudo: Line(100_000),
  anexos: ArrayOf(Anexo),
  status: OneOf(TOPICO_STATUS),
  statusData: OneOfNumbers(STATUS_DATA),
  /** My own published mark; null while there is none. */
  nota: Nullable(Nota),
  bloqueado: Flag(),
  ocultar: Flag(),
  /** Held for the teacher's look: seen by its author and by those who moderate. */
  retida: Flag(),
  /** As of a message. */
  devolucao: Nullable(Line(500)),
  fixado: Flag(),
  urgente: Flag(),
  pedeCiente: Flag(),
  /** A notice that pupils do not see. */
  soFamilias: Flag(),
  /** A notice to the whole network: only who sent it changes it. */
  daRede: Optional(Flag()),
  /** When I acknowledged the notice. */
  cienteEm: Nullable(Instant),
  permitirAnexos: Flag(),
  permissaoEditar: Flag(),
  visualizado: Flag(),
  /** Messages of others that I have not seen, at most 100. */
  novas: Integer(),
  curtido: Flag(),
  voto: OneOfNumbers([-1, 0, 1]),
  totalVotos: Integer(),
  totalCurtidas: Integer(),
  totalInteracoes: Integer(),
  /** How many different people answered. */
  totalParticipantes: Integer(),
  /** The five who took part most recently. */
  usuariosInteracoes: ArrayOf(Pessoa),
  usuario: Pessoa,
  editado: Flag(),
  /** Send it back with an edit: an edit over a newer version is refused with 409. */
  versao: Integer(),
  dataCadastro: Instant,
  dataAtualizacao: Instant,
  ultimaInteracao: Instant,
  /** What I may do here: the verdict of the policy, for the screen. */
  permissoes: ObjectOf({
    responder: Flag(),
    interagir: Flag(),
    configurar: Flag(),
    remover: Flag(),
    avaliar: Flag(),
    moderar: Flag(),
    verLeituras: Flag(),
    darCiente: Flag(),
  }),
})
export type Topico = Static<typeof Topico>

/** What I may do in the class that the list was asked for; all false without one. */
export const PermissoesDaTurma = ObjectOf({
  criarTopico: Flag(),
  criarAviso: Flag(),
  configurar: Flag(),
  moderar: Flag(),
})

/** A mark in a graded topic, with the teacher's words (section 3, Forum note). */
export const NotaForum = ObjectOf({
  aluno: Pessoa,
  topico: Id,
  grupo: ObjectOf({ codigo: Line(7) }),
  nota: Nullable(Nota),
  mensagem: Line(2_000),
  interacoes: Integer(),
  publicadaEm: Nullable(Instant),
  /** Saved but not published yet, or changed since. Never true for a pupil. */
  rascunho: Flag(),
  /** The writing of the draft, and whose it is; 0 and null: there is none, or it is not shown. */
  revisao: Count,
  autor: Nullable(Line(150)),
})
export type NotaForum = Static<typeof NotaForum>

export const Leitura = ObjectOf({ usuario: Pessoa, vistoEm: Nullable(Instant), cienteEm: Nullable(Instant) })

export const Versao = ObjectOf({ versao: Integer(), conteudo: Line(100_000), usuario: Pessoa, data: Instant })

/** A held message, with where it stands and what it seems to hold. */
export const Retida = ObjectOf({
  mensagem: MensagemNode,
  topico: ObjectOf({ id: Id, titulo: Line(200), gru_id: Id }),
  motivos: ArrayOf(OneOf(DADOS_PESSOAIS)),
})

/** How many of a notice's readers there are, have read it and have acknowledged it. */
const Contagem = ObjectOf({ total: Integer(), lido: Integer(), ciente: Integer() })

/** All of a notice's readers; pupils and guardians apart. */
export const TotaisDeLeitura = ObjectOf({
  destinatarios: Integer(),
  lido: Integer(),
  ciente: Integer(),
  alunos: Contagem,
  responsaveis: Contagem,
})
