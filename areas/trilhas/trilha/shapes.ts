/** What paths of learning look like to their authors, and the words that authors and learners share (section 3; H-11). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Count, Id, Instant, Nullable, OneOf, OneOfNumbers, Ref } from '../../../core/contract/schema.ts'

/** 1 active, 2 archived, 3 deleted (section 4). */
export const STATUS_TRILHA = [1, 2, 3] as const
export type StatusTrilha = (typeof STATUS_TRILHA)[number]

/** Levels of lessons in a skill; a rule names them. */
export const NIVEIS = [1, 2, 3] as const
export type Nivel = (typeof NIVEIS)[number]

/** Keys of the sceneries and songs; the screens draw and play them. */
export const CENARIOS = ['serra', 'rio', 'cidade', 'mar', 'espaco', 'floresta'] as const
export type Cenario = (typeof CENARIOS)[number]
export const MUSICAS = ['manha', 'rio', 'festa', 'estrelas'] as const
export type Musica = (typeof MUSICAS)[number]

export const MAX_EIXOS = 20
/** Of one axis. */
export const MAX_HABILIDADES = 30
/** Of one skill. */
export const MAX_AULAS = 60
/** Of a whole path. */
export const MAX_AULAS_TRILHA = 2_000
/** Classes that follow one path. */
export const MAX_GRUPOS = 500
/** Classes of one scheduling. */
export const MAX_AGENDADAS = 100
/** Rules of one person, and rules of the platform. */
export const MAX_REGRAS = 100

/** Days that a deleted path waits. */
export const DIAS_EXCLUIDA = 30

export const SITUACOES = ['agendado', 'vigente', 'encerrado'] as const
export type Situacao = (typeof SITUACOES)[number]

/** How a path counts and what its parts are called. */
export const Regra = ObjectOf({
  /** Null: the rule that the product brings. */
  id: Nullable(Id),
  nome: Text(),
  /** Whose it is; null: of the platform. */
  usuario: Nullable(Ref),
  /** A JSON list of the singular and the plural, as text: read it with `labelsOf`. */
  nomeEixo: Text(),
  nomeHabilidade: Text(),
  /** Names of the levels 1, 2 and 3. */
  niveis: ArrayOf(Text()),
  /** Every level is open from the start. */
  livre: Flag(),
  /** Percent of a level's points that opens the next. */
  minimo_nivel: Integer(),
  /** Percent of the path's points that earns the certificate. */
  minimo_certificado: Integer(),
  /** Mastery may fall again. */
  dominio_regride: Flag(),
  /** Attempts at a skill. */
  tentativas: Integer(),
})
export type Regra = Static<typeof Regra>

/** A rule in the list of rules. */
export const RegraListada = ObjectOf({
  ...Regra.properties,
  /** Paths that count by it. */
  trilhas: Count,
  permissoes: ObjectOf({ editar: Flag() }),
})
export type RegraListada = Static<typeof RegraListada>

/** A skill of the curriculum that a path's skill teaches. */
export const HabilidadeDoCurriculo = ObjectOf({
  id: Id,
  codigo: Text(),
  texto: Text(),
  /** Of its category. */
  disciplina: Nullable(Ref),
  /** False once it, or its curriculum, went out of use: what names it keeps it. */
  em_uso: Flag(),
})
export type HabilidadeDoCurriculo = Static<typeof HabilidadeDoCurriculo>

/** A lesson of a skill. */
export const AulaDaHabilidade = ObjectOf({
  pro_id: Id,
  pro_titulo: Text(),
  pro_codigo: Text(),
  nivel_id: OneOfNumbers(NIVEIS),
  /** The level's name in the path's rule. */
  dificuldade: Text(),
  /** Published, and neither put away nor in the bin. */
  disponivel: Flag(),
  telas: Count,
})
export type AulaDaHabilidade = Static<typeof AulaDaHabilidade>

