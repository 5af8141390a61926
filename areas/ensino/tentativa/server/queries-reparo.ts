/** SQL of repairs of keys: their steps, the keys before and after, the marks that followed. */
import { type Selectable, sql } from 'kysely'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { DB } from '../../../../database/types.ts'
import { lugar } from '../../../escola/turma/server/public-lugar.ts'
import type { Gabarito } from '../../aula/rules-pontuar-gabarito.ts'
import type { Reparo } from '../contract-reparo.ts'
import type { CorrecaoDeNota } from '../shapes.ts'
import type { Lugar } from './queries.ts'

export type ReparoRow = Omit<Selectable<DB['reparo']>, 'passo'> & { por: string; passo: Reparo['passo'] }

/** The last of a lesson. */
export const findUltimo = (tx: Tx, aula: number): Promise<ReparoRow | undefined> =>
  reparos(tx).where('x.aula_id', '=', aula).orderBy('x.id', 'desc').limit(1).executeTakeFirst()

export const findReparo = (tx: Tx, id: number): Promise<ReparoRow | undefined> =>
  reparos(tx).where('x.id', '=', id).executeTakeFirst()

const reparos = (tx: Tx) =>
  tx
    .selectFrom('reparo as x')
    .innerJoin('pessoa as u', 'u.id', 'x.usuario_id')
    .selectAll('x')
    .select(['u.nome as por', sql<Reparo['passo']>`x.passo`.as('passo')])

/** What was only rehearsed of a lesson is forgotten: there is one rehearsal at a time. */
export const dropEnsaios = (tx: Tx, aula: number) =>
  tx
    .deleteFrom('reparo')
    .where('aula_id', '=', aula)
    .where('passo', 'in', ['ensaiando', 'ensaiado'])
    .execute()

export async function insertReparo(
  tx: Tx,
  reparo: { aula_id: number; usuario_id: number; motivo: string },
): Promise<number> {
  return (await tx.insertInto('reparo').values(reparo).returning('id').executeTakeFirstOrThrow()).id
}

type Change = Partial<Pick<ReparoRow, 'passo' | 'trabalho_id' | 'depois' | 'gravado_em' | 'desfeito_em'>>

export const updateReparo = (tx: Tx, id: number, change: Change) =>
  tx.updateTable('reparo').set(change).where('id', '=', id).execute()

export interface ChaveDoReparo<G = unknown> {
  versao: number
  tela_id: number
  antes: G
  depois: G
}

export const insertChaves = (tx: Tx, reparo: number, aula: number, chaves: readonly ChaveDoReparo[]) =>
  tx
    .insertInto('reparo_chave')
    .values(
      chaves.map(({ antes, depois, ...place }) => ({
        ...{ ...place, reparo_id: reparo, aula_id: aula },
        antes: JSON.stringify(antes),
        depois: JSON.stringify(depois),
      })),
    )
    .execute()

export const listChavesDo = (tx: Tx, reparo: number): Promise<ChaveDoReparo<Gabarito>[]> =>
  tx
    .selectFrom('reparo_chave')
    .select(['versao', 'tela_id', sql<Gabarito>`antes`.as('antes'), sql<Gabarito>`depois`.as('depois')])
    .where('reparo_id', '=', reparo)
    .execute()

/** Versions of a lesson in which there are attempts that count. */
export async function listFeitas(tx: Tx, aula: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('tentativa')
    .select('versao')
    .distinct()
    .where('aula_id', '=', aula)
    .where('estado', '<>', 'anulada')
    .execute()
  return rows.map(({ versao }) => versao)
}

export interface LugarRow extends Lugar {
  id: number
  nota: string | number | null
}

/** Places in which a lesson was done, by id: those after `depois`. */
export const listLugares = (tx: Tx, aula: number, depois: number, limit: number): Promise<LugarRow[]> =>
  tx
    .selectFrom('resultado')
    .select(['id', 'usuario_id', 'aula_id', 'turma_id', 'trilha_tentativa_id', 'nota'])
    .where('aula_id', '=', aula)
    .where('id', '>', depois)
    .orderBy('id')
    .limit(limit)
    .execute()

export const countLugares = async (tx: Tx, aula: number): Promise<number> =>
  Number(
    sure(
      await tx
        .selectFrom('resultado')
        .select((q) => q.fn.countAll().as('n'))
        .where('aula_id', '=', aula)
        .executeTakeFirst(),
    ).n,
  )

