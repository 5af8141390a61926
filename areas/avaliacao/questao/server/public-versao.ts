/** Versions of questions: what an assessment takes is kept as it stands; a change afterwards is the next version. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, jsonRows } from '../../../../core/server/sql.ts'
import type { ConteudoQuestao, TipoQuestao } from '../shapes.ts'
import { nomeDe } from './queries.ts'
import { questoesVisibleTo } from './visible.ts'

/** Keeps these questions as they stand now, each once a version. Returns which version that is, by question. */
export async function keepVersoes(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  await sql`
    insert into questao_versao
      (questao_id, versao, tipo, titulo, texto, conteudo, comando, explicacao, analises, texto_base)
    select q.id, q.versao, q.tipo, q.titulo, q.texto, q.conteudo, q.comando, q.explicacao, q.analises,
      (select jsonb_build_object('id', b.id, 'titulo', b.titulo, 'html', b.html) from texto_base b
        where b.id = q.texto_base_id)
    from questao q where q.id = any(${bigints(ids)})
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ id: number; versao: number }>`
    select q.id, q.versao from questao q where q.id = any(${bigints(ids)})`.execute(tx)
  return new Map(rows.map(({ id, versao }) => [id, versao]))
}

/** A question as it was kept. */
export interface Versao {
  id: number
  versao: number
  tipo: TipoQuestao
  conteudo: ConteudoQuestao
  comando: string
  explicacao: string
  texto_base: { id: number; titulo: string; html: string } | null
}

/** These versions, in any order; what was never kept is absent. */
export async function listVersoes(
  tx: Tx,
  of: readonly { questao: number; versao: number }[],
): Promise<Versao[]> {
  if (of.length === 0) return []
  const { rows } = await sql<Versao>`
    select v.questao_id as id, v.versao, v.tipo, v.conteudo, v.comando, v.explicacao, v.texto_base
    from jsonb_to_recordset(${jsonRows(of)}) as x (questao bigint, versao int)
    join questao_versao v on v.questao_id = x.questao and v.versao = x.versao`.execute(tx)
  return rows
}

/**
 * A lateral row for a question and a version (null: as the bank has it): `tipo`, `nome`, `mudou` where the bank has it
 * otherwise by now, `livre` where the actor may use what the bank has.
 */
export const comoFoi = (
  actor: Actor,
  questao: RawBuilder<unknown>,
  versao: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  lateral (select coalesce(v.tipo, q.tipo) as tipo,
      case when v.versao is null then ${nomeDe('q')} else ${nomeDe('v')} end as nome,
      coalesce(v.versao <> q.versao, false) as mudou,
      q.estado = 'aprovada' and ${questoesVisibleTo(actor)} as livre
    from questao q left join questao_versao v on v.questao_id = q.id and v.versao = ${versao}
    where q.id = ${questao})`
