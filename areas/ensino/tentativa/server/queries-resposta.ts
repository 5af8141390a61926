/** The SQL on answers: records of devices, every answer given, and the one that counts on each screen. */
import { sql } from 'kysely'
import type { Column, Tx } from '../../../../core/server/database.ts'
import type { Resposta } from '../../aula/shapes-telas.ts'

/** One text for each value: names in order. */
export const json = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
  })

/** Records of these names that were taken, with the attempt that they are of. */
export const listRegistros = (tx: Tx, uuids: readonly string[]) =>
  tx
    .selectFrom('registro')
    .select(['uuid', 'tentativa_id'])
    .where('uuid', 'in', [...uuids])
    .execute()

export interface RegistroColumns {
  uuid: string
  tentativa_id: number
  tipo: Column<'registro', 'tipo'>
  dispositivo_id: string
  desvio_relogio: number
  nota_calculada: number | null
  /** Of a handing in: what waited on the device beside it. */
  anunciadas: string[] | null
}

export const insertRegistros = (tx: Tx, rows: readonly RegistroColumns[]) =>
  tx
    .insertInto('registro')
    .values([...rows])
    .execute()

export interface VezColumns {
  tentativa_id: number
  tela_id: number
  aula_id: number
  versao: number
  respondida_em: Date
  resposta: unknown
  registro: string
  fracao: number | null
  tempo: number
}

/** The same answer of the same instant is one, by whichever records it came. */
export async function insertVezes(tx: Tx, vezes: readonly VezColumns[]): Promise<void> {
  if (vezes.length === 0) return
  await tx
    .insertInto('resposta_vez')
    .values(vezes.map((vez) => ({ ...vez, resposta: json(vez.resposta) })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'tentativa_id', 'tela_id', 'respondida_em', 'resumo'])
        .doUpdateSet({ registro: sql`greatest(resposta_vez.registro, excluded.registro)` }),
    )
    .execute()
}

export async function listVezes(tx: Tx, tentativa: number, telas: readonly number[]) {
  const rows = await tx
    .selectFrom('resposta_vez')
    .select(['tela_id', 'respondida_em', 'resumo', 'registro', 'fracao', 'tempo'])
    .select(sql<Resposta>`resposta`.as('resposta'))
    .where('tentativa_id', '=', tentativa)
    .where('tela_id', 'in', [0, ...telas])
    .limit(5_000)
    .execute()
  return rows.map((row) => ({ ...row, fracao: row.fracao === null ? null : Number(row.fracao) }))
}

export interface RespostaColumns extends Omit<VezColumns, 'registro'> {
  vezes: number
}

/** Puts these answers in force. What a teacher gave to the same answer stays. */
export async function putRespostas(tx: Tx, rows: readonly RespostaColumns[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('resposta')
    .values(rows.map((row) => ({ ...row, resposta: json(row.resposta) })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'tentativa_id', 'tela_id']).doUpdateSet((q) => ({
        resposta: q.ref('excluded.resposta'),
        respondida_em: q.ref('excluded.respondida_em'),
        vezes: q.ref('excluded.vezes'),
        tempo: q.ref('excluded.tempo'),
        fracao: sql`case when resposta.resposta = excluded.resposta and excluded.fracao is null
          then resposta.fracao else excluded.fracao end`,
      })),
    )
    .execute()
}

/** The answers in force, at most 60. */
export async function listRespostas(tx: Tx, tentativa: number) {
  const rows = await tx
    .selectFrom('resposta')
    .select(['tela_id', 'resposta', 'fracao', 'vezes', 'respondida_em'])
    .where('tentativa_id', '=', tentativa)
    .execute()
  return rows.map((row) => ({ ...row, fracao: row.fracao === null ? null : Number(row.fracao) }))
}

export type RespostaRow = Awaited<ReturnType<typeof listRespostas>>[number]

/** What a teacher gives to an open screen, from 0 to 1; null takes it back. A delivery may stand for an answer. */
export const scoreRespostas = (
  tx: Tx,
  { id, aula_id, versao }: { id: number; aula_id: number; versao: number },
  pontos: readonly { tela: number; fracao: number | null }[],
) =>
  tx
    .insertInto('resposta')
    .values(
      pontos.map(({ tela, fracao }) => ({
        tentativa_id: id,
        tela_id: tela,
        aula_id,
        versao,
        resposta: '{}',
        fracao,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'tentativa_id', 'tela_id'])
        .doUpdateSet((q) => ({ fracao: q.ref('excluded.fracao') })),
    )
    .execute()
