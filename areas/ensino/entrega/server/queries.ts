/** All SQL of deliveries that reads them: lists, one, what was done to it. */

import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { pageSql } from '../../../../core/server/sql.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { daTurma, versaoDe } from '../../aula/server/public-versao.ts'
import type { ABERTAS } from '../../aula/shapes-tipos.ts'
import type { EstadoEntrega, PASSOS } from '../contract.ts'
import type { Escolha, Marca } from '../shapes.ts'

type Aberta = (typeof ABERTAS)[number]

export interface Row {
  id: number
  aluno_id: number
  aluno: string
  aula_id: number
  aula: string
  tela_id: number
  tela: string
  tipo: Aberta
  ordem: number
  turma_id: number | null
  tentativa_id: number
  estado: EstadoEntrega
  vez: number
  enviada_em: Date | null
  atrasada: boolean
  nota: string | null
}

export const columns = sql`e.id, e.usuario_id as aluno_id, u.nome as aluno, e.aula_id, v.titulo as aula, e.tela_id,
  t.titulo as tela, t.tipo, t.ordem, e.turma_id, e.tentativa_id, e.estado, e.vez, e.enviada_em, e.atrasada, e.nota`

export const source = sql`entrega e
  join pessoa u on u.id = e.usuario_id
  join lateral ${versaoDe('e')} v on true
  join tela_publicada t on t.aula_id = e.aula_id and t.versao = e.versao and t.tela_id = e.tela_id`

/** Whose deliveries are read: those of all that were sent, or whatever these people have. */
export type Quem = 'enviadas' | { proprias: number; dependentes: readonly number[] }

const readable = (quem: Quem): RawBuilder<boolean> =>
  quem === 'enviadas'
    ? sql<boolean>`e.estado <> 'pendente'`
    : sql<boolean>`(e.usuario_id = ${quem.proprias}
        or (e.usuario_id = any(${[...quem.dependentes]}::bigint[]) and e.estado <> 'pendente'))`

export interface Filter {
  turma: number
  quem: Quem
  aula?: number | undefined
  estado?: EstadoEntrega | undefined
  atrasadas?: boolean | undefined
  busca?: string | undefined
}

function matching({ turma, quem, aula, estado, atrasadas, busca }: Filter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`e.turma_id = ${turma}`, readable(quem)]
  if (aula !== undefined) parts.push(sql`e.aula_id = ${aula}`)
  if (estado !== undefined) parts.push(sql`e.estado = ${estado}`)
  if (atrasadas) parts.push(sql`e.atrasada`)
  const words = busca?.trim()
  if (words) parts.push(sql`position(sem_acento(${words}) in sem_acento(u.nome)) > 0`)
  return sql.join(parts, sql` and `)
}

/** What waits comes first, oldest sending first; then by name. */
export async function list(
  tx: Tx,
  filter: Filter,
  { pagina, linhas }: { pagina: number; linhas: number },
): Promise<{ rows: Row[]; total: number }> {
  const { rows } = await sql<Row & { total: number }>`
    select ${columns}, count(*) over () as total from ${source} where ${matching(filter)}
    order by (e.estado = 'enviada') desc, case when e.estado = 'enviada' then e.enviada_em end, u.nome, e.id
    ${pageSql({ pagina, linhas })}`.execute(tx)
  return { rows, total: rows[0]?.total ?? 0 }
}

export interface AulaRow {
  id: number
  titulo: string
  alunos: number
  telas: number
  entregaram: number
  proprias: number
  enviadas: number
  atrasadas: number
  devolvidas: number
  corrigidas: number
  fim: Date | null
}

