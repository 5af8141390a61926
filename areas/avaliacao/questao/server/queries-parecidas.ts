/**
 * SQL on likeness: questions that say the same rare words, then how much of their letters they share (`pg_trgm`;
 * decision 0088). The same statement with other alternatives is another question: the lesser of both counts.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { TipoQuestao } from '../shapes.ts'
import { questoesVisibleTo } from './visible.ts'

/** From here on two are nearly one. */
export const QUASE_IGUAL = 0.9
/** Words that lead to questions like one, the rarest of it; each counted up to so many questions. */
const RARAS = 10
const MUITAS = 2_000
/** Of the questions that share most of them so many are compared letter by letter. */
const COMPARADAS = 40

export interface ParecidaRow {
  id: number
  tipo: TipoQuestao
  titulo: string
  texto: string
  /** From 0 to 1: of the statement, and of the lesser of statement and alternatives. */
  enunciado: number
  inteira: number
}

/** Nothing to choose from in both is the same. */
const opcoesIguais = (a: RawBuilder<unknown>, b: RawBuilder<unknown>) =>
  sql`case when ${a} = ${b} then 1 else similarity(${a}, ${b}) end`
const inteira = (a: string, b: string) => sql`least(
  case when ${sql.ref(`${a}.busca`)} = ${sql.ref(`${b}.busca`)} then 1
    else similarity(${sql.ref(`${a}.busca`)}, ${sql.ref(`${b}.busca`)}) end,
  ${opcoesIguais(sql.ref(`${a}.opcoes`), sql.ref(`${b}.opcoes`))})`

/** Questions in sight like `x` (`busca`, `opcoes` and the id that is not meant, `menos`), most alike first: after `lateral`. */
const comoEsta = (actor: Actor, most: number, atLeast: number) => sql`(
  with w as materialized (
    select l.palavra, (select count(*) from (
      select from questao_palavra p where p.palavra = l.palavra limit ${sql.lit(MUITAS)}) c) as n
    from unnest(tsvector_to_array(radicais_de('', x.busca, x.opcoes))) l (palavra)),
  raras as materialized (select w.palavra, w.n from w where w.n > 0 order by w.n, w.palavra limit ${sql.lit(RARAS)}),
  c as materialized (
    select p.questao_id, sum(1 / ln(2 + r.n)) as peso from raras r join questao_palavra p on p.palavra = r.palavra
    where r.n < ${sql.lit(MUITAS)} or r.n = (select min(n) from raras)
    group by p.questao_id order by sum(1 / ln(2 + r.n)) desc, p.questao_id desc limit ${sql.lit(10 * COMPARADAS)}),
  v as materialized (
    select q.id from c join questao q on q.id = c.questao_id
    where q.id is distinct from x.menos and q.estado <> 'arquivada' and ${questoesVisibleTo(actor)}
    order by c.peso desc, q.id desc limit ${sql.lit(COMPARADAS)})
  select q.id, q.tipo, q.titulo, left(q.texto, 300) as texto,
    similarity(q.busca, x.busca)::float8 as enunciado, ${inteira('q', 'x')}::float8 as inteira
  from v join questao q on q.id = v.id
  where similarity(q.busca, x.busca) >= ${atLeast}
  order by 6 desc, 5 desc, q.id desc limit ${sql.lit(most)})`

/** Questions in sight that are like one. */
export async function listParecidas(
  tx: Tx,
  actor: Actor,
  id: number,
  { most, atLeast }: { most: number; atLeast: number },
): Promise<ParecidaRow[]> {
  const { rows } = await sql<ParecidaRow>`
    select y.* from (select e.busca, e.opcoes, e.id as menos from questao e where e.id = ${id}) x
    cross join lateral ${comoEsta(actor, most, atLeast)} y`.execute(tx)
  return rows
}

