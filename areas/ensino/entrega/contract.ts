/** Deliveries of open screens and their correction (product.md H-05, H-06): the calls. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import {
  Id,
  Instant,
  JsonText,
  Line,
  Nota,
  Nullable,
  OneOf,
  PageQuery,
} from '../../../core/contract/schema.ts'
import { ConteudoLivre } from '../aula/shapes.ts'
import { ABERTAS } from '../aula/telas-tipos.ts'
import { ARQUIVOS, Arquivo, anexoApi } from '../tentativa/contract-anexo.ts'

export const ESTADOS_ENTREGA = ['pendente', 'enviada', 'devolvida', 'corrigida'] as const
export type EstadoEntrega = (typeof ESTADOS_ENTREGA)[number]
export const PASSOS = ['enviada', 'devolvida', 'corrigida', 'reaberta'] as const

const Count = Integer({ minimum: 0 })
const Pessoa = ObjectOf({ id: Id, nome: Text() })
const Aula = ObjectOf({ id: Id, titulo: Text() })

/** The level that a teacher chose of a criterion; `nivel` counts from 0. */
export const Escolha = ObjectOf({ criterio: Line(12, 1), nivel: Integer({ minimum: 0, maximum: 5 }) })
export type Escolha = Static<typeof Escolha>
const Escolhas = ArrayOf(Escolha, { maxItems: 10 })

/** One delivery in a list. */
export const Entrega = ObjectOf({
  id: Id,
  aluno: Pessoa,
  aula: Aula,
  tela: ObjectOf({ id: Id, titulo: Text(), tipo: OneOf(ABERTAS), ordem: Integer({ minimum: 1 }) }),
  estado: OneOf(ESTADOS_ENTREGA),
  vez: Count,
  enviada_em: Nullable(Instant),
  atrasada: Flag(),
  nota: Nullable(Nota),
})
export type Entrega = Static<typeof Entrega>

export const Passo = ObjectOf({
  tipo: OneOf(PASSOS),
  autor: Text(),
  texto: Text(),
  arquivos: ArrayOf(Text()),
  nota: Nullable(Nota),
  quando: Instant,
})

export const EntregaInteira = ObjectOf({
  ...Entrega.properties,
  turma: Nullable(ObjectOf({ id: Id, nome: Text() })),
  /** The screen as the pupil saw it. */
  conteudo: ConteudoLivre,
  texto: Text(),
  arquivos: ArrayOf(Arquivo),
  rubrica: Escolhas,
  comentario: Text(),
  corrigida_por: Nullable(Text()),
  corrigida_em: Nullable(Instant),
  revisao: Integer({ minimum: 1 }),
  passos: ArrayOf(Passo),
  /** The neighbours among those that wait in the class, oldest first. */
  anterior: Nullable(Id),
  proxima: Nullable(Id),
  permissoes: ObjectOf({ corrigir: Flag(), reenviar: Flag() }),
})
export type EntregaInteira = Static<typeof EntregaInteira>

/** A lesson of the class that asks for deliveries. For a pupil the counts are of the own ones. */
export const AulaComEntregas = ObjectOf({
  aula: Aula,
  alunos: Count,
  pendentes: Count,
  enviadas: Count,
  atrasadas: Count,
  devolvidas: Count,
  corrigidas: Count,
  fim: Nullable(Instant),
})
export type AulaComEntregas = Static<typeof AulaComEntregas>

const shared = { area: 'entrega', client: 'auth', access: 'resource' } as const
const one = { ...shared, params: ObjectOf({ id: Id }) } as const
const ofTurma = { ...shared, params: ObjectOf({ turma: Id }) } as const
const TURMA = '/projeto/pt-br/turma/:turma/entregas'
const ONE = '/projeto/pt-br/entregas/:id'
const Comentario = Line(5_000)
const revisao = Integer({ minimum: 1 })
const Changed = ObjectOf({ entrega: EntregaInteira })

export const entregaApi = defineApi({
  permissao: {
    ...shared,
    area: 'trilha',
    access: 'session',
    method: 'GET',
    path: '/projeto/pt-br/trilha/usuarios/entregas',
    summary: 'Whether the person corrects deliveries of any class (`permissaoEntrega`, section 6).',
    returns: ObjectOf({ permissao: Flag() }),
  },
  listAulas: {
    ...ofTurma,
    method: 'GET',
    path: `${TURMA}/aulas`,
    summary: 'The lessons of a class that ask for deliveries, with their counts: at most 200.',
    returns: ObjectOf({ aulas: ArrayOf(AulaComEntregas), permissoes: ObjectOf({ corrigir: Flag() }) }),
  },
  list: {
    ...ofTurma,
    method: 'GET',
    path: TURMA,
    summary: 'Deliveries of a class; a pupil sees the own ones. Oldest first while they wait.',
    query: ObjectOf({
      ...PageQuery,
      aula: Optional(Id),
      estado: Optional(OneOf(ESTADOS_ENTREGA)),
      atrasadas: Optional(Flag()),
      busca: Optional(Line(120)),
    }),
    returns: ObjectOf({
      entregas: ArrayOf(Entrega),
      total: Count,
      aula: Nullable(Aula),
      permissoes: ObjectOf({ corrigir: Flag() }),
    }),
  },
  find: {
    ...one,
    method: 'GET',
    path: ONE,
    summary: 'One delivery: the work, what was asked, what happened to it.',
    returns: Changed,
  },
  ...anexoApi,
  correct: {
    ...one,
    method: 'PUT',
    path: `${ONE}/corrigir`,
    summary: 'Marks it: a grade, or the levels of the rubric, from which the grade follows.',
    body: ObjectOf({
      revisao,
      nota: Optional(Nota),
      rubrica: Optional(Escolhas),
      comentario: Comentario,
    }),
    returns: Changed,
  },
  giveBack: {
    ...one,
    method: 'PUT',
    path: `${ONE}/devolver`,
    summary: 'Gives it back with words: the pupil may send it again.',
    body: ObjectOf({ revisao, comentario: Line(5_000, 1) }),
    returns: Changed,
  },
  reopen: {
    ...one,
    method: 'PUT',
    path: `${ONE}/reabrir`,
    summary: 'Undoes a correction or a giving back: it waits again.',
    body: ObjectOf({ revisao }),
    returns: Changed,
  },
  resend: {
    ...one,
    method: 'POST',
    path: `${ONE}/reenviar`,
    summary: 'Sends again what was given back.',
    body: ObjectOf({
      revisao: JsonText(revisao),
      texto: Optional(Line(20_000)),
      manter: Optional(JsonText(ArrayOf(Id, { maxItems: 5, uniqueItems: true }))),
    }),
    files: ARQUIVOS,
    returns: Changed,
  },
})
