/** What other areas may ask of the catalogue: tags by their names, which disciplines and school years there are. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { cleanTags } from '../rules.ts'
import { ensureTags } from './queries.ts'

export { countKnown } from './queries.ts'

/** The ids of tags as people wrote them; those that are new are made. Spellings that differ in accents are one. */
export const tagIds = (tx: Tx, nomes: readonly string[]): Promise<number[]> =>
  ensureTags(tx, cleanTags(nomes))

/** Tags by their names, as `cleanTags` leaves them; those that are new are made. */
export async function tagsPeloNome(tx: Tx, nomes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  await ensureTags(tx, cleanTags(nomes))
  const { rows } = await sql<{ nome: string; id: number }>`
    select g.nome, t.id from unnest(${[...new Set(nomes)]}::text[]) g (nome) join tag t on t.chave = sem_acento(g.nome)`.execute(
    tx,
  )
  return new Map(rows.map(({ nome, id }) => [nome, id]))
}

/** Every discipline and every school year, switched off too, for files that name them. */
export const listDisciplinas = (tx: Tx) =>
  tx
    .selectFrom('disciplina')
    .select(['id', 'nome', 'sigla'])
    .orderBy('ordem')
    .orderBy('id')
    .limit(1_000)
    .execute()

export const listPeriodos = (tx: Tx) =>
  tx.selectFrom('periodo').select(['id', 'codigo', 'nome']).limit(1_000).execute()

/** Codes of school years that the catalogue does not have. */
export async function unknownAnos(tx: Tx, anos: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`
    select pedido.codigo from unnest(${[...anos]}::text[]) as pedido (codigo)
    where not exists (select from periodo p where p.codigo = pedido.codigo)`.execute(tx)
  return rows.map(({ codigo }) => codigo)
}
