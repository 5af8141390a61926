/** Handler of likeness: what is like a question, and what it nearly is. */
import type { Handlers } from '../../../../core/server/context.ts'
import type { questaoApi } from '../contract.ts'
import { questaoFor } from './find.ts'
import { listParecidas, QUASE_IGUAL } from './queries-parecidas.ts'

/** Of the letters of its statement a question shares with what is shown beside it, and how many of those are. */
const PARECIDA = 0.25
const MOST = 6

export const parecidasHandlers: Pick<Handlers<typeof questaoApi>, 'parecidas'> = {
  async parecidas({ params, ...context }) {
    const { tx, actor } = context
    const row = await questaoFor(context, 'view', params.id)
    const rows = await listParecidas(tx, actor, row.id, { most: MOST, atLeast: PARECIDA })
    return {
      questoes: rows.map(({ id, tipo, titulo, texto, enunciado, inteira }) => {
        const quase = inteira >= QUASE_IGUAL
        return { id, tipo, titulo, texto, semelhanca: quase ? inteira : enunciado, quase_igual: quase }
      }),
    }
  },
}
