/** What other areas may ask of paths: how far pupils are, and whether somebody earned the certificate. */
import type { Tx } from '../../../../core/server/database.ts'
import { mereceCertificado } from '../rules-pontos.ts'
import type { Regra } from '../shapes.ts'
import { readProgresso } from './find-progresso.ts'
import { presentRegra } from './present.ts'
import { findRegraDaTrilha } from './queries-progresso.ts'

export { searchTrilhas } from './queries.ts'
export { progressoDaTurma } from './queries-progresso.ts'
export { buscarPublicadas, existemTrilhas, trilhasPublicadas } from './queries-publicadas.ts'

/** What a person has of a published path, as its certificate asks for it; of a path that was put away too. */
export interface ContaDaTrilha {
  regra: Regra
  pontos: number
  possiveis: number
  /** Highlighted skills that have something to do. */
  destaques: { nome: string; pontos: number; possiveis: number }[]
}

/** Undefined when there is no such path, or it was never published. */
export async function contaDaTrilha(
  tx: Tx,
  usuario: number,
  trilha: number,
): Promise<ContaDaTrilha | undefined> {
  const found = await findRegraDaTrilha(tx, trilha)
  if (!found) return undefined
  const regra = presentRegra(found.regra)
  const eixos = await readProgresso(tx, usuario, { trilha, regra, situacao: 'arquivada' })
  const habilidades = eixos.flatMap((eixo) => eixo.habilidades.filter(({ conta }) => conta.possiveis > 0))
  const total = (key: 'pontos' | 'possiveis') => habilidades.reduce((sum, { conta }) => sum + conta[key], 0)
  const destaques = habilidades
    .filter(({ destaque }) => destaque)
    .map(({ nome, conta: { pontos, possiveis } }) => ({ nome, pontos, possiveis }))
  return { regra, pontos: total('pontos'), possiveis: total('possiveis'), destaques }
}

/**
 * Whether a person earned the certificate of a published path (product.md H-11): enough of its points by its rule, and
 * every highlighted skill passed.
 */
export async function podeCertificar(tx: Tx, usuario: number, trilha: number): Promise<boolean> {
  const conta = await contaDaTrilha(tx, usuario, trilha)
  return conta !== undefined && mereceCertificado(conta, conta.regra)
}
