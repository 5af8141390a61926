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
import { callsOf } from '../../../core/contract/calls.ts'
import { Nota, Revision, rowsOf } from '../../../core/contract/lists.ts'
import {
  Count,
  Id,
  Instant,
  JsonText,
  Line,
  Nullable,
  OneOf,
  PageQuery,
  Ref,
} from '../../../core/contract/schema.ts'
import { ConteudoLivre } from '../aula/shapes.ts'
import { Midia } from '../midia/shapes.ts'
import { ARQUIVOS, Arquivo, anexoApi } from '../tentativa/contract-anexo.ts'
import { Aula, Correcao, Escolhas, Marca, TelaAberta } from './shapes.ts'

export const ESTADOS_ENTREGA = ['pendente', 'enviada', 'devolvida', 'corrigida'] as const
export type EstadoEntrega = (typeof ESTADOS_ENTREGA)[number]
/** `recalculada`: by a rubric that changed. */
export const PASSOS = ['enviada', 'devolvida', 'corrigida', 'reaberta', 'recalculada'] as const

const Pessoa = Ref

/** One delivery in a list. */
export const Entrega = ObjectOf({
  id: Id,
  aluno: Pessoa,
  aula: Aula,
  tela: TelaAberta,
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
  /** What was marked in the work of that sending. */
  marcas: ArrayOf(Marca),
  nota: Nullable(Nota),
  quando: Instant,
})
export type Passo = Static<typeof Passo>

/** A correction that never went: of which sending it speaks. */
export const Antiga = ObjectOf({ ...Correcao.properties, vez: Count })
export type Antiga = Static<typeof Antiga>

export const EntregaInteira = ObjectOf({
  ...Entrega.properties,
  turma: Nullable(Ref),
  /** The screen as the pupil saw it. */
  conteudo: ConteudoLivre,
  /** The files that it shows. */
  midias: ArrayOf(Midia),
  texto: Text(),
  arquivos: ArrayOf(Arquivo),
  rubrica: Escolhas,
  /** The version of the lesson whose rubric it is corrected by. */
  regua: Count,
  comentario: Text(),
  marcas: ArrayOf(Marca),
  /** While it is made; only for who corrects. */
  correcao: Nullable(Correcao),
  /** Begun by somebody and overtaken: the work was given back or graded otherwise. Only for who corrects; at most 20. */
  antigas: ArrayOf(Antiga),
  corrigida_por: Nullable(Text()),
  corrigida_em: Nullable(Instant),
  revisao: Revision,
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

const TURMA = '/projeto/pt-br/turma/:turma/entregas'
const ONE = '/projeto/pt-br/entregas/:id'
const Comentario = Line(5_000)
const revisao = Integer({ minimum: 1 })
const Changed = { entrega: EntregaInteira }

const { get, post, put } = callsOf('entrega')

export const entregaApi = {
  permissao: callsOf('trilha').get('/projeto/pt-br/trilha/usuarios/entregas', {
    summary: 'Whether the person corrects deliveries of any class (`permissaoEntrega`, section 6).',
    access: 'session',
    returns: { permissao: Flag() },
  }),
  listAulas: get(`${TURMA}/aulas`, {
    summary: 'The lessons of a class that ask for deliveries, with their counts: at most 200.',
    returns: { aulas: ArrayOf(AulaComEntregas), permissoes: ObjectOf({ corrigir: Flag() }) },
  }),
  list: get(TURMA, {
    summary: 'Deliveries of a class; a pupil sees the own ones. Oldest first while they wait.',
    query: {
      ...PageQuery,
      aula: Optional(Id),
      estado: Optional(OneOf(ESTADOS_ENTREGA)),
      atrasadas: Optional(Flag()),
      busca: Optional(Line(120)),
    },
    returns: {
      ...rowsOf('entregas', Entrega),
      aula: Nullable(Aula),
      permissoes: ObjectOf({ corrigir: Flag() }),
    },
  }),
  find: get(ONE, {
    summary: 'One delivery: the work, what was asked, what happened to it.',
    returns: Changed,
  }),
  ...anexoApi,
  correct: put(`${ONE}/corrigir`, {
    summary: 'Marks it: a grade, or the levels of the rubric, from which the grade follows.',
    body: {
      revisao,
      nota: Optional(Nota),
      rubrica: Optional(Escolhas),
      comentario: Comentario,
    },
    returns: Changed,
  }),
  giveBack: put(`${ONE}/devolver`, {
    summary: 'Gives it back with words: the pupil may send it again.',
    body: { revisao, comentario: Line(5_000, 1) },
    returns: Changed,
  }),
  reopen: put(`${ONE}/reabrir`, {
    summary: 'Undoes a correction or a giving back: it waits again.',
    body: { revisao },
    returns: Changed,
  }),
  resend: post(`${ONE}/reenviar`, {
    summary: 'Sends again what was given back.',
    files: ARQUIVOS,
    body: {
      revisao: JsonText(revisao),
      texto: Optional(Line(20_000)),
      manter: Optional(JsonText(ArrayOf(Id, { maxItems: 5, uniqueItems: true }))),
    },
    returns: Changed,
  }),
}
