/**
 * SQL on the words of questions: what the words of a search stand for, and which questions say them. Under row security
 * no index serves `@@`, which might tell what it reads; equality does (decision 0087).
 */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { tagsDitas } from '../../../ensino/catalogo/server/public-citar.ts'
import { comCodigo } from '../../../ensino/curriculo/server/public-citar.ts'
import { type Palavra, palavrasDe, temDeslize } from '../rules-busca.ts'

/** What one word of a search may be: stems, tags, skills, the number of a question. */
export interface Termo {
  escrita: string
  radicais: string[]
  tags: number[]
  habilidades: number[]
  numero: number | null
  /** Questions that say it, counted up to `MUITAS`. */
  ditas: number
}

/** Said by so many questions a word is no way to find some: the newest are looked at instead. */
const MUITAS = 30_000
/** Looking a word up in one question costs as much as reading so many of a list of those that say it. */
const A_LOOK = 10
/** Stems that a word with a slip may be, and how much of it they share (`word_similarity`). */
const PARECIDAS = 8
const MIN_SEMELHANCA = 0.5
/** Letters that slipped, of shorter words and of those from six letters on. */
const DESLIZES = sql`case when length(w.radical) < 6 then 1 else 2 end`

/** As the questions' words are kept: a word that says nothing (`de`, `que`) has no stem. */
const radicaisDe = (escrita: RawBuilder<unknown>) =>
  sql`tsvector_to_array(to_tsvector('portuguese', para_busca(${escrita})))`

const ditasPor = (radicais: RawBuilder<unknown>) => sql`(select count(*) from (
  select from questao_palavra p where p.palavra = any(${radicais}) limit ${sql.lit(MUITAS)}) x)`

/** A code of a skill has letters and digits. */
const isCodigo = (escrita: string): boolean =>
  escrita.length >= 3 && /\d/.test(escrita) && /\p{L}/u.test(escrita)

/** The words that say something, those that fewest questions say first. */
export async function readTermos(tx: Tx, busca: string | undefined): Promise<Termo[]> {
  const palavras = palavrasDe(busca)
  if (palavras.length === 0) return []
  const of = ({ escrita, numero }: Palavra) => sql`
    select ${escrita}::text as escrita, ${numero}::bigint as numero, r.radicais, ${ditasPor(sql`r.radicais`)} as ditas,
      ${escrita.length < 3 ? sql`'{}'::bigint[]` : sql`array(${tagsDitas(escrita)})`} as tags,
      ${isCodigo(escrita) ? sql`array(${comCodigo(escrita)})` : sql`'{}'::bigint[]`} as habilidades
    from (select ${radicaisDe(sql`${escrita}::text`)} as radicais) r`
  const { rows } = await sql<Termo>`${sql.join(palavras.map(of), sql` union all `)}`.execute(tx)
  const said = rows.filter(
    ({ radicais, tags, habilidades, numero }) =>
      radicais.length + tags.length + habilidades.length > 0 || numero !== null,
  )
  return said.sort((a, b) => a.ditas - b.ditas)
}

/**
 * The same words with their slips forgiven: what begins with the same letter and is spelled alike stands for them too.
 * Undefined where nothing is spelled like any of them.
 */
export async function readParecidos(tx: Tx, termos: readonly Termo[]): Promise<Termo[] | undefined> {
  const slips = termos.flatMap(({ escrita, radicais: [radical], numero }, n) =>
    radical && temDeslize({ escrita, numero }) ? [{ n, radical }] : [],
  )
  if (slips.length === 0) return undefined
  // From one word of the index to the next: each is read once, however many questions say it.
  const of = ({ n, radical }: { n: number; radical: string }) => sql`(
    with recursive w (radical) as (values (${radical}::text)), v (palavra) as (
      select min(p.palavra) from questao_palavra p where p.palavra >= ${radical.slice(0, 1)}
      union all
      select (select min(p.palavra) from questao_palavra p where p.palavra > v.palavra)
      from v where v.palavra < ${`${radical.slice(0, 1)}\uffff`} collate "C")
    select ${sql.lit(n)} as n, array_agg(palavra) as radicais from (
      select v.palavra from v, w where v.palavra is not null and length(v.palavra) < 40
        and (word_similarity(w.radical, v.palavra) >= ${MIN_SEMELHANCA}
          or levenshtein_less_equal(w.radical, v.palavra, ${DESLIZES}) <= ${DESLIZES})
      order by levenshtein(w.radical, v.palavra) - 4 * word_similarity(w.radical, v.palavra), v.palavra
      limit ${sql.lit(PARECIDAS)}) x)`
  const { rows } = await sql<{ n: number; radicais: string[] | null }>`
    select n, radicais from (${sql.join(slips.map(of), sql` union all `)}) y`.execute(tx)
  const found = new Map(rows.map(({ n, radicais }) => [n, radicais ?? []]))
  const more = termos.map((termo, n) => {
    const radicais = [...new Set([...termo.radicais, ...(found.get(n) ?? [])])]
    return { ...termo, radicais, ditas: radicais.length > termo.radicais.length ? 0 : termo.ditas }
  })
  return more.every(({ radicais }, n) => radicais.length === termos[n]?.radicais.length) ? undefined : more
}

