/** SQL on who takes part in an assessment of a phase: whom a choice finds, lists, what became of them. */
import { type RawBuilder, sql } from 'kysely'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import { lugar } from '../../../escola/turma/server/public-lugar.ts'
import { nomeDaAvaliacao } from '../../avaliacao/server/public.ts'
import type { Dita, Situacao } from '../shapes.ts'

export interface Lugar {
  fase: number
  avaliacao: number
}

/** Who takes part, as the tree of pupils reads it: who was transferred or has taken it is locked (section 4). */
export const escolhidosSql = ({ fase, avaliacao }: Lugar): RawBuilder<unknown> => sql`
  select p.aluno_id, p.turma_id, case p.situacao when 'AT' then 'transferido' else 'adicionado' end as status,
    (p.situacao in ('CO', 'NP', 'IG'))::int as em_prova
  from participante p where p.fase_id = ${fase} and p.avaliacao_id = ${avaliacao}`

export async function countParticipantes(tx: Tx, { fase, avaliacao }: Lugar): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from participante where fase_id = ${fase} and avaliacao_id = ${avaliacao}`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}

/** Puts pupils in, each from the class where the tree has them; who is in already stays. `cadernos`: how many are dealt. */
export async function putIn(
  tx: Tx,
  { fase, avaliacao }: Lugar,
  entrando: RawBuilder<unknown>,
  cadernos: number | null,
): Promise<void> {
  await sql`
    insert into participante (fase_id, avaliacao_id, aluno_id, turma_id, caderno)
    select ${fase}, ${avaliacao}, e.aluno_id, e.turma_id, ${
      cadernos === null
        ? sql`null`
        : // After those who are in the class already.
          sql`((coalesce((select count(*) from participante p where p.fase_id = ${fase} and p.avaliacao_id = ${avaliacao}
              and p.turma_id = e.turma_id), 0)
            + row_number() over (partition by e.turma_id order by e.aluno_id) - 1) % ${cadernos}::int) + 1`
    } from (${entrando}) e on conflict do nothing`.execute(tx)
}

export const takeOut = (tx: Tx, { fase, avaliacao }: Lugar, saindo: RawBuilder<unknown>) =>
  sql`delete from participante p where p.fase_id = ${fase} and p.avaliacao_id = ${avaliacao}
    and p.aluno_id in (select s.aluno_id from (${saindo}) s)`.execute(tx)

export interface ParticipanteRow {
  id: number
  nome: string
  avaliacao: Ref
  turma: Ref
  escola: string
  caderno: number | null
  situacao: Situacao
  motivo: string
  decidida_em: Date | null
}

export interface Filter {
  avaliacao?: number | undefined
  situacao?: Situacao | undefined
  rede?: number | undefined
  busca?: string | undefined
}

const from = sql`participante p join pessoa u on u.id = p.aluno_id join (${lugar()}) on t.id = p.turma_id`

const matching = (fase: number, { avaliacao, situacao, rede, busca }: Filter): RawBuilder<boolean> => {
  const words = wordsOf(busca)
  return sql<boolean>`${sql.join(
    [
      sql`p.fase_id = ${fase}`,
      ...(avaliacao ? [sql`p.avaliacao_id = ${avaliacao}`] : []),
      ...(situacao ? [sql`p.situacao = ${situacao}`] : []),
      ...(rede ? [sql`r.caminho @> array[${rede}]::bigint[]`] : []),
      hasWords(sql`sem_acento(concat_ws(' ', u.nome, t.nome, r.nome))`, words),
    ],
    sql` and `,
  )}`
}

/** By school, class and name. */
export async function list(
  tx: Tx,
  fase: number,
  filter: Filter,
  page: { pagina: number; linhas: number },
): Promise<ParticipanteRow[]> {
  const { rows } = await sql<ParticipanteRow>`
    select u.id, u.nome, ${nomeDaAvaliacao(sql.ref('p.avaliacao_id'))} as avaliacao,
      jsonb_build_object('id', t.id, 'nome', t.nome) as turma, r.nome as escola, p.caderno, p.situacao, p.motivo, p.decidida_em
    from ${from} where ${matching(fase, filter)}
    order by sem_acento(r.nome), r.id, sem_acento(t.nome), t.id, sem_acento(u.nome), u.id, p.avaliacao_id ${pageSql(page)}`.execute(
    tx,
  )
  return rows
}

export async function count(tx: Tx, fase: number, filter: Filter): Promise<number> {
  const plain = !filter.rede && wordsOf(filter.busca).length === 0
  // Who they are and where is not looked up where nothing asks.
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${plain ? sql`participante p` : from} where ${matching(fase, filter)}`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}

type Por = Partial<Record<Situacao, number>>

/** Schools by participation, the lowest first; those where nobody is expected last. */
export async function listEscolas(
  tx: Tx,
  fase: number,
  { avaliacao, busca }: { avaliacao?: number | undefined; busca?: string | undefined },
  page: { pagina: number; linhas: number },
): Promise<{ id: number; nome: string; por: Por; linhas: number }[]> {
  const { rows } = await sql<{ id: number; nome: string; por: Por; linhas: number }>`
    with contada as (
      select p.turma_id, p.situacao, count(*) as n from participante p
      where p.fase_id = ${fase} ${avaliacao ? sql`and p.avaliacao_id = ${avaliacao}` : sql``} group by 1, 2
    ), situada as (
      select r.id, r.nome, c.situacao, sum(c.n) as n from contada c join (${lugar()}) on t.id = c.turma_id
      where ${hasWords(sql`sem_acento(r.nome)`, wordsOf(busca))} group by 1, 2, 3)
    select id, nome, jsonb_object_agg(situacao, n) as por, count(*) over () as linhas from situada group by id, nome
    order by coalesce(sum(n) filter (where situacao in ('CO', 'NP')), 0)
      / nullif(sum(n) filter (where situacao not in ('AT', 'AE')), 0) nulls last, sem_acento(nome), id ${pageSql(page)}`.execute(
    tx,
  )
  return rows
}

/** Says what became of pupils, of all that are pending where none are named; who answered stays. Returns how many changed. */
export async function say(
  tx: Tx,
  { fase, avaliacao }: Lugar,
  dita: { situacao: Dita; motivo: string; alunos: readonly number[] | undefined; por: number; now: Date },
): Promise<number> {
  const { situacao, motivo, alunos, por, now } = dita
  const unknown = situacao === 'AD'
  const { numAffectedRows = 0n } = await sql`
    update participante set situacao = ${situacao}, motivo = ${unknown ? '' : motivo},
      decidida_por = ${unknown ? null : por}, decidida_em = ${unknown ? null : now}
    where fase_id = ${fase} and avaliacao_id = ${avaliacao} and situacao not in ('CO', 'NP')
      and (situacao, motivo) is distinct from (${situacao}, ${unknown ? '' : motivo})
      and ${alunos ? sql`aluno_id = any(${bigints(alunos)})` : sql`situacao = 'AD'`}`.execute(tx)
  return Number(numAffectedRows)
}