export const Habilidade = ObjectOf({
  id: Id,
  nome: Text(),
  descricao: Text(),
  ordem: Integer({ minimum: 1 }),
  destaque: Flag(),
  ref_trilha_id: Id,
  ref_eixo_id: Id,
  /** The curriculum's skill that it teaches. */
  habilidade: Nullable(HabilidadeDoCurriculo),
  /** By level, then in their order. */
  projetos: ArrayOf(AulaDaHabilidade),
  /** As the path's rule names them, and how many of the lessons are of each. */
  niveis: ArrayOf(ObjectOf({ id: OneOfNumbers(NIVEIS), nome: Text(), total_aulas: Count })),
  /** Turns at it that learners began. */
  tentativas: Count,
})
export type Habilidade = Static<typeof Habilidade>

export const Eixo = ObjectOf({
  id: Id,
  nome: Text(),
  descricao: Text(),
  ordem: Integer({ minimum: 1 }),
  /** Of its skills, as learners get them: those that the asker has done. */
  realizadas_eixo: Count,
  habilidades: ArrayOf(Habilidade),
})
export type Eixo = Static<typeof Eixo>

/** Who is changing a path. */
export const Edicao = ObjectOf({
  id: Id,
  trilha_id: Id,
  usuario: Ref,
  /** It is the asker's own. */
  minha: Flag(),
  iniciada_em: Instant,
  expira_em: Instant,
  encerrada: Flag(),
  /** Numbers of the axes and skills that were touched. */
  eixos: ArrayOf(Id),
  habilidades: ArrayOf(Id),
})
export type Edicao = Static<typeof Edicao>

/** A class that follows a path. */
export const Grupo = ObjectOf({
  /** Of the class. */
  id: Id,
  /** Empty for who does not see the class. */
  codigo: Text(),
  nome: Text(),
  escola: Text(),
  agendamento: ObjectOf({ inicio: Nullable(Instant), fim: Nullable(Instant) }),
  situacao: OneOf(SITUACOES),
  permissoes: ObjectOf({ mudar: Flag() }),
})
export type Grupo = Static<typeof Grupo>

const Permissoes = ObjectOf({ editar: Flag(), agendar: Flag(), assumir: Flag() })

/** A path in the authors' list, as its draft has it where there is one. */
export const TrilhaListada = ObjectOf({
  id: Id,
  nome: Text(),
  descricao: Text(),
  codigo: Text(),
  status: OneOfNumbers(STATUS_TRILHA),
  /** Of a deleted path: until when it may come back; null otherwise, and when it no longer may. */
  restauravel_ate: Nullable(Instant),
  regra_id: Nullable(Id),
  regra: Regra,
  cenario: Text(),
  /** How often it was published; 0: learners do not see it yet. */
  versao: Count,
  publicada_em: Nullable(Instant),
  atualizada_em: Instant,
  /** It has changes that are not published. */
  rascunho: Flag(),
  usuario: Ref,
  rede: Nullable(Ref),
  total_eixos: Count,
  total_habilidades: Count,
  total_aulas: Count,
  total_grupos: Count,
  /** All of them for who changes the path, else those that the person is of or oversees. */
  grupos: ArrayOf(Grupo),
  /** Attempts that learners began. */
  tentativas: Count,
  /** Of those: the owner's, and everybody else's. */
  uso: ObjectOf({ proprietario: Count, outros: Count }),
  isInAgendamento: Flag(),
  /** Who is changing it now. */
  edicao: Nullable(Edicao),
  permissoes: Permissoes,
})
export type TrilhaListada = Static<typeof TrilhaListada>

/** A path in the editor: the draft where there is one. */
export const TrilhaInteira = ObjectOf({
  ...TrilhaListada.properties,
  musica: Nullable(Text()),
  certificado: Nullable(ObjectOf({ id: Id })),
  /** Hours. */
  carga_horaria: Nullable(Integer()),
  eixos: ArrayOf(Eixo),
})
export type TrilhaInteira = Static<typeof TrilhaInteira>
