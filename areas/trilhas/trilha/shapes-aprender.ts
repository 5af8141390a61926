/** What paths look like to learners: progress, states, turns, ranking (section 3; product.md H-11). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Nota } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Nullable, OneOf, OneOfNumbers, Ref } from '../../../core/contract/schema.ts'
import { NIVEIS, Regra, STATUS_TRILHA } from './shapes.ts'

/** In rising order. Under 60 % of a skill's points · 60 to 84 · 85 and more with a lesson of level 3 passed. */
export const DOMINIOS = ['nao_iniciado', 'em_desenvolvimento', 'adequado', 'avancado'] as const
export type Dominio = (typeof DOMINIOS)[number]

/** Whether a path takes attempts now: before its time it is there, locked, with the date. */
export const SITUACOES_APRENDER = ['aberta', 'agendada', 'encerrada', 'arquivada'] as const
export type SituacaoAprender = (typeof SITUACOES_APRENDER)[number]

/** Done, begun, may be begun, locked, not yet (or no longer) its day. */
export const ESTADOS_HABILIDADE = ['feita', 'em_curso', 'aberta', 'bloqueada', 'agendada'] as const
export type EstadoHabilidade = (typeof ESTADOS_HABILIDADE)[number]

/** Why a skill can't be done: the axis before it needs more points, no lesson to do, or the path's time. */
export const MOTIVOS_BLOQUEIO = ['eixo_anterior', 'sem_aulas', 'agendada', 'encerrada', 'arquivada'] as const
export type MotivoBloqueio = (typeof MOTIVOS_BLOQUEIO)[number]

/** Where a learner stands in a lesson of a turn. `indisponivel`: the lesson is not published any more. */
export const ESTADOS_AULA = [
  'nova',
  'em_andamento',
  'aguardando_correcao',
  'feita',
  'bloqueada',
  'indisponivel',
] as const
export type EstadoAula = (typeof ESTADOS_AULA)[number]

const STATUS_NOTA = ['aprovado', 'reprovado'] as const
const Ordem = Integer({ minimum: 1 })
const pontos = {
  pontos_conquistados: Count,
  pontos_possiveis: Count,
  /** Whole percent, rounded down: 100 is all of it. */
  percentual: Integer({ minimum: 0, maximum: 100 }),
}

/** A class of the person that follows the path. */
export const GrupoDoAluno = ObjectOf({
  id: Id,
  codigo: Text(),
  nome: Text(),
  agendamento: ObjectOf({ inicio: Nullable(Instant), fim: Nullable(Instant) }),
})

const trilha = {
  id: Id,
  nome: Text(),
  descricao: Text(),
  status: OneOfNumbers(STATUS_TRILHA),
  cenario: Text(),
  musica: Nullable(Text()),
  regra_id: Nullable(Id),
  regra: Regra,
  usuario: Ref,
  /** The person's classes that follow it. */
  grupos: ArrayOf(GrupoDoAluno),
  /** Section 4: owned, or a schedule without an end or with one to come. */
  isInAgendamento: Flag(),
  situacao: OneOf(SITUACOES_APRENDER),
  /** `agendada`: when it opens. */
  abre_em: Nullable(Instant),
  /** When it closes; null: it does not. */
  fecha_em: Nullable(Instant),
  ...pontos,
  total_habilidades: Count,
  realizadas: Count,
  /** Every skill done. */
  concluida: Flag(),
  /** Whether enough was earned for the certificate, and its percent of points. */
  certificado: ObjectOf({ minimo: Integer(), merecido: Flag() }),
}

export const TrilhaDoAluno = ObjectOf(trilha)
export type TrilhaDoAluno = Static<typeof TrilhaDoAluno>

const habilidade = {
  id: Id,
  nome: Text(),
  descricao: Text(),
  ordem: Ordem,
  ref_trilha_id: Id,
  ref_eixo_id: Id,
  destaque: Flag(),
  estado: OneOf(ESTADOS_HABILIDADE),
  /** Null: it may be done. */
  motivo: Nullable(OneOf(MOTIVOS_BLOQUEIO)),
  /** The next step of the path: one at most. */
  proxima: Flag(),
  dominio: OneOf(DOMINIOS),
  ...pontos,
  /** The level to work at, from 1; null: every level is done, or it has no lesson. */
  nivel: Nullable(OneOfNumbers(NIVEIS)),
  /** Turns that count, and how many one has. */
  tentativas_feitas: Count,
  tentativas: Count,
}
export const HabilidadeDoAluno = ObjectOf(habilidade)
export type HabilidadeDoAluno = Static<typeof HabilidadeDoAluno>