/** The questions that say a word, each once with how well; `only`: whether one does. */
function dizem({ radicais, tags, habilidades, numero }: Termo, only?: RawBuilder<unknown>) {
  const of = (column: string) => (only ? sql`and ${sql.ref(column)} = ${only}` : sql``)
  const [radical, ...others] = radicais
  const said = (ways: RawBuilder<unknown>) => sql`select p.questao_id, p.peso from questao_palavra p
    where p.palavra ${ways} ${of('p.questao_id')}`
  const ways = [
    ...(radical === undefined
      ? []
      : [said(others.length === 0 ? sql`= ${radical}` : sql`= any(${radicais}::text[])`)]),
    ...(tags.length === 0
      ? []
      : [
          sql`select t.questao_id, 4 from questao_tag t where t.tag_id = any(${bigints(tags)}) ${of('t.questao_id')}`,
        ]),
    ...(habilidades.length === 0
      ? []
      : [
          sql`select h.questao_id, 4 from questao_habilidade h
            where h.habilidade_id = any(${bigints(habilidades)}) ${of('h.questao_id')}`,
        ]),
    ...(numero === null
      ? []
      : [sql`select n.id, 9 from (values (${numero}::bigint)) n (id) where true ${of('n.id')}`]),
  ]
  const all = sql`${sql.join(ways, sql` union all `)}`
  return ways.length === 1 && others.length === 0
    ? all
    : sql`select x.questao_id, max(x.peso) as peso from (${all}) x group by x.questao_id`
}

/** The words lead to some questions; else the newest are looked at for them. */
export const isFew = ([rare]: readonly Termo[]): boolean => rare !== undefined && rare.ditas < MUITAS

/** What lists read of a question, from one index: whatever is asked of it, the questions themselves are not opened. */
const LIDA = sql`select q.id, q.estado, q.usuario_id, q.rede_id, q.disciplina_id, q.periodo_id, q.dificuldade, q.bloom,
  q.tipo, q.procedencia, q.licenca, q.habilidades from questao q`

/**
 * Questions that say all words, newest first, to stand after `from`: `q`, with how well they fit as `d.peso`, null where
 * one is missing. A word that few say leads to them, and others are looked up there, or read whole where they are not
 * much longer; where all are common, the newest questions are asked for each.
 */
export function quemDiz(termos: readonly Termo[]): RawBuilder<unknown> {
  const [rare, ...others] = termos
  const newest = sql`(${LIDA} order by q.id desc offset 0) q`
  if (!rare) return sql`${newest} cross join (values (0)) d (peso)`
  const asked = (termo: Termo, id: RawBuilder<unknown>) => sql`(select x.peso from (${dizem(termo, id)}) x)`
  if (!isFew(termos))
    return sql`${newest} cross join lateral (select ${sql.join(
      termos.map((termo) => asked(termo, sql.ref('q.id'))),
      sql` + `,
    )} as peso) d`
  const whole = others.filter(({ ditas }) => ditas < Math.min(MUITAS, A_LOOK * (rare.ditas + 1)))
  const looked = others.filter((termo) => !whole.includes(termo))
  const pesos = [
    sql`r.peso`,
    ...whole.map((_, n) => sql.ref(`w${n}.peso`)),
    ...looked.map((termo) => asked(termo, sql.ref('r.questao_id'))),
  ]
  return sql`(select r.questao_id as id, ${sql.join(pesos, sql` + `)} as peso from (${dizem(rare)}) r ${sql.join(
    whole.map((termo, n) => {
      const name = sql.ref(`w${n}`)
      return sql`join (${dizem(termo)}) ${name} on ${name}.questao_id = r.questao_id`
    }),
    sql` `,
  )} offset 0) d join lateral (${LIDA} where q.id = d.id offset 0) q on true`
}
