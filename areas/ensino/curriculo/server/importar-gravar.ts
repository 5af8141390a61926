/** Recording an import: categories, skills, what they were before, and which skill each line became. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { type Acervo, type Plano, withDefaults } from '../rules-importar.ts'
import type { CategoriaNova } from '../rules-importar-categorias.ts'
import type * as queries from './importar-queries.ts'

/** What the digest of a row is made of: what people see of it, wherever it stands among others. */
export const DIGEST = {
  categoria: sql<string>`md5(jsonb_build_array(t.nome, t.sigla, t.cor, t.pai_id, t.disciplina_id)::text)`,
  habilidade: sql<string>`md5(jsonb_build_array(t.codigo, t.texto, t.anos, t.categoria_id, t.vigencia, t.descritor_saeb,
    t.bncc_codigo)::text)`,
} as const

/** Makes the categories that lines name and that are not there, level by level; returns the id of every one. */
export async function writeCategorias(
  tx: Tx,
  curriculo: number,
  categorias: readonly CategoriaNova[],
  used: ReadonlySet<number>,
): Promise<(number | null)[]> {
  const ids = categorias.map(({ id }) => id)
  let level = categorias.flatMap(({ id, pai }, at) =>
    id === null && used.has(at) && !isNew(pai) ? [at] : [],
  )
  function isNew(at: number | null): boolean {
    return at !== null && categorias[at]?.id === null
  }
  // As many turns as categories are deep: a child needs the number of its parent.
  while (level.length > 0) {
    const rows = level.map((at) => ({
      at,
      pai: parentOf(at),
      nome: categorias[at]?.nome,
      sigla: categorias[at]?.sigla,
      disciplina: categorias[at]?.disciplina_id,
    }))
    const made = await insertLevel(tx, curriculo, rows)
    for (const { at, id } of made) ids[at] = id
    const done = new Set(level)
    level = categorias.flatMap(({ id, pai }, at) =>
      id === null && used.has(at) && pai !== null && done.has(pai) ? [at] : [],
    )
  }
  function parentOf(at: number): number | null {
    const pai = categorias[at]?.pai ?? null
    return pai === null ? null : (ids[pai] ?? null)
  }
  return ids
}

async function insertLevel(tx: Tx, curriculo: number, rows: readonly object[]) {
  const { rows: made } = await sql<{ at: number; id: number }>`
    with pedida as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x (at int, pai bigint, nome text, sigla text, disciplina bigint)
    ), feita as (
      insert into categoria (curriculo_id, pai_id, disciplina_id, nome, sigla, ordem)
      select ${curriculo}, p.pai, p.disciplina, p.nome, p.sigla,
        coalesce((select max(o.ordem) from categoria o where o.curriculo_id = ${curriculo} and o.remocao_id is null
          and o.cliente_id is null and o.pai_id is not distinct from p.pai), 0)
          + row_number() over (partition by p.pai order by p.at)
      from pedida p order by p.at
      returning id, pai_id, nome
    )
    select p.at, f.id from feita f join pedida p on p.nome = f.nome and p.pai is not distinct from f.pai_id`.execute(
    tx,
  )
  return made
}

interface Writing {
  tx: Tx
  importacao: number
  curriculo: number
  acervo: Pick<Acervo, 'base'>
  ids: readonly (number | null)[]
}

/** Makes new skills; returns the id of each by its line. */
export async function writeNovas({ tx, curriculo, acervo, ids }: Writing, planos: readonly Plano[]) {
  const rows = planos.map(({ numero, campos, categoria }) => ({
    numero,
    ...withDefaults(campos, acervo),
    categoria_id: ids[categoria],
  }))
  const { rows: made } = await sql<{ numero: number; id: number }>`
    with pedida as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (numero int, codigo text, texto text,
        anos jsonb, categoria_id bigint, vigencia text, descritor_saeb text, bncc_codigo text)
    ), feita as (
      insert into habilidade (curriculo_id, categoria_id, codigo, texto, anos, vigencia, descritor_saeb,
        bncc_codigo)
      select ${curriculo}, p.categoria_id, p.codigo, p.texto,
        array(select jsonb_array_elements_text(p.anos)), p.vigencia, p.descritor_saeb, p.bncc_codigo
      from pedida p order by p.numero
      returning id, categoria_id, codigo
    )
    select p.numero, f.id from feita f
    join pedida p on p.categoria_id = f.categoria_id and p.codigo = f.codigo`.execute(tx)
  return made
}

