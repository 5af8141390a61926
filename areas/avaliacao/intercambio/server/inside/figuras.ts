/** The pictures that questions of a file show: found in it, written into a folder once each, known by their bytes. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  dadosDe,
  MAX_BYTES_FIGURAS,
  MAX_FIGURA,
  MAX_FIGURAS,
  nomeDaFigura,
  tipoDaFigura,
} from '../../rules-figuras.ts'
import type { ImagemCitada } from '../../rules-html.ts'
import type { CodigoMotivo } from '../../shapes.ts'

/** A picture of a file, which lies in the folder under its number. */
export interface Achada {
  nome: string
  extensao: string
}

/** A picture of an item: the number of what was found, or why there is none. */
export type FiguraDoItem = { nome: string; alt: string; decorativa: boolean } & (
  | { n: number }
  | { falta: CodigoMotivo }
)

type Posta = { n: number; sha: string } | { falta: CodigoMotivo }

/** Where a picture lies that the text names by a path: its bytes as base 64, or to be read from the package. */
export interface Origem {
  /** Pictures that stand inside of a text, by the file that it is and their path. */
  dentro(arquivo: string, caminho: string): string | undefined
  /** Reads those of the package that are wanted. */
  fora(
    wants: (name: string) => boolean,
    take: (name: string, bytes: Buffer | 'grande' | 'ruim') => Promise<void>,
  ): Promise<void>
}

export const SEM_ORIGEM: Origem = { dentro: () => undefined, fora: async () => {} }

const AWAY = /^(?:https?:)?\/\//i

/** All pictures of a file. `folder` is made at the first. */
export function gatherFiguras(folder: string, origem: Origem) {
  const achadas: Achada[] = []
  const bySha = new Map<string, number>()
  const byName = new Map<string, Posta>()
  let total = 0

  async function put(nome: string, bytes: Buffer): Promise<Posta> {
    if (bytes.length > MAX_FIGURA) return { falta: 'imagem_grande' }
    const tipo = tipoDaFigura(bytes.subarray(0, 1_000).toString('latin1'))
    if ('falta' in tipo) return tipo
    const sha = createHash('sha256').update(bytes).digest('hex')
    const there = bySha.get(sha)
    if (there !== undefined) return { n: there, sha }
    total += bytes.length
    if (total > MAX_BYTES_FIGURAS || achadas.length >= MAX_FIGURAS) return { falta: 'imagens_demais' }
    const n = achadas.length
    if (n === 0) await mkdir(folder, { mode: 0o700 })
    await writeFile(path.join(folder, String(n)), bytes, { flag: 'wx', mode: 0o600 })
    bySha.set(sha, n)
    achadas.push({ nome, extensao: tipo.extensao })
    return { n, sha }
  }

  /** What stands in the text itself. */
  async function inside(arquivo: string, caminho: string): Promise<Posta | undefined> {
    const base64 = dadosDe(caminho) ?? origem.dentro(arquivo, caminho)
    if (base64 === undefined) return undefined
    if (base64.length > MAX_FIGURA * 1.4) return { falta: 'imagem_grande' }
    return put(nomeDaFigura(caminho), Buffer.from(base64, 'base64'))
  }

  return {
    achadas,

    /** Looks up the pictures of all items: what is in their texts, then what is in the package. */
    async look(itens: readonly { arquivo: string; imagens: readonly ImagemCitada[] }[]): Promise<void> {
      const open = new Set<string>()
      for (const { arquivo, imagens } of itens)
        for (const { caminho } of imagens) {
          const key = `${arquivo}\0${caminho}`
          if (byName.has(key)) continue
          const found = await inside(arquivo, caminho)
          if (found) byName.set(key, found)
          else open.add(caminho)
        }
      if (open.size > 0)
        await origem.fora(
          (name) => open.has(name),
          async (name, bytes) => {
            const found =
              bytes === 'grande'
                ? { falta: 'imagem_grande' as const }
                : bytes === 'ruim'
                  ? { falta: 'imagem_invalida' as const }
                  : await put(nomeDaFigura(name), bytes)
            byName.set(name, found)
          },
        )
    },

    /** A picture of an item, and by what it is known. */
    of(arquivo: string, { caminho, alt, decorativa }: ImagemCitada): { figura: FiguraDoItem; sha: string } {
      const found = byName.get(`${arquivo}\0${caminho}`) ?? byName.get(caminho)
      const face = { nome: nomeDaFigura(caminho), alt, decorativa }
      if (found && 'n' in found) return { figura: { ...face, n: found.n }, sha: found.sha }
      const falta = found?.falta ?? (AWAY.test(caminho) ? 'imagem_de_fora' : 'imagem_ausente')
      return {
        figura: { ...face, ...(AWAY.test(caminho) && { nome: caminho.slice(0, 120) }), falta },
        sha: caminho,
      }
    },
  }
}
