/** What other areas may ask of paths: how far pupils are, and whether somebody earned the certificate. */
import type { Tx } from '../../../core/server/database.ts'
import { mereceCertificado } from '../rules-pontos.ts'
import { presentRegra } from './present.ts'
import { readProgresso } from './progresso.ts'
import { findRegraDaTrilha } from './queries-progresso.ts'

export { progressoDaTurma } from './queries-progresso.ts'

/**
 * Whether a person earned the certificate of a published path (product.md H-11): enough of its points by its rule, and
 * every highlighted skill passed. A path that was put away still counts.
 */
export async function podeCertificar(tx: Tx, usuario: number, trilha: number): Promise<boolean> {
  const found = await findRegraDaTrilha(tx, trilha)
  if (!found) return false
  const regra = presentRegra(found.regra)
  const eixos = await readProgresso(tx, usuario, { trilha, regra, situacao: 'arquivada' })
  const habilidades = eixos.flatMap((eixo) => eixo.habilidades.filter(({ conta }) => conta.possiveis > 0))
  const total = (key: 'pontos' | 'possiveis') => habilidades.reduce((sum, { conta }) => sum + conta[key], 0)
  const destaques = habilidades.filter(({ destaque }) => destaque).map(({ conta }) => conta)
  return mereceCertificado({ pontos: total('pontos'), possiveis: total('possiveis'), destaques }, regra)
}
