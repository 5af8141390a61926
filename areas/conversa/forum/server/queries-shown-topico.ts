/** Everything shown of topics that were already chosen. What many of them share, people above all, is read once. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { fixed } from '../../../../core/server/fixed.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { ALVO, topicos } from './queries.ts'
import {
  type AnexoRow,
  favoriteOf,
  ligadoSql,
  type PessoaRow,
  pessoaSql,
  professoresSql,
} from './queries-visible.ts'

/** Topics with their opening and the reader's own marks. */
const rowsOf = fixed((tx, ids: readonly number[], usuario: number) =>
  topicos(tx)
    .innerJoin('mensagem as o', (join) => join.onRef('o.topico_id', '=', 't.id').on('o.abertura', '=', true))
    .leftJoin('topico_visto as v', (join) =>
      join.onRef('v.topico_id', '=', 't.id').on('v.usuario_id', '=', usuario),
    )
    .leftJoin('topico_nota as n', (join) =>
      join.onRef('n.topico_id', '=', 't.id').on('n.aluno_id', '=', usuario),
    )
    .select(ALVO)
    .select([
      't.total_interacoes',
      't.total_curtidas',
      't.ultima_interacao',
      't.created_at',
      't.updated_at',
      'o.id as mensagem_id',
      'o.conteudo',
      'o.retida',
      'o.devolucao',
      'o.editada_em',
      'o.total_votos',
      'o.total_curtidas as curtidas_abertura',
      'v.mensagem_id as visto_ate',
      'v.ciente_em',
      'n.nota_publicada',
    ])
    .select([
      ligadoSql.as('ligado'),
      sql<boolean>`v.usuario_id is not null`.as('visto'),
      favoriteOf(usuario).as('favorita'),
      sql<boolean>`exists (select from curtida where mensagem_id = o.id and usuario_id = ${usuario})`.as(
        'curtido',
      ),
      sql<number>`coalesce((select valor from voto where mensagem_id = o.id and usuario_id = ${usuario}), 0)`.as(
        'voto',
      ),
      sql<number>`(select count(*) from (select from mensagem m where m.topico_id = t.id and m.visivel
        and m.id > coalesce(v.mensagem_id, 0) and m.usuario_id <> ${usuario} and not m.abertura limit 100) x)`.as(
        'novas',
      ),
    ])
    .where('t.id', '=', sql<number>`any(${bigints(ids)})`),
)

const MOST_SHOWN = 5

/** How many took part in each topic, and the five who wrote last, the latest first. */
const quemOf = fixed(
  (_, ids: readonly number[]) => sql<{ topico_id: number; participantes: number; ultimos: number[] }>`
    select topico_id, count(*) as participantes,
      (array_agg(usuario_id order by ultima_em desc, usuario_id))[1:${sql.lit(MOST_SHOWN)}] as ultimos
    from topico_participacao where topico_id = any(${bigints(ids)}) and interacoes > 0 group by topico_id`,
)

/** Those people and who opened each topic, as their class sees them: each once a class. */
const pessoasOf = fixed(
  (_, ids: readonly number[]) => sql<{ turma_id: number; usuario: PessoaRow }>`
    select a.turma_id, ${pessoaSql('u', sql`a.turma_id`)} as usuario
    from (
      select t.turma_id, t.usuario_id from topico t where t.id = any(${bigints(ids)})
      union
      select t.turma_id, p.usuario_id from topico t cross join lateral (
        select usuario_id from topico_participacao where topico_id = t.id and interacoes > 0
        order by ultima_em desc, usuario_id limit ${sql.lit(MOST_SHOWN)}) p
      where t.id = any(${bigints(ids)})) a
    join pessoa u on u.id = a.usuario_id`,
)

const professoresOf = fixed(
  (_, ids: readonly number[]) => sql<{ turma_id: number; professores: PessoaRow[] }>`
    select t.turma_id, ${professoresSql} as professores
    from (select distinct turma_id from topico where id = any(${bigints(ids)})) t`,
)

/** Files of the openings, in the order they were attached. */
const anexosOf = fixed(
  (_, ids: readonly number[]) => sql<AnexoRow & { topico_id: number }>`
    select o.topico_id, a.id, a.nome, a.extensao, a.bytes, a.tem_miniatura as miniatura
    from mensagem o join mensagem_arquivo ma on ma.mensagem_id = o.id join anexo a on a.id = ma.arquivo_id
    where o.topico_id = any(${bigints(ids)}) and o.abertura order by ma.ordem, a.id`,
)

/** Topics with everything that is shown of them, in the order of `ids`; those that are not there are left out. */
export async function loadTopicos(tx: Tx, ids: readonly number[], actor: Actor) {
  if (ids.length === 0) return []
  // One flush: the statements follow each other on the connection without waiting.
  const [rows, quem, pessoas, professores, anexos] = await Promise.all([
    rowsOf(tx, ids, actor.id),
    quemOf(tx, ids),
    pessoasOf(tx, ids),
    professoresOf(tx, ids),
    anexosOf(tx, ids),
  ])
  const who = new Map(pessoas.map(({ turma_id, usuario }) => [`${turma_id} ${usuario.id}`, usuario]))
  const teachers = new Map(professores.map((one) => [one.turma_id, one.professores]))
  const parts = new Map(quem.map((one) => [one.topico_id, one]))
  const whole = (row: (typeof rows)[number]) => {
    const usuario = who.get(`${row.turma_id} ${row.usuario_id}`)
    if (!usuario) throw new Error('A topic without its author.')
    const { participantes = 0, ultimos = [] } = parts.get(row.id) ?? {}
    return {
      usuario,
      participantes,
      interagiram: ultimos.flatMap((id) => who.get(`${row.turma_id} ${id}`) ?? []),
      professores: teachers.get(row.turma_id) ?? [],
      anexos: anexos
        .filter(({ topico_id }) => topico_id === row.id)
        .map(({ topico_id: _, ...anexo }): AnexoRow => anexo),
      ...row,
    }
  }
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? whole(row) : []
  })
}

export type TopicoRow = Awaited<ReturnType<typeof loadTopicos>>[number]