/** Of these questions the pairs that are nearly one, such as in an assessment: at most 200 are compared. */
export async function listPares(
  tx: Tx,
  ids: readonly number[],
): Promise<{ a: number; b: number; inteira: number }[]> {
  const { rows } = await sql<{ a: number; b: number; inteira: number }>`
    with d as materialized (
      select q.id, q.busca, q.opcoes, length(q.busca) as letras from questao q where q.id = any(${bigints(ids.slice(0, 200))}))
    select x.a, x.b, x.inteira from (
      select a.id as a, b.id as b, ${inteira('a', 'b')}::float8 as inteira
      from d a join d b on a.id < b.id and a.letras between 0.7 * b.letras and 1.4 * b.letras + 10) x
    where x.inteira >= ${QUASE_IGUAL} order by x.a, x.b`.execute(tx)
  return rows
}

/** What is compared of a question that is not in the bank yet: `busca` and `opcoes`, from its words and what it holds. */
export const comoSeCompara = (
  texto: RawBuilder<unknown>,
  conteudo: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`sem_acento(${texto}) as busca, left(sem_acento(opcoes_de(${conteudo})), 20000) as opcoes`

export interface QuaseIgual {
  n: number
  id: number
  revisao: number
  semelhanca: number
}

/** Of each of these (a statement of `n`, `busca`, `opcoes`) the question in sight that is nearly one with it. */
export async function listQuaseIguais(
  tx: Tx,
  actor: Actor,
  dadas: RawBuilder<unknown>,
): Promise<QuaseIgual[]> {
  const { rows } = await sql<QuaseIgual>`
    select x.n, y.id, y.inteira as semelhanca, (select q.revisao from questao q where q.id = y.id) as revisao
    from (select d.*, null::bigint as menos from (${dadas}) d) x
    cross join lateral ${comoEsta(actor, 1, QUASE_IGUAL)} y
    where y.inteira >= ${QUASE_IGUAL}`.execute(tx)
  return rows
}

/** A word that more of a list say leads from one to another only where none is rarer. */
const COMUM = 100
const COMPARADAS_ENTRE = 15

/** Of a list (a statement of `n`, `busca`, `opcoes`) each with the one before it that is nearly one with it. */
export async function listQuaseIguaisEntre(
  tx: Tx,
  dadas: RawBuilder<unknown>,
): Promise<{ n: number; com: number; semelhanca: number }[]> {
  const { rows } = await sql<{ n: number; com: number; semelhanca: number }>`
    with d as materialized (select x.*, length(x.busca) as letras from (${dadas}) x),
    w as materialized (
      select d.n, l.palavra from d, unnest(tsvector_to_array(radicais_de('', d.busca, d.opcoes))) l (palavra)),
    f as materialized (select palavra, count(*) as vezes from w group by palavra having count(*) > 1),
    r as materialized (
      select * from (
        select w.n, w.palavra, f.vezes, row_number() over (partition by w.n order by f.vezes, w.palavra) as lugar
        from w join f on f.palavra = w.palavra) y
      where lugar <= ${sql.lit(RARAS)} and (vezes <= ${sql.lit(COMUM)} or lugar = 1)),
    c as (
      select r.n, w.n as com, sum(1 / ln(1 + r.vezes)) as peso from r join w on w.palavra = r.palavra and w.n < r.n
      group by r.n, w.n),
    k as materialized (
      select * from (
        select c.n, c.com, row_number() over (partition by c.n order by c.peso desc, c.com) as lugar
        from c join d a on a.n = c.n join d b on b.n = c.com
        where a.letras between 0.7 * b.letras and 1.4 * b.letras + 10) y
      where lugar <= ${sql.lit(COMPARADAS_ENTRE)})
    select distinct on (x.n) x.n, x.com, x.inteira as semelhanca from (
      select k.n, k.com, ${inteira('a', 'b')}::float8 as inteira
      from k join d a on a.n = k.n join d b on b.n = k.com) x
    where x.inteira >= ${QUASE_IGUAL} order by x.n, x.inteira desc, x.com`.execute(tx)
  return rows
}
