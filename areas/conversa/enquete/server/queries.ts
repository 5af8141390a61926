/** The SQL on surveys and the classes they go to. */
import { sql } from 'kysely'
import type { Column, Tx } from '../../../../core/server/database.ts'
import { lugar } from '../../../escola/turma/server/public-lugar.ts'
import type { Publico } from '../shapes.ts'

export interface TurmaRow {
  id: number
  nome: string
  status: string
  caminho: number[]
  recursos: unknown
}

const turmasSql = sql<TurmaRow[]>`(
  select jsonb_agg(jsonb_build_object('id', tu.id, 'nome', tu.nome, 'status', tu.status,
    'caminho', to_jsonb(r.caminho), 'recursos', tu.recursos) order by tu.nome, tu.id)
  from enquete_turma et join (${lugar('tu')}) on tu.id = et.turma_id
  where et.enquete_id = e.id)`

const fixadaSql = sql<boolean>`exists (select from enquete_participacao p where p.enquete_id = e.id)`

const respondidaSql = (usuarioId: number) =>
  sql<boolean>`exists (select from enquete_participacao p where p.enquete_id = e.id and p.usuario_id = ${usuarioId})`

const rows = (tx: Tx, usuarioId: number) =>
  tx
    .selectFrom('enquete as e')
    .innerJoin('pessoa as u', 'u.id', 'e.usuario_id')
    .select([
      'e.id',
      'e.usuario_id',
      'u.nome as autor_nome',
      'e.titulo',
      'e.descricao',
      'e.perguntas',
      'e.publico',
      'e.anonima',
      'e.resultados',
      'e.compartilhada',
      'e.inicio',
      'e.fim',
      'e.anunciada_em',
      'e.lembrada_em',
      'e.arquivada_em',
      'e.versao',
    ])
    .select([turmasSql.as('turmas'), fixadaSql.as('fixada'), respondidaSql(usuarioId).as('respondida')])

export type EnqueteRow = Awaited<ReturnType<typeof findEnquete>> & object

/**
 * One survey, as a person meets it. `share`: nobody changes it until the transaction ends; `update`: nobody answers it
 * either.
 */
export const findEnquete = (
  tx: Tx,
  id: number,
  usuarioId: number,
  { lock }: { lock?: 'share' | 'update' } = {},
) =>
  rows(tx, usuarioId)
    .where('e.id', '=', id)
    .$if(lock === 'share', (query) => query.forShare('e'))
    .$if(lock === 'update', (query) => query.forUpdate('e'))
    .executeTakeFirst()

export interface ListFilter {
  turma: number
  /** Those of these publics only, and none that is archived: what a person is asked. Null: all. */
  publicos: readonly Publico[] | null
  arquivadas: boolean
  limit: number
  offset: number
}

/** Surveys of a class, newest start first. */
export async function listEnquetes(tx: Tx, usuarioId: number, filter: ListFilter) {
  const { turma, publicos, arquivadas, limit, offset } = filter
  const found = await rows(tx, usuarioId)
    .innerJoin('enquete_turma as aqui', 'aqui.enquete_id', 'e.id')
    .select([
      sql<number>`count(*) over ()`.as('total'),
      sql<number>`(select count(*) from enquete_participacao p
        where p.enquete_id = e.id and p.turma_id = ${turma})`.as('respostas_aqui'),
    ])
    .where('aqui.turma_id', '=', turma)
    .where('e.arquivada_em', arquivadas ? 'is not' : 'is', null)
    .$if(publicos !== null, (query) =>
      query.where('e.publico', '=', sql<Publico>`any(${[...(publicos ?? [])]}::text[])`),
    )
    .orderBy('e.inicio', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return found
}

export interface EnqueteColumns {
  titulo: string
  descricao: string
  perguntas: string
  publico: Publico
  anonima: boolean
  resultados: Column<'enquete', 'resultados'>
  compartilhada: boolean
  inicio: Date
  fim: Date | null
}

export const insertEnquete = async (
  tx: Tx,
  columns: EnqueteColumns & { usuario_id: number },
  turmas: readonly number[],
): Promise<number> => {
  const { id } = await tx.insertInto('enquete').values(columns).returning('id').executeTakeFirstOrThrow()
  await setTurmas(tx, id, turmas)
  return id
}

export async function setTurmas(tx: Tx, enquete: number, turmas: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('enquete_turma')
    .where('enquete_id', '=', enquete)
    .where('turma_id', 'not in', [...turmas])
    .execute()
  await tx
    .insertInto('enquete_turma')
    .values(turmas.map((turma_id) => ({ enquete_id: enquete, turma_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const updateEnquete = (
  tx: Tx,
  id: number,
  change: Partial<EnqueteColumns> & {
    versao?: number
    anunciada_em?: Date | null
    lembrada_em?: Date
    arquivada_em?: Date | null
  },
) => tx.updateTable('enquete').set(change).where('id', '=', id).execute()

export const deleteEnquete = (tx: Tx, id: number) => tx.deleteFrom('enquete').where('id', '=', id).execute()

/** Surveys whose start has come and that nobody was told of, at most `limit`. */
export async function dueEnquetes(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const due = await tx
    .selectFrom('enquete')
    .select('id')
    .where('anunciada_em', 'is', null)
    .where('inicio', '<=', now)
    .orderBy('inicio')
    .orderBy('id')
    .limit(limit)
    .execute()
  return due.map(({ id }) => id)
}
