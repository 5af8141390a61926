/** Paths as they are found among lessons (descoberta): the ones that their own screen opens, `aprenderPolicy.view`. */
import { sql } from 'kysely'
import { bigints } from '../../../../core/server/sql.ts'
import type { Trilhas } from '../../../ensino/descoberta/server/public-acima.ts'
import { comRecurso } from '../../../escola/turma/server/public-lugar.ts'
import { visibleTo } from './queries.ts'
import { learning } from './queries-aprender.ts'

export const trilhasAchadas: Trilhas = {
  visiveis: (actor) => sql`
    select t.id, t.nome, t.descricao, t.busca, t.usuario_id, t.publicada_em from trilha t
    where t.versao > 0 and t.status = 1 and (${visibleTo(actor)} or exists (
      select from trilha_grupo g join ${comRecurso('trilhas', 'c')} on c.id = g.turma_id and c.status <> 'excluida'
      where g.trilha_id = t.id and g.turma_id = any(${bigints(learning(actor))})))`,
  habilidadesSql: (trilha) => sql<number>`(
    select count(*)::int from trilha_habilidade h where h.trilha_id = ${trilha} and h.removida_em is null)`,
  daHabilidade: (trilha, habilidades) => sql<boolean>`exists (
    select from trilha_habilidade h
    where h.trilha_id = ${trilha} and h.removida_em is null and h.habilidade_id in (${habilidades}))`,
}
