/** The skills that a person may name today, for the pickers of the catalogue. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { hasWords } from '../../../../core/server/sql.ts'
import type { HabilidadeFilter, Matrizes } from '../../catalogo/server/public-acima.ts'
import { citado } from '../../catalogo/server/public-citar.ts'
import { categoriaOfferedTo, curriculoVisibleTo } from './visible.ts'

/** Skills that the person may name today: of curricula in use, in force, as their client has them. */
const inUse = (actor: Actor) => sql<boolean>`(
  curriculo.status = 'ativo' and curriculo.remocao_id is null
  and habilidade.vigencia = 'vigente' and habilidade.remocao_id is null and ${categoriaOfferedTo(actor)})`

/** Whose skills: the pieces of a statement between `select` and the end. */
const inUseSql = (actor: Actor) => sql`from habilidade
  join categoria on categoria.id = habilidade.categoria_id
  join curriculo on curriculo.id = habilidade.curriculo_id
  where ${inUse(actor)}`

function matching(tx: Tx, actor: Actor, { words, disciplina, ano, matriz }: HabilidadeFilter) {
  let query = tx
    .selectFrom('habilidade')
    .innerJoin('curriculo', 'curriculo.id', 'habilidade.curriculo_id')
    .innerJoin('categoria', 'categoria.id', 'habilidade.categoria_id')
    .where(inUse(actor))
  query = query.where(hasWords(sql`habilidade.busca`, words))
  if (disciplina !== undefined) query = query.where('categoria.disciplina_id', '=', disciplina)
  if (ano !== undefined) query = query.where(sql<boolean>`${ano} = any(habilidade.anos)`)
  if (matriz !== undefined) query = query.where('habilidade.curriculo_id', '=', matriz)
  return query
}

const listHabilidades = (
  tx: Tx,
  actor: Actor,
  filter: HabilidadeFilter,
  { pagina, linhas }: { pagina: number; linhas: number },
) =>
  matching(tx, actor, filter)
    .select([
      'habilidade.id',
      'habilidade.codigo',
      'habilidade.texto',
      'habilidade.anos',
      'categoria.id as categoria_id',
      'categoria.nome as categoria_nome',
      citado('disciplina', sql.ref('categoria.disciplina_id')).as('disciplina'),
      'curriculo.id as matriz_id',
      'curriculo.nome as matriz_nome',
    ])
    .orderBy('habilidade.codigo')
    .orderBy('habilidade.id')
    .limit(linhas)
    .offset((pagina - 1) * linhas)
    .execute()

const countHabilidades = async (tx: Tx, actor: Actor, filter: HabilidadeFilter): Promise<number> =>
  (
    await matching(tx, actor, filter)
      .select((q) => q.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

const listMatrizes = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('curriculo')
    .select([
      'id',
      'nome',
      'etapa',
      'base',
      'anos',
      sql<number>`(select count(*) from habilidade join categoria on categoria.id = habilidade.categoria_id
        where habilidade.curriculo_id = curriculo.id and ${inUse(actor)})`.as('qtd_habilidades'),
    ])
    .where('status', '=', 'ativo')
    .where('remocao_id', 'is', null)
    .where(curriculoVisibleTo(actor))
    .orderBy('nome')
    .orderBy('id')
    .limit(200)
    .execute()

export const curriculoMatrizes: Matrizes = {
  habilidades: listHabilidades,
  countHabilidades,
  matrizes: listMatrizes,
  disciplinasSql: (actor) => sql`select categoria.disciplina_id ${inUseSql(actor)}`,
  anosSql: (actor) => sql`select unnest(habilidade.anos) ${inUseSql(actor)}`,
  categoriasSql: (disciplina) => sql<number>`(
    select count(*) from categoria k where k.disciplina_id = ${disciplina} and k.remocao_id is null)`,
  curriculosSql: (ano) => sql<number>`(
    select count(*) from curriculo c where ${ano} = any(c.anos) and c.remocao_id is null)`,
}
