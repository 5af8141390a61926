/** Whom it concerns that lessons reach classes, and telling them that one was given (H-26, 'aula agendada'). */
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'

export interface Concerned {
  id: number
  /** Of their classes among those that are asked about, the first. */
  turma_id: number
  turma: string
}

/** As many as are told at once. */
export const AT_ONCE = 20_000

/**
 * Pupils, their guardians and the teachers of classes, each once, by id: at most 20,000, those after `depois`.
 * `turmas` answers ids; classes that are closed or have lessons switched off are passed over, and pupils among
 * `feitos`, whom it concerns no more.
 */
export async function listConcerned(
  tx: Tx,
  turmas: RawBuilder<unknown>,
  { depois = 0, feitos = [] }: { depois?: number | undefined; feitos?: readonly number[] } = {},
): Promise<Concerned[]> {
  const remains = (aluno: string) => sql<boolean>`${sql.ref(aluno)} <> all(${bigints(feitos)})`
  const { rows } = await sql<Concerned>`
    select distinct on (usuario.id) usuario.id, turma.id as turma_id, turma.nome as turma
    from turma
    join (
      select turma_id, aluno_id from matricula where status = 'adicionado' and ${remains('aluno_id')}
      union all
      select turma_id, usuario_id from ${vigentes('vinculo')} where papel = 'professor'
      union all
      select m.turma_id, vinculo.usuario_id from ${vigentes('vinculo')} join ${naTurma()} on m.aluno_id = vinculo.aluno_id
      where vinculo.papel = 'responsavel' and ${remains('m.aluno_id')}
    ) membro (turma_id, usuario_id) on membro.turma_id = turma.id
    join pessoa usuario on usuario.id = membro.usuario_id and usuario.status = 'ativo'
    where turma.id in (${turmas}) and turma.status = 'ativa' and (turma.recursos ->> 'aulas')::boolean
      and usuario.id > ${depois}
    order by usuario.id, turma.id limit ${AT_ONCE}`.execute(tx)
  return rows
}

/** Tells the classes that were given a lesson; who was told of it in a class is not told again, whatever happens to it. */
export async function tellGiven(
  { tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>,
  { id, titulo, inicio }: { id: number; titulo: string; inicio: Date | null },
  turmas: readonly number[],
): Promise<void> {
  const people = (await listConcerned(tx, sql`select unnest(${bigints(turmas)})`)).filter(
    (one) => one.id !== actor.id,
  )
  const opens = inicio !== null && inicio > now ? { inicio: inicio.toISOString() } : {}
  for (const turma of new Set(people.map(({ turma_id }) => turma_id))) {
    const here = people.filter(({ turma_id }) => turma_id === turma)
    await notifyUsers(
      tx,
      here.map((one) => one.id),
      {
        tipo: 'aula_dada',
        dados: { autor: actor.nome, titulo, turma: here[0]?.turma ?? '', ...opens },
        destino: `/logado/turmas/turma/${turma}/aulas`,
      },
      { chave: `aula:${id}:${turma}`, now },
    )
  }
}
