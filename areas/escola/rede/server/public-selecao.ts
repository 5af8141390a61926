/** The tree of pupils for whatever they are chosen for: its top, what is found in it, a node of it; where one may write. */

import { sql } from 'kysely'
import type { Ref } from '../../../../core/contract/schema.ts'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { listAbove, searchAlunos, searchPlaces } from '../../turma/server/public-busca.ts'
import { listArvore } from '../../turma/server/public-rede.ts'
import * as selecao from '../../turma/server/public-selecao.ts'
import type { NoAlunos } from '../contract.ts'
import { findRede } from './queries.ts'

export { findNo } from './find.ts'

export const presentNo = ({ linhas: _, ...row }: selecao.NoAlunosRow): NoAlunos => row

/** A network without a pupil is in no group: its figures are zeros. */
const EMPTY = { total: 0, selecionados: 0, travados: 0, travados_selecionados: 0, pendentes: 0 }

/** The network that a choice is made in, with its figures. @throws 404 when it is gone */
export async function openArvore(tx: Tx, escolha: selecao.Escolha): Promise<NoAlunos> {
  const raiz = await findRede(tx, escolha.raiz)
  if (!raiz) throw notFound()
  const [row] = await selecao.readGrupos(tx, escolha, [{ tipo: 'rede', id: raiz.id, em: 0 }])
  const { inep, nome } = raiz
  const bare = { tipo: 'rede', id: raiz.id, nome, inep, turma: null, chamada: null, status: null } as const
  return { ...EMPTY, ...bare, ...(row && presentNo(row)), pai: '' }
}

/** Schools, classes and pupils found by words, with the nodes they lie in. */
export async function searchArvore(tx: Tx, escolha: selecao.Escolha, busca: string): Promise<NoAlunos[]> {
  const { raiz } = escolha
  const [places, found] = [await searchPlaces(tx, raiz, busca), await searchAlunos(tx, raiz, busca)]
  const ids = [...new Set(found.map(({ id }) => id))]
  const alunos = ids.length > 0 ? await selecao.readAlunos(tx, escolha, ids) : []
  // A pupil stands in one class of the tree, which may be another than the one they were found in.
  const at = alunos.map(({ id, pai }) => ({ tipo: 'aluno' as const, id, em: Number(pai.split(':')[1]) }))
  const above = await listAbove(tx, raiz, [...places, ...at])
  const groups = above.length > 0 ? await selecao.readGrupos(tx, escolha, [...above, ...places]) : []
  return [...groups, ...alunos].map(presentNo)
}

/** The networks in which the person writes as whoever manages them, with all below, by name within each; at most 500. */
export async function listOnde(tx: Tx, actor: Actor): Promise<Ref[]> {
  const own = actor.redes.flatMap(({ id, papel, funcao }) =>
    papel === 'gestor_rede' && funcao === 'escrita' ? [id] : [],
  )
  const rows = await listArvore(
    tx,
    isAdministradorTenant(actor) ? sql`true` : sql`r.caminho && ${bigints(own)}`,
  )
  return rows.map(({ id, nome }) => ({ id, nome }))
}
