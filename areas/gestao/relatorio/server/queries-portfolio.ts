/** The SQL of portfolios: how much there is of each pupil, and all of it of one. */

import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { presentes } from '../../../conversa/aovivo/server/public.ts'
import { respondidas } from '../../../conversa/enquete/server/public.ts'
import { abertos, faladas, notasPublicadas } from '../../../conversa/forum/server/public-conversa.ts'
import { versaoDe } from '../../../ensino/aula/server/public-versao.ts'
import { enviadas } from '../../../ensino/entrega/server/public.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { MOST_PUPILS } from './queries-forum.ts'

export interface Asked {
  turma: number
  /** These pupils only; all of the class when absent. */
  alunos?: readonly number[] | undefined
  reader: number
  now: Date
}

/** What the class has switched on of that with marks and files. */
export interface Ligados {
  aulas: boolean
  forum: boolean
}

export interface SumRow {
  id: number
  nome: string
  entregas: number
  forum: number
  arquivos: number
  nota: string | null
  enquetes: number
  presencas: number
}

/** Pupils enrolled now with their sums, by name. */
export async function listSums(
  tx: Tx,
  { turma, alunos, reader, now }: Asked,
  { aulas: comAulas, forum: comForum }: Ligados,
): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    with aberto as materialized (select * from (${abertos(turma)}) x where ${comForum}),
    dito as materialized (
      select m.usuario_id, m.topico_id, cardinality(m.anexos) as arquivos
      from aberto join ${faladas()} on m.topico_id = aberto.id
    ), dada as materialized (
      select n.aluno_id, n.topico_id, n.nota from aberto join ${notasPublicadas()} on n.topico_id = aberto.id
    ), feita as materialized (
      select e.usuario_id, e.nota, cardinality(e.arquivos) as arquivos from (${enviadas(turma)}) e where ${comAulas}
    ), entregue as materialized (select usuario_id, count(*)::int as n from feita group by 1),
    no_forum as materialized (
      select usuario_id, count(distinct topico_id)::int as n from (
        select usuario_id, topico_id from dito union all select aluno_id, topico_id from dada) tudo group by 1
    ), arquivo as materialized (
      select usuario_id, sum(arquivos)::int as n from (
        select usuario_id, arquivos from dito union all select usuario_id, arquivos from feita) tudo group by 1
    ), media as materialized (
      select aluno_id, avg(nota) as nota from (
        select aluno_id, nota from dada union all select usuario_id, nota from feita) tudo group by 1
    ),
    enquete as materialized (select usuario_id, count(*)::int as n from (${respondidas(turma, reader)}) r group by 1),
    presenca as materialized (
      select usuario_id, count(*)::int as n from (${presentes(turma, now)}) p group by 1
    )
    select u.id, u.nome, coalesce(entregue.n, 0) as entregas, coalesce(no_forum.n, 0) as forum,
      coalesce(arquivo.n, 0) as arquivos,
      round(media.nota, 2) as nota, coalesce(enquete.n, 0) as enquetes, coalesce(presenca.n, 0) as presencas
    from ${naTurma('a')} join pessoa u on u.id = a.aluno_id
    left join entregue on entregue.usuario_id = u.id
    left join no_forum on no_forum.usuario_id = u.id
    left join arquivo on arquivo.usuario_id = u.id
    left join media on media.aluno_id = u.id
    left join enquete on enquete.usuario_id = u.id
    left join presenca on presenca.usuario_id = u.id
    where a.turma_id = ${turma}
      and ${alunos === undefined ? sql`true` : sql`u.id = any(${bigints(alunos)})`}
    order by sem_acento(u.nome), u.id limit ${MOST_PUPILS}`.execute(tx)
  return rows
}

/** A pupil of the class, enrolled now. */
export async function findPupil(tx: Tx, turma: number, aluno: number) {
  return tx
    .selectFrom('matricula')
    .innerJoin('pessoa as usuario', 'usuario.id', 'matricula.aluno_id')
    .select(['usuario.id', 'usuario.nome'])
    .where('matricula.turma_id', '=', turma)
    .where('matricula.aluno_id', '=', aluno)
    .where('matricula.status', '=', 'adicionado')
    .executeTakeFirst()
}

interface FeitoRow {
  aluno_id: number
  aluno_nome: string
  titulo: string
  arquivos: { id: number; nome: string; bytes: number }[]
  nota: string | null
  devolutiva: string
  quando: Date
}

export interface EntregaRow extends FeitoRow {
  id: number
  aula: number
  tela: string
  estado: 'enviada' | 'devolvida' | 'corrigida'
}

/** Deliveries of lessons that were sent, of pupils enrolled now, by name and then the latest first. */
export async function listEntregas(
  tx: Tx,
  { turma, alunos }: Pick<Asked, 'turma' | 'alunos'>,
  limit: number,
): Promise<EntregaRow[]> {
  const { rows } = await sql<EntregaRow>`
    select e.id, e.aula_id as aula, v.titulo, t.titulo as tela, e.estado, e.nota, e.comentario as devolutiva,
      e.enviada_em as quando, u.id as aluno_id, u.nome as aluno_nome,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'nome', f.nome, 'bytes', f.bytes) order by f.id)
        from anexo f where f.id = any(e.arquivos)), '[]') as arquivos
    from (${enviadas(turma)}) e
    join ${naTurma('a')} on a.turma_id = e.turma_id and a.aluno_id = e.usuario_id
    join pessoa u on u.id = e.usuario_id
    join lateral ${versaoDe('e')} v on true
    join tela_publicada t on t.aula_id = e.aula_id and t.versao = e.versao and t.tela_id = e.tela_id
    where ${alunos === undefined ? sql`true` : sql`e.usuario_id = any(${bigints(alunos)})`}
    order by sem_acento(u.nome), u.id, e.enviada_em desc, e.id limit ${limit}`.execute(tx)
  return rows
}

export interface NoForumRow extends FeitoRow {
  topico: number
  mensagens: number
}

/** What pupils did in the forum: a row for each pupil and topic, by name and then the latest first. */
export async function listNoForum(
  tx: Tx,
  { turma, alunos }: Pick<Asked, 'turma' | 'alunos'>,
  limit: number,
): Promise<NoForumRow[]> {
  const these = (column: string) =>
    alunos === undefined ? sql`true` : sql`${sql.ref(column)} = any(${bigints(alunos)})`
  const { rows } = await sql<NoForumRow>`
    with aberto as materialized (${abertos(turma)}),
    tudo as (
      select m.usuario_id, m.topico_id, m.created_at as escrita_em, m.anexos, 1 as mensagem, null::numeric as nota,
        null::text as devolutiva, null::timestamptz as publicada_em
      from aberto join ${faladas()} on m.topico_id = aberto.id where ${these('m.usuario_id')}
      union all
      select n.aluno_id, n.topico_id, null, null, null, n.nota, n.mensagem, n.publicada_em
      from aberto join ${notasPublicadas()} on n.topico_id = aberto.id where ${these('n.aluno_id')}
    ), entrega as materialized (
      select usuario_id, topico_id, count(mensagem)::int as mensagens, max(nota) as nota,
        coalesce(max(devolutiva), '') as devolutiva, coalesce(max(escrita_em), max(publicada_em)) as quando
      from tudo group by usuario_id, topico_id
    ), juntado as materialized (
      select t.usuario_id, t.topico_id, array_agg(x) as ids from tudo t, unnest(t.anexos) x group by 1, 2
    )
    select u.id as aluno_id, u.nome as aluno_nome, aberto.id as topico, aberto.titulo, entrega.mensagens,
      entrega.nota, entrega.devolutiva, entrega.quando,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'nome', f.nome, 'bytes', f.bytes) order by f.id)
        from anexo f where f.id = any(juntado.ids)), '[]') as arquivos
    from entrega left join juntado using (usuario_id, topico_id)
    join ${naTurma('a')} on a.turma_id = ${turma} and a.aluno_id = entrega.usuario_id
    join pessoa u on u.id = a.aluno_id
    join aberto on aberto.id = entrega.topico_id
    order by sem_acento(u.nome), u.id, entrega.quando desc, aberto.id limit ${limit}`.execute(tx)
  return rows
}

export interface EnqueteRow {
  id: number
  titulo: string
  anonima: boolean
}

export async function listEnquetes(tx: Tx, turma: number, aluno: number, reader: number) {
  const { rows } = await sql<EnqueteRow>`
    select id, titulo, anonima from (${respondidas(turma, reader)}) r where usuario_id = ${aluno}
    order by id desc limit 500`.execute(tx)
  return rows
}

export interface PresencaRow {
  encontro: number
  titulo: string
  inicio: Date
  segundos: number
  duracao: number
}

export async function listPresencas(tx: Tx, turma: number, aluno: number, now: Date) {
  const { rows } = await sql<PresencaRow>`
    select p.id as encontro, p.titulo, p.inicio,
      (select coalesce(sum(extract(epoch from upper(r) - lower(r))), 0) from unnest(p.dentro) r)::float8 as segundos,
      extract(epoch from p.fechou - p.abriu)::float8 as duracao
    from (${presentes(turma, now)}) p where p.usuario_id = ${aluno}
    order by p.inicio desc, p.id limit 500`.execute(tx)
  return rows
}