/** The best mark of a place, and the attempt that has it. */
export async function notaDoLugar(
  tx: Tx,
  id: number,
): Promise<{ nota: number | null; tentativa: number | null }> {
  const row = await tx
    .selectFrom('resultado')
    .select(['nota', 'tentativa_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return { nota: row?.nota == null ? null : Number(row.nota), tentativa: row?.tentativa_id ?? null }
}

/** What an answer had before: screen, moment, digest, share. */
export type Fracao = [tela: number, respondida_em: string, resumo: string, antes: number | null]

export interface NotaDoReparo {
  tentativa_id: number
  nota_antes: number | null
  nota_depois: number | null
  feita: boolean
  fracoes: readonly Fracao[]
}

export async function putNotas(tx: Tx, reparo: number, notas: readonly NotaDoReparo[]): Promise<void> {
  if (notas.length === 0) return
  await tx
    .insertInto('reparo_nota')
    .values(notas.map((nota) => ({ ...nota, reparo_id: reparo, fracoes: JSON.stringify(nota.fracoes) })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'reparo_id', 'tentativa_id']).doUpdateSet((q) => ({
        nota_antes: q.ref('excluded.nota_antes'),
        nota_depois: q.ref('excluded.nota_depois'),
        feita: q.ref('excluded.feita'),
        fracoes: q.ref('excluded.fracoes'),
      })),
    )
    .execute()
}

/** What was rehearsed, and is now to be done. */
export const dropNotas = (tx: Tx, reparo: number) =>
  tx.deleteFrom('reparo_nota').where('reparo_id', '=', reparo).execute()

/** What answers of an attempt had before a repair that was done. */
export async function findFracoes(tx: Tx, reparo: number, tentativa: number): Promise<readonly Fracao[]> {
  const row = await tx
    .selectFrom('reparo_nota')
    .select(sql<Fracao[]>`fracoes`.as('fracoes'))
    .where('reparo_id', '=', reparo)
    .where('tentativa_id', '=', tentativa)
    .where('feita', '=', true)
    .executeTakeFirst()
  return row?.fracoes ?? []
}

export const scoreVezes = (
  tx: Tx,
  tentativa: number,
  vezes: readonly { tela_id: number; respondida_em: Date; resumo: string; fracao: number | null }[],
) =>
  sql`update resposta_vez v set fracao = n.fracao
    from jsonb_to_recordset(${JSON.stringify(vezes)}::jsonb)
      as n (tela_id bigint, respondida_em timestamptz, resumo text, fracao numeric)
    where v.tentativa_id = ${tentativa} and v.tela_id = n.tela_id and v.resumo = n.resumo
      and date_trunc('milliseconds', v.respondida_em) = n.respondida_em`.execute(tx)

export interface ContagemRow {
  turma_id: number | null
  sobem: number
  mantidas: number
}

/** By class; what has no mark yet is in none of the counts. At most 500 classes. */
export async function contagens(tx: Tx, reparo: number): Promise<ContagemRow[]> {
  const { rows } = await sql<ContagemRow>`
    select x.turma_id, (count(*) filter (where n.nota_depois > n.nota_antes))::int as sobem,
      (count(*) filter (where n.nota_depois = n.nota_antes and n.fracoes = '[]'))::int as mantidas
    from reparo_nota n join tentativa x on x.id = n.tentativa_id
    where n.reparo_id = ${reparo} group by x.turma_id order by x.turma_id limit 500`.execute(tx)
  return rows.filter(({ sobem, mantidas }) => sobem + mantidas > 0)
}

export interface TurmaRow {
  id: number
  nome: string
  status: string
  redeCaminho: number[]
}

export async function listTurmas(tx: Tx, ids: readonly number[]): Promise<TurmaRow[]> {
  const { rows } = await sql<TurmaRow>`
    select c.id, c.nome, c.status, r.caminho as "redeCaminho" from ${lugar('c')}
    where c.id = any(${bigints(ids)})`.execute(tx)
  return rows
}

export interface MudancaRow {
  aluno_id: number
  aluno: string
  turma_id: number
  de: string
  para: string
}

/** Attempts of these classes whose mark rises, by name. At most 200. */
export async function listMudancas(tx: Tx, reparo: number, turmas: readonly number[]): Promise<MudancaRow[]> {
  const { rows } = await sql<MudancaRow>`
    select u.id as aluno_id, u.nome as aluno, x.turma_id, n.nota_antes as de, n.nota_depois as para
    from reparo_nota n join tentativa x on x.id = n.tentativa_id join pessoa u on u.id = x.usuario_id
    where n.reparo_id = ${reparo} and n.nota_depois > n.nota_antes and x.turma_id = any(${bigints(turmas)})
    order by u.nome, u.id, x.id limit 200`.execute(tx)
  return rows
}

/** What became of the marks of attempts by repairs that were done, by attempt, the first one first. */
export async function correcoesDe(
  tx: Tx,
  tentativas: readonly number[],
): Promise<Map<number, Told<CorrecaoDeNota>[]>> {
  const out = new Map<number, Told<CorrecaoDeNota>[]>()
  if (tentativas.length === 0) return out
  const rows = await tx
    .selectFrom('reparo_nota as n')
    .innerJoin('reparo as x', 'x.id', 'n.reparo_id')
    .innerJoin('pessoa as u', 'u.id', 'x.usuario_id')
    .select(['n.tentativa_id', 'n.nota_antes', 'n.nota_depois', 'x.motivo', 'x.desfeito_em'])
    .select(['u.nome as por', sql<Date>`x.gravado_em`.as('gravado_em')])
    .where('n.tentativa_id', '=', sql<number>`any(${bigints(tentativas)})`)
    .where('n.feita', '=', true)
    .whereRef('n.nota_antes', '<>', 'n.nota_depois')
    .where('x.gravado_em', 'is not', null)
    .orderBy('x.id')
    .limit(10_000)
    .execute()
  for (const { tentativa_id, nota_antes, nota_depois, motivo, gravado_em, desfeito_em, por } of rows) {
    const one = { de: Number(nota_antes), para: Number(nota_depois), por, motivo }
    const correcao = { ...one, em: gravado_em, desfeita: desfeito_em !== null }
    out.set(tentativa_id, [...(out.get(tentativa_id) ?? []), correcao])
  }
  return out
}