export const EixoDoAluno = ObjectOf({
  id: Id,
  nome: Text(),
  descricao: Text(),
  ordem: Ordem,
  /** The axis before it has points enough, or the path's rule opens all. */
  aberto: Flag(),
  /** Points of the axis before it that are still needed. */
  faltam: Count,
  realizadas_eixo: Count,
  ...pontos,
  habilidades: ArrayOf(HabilidadeDoAluno),
})
export type EixoDoAluno = Static<typeof EixoDoAluno>

export const TrilhaComEstrutura = ObjectOf({ ...trilha, eixos: ArrayOf(EixoDoAluno) })
export type TrilhaComEstrutura = Static<typeof TrilhaComEstrutura>

/** A lesson of a skill, as it stands in the turn under way; the best of all turns beside it. */
export const AulaDoAluno = ObjectOf({
  pro_id: Id,
  pro_titulo: Text(),
  pro_codigo: Text(),
  nivel_id: OneOfNumbers(NIVEIS),
  dificuldade: Text(),
  telas: Count,
  /** Points that it is worth: 10, 20 or 30. */
  valor: Count,
  estado: OneOf(ESTADOS_AULA),
  /** The best of all turns. */
  nota: Nullable(Nota),
  status: Nullable(OneOf(STATUS_NOTA)),
  pontos: Count,
  /** Order of the screen where the attempt under way stands. */
  tela: Nullable(Ordem),
})
export type AulaDoAluno = Static<typeof AulaDoAluno>

export const NivelDoAluno = ObjectOf({
  id: OneOfNumbers(NIVEIS),
  nome: Text(),
  aberto: Flag(),
  /** Points of the level before it that open it. */
  faltam: Count,
  ...pontos,
  projetos: ArrayOf(AulaDoAluno),
})
export type NivelDoAluno = Static<typeof NivelDoAluno>

/** A turn at a skill. */
export const VezDaTrilha = ObjectOf({
  id: Id,
  numero: Ordem,
  trilha_id: Id,
  habilidade_id: Id,
  /** The class by which the path came; null: the person's own path. */
  turma_id: Nullable(Id),
  iniciada_em: Instant,
  /** Taken away: it counts no more. */
  removida_em: Nullable(Instant),
  /** Attempts at lessons that were brought to an end in it. */
  concluidas: Count,
  permissoes: ObjectOf({ excluir: Flag() }),
})
export type VezDaTrilha = Static<typeof VezDaTrilha>

/** The skill on its screen. */
export const HabilidadeAberta = ObjectOf({
  ...habilidade,
  trilha: ObjectOf({ id: Id, nome: Text(), situacao: OneOf(SITUACOES_APRENDER), abre_em: Nullable(Instant) }),
  eixo: ObjectOf({ id: Id, nome: Text(), ordem: Ordem }),
})
export type HabilidadeAberta = Static<typeof HabilidadeAberta>

/** A row of a ranking. */
export const Posicao = ObjectOf({
  /** Shared by equals, and the next one skips (1, 2, 2, 4); null: nothing done yet. */
  posicao: Nullable(Ordem),
  /** "2°"; empty without a position. */
  rotulo: Text(),
  id_aluno: Nullable(Id),
  nome: Text(),
  foto: Nullable(Text()),
  pontos: Count,
  /** Seconds. */
  tempo: Count,
  eu: Flag(),
})
export type Posicao = Static<typeof Posicao>

/** Section 3, "Grade note", with its place in the group. */
export const NotaDoGrupo = ObjectOf({
  id_aluno: Id,
  id_trilha: Id,
  /** Points; null: nothing done yet. */
  nota_trilha: Nullable(Count),
  /** Seconds. */
  nota_tempo: Nullable(Count),
  status_nota: Nullable(OneOf(STATUS_NOTA)),
  posicao: Nullable(Ordem),
  rotulo: Text(),
})

/** A class in the complete ranking; of the whole path `id` and `nome` are the path's. */
export const GrupoNoRanking = ObjectOf({
  id: Id,
  nome: Text(),
  /** The asker teaches it. */
  isProfessor: Flag(),
  /** By position; who has done nothing comes last. */
  notas: ArrayOf(NotaDoGrupo),
  alunos: ArrayOf(
    ObjectOf({
      id: Id,
      nome: Text(),
      foto: Nullable(Text()),
      /** Null: not for the asker to know. */
      cpf_valido: Nullable(Flag()),
      eu: Flag(),
    }),
  ),
})
export type GrupoNoRanking = Static<typeof GrupoNoRanking>

export const PontosDaTrilha = ObjectOf({
  id_trilha: Id,
  trilha: Text(),
  ...pontos,
  /** Seconds. */
  tempo: Count,
  realizadas: Count,
})
export type PontosDaTrilha = Static<typeof PontosDaTrilha>
