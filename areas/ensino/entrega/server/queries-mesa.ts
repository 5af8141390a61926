/** All SQL of the desk: what waits, corrections while they are made, their going to pupils. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { versaoDe } from '../../aula/server/public-versao.ts'
import { MAX_FILA } from '../contract-mesa.ts'
import type { Correcao } from '../shapes.ts'
import { columns, type Row, source } from './queries.ts'

export interface CorrecaoRow {
  revisao: number
  autor_id: number
  autor: string
  nota: string | null
  rubrica: Correcao['rubrica']
  comentario: string
  marcas: Correcao['marcas']
  pronta: boolean
  refazer: boolean
}

/** The correction of the sending that stands, written by nobody or by somebody. */
export const correcaoDe = (entrega: RawBuilder<unknown>) =>
  sql`entrega_correcao c on c.entrega_id = ${entrega}.id and c.vez = ${entrega}.vez`

export interface EsperaRow extends Row {
  enviada_em: Date
  arquivos: number
  correcao: (Pick<CorrecaoRow, 'pronta' | 'refazer' | 'autor_id' | 'autor'> & { nota: number | null }) | null
}

/** What waits of who is still in the class, in all or in one lesson, the oldest first; how many there are in all. */
export async function listFila(
  tx: Tx,
  { turma, aula }: { turma: number; aula: number | undefined },
): Promise<{ rows: EsperaRow[]; total: number }> {
  const { rows } = await sql<EsperaRow & { total: number }>`
    select ${columns}, count(*) over ()::int as total,
      (select count(*)::int from entrega_arquivo ea where ea.entrega_id = e.id) as arquivos,
      case when c.entrega_id is not null then jsonb_build_object('nota', c.nota, 'pronta', c.pronta,
        'refazer', c.refazer, 'autor_id', c.autor_id, 'autor', p.nome) end as correcao
    from ${source}
    join ${naTurma()} on m.turma_id = e.turma_id and m.aluno_id = e.usuario_id
    left join ${correcaoDe(sql`e`)} left join pessoa p on p.id = c.autor_id
    where e.turma_id = ${turma} and e.estado = 'enviada' and u.status = 'ativo'
      ${aula === undefined ? sql`` : sql`and e.aula_id = ${aula}`}
    order by e.enviada_em, e.id limit ${MAX_FILA}`.execute(tx)
  return { rows, total: rows[0]?.total ?? 0 }
}

const escrita = sql`c.revisao, c.autor_id, p.nome as autor, c.nota, c.rubrica, c.comentario, c.marcas, c.pronta, c.refazer`

/** Of the sending that stands; undefined where nobody has begun. */
export async function findCorrecao(tx: Tx, id: number): Promise<CorrecaoRow | undefined> {
  const { rows } = await sql<CorrecaoRow>`
    select ${escrita} from entrega e join ${correcaoDe(sql`e`)} join pessoa p on p.id = c.autor_id
    where e.id = ${id} and e.estado = 'enviada'`.execute(tx)
  return rows[0]
}

export interface Escrito extends Omit<Correcao, 'revisao' | 'autor'> {
  entrega_id: number
  vez: number
  usuario_id: number
  autor_id: number
  mudada_em: Date
}

/** Writes a correction; the delivery is held. One of a sending before it stays. */
export const saveCorrecao = (tx: Tx, { rubrica, marcas, ...rest }: Escrito, revisao: number) => {
  const written = { ...rest, rubrica: JSON.stringify(rubrica), marcas: JSON.stringify(marcas), revisao }
  return tx
    .insertInto('entrega_correcao')
    .values(written)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'entrega_id', 'vez']).doUpdateSet(written))
    .execute()
}

/**
 * Ends the correction that was under way of the sending that stands, and gives what it marked in the work. Words of it that
 * are not those that go (`comentario`) stay readable to who corrects.
 */
