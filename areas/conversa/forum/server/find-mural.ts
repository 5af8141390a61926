/** What happens in classes, as their pages and the home of a person show it: notices, topics, dates ahead, what waits. */

import { sql } from 'kysely'
import { currentFuso } from '../../../../core/contract/fuso.ts'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import type { Pendencias } from '../../../escola/turma/contract.ts'
import type {
  AvisoRow,
  Conversa,
  DiaRow,
  ProximoRow,
  Quem,
  TopicoRow,
} from '../../../escola/turma/server/public-conversa.ts'
import { comRecurso, naTurma } from '../../../escola/turma/server/public-lugar.ts'

const turmaJson = sql`jsonb_build_object('id', turma.id, 'nome', turma.nome)`
const autorJson = sql`jsonb_build_object('id', usuario.id, 'nome', usuario.nome)`
const forumOn = sql<boolean>`coalesce((turma.recursos ->> 'forum')::boolean, false)`

/** Published, and past its hour: what pupils see. Over `topico`. */
export const isShown = (now: Date) => sql<boolean>`(topico.status = '1' and topico.removido_em is null
  and case when topico.inicio is null then not topico.agendar else topico.inicio <= ${now}::timestamptz end)`

/** A notice may be for pupils only, or guardians only: who is one of them here, and none of those, does not see it. */
export const isForReader = (usuarioId: number) => sql<boolean>`(topico.papeis is null or exists (
  select from matricula where matricula.turma_id = topico.turma_id and matricula.aluno_id = ${usuarioId}
    and 'aluno' = any(topico.papeis))
  or exists (select from vinculo join matricula on matricula.aluno_id = vinculo.aluno_id
    where matricula.turma_id = topico.turma_id and vinculo.usuario_id = ${usuarioId} and vinculo.papel = 'responsavel'
      and 'responsavel' = any(topico.papeis))
  or not exists (select from matricula left join vinculo on vinculo.aluno_id = matricula.aluno_id
      and vinculo.papel = 'responsavel' and vinculo.usuario_id = ${usuarioId}
    where matricula.turma_id = topico.turma_id
      and (matricula.aluno_id = ${usuarioId} or vinculo.usuario_id is not null)))`

/** Over `topico` left-joined with `topico_visto visto` of the person. */
const hasUnseen = (usuarioId: number) => sql<boolean>`exists (
  select from mensagem where mensagem.topico_id = topico.id and mensagem.visivel
    and mensagem.id > coalesce(visto.mensagem_id, 0) and mensagem.usuario_id <> ${usuarioId})`

/** Topics of one kind, open to the class, with a message of another that the person has not seen. */
const novosSql = (
  { usuarioId, now }: Quem,
  tipo: 'forum' | 'aviso',
  turmas: readonly number[],
) => sql<number>`(
  select count(*) from topico
  left join topico_visto visto on visto.topico_id = topico.id and visto.usuario_id = ${usuarioId}
  where turma.id = any(${bigints(turmas)}) and topico.turma_id = turma.id and topico.tipo = ${tipo}
    and ${isShown(now)} and ${isForReader(usuarioId)} and (topico.tipo = 'forum' or topico.fim is null or topico.fim > ${now}::timestamptz)
    and ${hasUnseen(usuarioId)})`

/** Over `topico`: how many guardians of its class there are, and how many acknowledged it. */
const responsaveisSql = sql`(
  select jsonb_build_object('cientes', count(lido.ciente_em), 'total', count(*)) from (
    select distinct vinculo.usuario_id from ${naTurma('matricula')}
    join ${vigentes('vinculo')} on vinculo.aluno_id = matricula.aluno_id and vinculo.papel = 'responsavel'
    where topico.pede_ciente and matricula.turma_id = topico.turma_id) guarda
  left join topico_visto lido on lido.topico_id = topico.id and lido.usuario_id = guarda.usuario_id)`

/**
 * Notices that stand now: pinned and urgent first, then the newest. One of a network stands in each of its classes, and
 * is told once: where the person has not seen it yet.
 */
