/** What a teacher gives an open answer, and what follows for its attempt (product.md H-06). */
import { sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'

/**
 * Sets the share, from 0 to 1, of an open answer (null: it waits again) and settles its attempt: with all corrected it
 * is `corrigida`, its grade 10 × Σ(peso × fração) / Σ(peso); with one that waits it is `aguardando_correcao`, without
 * grade. An attempt that was annulled stays so.
 */
export async function scoreAberta(
  { tx }: { tx: Tx },
  tentativa: number,
  tela: number,
  fracao: number | null,
): Promise<void> {
  await tx
    .updateTable('resposta')
    .set({ fracao })
    .where('tentativa_id', '=', tentativa)
    .where('tela_id', '=', tela)
    .execute()
  await sql`
    with conta as (
      select bool_or(r.tela_id is not null and r.fracao is null) as espera,
        round(10 * sum(t.peso * coalesce(r.fracao, 0)) / nullif(sum(t.peso), 0), 2) as nota
      from tentativa x
      join versao_tela t on t.aula_id = x.aula_id and t.versao = x.versao and t.peso > 0
      left join resposta r on r.tentativa_id = x.id and r.tela_id = t.tela_id
      where x.id = ${tentativa}
    )
    update tentativa x set
      estado = case when conta.espera then 'aguardando_correcao' else 'corrigida' end,
      nota = case when conta.espera then null else conta.nota end,
      status = case when conta.espera or conta.nota is null then null
        when conta.nota >= v.nota_minima then 'aprovado' else 'reprovado' end
    from conta, aula_versao v
    where x.id = ${tentativa} and v.aula_id = x.aula_id and v.numero = x.versao
      and x.estado in ('aguardando_correcao', 'corrigida')`.execute(tx)
}
