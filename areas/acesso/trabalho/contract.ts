/** Long work that a screen follows: state, progress, result. */
import { Array as ArrayOf, Integer, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Instant, Nullable, OneOf } from '../../../core/contract/schema.ts'

export const ESTADOS = ['aguardando', 'processando', 'finalizado', 'erro', 'cancelado'] as const
export type Estado = (typeof ESTADOS)[number]

const Count = Integer({ minimum: 0 })

export const Trabalho = ObjectOf({
  id: Id,
  /** What is done, such as `lote.gravar`. */
  tarefa: Text(),
  estado: OneOf(ESTADOS),
  feito: Count,
  /** 0 while nobody knows how much there is to do. */
  total: Count,
  /** Why it did not end well. */
  mensagem: Nullable(Text()),
  /** Where its file is, for about two hours; null while there is none. */
  endereco: Nullable(Text()),
  /** The file's name. */
  nome: Nullable(Text()),
  /** The screen that shows it: a path of ours. */
  destino: Nullable(Text()),
  quando: Instant,
})
export type Trabalho = Static<typeof Trabalho>

const shared = { area: 'trabalho', client: 'auth' } as const
const ofOne = { ...shared, access: 'resource', params: ObjectOf({ id: Id }) } as const

export const trabalhoApi = defineApi({
  list: {
    ...shared,
    method: 'GET',
    path: '/conta/pt-br/trabalhos',
    access: 'session',
    summary: 'The long work that the person asked for, newest first, at most 50.',
    returns: ObjectOf({ trabalhos: ArrayOf(Trabalho) }),
  },
  find: {
    ...ofOne,
    method: 'GET',
    path: '/conta/pt-br/trabalhos/:id',
    summary: 'How far one is.',
    returns: ObjectOf({ trabalho: Trabalho }),
  },
  cancel: {
    ...ofOne,
    method: 'PUT',
    path: '/conta/pt-br/trabalhos/:id/cancelar',
    summary: 'Stops one that has not ended: what it began is undone. 409 when it has ended.',
    returns: ObjectOf({ trabalho: Trabalho }),
  },
})

/** Whether it may still change. */
export const isRunning = ({ estado }: Pick<Trabalho, 'estado'>): boolean =>
  estado === 'aguardando' || estado === 'processando'
