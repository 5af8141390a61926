/** The SQL of what a manager does with a school: when its people were reminded and who they are, what was put off. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { esperamSql } from '../../../ensino/entrega/server/public-fila.ts'
import { caminhos, dentroDe, lugar, pedindo } from '../../../escola/turma/server/public-lugar.ts'
import { lembradaApos, MAX_ADIADAS, semanaAtras } from '../rules-gestao.ts'

/** Notes that a school is reminded now; false where it was lately. Of two who ask at once, one is told so. */
export async function markLembrada(tx: Tx, escola: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into escola_lembrete as l (rede_id, lembrada_em) values (${escola}, ${now})
    on conflict (tenant_id, rede_id) do update set lembrada_em = excluded.lembrada_em
    where l.lembrada_em <= ${lembradaApos(now)}::timestamptz returning 1`.execute(tx)
  return rows.length > 0
}

export const findLembrada = (tx: Tx, escola: number) =>
  tx.selectFrom('escola_lembrete').select('lembrada_em').where('rede_id', '=', escola).executeTakeFirst()

interface Audiencia {
  id: number
  /** They answer for the school; else something waits for them in a class of it. */
  responde: boolean
}

/** Whom a reminder of a school reaches, each once, `menos` left out: who answers for it, and teachers whom something waits for. */
export async function listAudiencia(tx: Tx, escola: number, menos: number, now: Date): Promise<Audiencia[]> {
  const { rows } = await sql<Audiencia>`
    select u.id, bool_or(x.responde) as responde from (
      select v.usuario_id, true as responde from ${vigentes()}
      where v.rede_id = ${escola} and v.papel in ('coordenador', 'gestor_rede')
      union all
      select v.usuario_id, false from ${vigentes()} join (${lugar()}) on t.id = v.turma_id
      where t.rede_id = ${escola} and t.status = 'ativa' and v.papel = 'professor' and (
        t.id in (select e.turma_id from (${esperamSql(semanaAtras(now))}) e)
        or t.id in (select m.turma_id from ${pedindo()}))) x
    join pessoa u on u.id = x.usuario_id and u.status = 'ativo'
    where u.id <> ${menos} group by u.id order by u.id`.execute(tx)
  return rows
}

/** A statement of the schools that a person put off. */
export const adiadasSql = (usuario: number, now: Date): RawBuilder<unknown> => sql`
  select a.rede_id from escola_adiada a where a.usuario_id = ${usuario} and a.ate > ${now}::timestamptz`

/** Those of them that the actor still answers for. */
export async function listAdiadas(tx: Tx, actor: Actor, now: Date) {
  const minhas = actor.redes.map(({ id }) => id)
  const { rows } = await sql<{ id: number; nome: string; ate: Date }>`
    select r.id, r.nome, a.ate from escola_adiada a join ${caminhos()} on r.id = a.rede_id
    where a.usuario_id = ${actor.id} and a.ate > ${now}::timestamptz
      and ${isAdministradorTenant(actor) ? sql`true` : dentroDe('a.rede_id', minhas)}
    order by a.ate, r.id limit ${sql.lit(MAX_ADIADAS)}`.execute(tx)
  return rows
}

export const saveAdiada = (
  tx: Tx,
  row: { usuario_id: number; rede_id: number; adiada_em: Date; ate: Date },
) =>
  tx
    .insertInto('escola_adiada')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'usuario_id', 'rede_id'])
        .doUpdateSet({ adiada_em: row.adiada_em, ate: row.ate }),
    )
    .execute()

export async function countAdiadas(tx: Tx, usuario: number): Promise<number> {
  const { n } = await tx
    .selectFrom('escola_adiada')
    .select((q) => q.fn.countAll<number>().as('n'))
    .where('usuario_id', '=', usuario)
    .executeTakeFirstOrThrow()
  return n
}

export async function removeAdiada(tx: Tx, usuario: number, escola: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('escola_adiada')
    .where('usuario_id', '=', usuario)
    .where('rede_id', '=', escola)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
