/** The SQL on devices: how far off their clocks are, when they last sent, what waited on them; how an attempt was handed in. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { Entregue, Relogio } from '../rules-limites.ts'

const SECOND = 1_000

/** The devices of a person by these names, by themselves until the transaction ends. */
export async function lockRelogios(
  tx: Tx,
  usuario: number,
  dispositivos: readonly string[],
): Promise<Map<string, Relogio>> {
  const rows = await tx
    .selectFrom('relogio')
    .select(['dispositivo_id', 'desde', 'desvio', 'contato_em', 'anunciadas'])
    .where('usuario_id', '=', usuario)
    .where('dispositivo_id', 'in', [...dispositivos])
    .orderBy('dispositivo_id')
    .forUpdate()
    .execute()
  return new Map(
    rows.map(({ dispositivo_id, desde, desvio, contato_em, anunciadas }) => [
      dispositivo_id,
      {
        desde: desde.getTime(),
        desvio: desvio * SECOND,
        contato: contato_em?.getTime() ?? null,
        anunciadas: new Set(anunciadas),
      },
    ]),
  )
}

/** A device that sent before devices were kept: known since its first record, with the drift that its last one told. */
export async function findAntigo(tx: Tx, usuario: number, dispositivo: string): Promise<Relogio | null> {
  const row = await tx
    .selectFrom('registro as r')
    .innerJoin('tentativa as t', 't.id', 'r.tentativa_id')
    .select(['r.recebido_em', 'r.desvio_relogio'])
    .select(sql<Date>`min(r.recebido_em) over ()`.as('desde'))
    .where('t.usuario_id', '=', usuario)
    .where('r.dispositivo_id', '=', dispositivo)
    .orderBy('r.recebido_em', 'desc')
    .orderBy('r.uuid', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { desde, desvio_relogio, recebido_em } = row
  return {
    desde: desde.getTime(),
    desvio: desvio_relogio * SECOND,
    contato: recebido_em.getTime(),
    anunciadas: new Set(),
  }
}

/** The answer that counts on a screen. */
export interface Vale {
  em: number
  dispositivo: string
}

interface Medida extends Pick<Relogio, 'desde' | 'desvio'> {
  usuario: number
  dispositivo: string
  /** What waits on it at this sending; null: nothing was sent. */
  pendentes: readonly string[] | null
}

/** Writes what was measured of a device, and that it sent. */
export async function putRelogio(
  tx: Tx,
  { usuario, dispositivo, desde, desvio, pendentes }: Medida,
  now: Date,
): Promise<void> {
  const measured = {
    desde: new Date(desde),
    desvio: Math.round(desvio / SECOND),
    medido_em: now,
    ...(pendentes && { contato_em: now, anunciadas: [...pendentes] }),
  }
  await tx
    .insertInto('relogio')
    .values({ usuario_id: usuario, dispositivo_id: dispositivo, ...measured })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'usuario_id', 'dispositivo_id']).doUpdateSet(measured),
    )
    .execute()
}

/** How an attempt was handed in first; null: no device did. */
export async function findEntregue(tx: Tx, tentativa: number): Promise<Entregue | null> {
  const row = await tx
    .selectFrom('registro as r')
    .select(['r.dispositivo_id', 'r.anunciadas'])
    .where('r.tentativa_id', '=', tentativa)
    .where('r.tipo', '=', 'conclusao')
    .orderBy('r.recebido_em')
    .orderBy('r.uuid')
    .limit(1)
    .executeTakeFirst()
  return row ? { dispositivo: row.dispositivo_id, anunciadas: new Set(row.anunciadas) } : null
}

/** Of each screen of an attempt: when the answer that counts was given, by its device, and on which. */
export async function listValem(tx: Tx, tentativa: number): Promise<Map<number, Vale>> {
  const rows = await tx
    .selectFrom('resposta as r')
    .innerJoin('resposta_vez as v', (join) =>
      join
        .onRef('v.tentativa_id', '=', 'r.tentativa_id')
        .onRef('v.tela_id', '=', 'r.tela_id')
        .onRef('v.respondida_em', '=', 'r.respondida_em'),
    )
    .innerJoin('registro as g', 'g.uuid', 'v.registro')
    .select(['r.tela_id', 'r.respondida_em', 'g.dispositivo_id'])
    .where('r.tentativa_id', '=', tentativa)
    .limit(1_000)
    .execute()
  return new Map(
    rows.map(({ tela_id, respondida_em, dispositivo_id }) => [
      tela_id,
      { em: respondida_em.getTime(), dispositivo: dispositivo_id },
    ]),
  )
}