async function listAvisos(
  tx: Tx,
  { usuarioId, now }: Quem,
  turmas: readonly number[],
  limit: number,
): Promise<AvisoRow[]> {
  const { rows } = await sql<AvisoRow>`
    with vigente as (
      select topico.id, topico.fixado, topico.urgente, coalesce(topico.inicio, topico.created_at) as quando,
        row_number() over (
          partition by coalesce(topico.aviso_rede_id, -topico.id) order by visto.usuario_id nulls first, topico.id) as vez
      from topico
      join ${comRecurso('avisos', 'turma')} on turma.id = topico.turma_id
      left join topico_visto visto on visto.topico_id = topico.id and visto.usuario_id = ${usuarioId}
      where topico.turma_id = any(${bigints(turmas)}) and topico.tipo = 'aviso'
        and ${isShown(now)} and ${isForReader(usuarioId)}
        and (topico.fim is null or topico.fim > ${now}::timestamptz)
    ), primeiro as (
      select id, quando from vigente where vez = 1 order by fixado desc, urgente desc, quando desc, id desc limit ${limit}
    )
    select topico.id, ${turmaJson} as turma, topico.titulo, left(abertura.conteudo, 4000) as conteudo,
      ${autorJson} as autor, topico.fixado, topico.urgente, topico.pede_ciente,
      topico.aviso_rede_id is not null as da_rede, topico.papeis,
      visto.ciente_em is not null as ciente, visto.usuario_id is not null as visto,
      (select count(*) from topico_visto lido
        join ${naTurma('matricula')} on matricula.aluno_id = lido.usuario_id and matricula.turma_id = topico.turma_id
        where lido.topico_id = topico.id and lido.ciente_em is not null) as cientes,
      (select count(*) from ${naTurma('matricula')} where turma_id = topico.turma_id) as total_alunos,
      ${responsaveisSql} as responsaveis, primeiro.quando, abertura.editada_em is not null as editado
    from primeiro
    join topico on topico.id = primeiro.id
    join turma on turma.id = topico.turma_id
    join pessoa usuario on usuario.id = topico.usuario_id
    join mensagem abertura on abertura.topico_id = topico.id and abertura.abertura
    left join topico_visto visto on visto.topico_id = topico.id and visto.usuario_id = ${usuarioId}
    order by topico.fixado desc, topico.urgente desc, primeiro.quando desc, topico.id desc`.execute(tx)
  return rows
}

/** Topics that pupils see, the one with the latest answer first. */
async function listTopicos(
  tx: Tx,
  { usuarioId, now }: Quem,
  turmas: readonly number[],
  limit: number,
): Promise<TopicoRow[]> {
  const { rows } = await sql<TopicoRow>`
    with recente as (
      select topico.id from topico join ${comRecurso('forum', 'turma')} on turma.id = topico.turma_id
      where topico.turma_id = any(${bigints(turmas)}) and topico.tipo = 'forum' and ${isShown(now)}
      order by topico.ultima_interacao desc, topico.id desc
      limit ${limit}
    )
    select topico.id, ${turmaJson} as turma, topico.titulo, topico.avaliativo,
      coalesce(topico.fim <= ${now}::timestamptz, false) as encerrado, topico.total_interacoes as respostas,
      (select count(*) from mensagem where mensagem.topico_id = topico.id and mensagem.visivel and not mensagem.abertura
        and mensagem.created_at >= date_trunc('day', ultima.created_at, ${currentFuso()})) as respostas_no_dia,
      ${autorJson} as ultimo_autor, ultima.created_at as quando, ${hasUnseen(usuarioId)} as novo
    from recente
    join topico on topico.id = recente.id
    join turma on turma.id = topico.turma_id
    join lateral (
      select mensagem.usuario_id, mensagem.created_at from mensagem
      where mensagem.topico_id = topico.id and mensagem.visivel
      order by mensagem.id desc limit 1) ultima on true
    join pessoa usuario on usuario.id = ultima.usuario_id
    left join topico_visto visto on visto.topico_id = topico.id and visto.usuario_id = ${usuarioId}
    order by ultima.created_at desc, topico.id desc`.execute(tx)
  return rows
}

const AHEAD_DAYS = 14

