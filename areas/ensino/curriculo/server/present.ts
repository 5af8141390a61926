/** Rows of curricula and of removals as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { type CurriculoAlvo, curriculoPolicy } from '../policy.ts'
import { arrange } from '../rules.ts'
import { type Categoria, type Curriculo, DIAS_PARA_DESFAZER, type Remocao } from '../shapes.ts'
import { listCategorias } from './queries-categoria.ts'
import type { CurriculoRow } from './queries-curriculo.ts'
import type { RemocaoRow } from './queries-remocao.ts'

const DAY_MS = 86_400_000

export function presentCurriculo(
  { vinculos, alterado_em, ...row }: CurriculoRow,
  { actor, alvo, loadedById }: { actor: Actor; alvo: CurriculoAlvo; loadedById: boolean },
): Told<Curriculo> {
  const seen = isAdministradorTenant(actor) ? vinculos : vinculos.filter(({ id }) => alvo.meus.includes(id))
  const versao = vinculos.find(({ id }) => id === alvo.versao)
  return {
    ...row,
    clientes_vinculados: seen,
    loadedById,
    alterado_em,
    versao_cliente: versao ? { id: versao.id, nome: versao.nome, codigo: versao.codigo } : null,
    permissoes: {
      editar: can(curriculoPolicy, actor, 'edit', alvo),
      editar_versao: can(curriculoPolicy, actor, 'editVersao', alvo),
      excluir: can(curriculoPolicy, actor, 'edit', alvo),
      vincular: can(curriculoPolicy, actor, 'link', alvo),
    },
  }
}

export const presentRemocao = (row: RemocaoRow): Told<Remocao> => ({
  id: row.id,
  tipo: row.tipo,
  rotulo: row.rotulo,
  quantidade: row.quantidade,
  removida_em: row.removida_em,
  desfazer_ate: new Date(row.removida_em.getTime() + DIAS_PARA_DESFAZER * DAY_MS),
})

interface Place {
  curriculo: { id: number }
  versao: number | null
}

/** The categories of a version, arranged. */
export const categoriasOf = async (
  { tx }: Pick<Context, 'tx'>,
  { curriculo, versao }: Place,
): Promise<Categoria[]> => arrange(await listCategorias(tx, curriculo.id, versao))

/** One of them, as it stands. */
export async function showCategoria(
  context: Pick<Context, 'tx'>,
  place: Place & { categoria: { id: number } },
): Promise<Categoria> {
  const found = (await categoriasOf(context, place)).find(({ id }) => id === place.categoria.id)
  if (!found) throw notFound()
  return found
}
