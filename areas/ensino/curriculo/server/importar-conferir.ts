/** The dry run: every line held against the curriculum as it is, and what came of it written beside it. */
import type { Tx } from '../../../../core/server/database.ts'
import { type Acervo, type Planejado, planLinhas } from '../rules-importar.ts'
import type { CategoriaNova } from '../rules-importar-categorias.ts'
import { missingOf, valoresOf } from '../rules-importar-colunas.ts'
import { textOf } from '../rules-importar-exportar.ts'
import { readAcervo } from './importar-acervo.ts'
import * as queries from './importar-queries.ts'

/** Root categories that the dry run counts lines of. */
const COUNTED = 100

/** Reads and plans every line; nothing is written. */
export async function planned(
  tx: Tx,
  importacao: queries.ImportacaoRow,
): Promise<Planejado & { acervo: Acervo }> {
  const [acervo, linhas] = await Promise.all([
    readAcervo(tx, importacao),
    queries.readLinhas(tx, importacao.id),
  ])
  const lidas = linhas.map(({ numero, celulas, cortada }) => ({
    numero,
    cortada,
    valores: valoresOf(celulas.map(textOf), importacao.colunas),
  }))
  return { ...planLinhas(lidas, acervo), acervo }
}

/** The names of each category from the root down, by its place in the list: parents stand before children. */
export function caminhosOf(categorias: readonly CategoriaNova[]): string[][] {
  const caminhos: string[][] = []
  for (const { pai, nome } of categorias)
    caminhos.push([...(pai === null ? [] : (caminhos[pai] ?? [])), nome])
  return caminhos
}

function contagemOf(
  { planos, categorias, ausentes }: Planejado,
  caminhos: readonly string[][],
): queries.Conferencia {
  const contagem = { criar: 0, mudar: 0, igual: 0, erro: 0 }
  const roots = new Map<string, number>()
  const used = new Set<number>()
  for (const { situacao, categoria } of planos) {
    contagem[situacao] += 1
    if (situacao === 'erro') continue
    const root = caminhos[categoria]?.[0] ?? ''
    roots.set(root, (roots.get(root) ?? 0) + 1)
    for (let at: number | null = categoria; at !== null && at >= 0; at = categorias[at]?.pai ?? null)
      used.add(at)
  }
  return {
    ...contagem,
    ausentes,
    categorias: [...used].filter((at) => categorias[at]?.id === null).length,
    por_categoria: [...roots].slice(0, COUNTED).map(([nome, linhas]) => ({ nome, linhas })),
  }
}

/** Writes beside the lines what came of a plan, and counts it. `made`: the skills that new lines became, by line. */
export async function saveCheck(
  tx: Tx,
  id: number,
  planejado: Planejado,
  made: ReadonlyMap<number, number> = new Map(),
): Promise<queries.Conferencia> {
  const caminhos = caminhosOf(planejado.categorias)
  const contagem = contagemOf(planejado, caminhos)
  await queries.saveLinhas(
    tx,
    id,
    planejado.planos.map(({ numero, situacao, faltas, muda, categoria, habilidade }) => ({
      numero,
      situacao,
      faltas,
      muda,
      habilidade: made.get(numero) ?? habilidade,
      caminho: caminhos[categoria] ?? [],
    })),
  )
  await queries.updateImportacao(tx, id, { contagem })
  return contagem
}

/** Checks every line again; without the columns that it needs, the import waits for them. */
export async function check(tx: Tx, importacao: queries.ImportacaoRow): Promise<void> {
  if (missingOf(importacao.colunas).length > 0) {
    await queries.updateImportacao(tx, importacao.id, { passo: 'colunas', mensagem: null })
    return
  }
  await saveCheck(tx, importacao.id, await planned(tx, importacao))
  await queries.updateImportacao(tx, importacao.id, { passo: 'conferido', mensagem: null })
}