/** What opens (only in `staffed` classes) or closes within 14 days, the nearest first. */
async function listProximos(
  tx: Tx,
  now: Date,
  { turmas, staffed }: { turmas: readonly number[]; staffed: readonly number[] },
  limit: number,
): Promise<ProximoRow[]> {
  const until = new Date(now.getTime() + AHEAD_DAYS * 86_400_000)
  const { rows } = await sql<ProximoRow>`
    select topico.id as topico, ${turmaJson} as turma, topico.titulo, topico.tipo, data.evento, topico.avaliativo,
      data.quando
    from topico
    join turma on turma.id = topico.turma_id
    join lateral (
      select 'abre' as evento, topico.inicio as quando where topico.turma_id = any(${bigints(staffed)})
      union all
      select 'fecha', topico.fim where topico.tipo = 'forum' and topico.turma_id = any(${bigints(turmas)})
        and ${forumOn} and ${isShown(now)}
    ) data on data.quando > ${now}::timestamptz and data.quando <= ${until}::timestamptz
    where topico.turma_id = any(${bigints([...new Set([...turmas, ...staffed])])})
      and topico.status = '1' and topico.removido_em is null
    order by data.quando, topico.id
    limit ${limit}`.execute(tx)
  return rows
}

/** What waits for who leads these classes. */
async function countPendencias(tx: Tx, turmas: readonly number[]): Promise<Pendencias> {
  const here = bigints(turmas)
  const { rows } = await sql<Pendencias>`
    with sem_nota as (
      select topico.id as topico_id, topico.turma_id, topico.fim, matricula.aluno_id from topico
      join topico_participacao on topico_participacao.topico_id = topico.id and topico_participacao.interacoes > 0
      join ${naTurma('matricula')} on matricula.turma_id = topico.turma_id and matricula.aluno_id = topico_participacao.usuario_id
      left join topico_nota on topico_nota.topico_id = topico.id and topico_nota.aluno_id = matricula.aluno_id
      where topico.turma_id = any(${here}) and topico.avaliativo and topico.removido_em is null
        and topico_nota.publicada_em is null)
    select
      (select count(*) from mensagem join topico on topico.id = mensagem.topico_id
        where mensagem.retida and mensagem.removida_em is null and topico.turma_id = any(${here})
          and topico.removido_em is null) as mensagens_retidas,
      (select count(distinct topico_id) from sem_nota) as topicos_para_avaliar,
      (select count(*) from sem_nota) as alunos_para_avaliar,
      (select jsonb_build_object('id', topico_id, 'turma', jsonb_build_object('id', turma_id))
        from sem_nota order by fim nulls last, topico_id limit 1) as proximo_para_avaliar,
      (select count(*) from matricula where turma_id = any(${here}) and status = 'pendente') as pedidos_de_entrada`.execute(
    tx,
  )
  return sure(rows[0])
}

/** Visible messages on each of the last 14 days, oldest first. */
async function listRitmo(tx: Tx, turmaId: number, now: Date): Promise<DiaRow[]> {
  const { rows } = await sql<DiaRow>`
    with hoje as (select (${now}::timestamptz at time zone ${currentFuso()})::date as dia),
    contadas as (
      select (mensagem.created_at at time zone ${currentFuso()})::date as dia, count(*) as mensagens
      from topico join mensagem on mensagem.topico_id = topico.id
      where topico.turma_id = ${turmaId} and topico.tipo = 'forum' and ${isShown(now)} and mensagem.visivel
        and mensagem.created_at >= ${now}::timestamptz - interval '15 days'
      group by 1
    )
    select to_char(hoje.dia - n, 'YYYY-MM-DD') as dia, coalesce(contadas.mensagens, 0) as mensagens
    from hoje cross join generate_series(0, 13) as n
    left join contadas on contadas.dia = hoje.dia - n
    order by n desc`.execute(tx)
  return rows
}

export const turmaConversa: Conversa = {
  avisos: listAvisos,
  topicos: listTopicos,
  proximos: listProximos,
  pendencias: countPendencias,
  ritmo: listRitmo,
  novosSql,
  movidosSql: (since) => sql`
    select turma_id from topico where ultima_interacao >= ${since}::timestamptz and removido_em is null`,
  houveSql: (turma) => sql<boolean>`exists (select from topico where topico.turma_id = ${turma})`,
}
