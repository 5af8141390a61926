/** The pictures that questions of a file show: found in it, written into a folder once each, known by their bytes. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  dadosDe,
  MAX_BYTES_FIGURAS,
  MAX_FIGURA,
  MAX_FIGURAS,
  MAX_SOM,
  nomeDaFigura,
  tipoDaFigura,
  tipoDoSom,
} from '../../rules-figuras.ts'
import type { ImagemCitada, TipoCitado } from '../../rules-html.ts'
import type { CodigoMotivo } from '../../shapes.ts'

/** A picture of a file, which lies in the folder under its number. */
export interface Achada {
  nome: string
  extensao: string
}

/** A picture of an item: the number of what was found, or why there is none. */
export type FiguraDoItem = { nome: string } & Omit<ImagemCitada, 'caminho'> &
  ({ n: number } | { falta: CodigoMotivo })

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

type Tipo = TipoCitado | undefined

const FALTAS = {
  grande: { imagem: 'imagem_grande', midia: 'midia_grande' },
  ruim: { imagem: 'imagem_invalida', midia: 'midia_invalida' },
  ausente: { imagem: 'imagem_ausente', midia: 'midia_ausente' },
  fora: { imagem: 'imagem_de_fora', midia: 'midia_de_fora' },
} as const
const falta = (what: keyof typeof FALTAS, tipo: Tipo): CodigoMotivo =>
  FALTAS[what][tipo === undefined ? 'imagem' : 'midia']

const maxOf = (tipo: Tipo): number => (tipo === undefined ? MAX_FIGURA : MAX_SOM)

const AWAY = /^(?:https?:)?\/\//i

const keyOf = (tipo: Tipo, name: string): string => `${tipo ?? ''}\0${name}`

/** All pictures of a file. `folder` is made at the first. */
export function gatherFiguras(folder: string, origem: Origem) {
  const achadas: Achada[] = []
  const bySha = new Map<string, number>()
  const byName = new Map<string, Posta>()
  let total = 0

  async function put(nome: string, bytes: Buffer, tipo: Tipo): Promise<Posta> {
    if (bytes.length > maxOf(tipo)) return { falta: falta('grande', tipo) }
    const head = bytes.subarray(0, 1_000).toString('latin1')
    const kind = tipo === undefined ? tipoDaFigura(head) : tipoDoSom(head, tipo)
    if ('falta' in kind) return kind
    const sha = createHash('sha256').update(bytes).digest('hex')
    const there = bySha.get(`${sha}${kind.extensao}`)
    if (there !== undefined) return { n: there, sha }
    total += bytes.length
    if (total > MAX_BYTES_FIGURAS || achadas.length >= MAX_FIGURAS) return { falta: 'imagens_demais' }
    const n = achadas.length
    if (n === 0) await mkdir(folder, { mode: 0o700 })
    await writeFile(path.join(folder, String(n)), bytes, { flag: 'wx', mode: 0o600 })
    bySha.set(`${sha}${kind.extensao}`, n)
    achadas.push({ nome, extensao: kind.extensao })
    return { n, sha }
  }

  /** What stands in the text itself. */
  async function inside(arquivo: string, caminho: string, tipo: Tipo): Promise<Posta | undefined> {
    const base64 = dadosDe(caminho) ?? origem.dentro(arquivo, caminho)
    if (base64 === undefined) return undefined
    if (base64.length > maxOf(tipo) * 1.4) return { falta: falta('grande', tipo) }
    return put(nomeDaFigura(caminho), Buffer.from(base64, 'base64'), tipo)
  }

  return {
    achadas,

    /** Looks up the pictures of all items: what is in their texts, then what is in the package. */
    async look(itens: readonly { arquivo: string; imagens: readonly ImagemCitada[] }[]): Promise<void> {
      const open = new Map<string, Set<Tipo>>()
      for (const { arquivo, imagens } of itens)
        for (const { caminho, tipo } of imagens) {
          const key = keyOf(tipo, `${arquivo}\0${caminho}`)
          if (byName.has(key)) continue
          const found = await inside(arquivo, caminho, tipo)
          if (found) byName.set(key, found)
          else open.set(caminho, (open.get(caminho) ?? new Set()).add(tipo))
        }
      if (open.size > 0)
        await origem.fora(
          (name) => open.has(name),
          async (name, bytes) => {
            for (const tipo of open.get(name) ?? [])
              byName.set(
                keyOf(tipo, name),
                typeof bytes === 'string'
                  ? { falta: falta(bytes, tipo) }
                  : await put(nomeDaFigura(name), bytes, tipo),
              )
          },
        )
    },

    /** A picture of an item, and by what it is known. */
    of(arquivo: string, { caminho, ...said }: ImagemCitada): { figura: FiguraDoItem; sha: string } {
      const { tipo } = said
      const found = byName.get(keyOf(tipo, `${arquivo}\0${caminho}`)) ?? byName.get(keyOf(tipo, caminho))
      const face = { nome: nomeDaFigura(caminho), ...said }
      if (found && 'n' in found) return { figura: { ...face, n: found.n }, sha: found.sha }
      const why = found?.falta ?? falta(AWAY.test(caminho) ? 'fora' : 'ausente', tipo)
      return {
        figura: { ...face, ...(AWAY.test(caminho) && { nome: caminho.slice(0, 120) }), falta: why },
        sha: caminho,
      }
    },
  }
}