/** Lessons given to the class whose last version asks for deliveries, and those that have some: at most 200. */
export async function listAulas(tx: Tx, turma: number, quem: Quem): Promise<AulaRow[]> {
  const { rows } = await sql<AulaRow>`
    with pedem as (
      select a.id, a.titulo, ta.fim, count(*)::int as telas
      from ${daTurma()}
      join aula_atual a on a.id = ta.aula_id and a.removida_em is null
      join tela_publicada t on t.aula_id = a.id and t.versao = a.versao
        and t.tipo in ('dissertativa', 'gravacao', 'envio_arquivo', 'desenho')
      where ta.turma_id = ${turma}
        and (${quem === 'enviadas'} or coalesce(ta.inicio <= now(), true))
      group by a.id, a.titulo, ta.fim
    ), contadas as (
      select e.aula_id,
        count(distinct e.usuario_id) filter (where e.vez > 0)::int as entregaram,
        count(distinct e.tela_id) filter (where e.vez > 0)::int as proprias,
        count(*) filter (where e.estado = 'enviada')::int as enviadas,
        count(*) filter (where e.atrasada)::int as atrasadas,
        count(*) filter (where e.estado = 'devolvida')::int as devolvidas,
        count(*) filter (where e.estado = 'corrigida')::int as corrigidas
      from entrega e where e.turma_id = ${turma} and ${readable(quem)} group by e.aula_id
    )
    select pedem.id, pedem.titulo, pedem.fim, pedem.telas,
      (select count(*)::int from ${naTurma()} where m.turma_id = ${turma}) as alunos,
      coalesce(c.entregaram, 0) as entregaram, coalesce(c.proprias, 0) as proprias,
      coalesce(c.enviadas, 0) as enviadas, coalesce(c.atrasadas, 0) as atrasadas,
      coalesce(c.devolvidas, 0) as devolvidas, coalesce(c.corrigidas, 0) as corrigidas
    from pedem left join contadas c on c.aula_id = pedem.id
    order by coalesce(c.enviadas, 0) > 0 desc, pedem.fim nulls last, pedem.titulo, pedem.id
    limit 200`.execute(tx)
  return rows
}

export interface EntregaRow extends Row {
  conteudo: Record<string, unknown>
  /** The version whose rubric it is corrected by. */
  regua: number
  texto: string
  rubrica: Escolha[]
  comentario: string
  marcas: Marca[]
  corrigida_por: string | null
  corrigida_em: Date | null
  revisao: number
  arquivos: { id: number; nome: string; bytes: number; tipo: string }[]
}

/** One delivery; `lock` holds it, and its attempt, until the transaction ends. */
export async function find(tx: Tx, id: number, lock = false): Promise<EntregaRow | undefined> {
  if (lock) await tx.selectFrom('entrega').select('id').where('id', '=', id).forUpdate().execute()
  const { rows } = await sql<EntregaRow>`
    select ${columns}, coalesce(e.rubrica_versao, e.versao) as regua,
      case when g.conteudo ? 'rubrica' then jsonb_set(t.conteudo, '{rubrica}', g.conteudo -> 'rubrica')
        else t.conteudo end as conteudo, e.texto, e.rubrica, e.comentario, e.marcas, c.nome as corrigida_por, e.corrigida_em,
      e.revisao, coalesce((
        select jsonb_agg(jsonb_build_object('id', a.id, 'nome', a.nome, 'bytes', a.bytes, 'tipo', a.tipo) order by a.id)
        from entrega_arquivo ea join anexo a on a.id = ea.arquivo_id where ea.entrega_id = e.id), '[]') as arquivos
    from ${source} left join pessoa c on c.id = e.corrigida_por
    left join tela_publicada g on g.aula_id = e.aula_id and g.versao = e.rubrica_versao and g.tela_id = e.tela_id
    where e.id = ${id}`.execute(tx)
  return rows[0]
}

export const listPassos = (tx: Tx, id: number) =>
  tx
    .selectFrom('entrega_passo')
    .innerJoin('pessoa as usuario', 'usuario.id', 'entrega_passo.usuario_id')
    .select([
      sql<(typeof PASSOS)[number]>`entrega_passo.tipo`.as('tipo'),
      'entrega_passo.texto',
      'entrega_passo.arquivos',
      sql<Marca[]>`entrega_passo.marcas`.as('marcas'),
      'entrega_passo.nota',
      'entrega_passo.quando',
      'usuario.nome as autor',
    ])
    .where('entrega_passo.entrega_id', '=', id)
    .orderBy('entrega_passo.id')
    .limit(200)
    .execute()

/** The neighbours among what waits in the class, oldest first; from any delivery that was sent. */
export async function neighbours(
  tx: Tx,
  id: number,
): Promise<{ anterior: number | null; proxima: number | null }> {
  const waits = sql`from entrega e where e.turma_id = x.turma_id and e.estado = 'enviada'`
  const { rows } = await sql<{ anterior: number | null; proxima: number | null }>`
    select
      (select e.id ${waits} and (e.enviada_em, e.id) < (x.enviada_em, x.id)
        order by e.enviada_em desc, e.id desc limit 1) as anterior,
      (select e.id ${waits} and (e.enviada_em, e.id) > (x.enviada_em, x.id)
        order by e.enviada_em, e.id limit 1) as proxima
    from entrega x where x.id = ${id}`.execute(tx)
  return rows[0] ?? { anterior: null, proxima: null }
}
