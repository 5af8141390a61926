/** All SQL of the catalogue. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { hasWords } from '../../../../core/server/sql.ts'
import { categoriaOfferedTo, curriculoVisibleTo } from './queries-cliente.ts'

/** Skills that the person may name today: of curricula in use, in force, as their client has them. */
const inUse = (actor: Actor) => sql<boolean>`(
  curriculo.status = 'ativo' and curriculo.remocao_id is null
  and habilidade.vigencia = 'vigente' and habilidade.remocao_id is null and ${categoriaOfferedTo(actor)})`

/** `matriz`: only those that this person's matrices have skills of. */
export const listDisciplinas = (tx: Tx, matriz: Actor | null) =>
  tx
    .selectFrom('disciplina')
    .select(['id', 'nome', 'sigla', 'area'])
    .where('ativa', '=', true)
    .$if(matriz !== null, (query) =>
      query.where(
        sql<boolean>`disciplina.id in (
          select categoria.disciplina_id from habilidade
          join categoria on categoria.id = habilidade.categoria_id
          join curriculo on curriculo.id = habilidade.curriculo_id
          where ${inUse(matriz as Actor)})`,
      ),
    )
    .orderBy('ordem')
    .orderBy('nome')
    .limit(500)
    .execute()

export const listPeriodos = (tx: Tx, matriz: Actor | null) =>
  tx
    .selectFrom('periodo')
    .innerJoin('ensino', 'ensino.id', 'periodo.ensino_id')
    .select([
      'periodo.id',
      'periodo.codigo',
      'periodo.nome',
      'ensino.id as ensino',
      'ensino.nome as ensino_nome',
    ])
    .where('periodo.ativa', '=', true)
    .$if(matriz !== null, (query) =>
      query.where(
        sql<boolean>`periodo.codigo in (
          select unnest(habilidade.anos) from habilidade
          join categoria on categoria.id = habilidade.categoria_id
          join curriculo on curriculo.id = habilidade.curriculo_id
          where ${inUse(matriz as Actor)})`,
      ),
    )
    .orderBy('ensino.ordem')
    .orderBy('periodo.ordem')
    .limit(500)
    .execute()

/** After every text that begins with another. */
const AFTER = '\uffff'

/** Tags by name. `busca`: how they begin, without accents and in lower case. */
export const listTags = (tx: Tx, busca: string) =>
  tx
    .selectFrom('tag')
    .select(['id', 'nome'])
    .$if(busca !== '', (query) =>
      query.where(sql<boolean>`chave collate "C" between ${busca} and ${busca + AFTER}`),
    )
    .orderBy('chave')
    .limit(500)
    .execute()

/** The ids of tags by their names; those that are new are made. */
export async function ensureTags(tx: Tx, nomes: readonly string[]): Promise<number[]> {
  if (nomes.length === 0) return []
  await tx
    .insertInto('tag')
    .values(nomes.map((nome) => ({ nome })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await tx
    .selectFrom('tag')
    .select('id')
    .where('chave', '=', sql<string>`any(select sem_acento(nome) from unnest(${[...nomes]}::text[]) nome)`)
    .execute()
  return rows.map(({ id }) => id)
}

export interface HabilidadeFilter {
  words: readonly string[]
  disciplina?: number | undefined
  ano?: string | undefined
  matriz?: number | undefined
}

function matching(tx: Tx, actor: Actor, { words, disciplina, ano, matriz }: HabilidadeFilter) {
  let query = tx
    .selectFrom('habilidade')
    .innerJoin('curriculo', 'curriculo.id', 'habilidade.curriculo_id')
    .innerJoin('categoria', 'categoria.id', 'habilidade.categoria_id')
    .leftJoin('disciplina', 'disciplina.id', 'categoria.disciplina_id')
    .where(inUse(actor))
  query = query.where(hasWords(sql`habilidade.busca`, words))
  if (disciplina !== undefined) query = query.where('categoria.disciplina_id', '=', disciplina)
  if (ano !== undefined) query = query.where(sql<boolean>`${ano} = any(habilidade.anos)`)
  if (matriz !== undefined) query = query.where('habilidade.curriculo_id', '=', matriz)
  return query
}

export const listHabilidades = (
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
      'disciplina.id as disciplina_id',
      'disciplina.nome as disciplina_nome',
      'curriculo.id as matriz_id',
      'curriculo.nome as matriz_nome',
    ])
    .orderBy('habilidade.codigo')
    .orderBy('habilidade.id')
    .limit(linhas)
    .offset((pagina - 1) * linhas)
    .execute()

export type HabilidadeRow = Awaited<ReturnType<typeof listHabilidades>>[number]

export const countHabilidades = async (tx: Tx, actor: Actor, filter: HabilidadeFilter): Promise<number> =>
  (
    await matching(tx, actor, filter)
      .select((q) => q.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

export const listMatrizes = (tx: Tx, actor: Actor) =>
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
    .limit(200)
    .execute()
