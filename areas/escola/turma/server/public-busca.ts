/** Searching the tree: schools, classes and pupils whose names hold the words, accents and case aside. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, wordsOf } from '../../../../core/server/sql.ts'
import { studiesIn } from './public.ts'
import type { Ref } from './public-arvore.ts'
import { estuda, lugar, nomeada } from './public-lugar.ts'

export { searchMembers, searchTurmas } from './queries.ts'

/** Of each kind. */
const MOST = 30

/** Networks and classes below a network, found by name or code. */
export async function searchPlaces(tx: Tx, raiz: number, busca: string): Promise<Ref[]> {
  const words = wordsOf(busca)
  if (words.length === 0) return []
  const { rows } = await sql<Ref>`
    (select 'rede' as tipo, r.id, 0 as em from rede r
     where r.caminho @> array[${raiz}]::bigint[] and ${hasWords(sql`sem_acento(concat_ws(' ', r.nome, r.inep, r.codigo))`, words)}
     order by sem_acento(r.nome), r.id limit ${MOST})
    union all
    (select 'turma', t.id, 0 from ${lugar()}
     where r.caminho @> array[${raiz}]::bigint[] and t.status = 'ativa'
       and ${nomeada(busca)}
     order by sem_acento(r.nome), sem_acento(t.nome), t.id limit ${MOST})`.execute(tx)
  return rows
}

/** Pupils of the classes below a network, found by name or user name, once for each class they are in. */
export async function searchAlunos(tx: Tx, raiz: number, busca: string): Promise<Ref[]> {
  const words = wordsOf(busca)
  if (words.length === 0) return []
  const { rows } = await sql<Ref>`
    with achado as materialized (
      select u.id, u.busca from pessoa u where ${hasWords(sql`u.busca`, words)} and ${hasWords(sql`sem_acento(u.nome)`, words)} 
        and ${studiesIn([raiz], sql`t.status = 'ativa' and m.status = 'adicionado'`)}
      order by u.busca, u.id limit ${MOST})
    select 'aluno' as tipo, p.id, m.turma_id as em from achado p
    join (${estuda('m', 't', 'r')}) on m.aluno_id = p.id and r.caminho @> array[${raiz}]::bigint[]
    order by p.busca, p.id, m.turma_id limit ${MOST}`.execute(tx)
  return rows
}

/** What the found nodes lie in, up to a network: their classes and networks, each once. */
export async function listAbove(tx: Tx, raiz: number, refs: readonly Ref[]): Promise<Ref[]> {
  const redes = refs.flatMap(({ tipo, id }) => (tipo === 'rede' ? [id] : []))
  const turmas = refs.flatMap(({ tipo, id, em }) => (tipo === 'turma' ? [id] : tipo === 'aluno' ? [em] : []))
  const { rows } = await sql<Ref>`
    with achada as (
      select r.caminho from rede r where r.id = any(${bigints(redes)})
      union all
      select r.caminho from ${lugar()} where t.id = any(${bigints(turmas)}))
    select 'rede' as tipo, k.id, 0 as em from achada cross join unnest(achada.caminho) k (id)
    join rede r on r.id = k.id where r.caminho @> array[${raiz}]::bigint[]
    union
    select 'turma', id, 0 from unnest(${bigints(turmas)}) found (id)
    order by tipo, id`.execute(tx)
  return rows
}
