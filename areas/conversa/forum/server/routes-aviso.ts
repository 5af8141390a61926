/** Handlers of the calls of notices alone. */
import type { Handlers } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { membersOf } from '../../../escola/turma/server/public.ts'
import type { avisoApi } from '../contract-aviso.ts'
import { isForPapel, lembreteKey } from '../rules-aviso.ts'
import { forumTexts } from '../texts.ts'
import { pageOf } from './announce.ts'
import { topicoFor } from './find.ts'
import { toldToday, whoAnswered } from './queries-aviso.ts'

export const avisoHandlers: Handlers<typeof avisoApi> = {
  async remind({ params, ...context }) {
    const { tx, now } = context
    const { row } = await topicoFor(context, 'remind', params.id)
    const chave = lembreteKey(String(row.id), now)
    const done = new Set(await whoAnswered(tx, row.id, row.pede_ciente))
    // Who does not see it is asked for nothing.
    const papeis = (['aluno', 'responsavel'] as const).filter((papel) => isForPapel(row.papeis, papel))
    const members = await membersOf(tx, row.turma_id, papeis)
    const missing = [...new Set(members.map(({ id }) => id))].filter((id) => !done.has(id))
    if (await toldToday(tx, missing, chave)) throw failure(409, 'ja_lembrado', forumTexts.jaLembrado)
    await notifyUsers(
      tx,
      missing,
      {
        tipo: row.pede_ciente ? 'ciente_lembrete' : 'aviso_lembrete',
        dados: { titulo: row.titulo, turma: row.turma_nome },
        destino: pageOf(row),
      },
      { chave },
    )
    return { lembrados: missing.length }
  },
}
