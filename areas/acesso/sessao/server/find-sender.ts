/** Who stands behind work that goes on without them: their roles as they are when it runs. */
import { sql } from 'kysely'
import {
  type Actor,
  type Asker,
  asVisitor,
  isAdministradorPlataforma,
} from '../../../../core/policy/actor.ts'
import type { Column, Database, Tx } from '../../../../core/server/database.ts'

interface SenderRow {
  nome: string
  /** Of a role, null without one. */
  papel: string | null
  funcao: Column<'vinculo', 'funcao'> | null
  rede_id: number | null
  turma_id: number | null
}

/**
 * Whoever asked for a piece of work, as rules need them in a job: no session tells. The classes are those that they
 * teach. Undefined when suspended or gone.
 */
export async function senderOf(tx: Tx, usuarioId: number, tenantId: number): Promise<Actor | undefined> {
  const { rows } = await sql<SenderRow>`
    select u.nome, v.papel, v.funcao, v.rede_id, v.turma_id from usuario u
    left join vinculo v on v.usuario_id = u.id and v.aluno_id is null and (v.turma_id is null or v.papel = 'professor')
      and v.inicio <= now() and (v.fim is null or v.fim > now())
    where u.id = ${usuarioId} and u.status = 'ativo' limit 500`.execute(tx)
  const [first] = rows
  if (!first) return undefined
  return {
    id: usuarioId,
    tenantId,
    nome: first.nome,
    funcoes: rows.flatMap(({ papel, rede_id, turma_id }) =>
      papel && rede_id === null && turma_id === null ? [papel] : [],
    ),
    redes: rows.flatMap(({ papel, funcao, rede_id }) =>
      rede_id !== null && funcao && (papel === 'gestor_rede' || papel === 'coordenador')
        ? [{ id: rede_id, papel, funcao }]
        : [],
    ),
    turmas: rows.flatMap(({ turma_id: id }) => (id === null ? [] : [{ id, papel: 'professor' as const }])),
    dependentes: [],
  }
}

/** A visitor who asked for one: read at home, so never inside a transaction of here. Undefined once they may no more. */
export async function visitorOf(
  database: Database,
  { visitante_id, visitante_tenant }: Asker,
): Promise<Actor | undefined> {
  if (visitante_id === null || visitante_tenant === null) return undefined
  const own = await database.asTenant(visitante_tenant, (home) =>
    senderOf(home, visitante_id, visitante_tenant),
  )
  return own && isAdministradorPlataforma(own) ? asVisitor(own) : undefined
}
