/** Topics and what is said in them as sets of rows, for the demonstration. */
import { type RawBuilder, sql } from 'kysely'
import { rowSet } from '../../../../core/server/rows.ts'

export const forumRows = {
  aviso_rede: rowSet('aviso_rede'),
  topico: rowSet('topico'),
  mensagem: rowSet('mensagem'),
  mensagem_versao: rowSet('mensagem_versao'),
  topico_participacao: rowSet('topico_participacao'),
  curtida: rowSet('curtida'),
  topico_favorito: rowSet('topico_favorito'),
  topico_visto: rowSet('topico_visto'),
  topico_nota: rowSet('topico_nota'),
}

/** Who answered in each topic, and how often: of the messages that are there. */
export const participar = forumRows.topico_participacao.fill(
  ['topico_id', 'usuario_id', 'interacoes', 'ultima_em'],
  sql`select topico_id, usuario_id, count(*), max(created_at) from mensagem where not abertura group by 1, 2`,
)

/** Pupils `a` (a relation of `turma_id`, `aluno_id`, `numero`) like messages `m` of others, where `which` says. */
export const curtir = (alunos: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
  forumRows.curtida.fill(
    ['mensagem_id', 'usuario_id', 'created_at'],
    sql`select m.id, a.aluno_id, m.created_at + interval '1 hour'
      from mensagem m join topico t on t.id = m.topico_id join ${alunos} a on a.turma_id = t.turma_id
      where a.aluno_id <> m.usuario_id and ${which}`,
  )

export const contarCurtidas = sql`update mensagem set total_curtidas = c.total
  from (select mensagem_id, count(*)::int as total from curtida group by 1) c where c.mensagem_id = mensagem.id`

export const contarCurtidasPorTopico = sql`update topico set total_curtidas = c.total from (
  select topico_id, sum(total_curtidas)::int as total from mensagem group by 1) c where c.topico_id = topico.id`

/** Pupils `a` read topics `t` to their end, where `which` says. */
export const ler = (alunos: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
  forumRows.topico_visto.fill(
    ['topico_id', 'usuario_id', 'mensagem_id', 'visto_em', 'ciente_em'],
    sql`select t.id, a.aluno_id, u.ultima, t.ultima_interacao, case when t.pede_ciente then t.ultima_interacao end
      from topico t join ${alunos} a on a.turma_id = t.turma_id
      join (select topico_id, max(id) as ultima from mensagem group by 1) u on u.topico_id = t.id
      where ${which}`,
  )
