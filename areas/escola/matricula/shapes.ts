/** What the calls of enrolments tell: the door, candidates, requests, who left, transfers and passports. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Numeric,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Count, Id, Instant, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { TURNOS } from '../turma/contract.ts'
import { MOTIVOS_REMOCAO, SITUACOES, STATUS_MATRICULA } from './rules.ts'

const Pessoa = Ref
/** A class as people who may not open it read its name. */
const Lugar = ObjectOf({ id: Id, nome: Text(), escola: Text() })

export const Porta = ObjectOf({
  nome: Text(),
  escola: Text(),
  /** What the person can do at the door, or why they can't. */
  situacao: OneOf(SITUACOES),
  /** For who is in it. */
  turma: Nullable(Id),
  /** Whether they leave, or take their request back, by themselves. */
  pode_sair: Flag(),
  /** Why the request was refused, in the words of who refused it. */
  recusa: Nullable(Text()),
})
export type Porta = Static<typeof Porta>

export const Candidato = ObjectOf({
  id: Id,
  nome: Text(),
  /** The classes they are in, at most three. */
  turmas: ArrayOf(Text()),
  /** What they are in this class; null for nothing. */
  status: Nullable(OneOf(STATUS_MATRICULA)),
})
export type Candidato = Static<typeof Candidato>

export const Pedido = ObjectOf({
  id: Id,
  nome: Text(),
  quando: Instant,
  papeis: ArrayOf(Text()),
  /** The classes they are in, at most three. */
  turmas: ArrayOf(Text()),
  /** Of who is in no class: what else they are known by. */
  email: Nullable(Text()),
})
export type Pedido = Static<typeof Pedido>

export const MOTIVOS = [...MOTIVOS_REMOCAO, 'transferencia_rede', 'transferencia_externa'] as const

export const TransferenciaFeita = ObjectOf({
  id: Id,
  destino: Nullable(Lugar),
  /** The school outside of the network, where its name was told. */
  fora: Nullable(Text()),
  /** Until when it may be undone; null when it can't be. */
  desfazer_ate: Nullable(Instant),
})
export type TransferenciaFeita = Static<typeof TransferenciaFeita>

export const Saida = ObjectOf({
  id: Id,
  nome: Text(),
  status: OneOf(['removido', 'transferido']),
  data_saida: Nullable(Instant),
  motivo: Nullable(OneOf(MOTIVOS)),
  /** Why their request was refused; null for who was in the class. */
  recusa: Nullable(Text()),
  transferencia: Nullable(TransferenciaFeita),
})
export type Saida = Static<typeof Saida>

export const Destino = ObjectOf({
  id: Id,
  nome: Text(),
  escola: Text(),
  turno: OneOf(TURNOS),
  ano_letivo: Integer(),
  /** Places left. */
  vagas: Count,
})
export type Destino = Static<typeof Destino>

/** Participation in the forum of the class at the moment of the transfer. */
const Forum = ObjectOf({
  topicos: Count,
  respostas: Count,
  curtidas: Count,
  /** Published marks, at most 200. */
  notas: ArrayOf(ObjectOf({ titulo: Text(), nota: Numeric({ minimum: 0, maximum: 10 }) })),
  /** Of the published marks; null without any. */
  media: Nullable(Numeric({ minimum: 0, maximum: 10 })),
})

/** What a passport keeps. It names nobody: people are told by the transfer's own columns. */
export const Registro = ObjectOf({
  formato: Integer(),
  turma: ObjectOf({
    nome: Text(),
    codigo: Text(),
    escola: Text(),
    disciplina: Text(),
    periodo: Text(),
    turno: Text(),
    ano_letivo: Integer(),
  }),
  matricula: ObjectOf({
    numero_chamada: Nullable(Integer()),
    data_matricula: Instant,
    data_saida: Instant,
  }),
  forum: Forum,
  /** Progress by skill: its points from 0 to 100, and what they amount to. */
  progresso: ArrayOf(
    ObjectOf({ habilidade: Text(), texto: Text(), origem: Text(), dominio: Text(), pontos: Numeric() }),
  ),
})
export type Registro = Static<typeof Registro>

export const Passaporte = ObjectOf({
  id: Id,
  aluno: Pessoa,
  origem: Lugar,
  destino: Nullable(Lugar),
  fora: Nullable(Text()),
  motivo: OneOf(MOTIVOS),
  quem: Nullable(Text()),
  feita_em: Instant,
  desfeita_em: Nullable(Instant),
  registro: Registro,
})
export type Passaporte = Static<typeof Passaporte>

export const LinhaTransferencia = ObjectOf({
  id: Id,
  aluno: Text(),
  /** Null for who was not granted it, and for pupils without one. */
  ra: Nullable(Text()),
  sentido: OneOf(['saida', 'entrada']),
  origem: Text(),
  /** Null with a school outside of the network whose name is not known. */
  destino: Nullable(Text()),
  externa: Flag(),
  data: Instant,
  motivo: OneOf(MOTIVOS),
  quem: Nullable(Text()),
  /** What went along: messages, marks with their average, skills. */
  progresso: ObjectOf({
    mensagens: Count,
    notas: Count,
    media: Nullable(Numeric({ minimum: 0, maximum: 10 })),
    habilidades: Count,
  }),
  desfeita_em: Nullable(Instant),
})
export type LinhaTransferencia = Static<typeof LinhaTransferencia>
