/** Undoing an import: what it made goes, what it changed goes back; what was changed or used since is told. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { DIGEST } from './importar-gravar.ts'
import { touch } from './queries-curriculo.ts'
import { openRemocao } from './queries-remocao.ts'

export interface Mudada {
  tabela: 'categoria' | 'habilidade'
  id: number
  nome: string
  motivo: 'mudou' | 'usada'
}

/** Rows that are no longer as the import left them. One that somebody removed by hand is gone, and no obstacle. */
async function changedSince(tx: Tx, importacao: number): Promise<Mudada[]> {
  const { rows } = await sql<Mudada>`
    select 'habilidade' as tabela, t.id, t.codigo as nome, 'mudou' as motivo
    from curriculo_importacao_imagem m join habilidade t on t.id = m.alvo_id
    where m.importacao_id = ${importacao} and m.tabela = 'habilidade' and t.remocao_id is null
      and (${DIGEST.habilidade} <> m.depois or exists (select from categoria k
        where k.id = (m.antes ->> 'categoria_id')::bigint and k.remocao_id is not null))
    union all
    select 'categoria', t.id, t.nome, 'mudou'
    from curriculo_importacao_imagem m join categoria t on t.id = m.alvo_id
    where m.importacao_id = ${importacao} and m.tabela = 'categoria' and t.remocao_id is null
      and ${DIGEST.categoria} <> m.depois`.execute(tx)
  return rows
}

/** Rows that point at a skill and go, or stay, with it: they say nothing of anybody using it. */
const HARMLESS = new Set(['curriculo_importacao_linha'])

/** Skills that the import made and that lessons, questions, paths or a client's copies name since. */
async function usedSince(tx: Tx, importacao: number): Promise<Mudada[]> {
  const { rows: keys } = await sql<{ tabela: string; coluna: string }>`
    select c.conrelid::regclass::text as tabela, a.attname as coluna
    from pg_constraint c
    join unnest(c.conkey) as k (numero) on true
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.numero and a.attname <> 'tenant_id'
    where c.contype = 'f' and c.confrelid = 'habilidade'::regclass order by 1, 2`.execute(tx)
  const users = keys
    .filter(({ tabela }) => !HARMLESS.has(tabela))
    .map(
      ({ tabela, coluna }): RawBuilder<boolean> =>
        sql`exists (select from ${sql.table(tabela)} u where ${sql.ref(`u.${coluna}`)} = t.id)`,
    )
  if (users.length === 0) return []
  const { rows } = await sql<Mudada>`select 'habilidade' as tabela, t.id, t.codigo as nome, 'usada' as motivo
    from curriculo_importacao_imagem m join habilidade t on t.id = m.alvo_id
    where m.importacao_id = ${importacao} and m.tabela = 'habilidade' and m.antes is null and t.remocao_id is null
      and (${sql.join(users, sql` or `)})`.execute(tx)
  return rows
}

/** A client's copies of a category that the import made. */
async function copiedSince(tx: Tx, importacao: number): Promise<Mudada[]> {
  const { rows } = await sql<Mudada>`select 'categoria' as tabela, t.id, t.nome, 'usada' as motivo
    from curriculo_importacao_imagem m join categoria t on t.id = m.alvo_id
    where m.importacao_id = ${importacao} and m.tabela = 'categoria' and m.antes is null and t.remocao_id is null
      and exists (select from categoria o where o.curriculo_id = t.curriculo_id and o.origem_id = t.id
        and o.remocao_id is null)`.execute(tx)
  return rows
}

/** What undoing would leave as it is, each thing once. */
export async function obstacles(tx: Tx, importacao: number): Promise<Mudada[]> {
  const [changed, used, copied] = await Promise.all([
    changedSince(tx, importacao),
    usedSince(tx, importacao),
    copiedSince(tx, importacao),
  ])
  const seen = new Map<string, Mudada>()
  for (const one of [...changed, ...used, ...copied]) {
    const key = `${one.tabela} ${one.id}`
    if (!seen.has(key)) seen.set(key, one)
  }
  return [...seen.values()]
}

