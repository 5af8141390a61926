/** Whole questions, to be taken out of the bank: those that a person sees, by their numbers or by what the list finds. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { citado, tagsCitadas } from '../../../ensino/catalogo/server/public-citar.ts'
import { habilidadesCitadas } from '../../../ensino/curriculo/server/public-citar.ts'
import { type Levada, MAX_LEVADAS } from '../shapes-levar.ts'
import { found, type Query } from './find-lista.ts'
import { habilidadesDaQuestao } from './queries.ts'
import { questoesVisibleTo } from './visible.ts'

/** These questions, in this order; what the person does not see is left out. */
export async function listLevadas(tx: Tx, actor: Actor, ids: readonly number[]): Promise<Levada[]> {
  const { rows } = await sql<Levada>`
    select q.id, q.tipo, q.estado, q.titulo, left(q.texto, 200) as texto, q.conteudo, q.comando, q.explicacao, q.analises, q.dificuldade, q.bloom,
      q.fonte, q.autoria, q.licenca, q.idioma,
      ${citado('disciplina', sql.ref('q.disciplina_id'))} ->> 'nome' as disciplina,
      ${citado('periodo', sql.ref('q.periodo_id'))} ->> 'nome' as periodo,
      array(select h.item ->> 'codigo' from jsonb_array_elements(${habilidadesCitadas(
        habilidadesDaQuestao(sql.ref('q.id')),
      )}) with ordinality h (item, lugar) order by h.lugar) as habilidades,
      ${tagsCitadas(sql`select y.tag_id from questao_tag y where y.questao_id = q.id`)} as tags,
      case when q.tri_a is not null then jsonb_build_object('a', q.tri_a, 'b', q.tri_b, 'c', q.tri_c) end as tri,
      (select jsonb_build_object('id', b.id, 'titulo', b.titulo, 'html', b.html) from texto_base b
        where b.id = q.texto_base_id) as texto_base
    from unnest(${bigints(ids)}) with ordinality x (id, lugar) join questao q on q.id = x.id
    where ${questoesVisibleTo(actor)} order by x.lugar`.execute(tx)
  return rows
}

/** Numbers of what the list finds, in its order: one more than go into a file where there are more. */
export async function idsDoFiltro(
  context: Pick<Context, 'tx' | 'actor'>,
  filtro: Omit<Query, 'pagina' | 'linhas'>,
  { arquivadas }: { arquivadas: boolean },
): Promise<number[]> {
  const { ids } = await found(context, { ...filtro, pagina: 1, linhas: MAX_LEVADAS + 1 }, arquivadas)
  return ids
}