export async function takeMarcas(
  tx: Tx,
  { id, vez }: { id: number; vez: number },
  comentario: string,
): Promise<{ marcas?: Correcao['marcas'] }> {
  const { rows } = await sql<{ marcas: Correcao['marcas'] }>`
    with meu as (
      select * from entrega_correcao where entrega_id = ${id} and vez = ${vez}
    ), fica as (
      update entrega_correcao c set marcas = '[]', pronta = false, revisao = c.revisao + 1 from meu
      where c.entrega_id = ${id} and c.vez = ${vez} and btrim(meu.comentario, E' \\t\\r\\n') not in ('', ${comentario})
    ), vai as (
      delete from entrega_correcao c using meu
      where c.entrega_id = ${id} and c.vez = ${vez} and btrim(meu.comentario, E' \\t\\r\\n') in ('', ${comentario})
    )
    select marcas from meu`.execute(tx)
  return rows[0] ?? {}
}

/** Words that somebody began about the sending that stands before it was given back or graded otherwise; empty: none. */
export async function beganOf(tx: Tx, { id, vez }: { id: number; vez: number }): Promise<string> {
  const row = await tx
    .selectFrom('entrega_correcao')
    .select('comentario')
    .where('entrega_id', '=', id)
    .where('vez', '=', vez)
    .executeTakeFirst()
  return row?.comentario ?? ''
}

/** Corrections that never went: of earlier sendings, and of the one that stands where it was decided otherwise. */
export async function listAntigas(tx: Tx, id: number): Promise<(CorrecaoRow & { vez: number })[]> {
  const { rows } = await sql<CorrecaoRow & { vez: number }>`
    select ${escrita}, c.vez from entrega e join entrega_correcao c on c.entrega_id = e.id
    join pessoa p on p.id = c.autor_id
    where e.id = ${id} and (c.vez <> e.vez or e.estado <> 'enviada') order by c.vez desc limit 20`.execute(tx)
  return rows
}

export interface Dada {
  id: number
  tentativa_id: number
  tela_id: number
  usuario_id: number
  aula_id: number
  aula: string
  nota: string | null
}

/** The works of the class, of these, whose correction may go; they are held until the transaction ends. */
export async function holdProntas(
  tx: Tx,
  { turma, ids, quem }: { turma: number; ids: readonly number[]; quem: number },
): Promise<{ id: number; tentativa_id: number }[]> {
  const { rows } = await sql<{ id: number; tentativa_id: number }>`
    select e.id, e.tentativa_id from entrega e join ${correcaoDe(sql`e`)} and c.pronta
    join ${naTurma()} on m.turma_id = e.turma_id and m.aluno_id = e.usuario_id
    where e.id = any(${bigints(ids)}) and e.turma_id = ${turma} and e.estado = 'enviada' and e.usuario_id <> ${quem}
    order by e.tentativa_id, e.id for update of e`.execute(tx)
  return rows
}

/** Gives their corrections to these works, which are held, and tells what each has by it: no mark where it comes back. */
export async function mandar(tx: Tx, ids: readonly number[], now: Date): Promise<Dada[]> {
  const { rows } = await sql<Dada>`
    with ida as (
      delete from entrega_correcao c using entrega e
      where e.id = any(${bigints(ids)}) and c.entrega_id = e.id and c.vez = e.vez returning c.*
    ), dada as (
      update entrega e set estado = case when ida.refazer then 'devolvida' else 'corrigida' end,
        nota = case when not ida.refazer then ida.nota end,
        rubrica = case when ida.refazer then '[]' else ida.rubrica end,
        comentario = ida.comentario, marcas = ida.marcas,
        corrigida_por = case when not ida.refazer then ida.autor_id end,
        corrigida_em = case when not ida.refazer then ${now}::timestamptz end,
        revisao = e.revisao + 1
      from ida where e.id = ida.entrega_id
      returning e.*, ida.autor_id
    ), passo as (
      insert into entrega_passo (entrega_id, usuario_id, tipo, texto, marcas, nota, quando)
      select id, autor_id, estado, comentario, marcas, nota, ${now}::timestamptz from dada
    )
    select dada.id, dada.tentativa_id, dada.tela_id, dada.usuario_id, dada.aula_id, dada.nota, v.titulo as aula
    from dada join lateral ${versaoDe('dada')} v on true
    order by dada.tentativa_id, dada.id`.execute(tx)
  return rows
}
