/** Of things that something else leads to, those that a person may open, with their names and where they are done. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { aulasVisibleTo } from '../../aula/server/public.ts'
import { livrosSql } from '../../playlist/server/public.ts'
import { trilhas } from './public-acima.ts'
import { turmaOf } from './queries.ts'

export interface Aberto {
  tipo: 'aula' | 'playlist' | 'trilha'
  id: number
  titulo: string
  /** Of a lesson: an own class in which the person does it; null: by oneself. */
  turma: number | null
}

/** Those that are published and that the person may open; the rest is left out. Asks only for what there is. */
export async function listAbertos(
  tx: Tx,
  actor: Actor,
  of: Readonly<Record<Aberto['tipo'], readonly number[]>>,
): Promise<Aberto[]> {
  const parts = [
    ...(of.aula.length > 0
      ? [
          sql`select 'aula' as tipo, a.id, a.titulo, ${turmaOf(actor)} as turma from aula_atual a
            where a.id = any(${bigints(of.aula)}) and a.disponivel and ${aulasVisibleTo(actor)}`,
        ]
      : []),
    ...(of.playlist.length > 0
      ? [
          sql`select 'playlist' as tipo, p.id, p.nome as titulo, null::bigint as turma
            from (${livrosSql(actor)}) p where p.id = any(${bigints(of.playlist)})`,
        ]
      : []),
    ...(of.trilha.length > 0
      ? [
          sql`select 'trilha' as tipo, p.id, p.nome as titulo, null::bigint as turma
            from (${trilhas.ask().visiveis(actor)}) p where p.id = any(${bigints(of.trilha)})`,
        ]
      : []),
  ]
  if (parts.length === 0) return []
  const { rows } = await sql<Aberto>`${sql.join(parts, sql` union all `)}`.execute(tx)
  return rows
}
