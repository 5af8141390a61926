/** What a pupil wrote in a class that everybody may read, and the marks that were published: for the passport. */
import { type RawBuilder, sql } from 'kysely'
import type { Escritos } from '../../../escola/matricula/server/public-passaporte.ts'

export const escritosSql = (
  turma: RawBuilder<unknown>,
  aluno: RawBuilder<unknown>,
): RawBuilder<Escritos> => sql`
  select count(*) filter (where g.abertura) as topicos, count(*) filter (where not g.abertura) as respostas,
    coalesce(sum(g.total_curtidas), 0)::int as curtidas, coalesce((
      select jsonb_agg(jsonb_build_object('titulo', n.titulo, 'nota', n.nota_publicada) order by n.id) from (
        select c.id, c.titulo, x.nota_publicada from topico_nota x join topico c on c.id = x.topico_id
        where c.turma_id = ${turma} and x.aluno_id = ${aluno} and x.publicada_em is not null
          and x.nota_publicada is not null and c.removido_em is null
        order by c.id limit 200) n), '[]') as notas
  from mensagem g join topico c on c.id = g.topico_id
  where c.turma_id = ${turma} and c.tipo = 'forum' and c.removido_em is null and g.usuario_id = ${aluno} and g.visivel`
