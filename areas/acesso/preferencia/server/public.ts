/** What other areas write of what a person chose: a preference of theirs, what others may see of them. */
import type { Tx } from '../../../../core/server/database.ts'

export { preferidoSql, savePreferencia } from './queries.ts'

export const saveOpcoes = (
  tx: Tx,
  usuarioId: number,
  mudada_por: number,
  opcoes: { perfil_visivel: boolean; foto_visivel: boolean },
) =>
  tx
    .insertInto('opcao_privacidade')
    .values({ usuario_id: usuarioId, mudada_por, ...opcoes })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'usuario_id'])
        .doUpdateSet({ mudada_por, ...opcoes, updated_at: new Date() }),
    )
    .execute()
