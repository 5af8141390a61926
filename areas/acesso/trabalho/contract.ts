/** Long work that a screen follows: state, progress, result. */
import { Array as ArrayOf, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Count, Id, Instant, Nullable, OneOf } from '../../../core/contract/schema.ts'

export const ESTADOS = ['aguardando', 'processando', 'finalizado', 'erro', 'cancelado'] as const
export type Estado = (typeof ESTADOS)[number]

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

const { get, put } = callsOf('trabalho')

export const trabalhoApi = {
  list: get('/conta/pt-br/trabalhos', {
    summary: 'The long work that the person asked for, newest first, at most 50.',
    access: 'session',
    returns: { trabalhos: ArrayOf(Trabalho) },
  }),
  find: get('/conta/pt-br/trabalhos/:id', { summary: 'How far one is.', returns: { trabalho: Trabalho } }),
  cancel: put('/conta/pt-br/trabalhos/:id/cancelar', {
    summary: 'Stops one that has not ended: what it began is undone. 409 when it has ended.',
    returns: { trabalho: Trabalho },
  }),
}

/** Whether it may still change. */
export const isRunning = ({ estado }: Pick<Trabalho, 'estado'>): boolean =>
  estado === 'aguardando' || estado === 'processando'
