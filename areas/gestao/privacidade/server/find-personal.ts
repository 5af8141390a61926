/** Gathers what leaves with a person's export: their rows by the registry, the people in them reduced to roles. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { exportTexts, papelEmPalavras } from '../texts-export.ts'
import { type Identity, MENTIONS, type Mention, namesPerson } from './find-mentions.ts'

/** Rows of one table that a person is exported, at most. */
const MOST_ROWS = 200_000

export type Cell = string | number | boolean | null | object
export interface Part {
  tabela: string
  /** The column that names the person. */
  coluna: string
  linhas: Readonly<Record<string, Cell>>[]
}

export interface PersonFile {
  id: number
  nome: string
  chave: string
  bytes: number
}

export interface Collected {
  partes: Part[]
  arquivos: PersonFile[]
}

/** Columns without a time of day, which the driver gives as midnight of this process. */
const DAYS: readonly string[] = ['dia', 'data_nascimento']

const dayOf = (at: Date): string =>
  [at.getFullYear(), String(at.getMonth() + 1).padStart(2, '0'), String(at.getDate()).padStart(2, '0')].join(
    '-',
  )

/** Columns of a table that hold the id of a person. */
const columnsOfPeople = (tabela: string): readonly string[] =>
  MENTIONS.filter((mention) => mention.tabela === tabela && !mention.mencao.como).map(({ coluna }) => coluna)

async function rowsOf(tx: Tx, mention: Mention, who: Identity): Promise<Record<string, Cell>[]> {
  const columns = mention.mencao.sai.map((column) => sql.ref(column))
  const { rows } = await sql<Record<string, Cell>>`
    select ${sql.join(columns)} from ${sql.table(mention.tabela)}
    where ${namesPerson(mention, who)} limit ${MOST_ROWS}`.execute(tx)
  return rows
}

/** What other people are in the export: what they do, never who they are. */
async function rolesOf(tx: Tx, ids: readonly number[], language: Language): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; papel: string }>`
    select distinct on (id) id, papel from (
      select usuario_id as id, papel, 1 as ordem from vinculo where usuario_id = any(${[...ids]}::bigint[])
      union all
      select aluno_id, 'aluno', 2 from matricula where aluno_id = any(${[...ids]}::bigint[])
    ) papeis order by id, ordem, papel`.execute(tx)
  return new Map(rows.map(({ id, papel }) => [Number(id), papelEmPalavras(papel, language)]))
}

/** Names of classes and networks: of places, not of people. */
async function placesOf(tx: Tx): Promise<Record<string, Map<number, string>>> {
  const named = async (table: 'turma' | 'rede') =>
    new Map(
      (await tx.selectFrom(table).select(['id', 'nome']).limit(50_000).execute()).map(({ id, nome }) => [
        id,
        nome,
      ]),
    )
  return { turma_id: await named('turma'), rede_id: await named('rede') }
}

/** The person's uploads and photo. */
export const filesOf = async (tx: Tx, who: Identity): Promise<PersonFile[]> =>
  tx
    .selectFrom('arquivo')
    .select(['id', 'nome', 'chave', 'bytes'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('usuario_id', '=', who.id),
        eb('id', 'in', selectFrom('usuario').select('foto_id').where('usuario.id', '=', who.id)),
      ]),
    )
    .orderBy('id')
    .limit(MOST_ROWS)
    .execute()

/** Everything of the person that leaves, one statement for each column of the registry that names people. */
export async function collect(tx: Tx, who: Identity, language: Language): Promise<Collected> {
  const t = say(exportTexts, language)
  const found: Part[] = []
  for (const mention of MENTIONS.filter(({ mencao }) => mencao.sai.length > 0)) {
    const linhas = await rowsOf(tx, mention, who)
    if (linhas.length > 0) found.push({ tabela: mention.tabela, coluna: mention.coluna, linhas })
  }
  const people = new Set<number>()
  for (const { tabela, linhas } of found) {
    const columns = columnsOfPeople(tabela)
    for (const linha of linhas)
      for (const column of columns) if (typeof linha[column] === 'number') people.add(linha[column])
  }
  people.delete(who.id)
  const roles = await rolesOf(tx, [...people], language)
  const places = await placesOf(tx)
  const inWords = (tabela: string, column: string, value: Cell): Cell => {
    if (value instanceof Date && DAYS.includes(column)) return dayOf(value)
    if (typeof value !== 'number') return value
    if (columnsOfPeople(tabela).includes(column) && column !== 'id')
      return value === who.id ? t.voce : (roles.get(value) ?? t.outraPessoa)
    return places[column]?.get(value) ?? value
  }
  const partes = found.map(({ tabela, coluna, linhas }) => ({
    tabela,
    coluna,
    linhas: linhas.map((linha) =>
      Object.fromEntries(
        Object.entries(linha).map(([column, value]) => [column, inWords(tabela, column, value)]),
      ),
    ),
  }))
  return { partes, arquivos: await filesOf(tx, who) }
}