/** Changes skills that stand; what the file does not say stays. */
export async function writeMudadas({ tx, ids }: Writing, planos: readonly Plano[]): Promise<void> {
  const rows = planos.map(({ habilidade, campos, categoria }) => ({
    ...campos,
    id: habilidade,
    categoria_id: ids[categoria],
  }))
  await sql`update habilidade h set texto = x.texto, categoria_id = x.categoria_id,
      anos = case when jsonb_typeof(x.anos) = 'array' then array(select jsonb_array_elements_text(x.anos)) else h.anos end,
      vigencia = coalesce(x.vigencia, h.vigencia), descritor_saeb = coalesce(x.descritor_saeb, h.descritor_saeb),
      bncc_codigo = coalesce(x.bncc_codigo, h.bncc_codigo)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id bigint, texto text, categoria_id bigint, anos jsonb,
      vigencia text, descritor_saeb text, bncc_codigo text)
    where h.id = x.id`.execute(tx)
}

/** Keeps what rows are before they change, or that they were not there. */
export async function keepImages(
  tx: Tx,
  importacao: number,
  tabela: 'categoria' | 'habilidade',
  ids: readonly number[],
  kind: 'old' | 'new',
): Promise<void> {
  if (ids.length === 0) return
  const antes = kind === 'new' ? sql`null::jsonb` : sql`to_jsonb(t)`
  await sql`insert into curriculo_importacao_imagem (importacao_id, tabela, alvo_id, antes)
    select ${importacao}, ${tabela}, t.id, ${antes} from ${sql.table(tabela)} t
    where t.id = any(${[...ids]}::bigint[])`.execute(tx)
}

/** Once everything is written: the digest of each row as the import leaves it. */
export async function sealImages(tx: Tx, importacao: number): Promise<void> {
  for (const tabela of ['categoria', 'habilidade'] as const)
    await sql`update curriculo_importacao_imagem m set depois = ${DIGEST[tabela]} from ${sql.table(tabela)} t
      where m.importacao_id = ${importacao} and m.tabela = ${tabela} and t.id = m.alvo_id`.execute(tx)
}

/** A curriculum of years is of those that its skills are of. */
export const spreadAnos = (tx: Tx, curriculo: number) =>
  sql`update curriculo c set alterado_em = now(), versao = c.versao + 1,
      anos = array(select a from (select distinct unnest(c.anos || h.anos) as a from habilidade h
        where h.curriculo_id = c.id and h.remocao_id is null and h.cliente_id is null) x order by a)
    where c.id = ${curriculo}`.execute(tx)

/** Records what was planned, in the curriculum that is there by now; returns the new skills by their lines. `told` hears how far it is, of `total` lines. */
export async function writePlano(
  tx: Tx,
  importacao: queries.ImportacaoRow & { curriculo_id: number },
  {
    planos,
    categorias,
    acervo,
  }: { planos: readonly Plano[]; categorias: readonly CategoriaNova[]; acervo: Acervo },
  told: (feito: number) => Promise<void>,
): Promise<Map<number, number>> {
  const curriculo = importacao.curriculo_id
  const sound = planos.filter(({ situacao }) => situacao === 'criar' || situacao === 'mudar')
  const used = new Set<number>()
  for (const { categoria } of sound)
    for (let at: number | null = categoria; at !== null; at = categorias[at]?.pai ?? null) used.add(at)
  const ids = await writeCategorias(tx, curriculo, categorias, used)
  const made = ids.filter((id, at): id is number => id !== null && categorias[at]?.id === null)
  await keepImages(tx, importacao.id, 'categoria', made, 'new')
  const writing = { tx, importacao: importacao.id, curriculo, acervo, ids }
  const novas = sound.filter(({ situacao }) => situacao === 'criar')
  const mudadas = sound.filter(({ situacao }) => situacao === 'mudar')
  const links = novas.length > 0 ? await writeNovas(writing, novas) : []
  await told(novas.length)
  await keepImages(
    tx,
    importacao.id,
    'habilidade',
    links.map(({ id }) => id),
    'new',
  )
  if (mudadas.length > 0) {
    await keepImages(
      tx,
      importacao.id,
      'habilidade',
      mudadas.flatMap(({ habilidade }) => habilidade ?? []),
      'old',
    )
    await writeMudadas(writing, mudadas)
  }
  await told(sound.length)
  await sealImages(tx, importacao.id)
  await spreadAnos(tx, curriculo)
  return new Map(links.map(({ numero, id }) => [numero, id]))
}
