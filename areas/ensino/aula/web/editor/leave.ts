/** Lessons that an author was writing when the account left this device. */
import type { Holder, Trabalho } from '../../../../../core/web/device/leave/holder.ts'
import { dropAs, KEPT_MS, listOf, putBack, type Rascunho } from './draft.ts'

export const aulaHolder: Holder = {
  nome: 'turmalina-aula',
  collect: async ({ usuario }) =>
    (await listOf(usuario)).map(
      ([id, valor]): Trabalho => ({ id, valor, tipo: 'rascunho', ate: valor.em + KEPT_MS }),
    ),
  drop: (_, trabalhos) =>
    dropAs(trabalhos.map(({ id, valor }) => [id, (valor as Rascunho<unknown>).em] as const)),
  restore: async ({ usuario }, { id, valor }) =>
    id.startsWith(`${usuario}:`) && putBack(id, valor as Rascunho<unknown>),
  forget: async () => {},
}
