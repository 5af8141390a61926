/** How handlers get a network, a node of its tree, and a class: only by naming what they mean to do with it. */
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { findSala } from '../../turma/server/public-sala.ts'
import { escolhaDaTurma } from '../../turma/server/public-selecao.ts'
import { redePolicy } from '../policy.ts'
import { findRede, type RedeRow } from './queries.ts'

/** A network that the actor may see, or 404; 403 when they may not do the rest. */
export async function findFor(
  { tx, actor, authorize }: Context,
  action: keyof typeof redePolicy,
  id: number,
): Promise<RedeRow> {
  const rede = await findRede(tx, id)
  if (!rede || !can(redePolicy, actor, 'view', { redeCaminho: rede.caminho })) throw notFound()
  authorize(redePolicy, action, { redeCaminho: rede.caminho })
  return rede
}

interface NoParams {
  rede: number
  tipo: 'rede' | 'turma'
  no: number
}

/** A network or class that lies in the tree of a network; 404 otherwise. `nivel` is how deep its network lies. */
export async function findNo({ tx }: Context, { rede, tipo, no }: NoParams): Promise<{ nivel: number }> {
  const found = tipo === 'rede' ? await findRede(tx, no) : await findSala(tx, no)
  if (!found?.caminho.includes(rede)) throw notFound()
  return { nivel: found.caminho.length }
}

/** The class that is chosen for, within the network; the actor may put pupils into it. */
export async function findEscolha(context: Context, { rede, turma }: { rede: number; turma: number }) {
  const raiz = await findFor(context, 'change', rede)
  const found = await findSala(context.tx, turma)
  if (!found?.caminho.includes(raiz.id) || found.status === 'excluida') throw notFound()
  return { raiz, turma: found, escolha: escolhaDaTurma(raiz.id, turma, context.now) }
}