/** How many skills would go, and how many would go back to what they were. */
export async function countImages(tx: Tx, importacao: number): Promise<{ remover: number; voltar: number }> {
  const { rows } = await sql<{ remover: number; voltar: number }>`
    select count(*) filter (where m.antes is null)::int as remover,
      count(*) filter (where m.antes is not null)::int as voltar
    from curriculo_importacao_imagem m join habilidade t on t.id = m.alvo_id and t.remocao_id is null
    where m.importacao_id = ${importacao} and m.tabela = 'habilidade'`.execute(tx)
  return rows[0] ?? { remover: 0, voltar: 0 }
}

interface Undoing {
  importacao: number
  curriculo: number
  /** The curriculum was made by the import. */
  criou: boolean
  rotulo: string
  kept: readonly Mudada[]
}

/**
 * Takes away the rows that the import made, as one removal that can itself be undone for 30 days, and sets back those
 * that it changed, but for `kept`. A category stays while something stands in it; the curriculum while a category does.
 */
export async function restoreImages(
  tx: Tx,
  { importacao, curriculo, criou, rotulo, kept }: Undoing,
): Promise<void> {
  const keptOf = (tabela: Mudada['tabela']) =>
    sql`${kept.filter((one) => one.tabela === tabela).map(({ id }) => id)}::bigint[]`
  await sql`update habilidade t set codigo = a.codigo, texto = a.texto, anos = a.anos, categoria_id = a.categoria_id,
      vigencia = a.vigencia, descritor_saeb = a.descritor_saeb, bncc_codigo = a.bncc_codigo
    from curriculo_importacao_imagem m cross join lateral jsonb_populate_record(null::habilidade, m.antes) a
    where m.importacao_id = ${importacao} and m.tabela = 'habilidade' and m.antes is not null and t.id = m.alvo_id
      and t.remocao_id is null and t.id <> all(${keptOf('habilidade')})`.execute(tx)
  const { id: remocao } = await openRemocao(tx, { curriculo, versao: null, tipo: 'importacao', rotulo })
  const { numAffectedRows: skills = 0n } = await sql`update habilidade t set remocao_id = ${remocao}
    from curriculo_importacao_imagem m
    where m.importacao_id = ${importacao} and m.tabela = 'habilidade' and m.antes is null and t.id = m.alvo_id
      and t.remocao_id is null and t.id <> all(${keptOf('habilidade')})`.execute(tx)
  const { numAffectedRows: categories = 0n } = await sql`
    with recursive viva as (
      select c.id, c.pai_id from categoria c
      where c.curriculo_id = ${curriculo} and c.remocao_id is null and (
        c.id = any(${keptOf('categoria')})
        or not exists (select from curriculo_importacao_imagem m where m.importacao_id = ${importacao}
          and m.tabela = 'categoria' and m.antes is null and m.alvo_id = c.id)
        or exists (select from habilidade h where h.curriculo_id = c.curriculo_id and h.categoria_id = c.id
          and h.remocao_id is null)
        or exists (select from extra e where e.curriculo_id = c.curriculo_id and e.categoria_id = c.id
          and e.remocao_id is null))
      union
      select p.id, p.pai_id from viva v join categoria p on p.id = v.pai_id
    )
    update categoria t set remocao_id = ${remocao} from curriculo_importacao_imagem m
    where m.importacao_id = ${importacao} and m.tabela = 'categoria' and m.antes is null and t.id = m.alvo_id
      and t.remocao_id is null and t.id not in (select id from viva)`.execute(tx)
  const made = Number(skills) + Number(categories)
  if (made === 0) await sql`delete from curriculo_remocao where id = ${remocao}`.execute(tx)
  else await sql`update curriculo_remocao set quantidade = ${made} where id = ${remocao}`.execute(tx)
  if (criou && made > 0) await removeEmpty(tx, curriculo, remocao)
  await touch(tx, curriculo)
}

/** A curriculum with nothing left in it goes too, and is found among those that were removed. */
async function removeEmpty(tx: Tx, curriculo: number, remocao: number): Promise<void> {
  await sql`with vazio as (
      update curriculo c set remocao_id = ${remocao} where c.id = ${curriculo} and c.remocao_id is null
        and not exists (select from categoria t where t.curriculo_id = c.id and t.remocao_id is null)
      returning c.nome
    )
    update curriculo_remocao r set tipo = 'curriculo', rotulo = vazio.nome from vazio where r.id = ${remocao}`.execute(
    tx,
  )
}
