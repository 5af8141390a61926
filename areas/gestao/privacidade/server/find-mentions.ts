/** The rows that name a person, found by the registry of personal data: what export, erasure and the survey share. */
import { type RawBuilder, sql } from 'kysely'
import type { Mencao } from '../../../../core/policy/registro.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { REGISTRO } from '../../../registro.ts'

/** Whom a row can name: by the id, or by the words of the account. */
export interface Identity {
  id: number
  nome: string
  login: string
  email: string | null
}

export interface Mention {
  tabela: string
  coluna: string
  mencao: Mencao
}

/** Every column of every table that names a person, in the order of the registry. */
export const MENTIONS: readonly Mention[] = REGISTRO.flatMap(({ tabela, pessoas }) =>
  Object.entries(pessoas).map(([coluna, mencao]) => ({ tabela, coluna, mencao })),
)

/** The templates filled in; one that needs an e-mail address the person has not is left out. */
const filled = (templates: readonly string[], { id, login, email }: Identity): string[] =>
  templates
    .filter((template) => email !== null || !template.includes('{email}'))
    .map((template) =>
      template
        .replace('{id}', String(id))
        .replace('{login}', login)
        .replace('{email}', email ?? ''),
    )

function namesBy(coluna: string, { como }: Mencao, who: Identity): RawBuilder<boolean> {
  const column = sql.ref(coluna)
  if (!como) return sql<boolean>`${column} = ${who.id}`
  if ('igual' in como) return sql<boolean>`${column} = any(${filled(como.igual, who)}::text[])`
  if ('comeca' in como) {
    const starts = filled(como.comeca, who)
    return sql<boolean>`(${column} = any(${starts}::text[])
      or exists (select from unnest(${starts}::text[]) as inicio where starts_with(${column}, inicio || ' ')))`
  }
  if ('termina' in como)
    return sql<boolean>`exists (select from unnest(${filled(como.termina, who)}::text[]) as fim
      where right(${column}, length(fim)) = fim)`
  const { tabela, coluna: outra, pessoa } = como.em
  return sql<boolean>`${column} in (select ${sql.ref(`alvo.${outra}`)} from ${sql.table(tabela)} as alvo
    where ${sql.ref(`alvo.${pessoa}`)} = ${who.id})`
}

/** Whether a row names the person in this column. */
export function namesPerson({ coluna, mencao }: Mention, who: Identity): RawBuilder<boolean> {
  const only = Object.entries(mencao.onde ?? {}).map(
    ([column, values]) => sql<boolean>` and ${sql.ref(column)} = any(${[...values]}::text[])`,
  )
  return sql<boolean>`(${namesBy(coluna, mencao, who)}${sql.join(only, sql``)})`
}

/** How many rows of each table name the person. */
export async function survey(tx: Tx, who: Identity): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  // One statement a table, not a row: there are as many as the registry has entries.
  for (const { tabela, pessoas } of REGISTRO) {
    const conditions = Object.entries(pessoas)
      .filter(([, mencao]) => mencao.sai.length > 0)
      .map(([coluna, mencao]) => namesPerson({ tabela, coluna, mencao }, who))
    if (conditions.length === 0) continue
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(tabela)} where ${sql.join(conditions, sql` or `)}`.execute(
      tx,
    )
    if (rows[0] && rows[0].n > 0) counts[tabela] = rows[0].n
  }
  return counts
}
