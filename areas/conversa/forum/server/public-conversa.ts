/** The conversation of a class as other areas count it and tell of it, as pieces of statements. */
import { type RawBuilder, sql } from 'kysely'

export { searchTopicos } from './queries.ts'

/** A statement: the topics of a class that stand open, `id` and `titulo`. */
export const abertos = (turma: number): RawBuilder<unknown> => sql`
  select id, titulo from topico
  where turma_id = ${turma} and tipo = 'forum' and status = '1' and removido_em is null`

/** Messages that all of the class see, with the ids of their files: to stand after `from` or `join`. */
export const faladas = (m = 'm'): RawBuilder<unknown> => sql`(
  select v.*, array(select x.arquivo_id from mensagem_anexo x where x.mensagem_id = v.id) as anexos
  from mensagem v where v.visivel) ${sql.ref(m)}`

/** Marks as they were published: to stand after `from` or `join`. */
export const notasPublicadas = (n = 'n'): RawBuilder<unknown> => sql`(
  select topico_id, aluno_id, nota_publicada as nota, mensagem_publicada as mensagem, publicada_em
  from topico_nota where publicada_em is not null) ${sql.ref(n)}`

/** A statement: when each person looked last at topics, a statement of their ids: `usuario_id`, `em`. */
export const vistos = (topicos: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select v.usuario_id, max(v.visto_em) as em from topico_visto v where v.topico_id in (${topicos}) group by v.usuario_id`

/** How many messages a person wrote in a class since an instant, and did not take back. */
export const escritasDesde = (turma: RawBuilder<unknown>, usuario: number, since: Date) => sql<number>`(
  select count(*)::int from mensagem join topico on topico.id = mensagem.topico_id
  where topico.turma_id = ${turma} and topico.tipo = 'forum' and mensagem.usuario_id = ${usuario}
    and mensagem.removida_em is null and mensagem.created_at >= ${since})`

/** A statement: the notices of classes that pupils read, with when one of them acknowledged each. */
export const avisosDe = (aluno: number): RawBuilder<unknown> => sql`
  select topico.id, topico.turma_id, topico.titulo, coalesce(topico.anunciado_em, topico.created_at) as quando,
    topico.pede_ciente, topico_visto.ciente_em
  from topico left join topico_visto on topico_visto.topico_id = topico.id and topico_visto.usuario_id = ${aluno}
  where topico.tipo = 'aviso' and (topico.papeis is null or 'aluno' = any(topico.papeis))
    and topico.removido_em is null and topico.status = '1' and topico.status_data = 1
    and exists (select from mensagem where mensagem.topico_id = topico.id and mensagem.abertura and mensagem.visivel)`

/** A statement: the marks of a pupil that were published, with their topics. */
export const notasDe = (aluno: number): RawBuilder<unknown> => sql`
  select topico.id, topico.titulo, topico.turma_id, n.nota, n.publicada_em as quando
  from ${notasPublicadas()} join topico on topico.id = n.topico_id and topico.removido_em is null
  where n.aluno_id = ${aluno}`

/** A statement: the addresses of topics that a person opened. */
export const destinosDe = (usuario: number): RawBuilder<unknown> => sql`
  select '/logado/turmas/turma/' || t.turma_id || case t.tipo when 'aviso' then '/avisos/' else '/forum/' end
    || t.id as destino from topico t where t.usuario_id = ${usuario}`
