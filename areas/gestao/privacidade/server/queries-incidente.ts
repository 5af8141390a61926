/** SQL on the register of incidents, and what the audit log tells about one. */

import { type Insertable, sql, type Updateable } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { DB } from '../../../../database/types.ts'
import type { Levantamento, Recorte } from '../contract-encarregado.ts'
import { isAluno } from './queries.ts'

/** Things that a person has one of: the log names them by the person's own number. */
const OF_A_PERSON = [
  'usuario',
  'segundo_fator',
  'senha_imagem',
  'cartao',
  'opcao_privacidade',
  'consentimento',
  'guarda_legal',
]

const MOST = 200

/** The acts of a stretch of time, with what was written of each change. */
const acts = ({ inicio, fim, entidade, quem }: Recorte) => sql`
  ato as (
    select quem_id, suporte_id, entidade, entidade_id, acao, coalesce(mudanca -> 'depois', 'null') as depois,
      coalesce(mudanca -> 'antes', 'null') as antes
    from auditoria where quando >= ${inicio} and quando < ${fim}
      and (${entidade}::text is null or entidade = ${entidade})
      and (${quem}::bigint is null or quem_id = ${quem} or suporte_id = ${quem}))`

/** Whom an act is about: by its own number, by what its change names, or through whose eyes somebody looked. */
const people = sql`
  citada as (
    select distinct id from (
      select case when entidade = any(${OF_A_PERSON}::text[]) and entidade_id ~ '^[0-9]{1,18}$' then entidade_id::bigint end as id from ato
      union all
      select case when jsonb_typeof(lado -> chave) = 'number' then (lado ->> chave)::numeric::bigint end
      from ato, unnest(array[antes, depois]) as lado, unnest(array['usuario', 'aluno', 'pessoa']) as chave
      union all
      select case when suporte_id is not null then quem_id end from ato
    ) todos where id is not null)`

interface Found {
  linhas: number
  pessoas: number
  criancas: number
  exportadas: number
  campos: string[] | null
  atos: Levantamento['atos'] | null
  quem: Levantamento['quem'] | null
}

/** Counts the log; at most 200 kinds of acts, fields and actors are named. */
export async function surveyLog(tx: Tx, recorte: Recorte): Promise<Levantamento> {
  const { rows } = await sql<Found>`
    with ${acts(recorte)}, ${people},
    campo as (
      select distinct nome from (
        select jsonb_object_keys(lado) as nome from ato, unnest(array[antes, depois]) as lado
          where jsonb_typeof(lado) = 'object'
        union select jsonb_array_elements_text(depois -> 'campos') from ato
          where jsonb_typeof(depois) = 'object' and jsonb_typeof(depois -> 'campos') = 'array'
        union select substr(acao, 5) from ato where starts_with(acao, 'ler_')
      ) nomes where nome not in ('campos', 'usuario', 'aluno', 'pessoa', 'formato', 'total', 'chamada')
      order by nome limit ${MOST})
    select (select count(*)::int from ato) as linhas,
      (select count(*)::int from citada join pessoa u on u.id = citada.id) as pessoas,
      (select count(*)::int from citada join pessoa usuario on usuario.id = citada.id where ${isAluno()}) as criancas,
      (select coalesce(sum((depois ->> 'total')::numeric), 0)::int from ato
        where acao = 'exportar' and jsonb_typeof(depois) = 'object' and jsonb_typeof(depois -> 'total') = 'number') as exportadas,
      (select jsonb_agg(nome order by nome) from campo) as campos,
      (select jsonb_agg(to_jsonb(x)) from (select entidade, acao, count(*)::int as vezes from ato
        group by 1, 2 order by 3 desc, 1, 2 limit ${MOST}) x) as atos,
      (select jsonb_agg(to_jsonb(x)) from (select u.id, coalesce(u.nome, '') as nome, count(*)::int as vezes
        from ato left join pessoa u on u.id = coalesce(ato.suporte_id, ato.quem_id)
        group by u.id, u.nome order by 3 desc, u.id limit ${MOST}) x) as quem`.execute(tx)
  const { campos, atos, quem, ...counts } = sure(rows[0])
  return { ...counts, campos: campos ?? [], atos: atos ?? [], quem: quem ?? [] }
}

export const listIncidentes = (tx: Tx) =>
  tx.selectFrom('incidente').selectAll().orderBy('id', 'desc').limit(MOST).execute()

export const findIncidente = (tx: Tx, id: number) =>
  tx.selectFrom('incidente').selectAll().where('id', '=', id).executeTakeFirst()

export type IncidenteRow = NonNullable<Awaited<ReturnType<typeof findIncidente>>>

export const insertIncidente = (tx: Tx, row: Omit<Insertable<DB['incidente']>, 'id' | 'tenant_id'>) =>
  tx.insertInto('incidente').values(row).returningAll().executeTakeFirstOrThrow()

export const updateIncidente = (tx: Tx, id: number, change: Updateable<DB['incidente']>) =>
  tx
    .updateTable('incidente')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
