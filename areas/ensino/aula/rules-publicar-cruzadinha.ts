/** Lays out a crossword: where each word stands, so that as many as possible cross. */

interface Palavra {
  /** Letters as they stand in the cells. */
  letras: string
}

export type Posta<P extends Palavra> = P & {
  direcao: 'horizontal' | 'vertical'
  linha: number
  coluna: number
}

interface Cela {
  letra: string
  horizontal: boolean
  vertical: boolean
}

type Celas = Map<string, Cela>
interface Lugar {
  direcao: 'horizontal' | 'vertical'
  linha: number
  coluna: number
}

const key = (linha: number, coluna: number): string => `${linha},${coluna}`
const step = (direcao: Lugar['direcao']): [number, number] => (direcao === 'horizontal' ? [0, 1] : [1, 0])

/** How many cells of it are crossings; -1 where the word can't stand. */
function crossings(celas: Celas, letras: string, { direcao, linha, coluna }: Lugar): number {
  const [dl, dc] = step(direcao)
  const taken = (l: number, c: number): boolean => celas.has(key(l, c))
  if (taken(linha - dl, coluna - dc)) return -1
  if (taken(linha + dl * letras.length, coluna + dc * letras.length)) return -1
  let found = 0
  for (const [i, letra] of [...letras].entries()) {
    const [l, c] = [linha + dl * i, coluna + dc * i]
    const there = celas.get(key(l, c))
    if (there) {
      if (there.letra !== letra || there[direcao]) return -1
      found++
    } else if (taken(l + dc, c + dl) || taken(l - dc, c - dl)) return -1
  }
  return found
}

function put(celas: Celas, letras: string, { direcao, linha, coluna }: Lugar): void {
  const [dl, dc] = step(direcao)
  for (const [i, letra] of [...letras].entries()) {
    const at = key(linha + dl * i, coluna + dc * i)
    const there = celas.get(at) ?? { letra, horizontal: false, vertical: false }
    celas.set(at, { ...there, [direcao]: true })
  }
}

interface Borda {
  primeiraLinha: number
  ultimaLinha: number
  primeiraColuna: number
  ultimaColuna: number
}

function bordaOf(celas: Celas): Borda {
  const cells = [...celas.keys()].map((at) => at.split(',').map(Number) as [number, number])
  const linhas = cells.map(([linha]) => linha)
  const colunas = cells.map(([, coluna]) => coluna)
  return {
    primeiraLinha: Math.min(...linhas),
    ultimaLinha: Math.max(...linhas),
    primeiraColuna: Math.min(...colunas),
    ultimaColuna: Math.max(...colunas),
  }
}

/** The longer side of the grid with the word in it: a narrow screen shows a square best. */
function sideWith(borda: Borda, tamanho: number, { direcao, linha, coluna }: Lugar): number {
  const [dl, dc] = step(direcao)
  const altura =
    Math.max(borda.ultimaLinha, linha + dl * (tamanho - 1)) - Math.min(borda.primeiraLinha, linha)
  const largura =
    Math.max(borda.ultimaColuna, coluna + dc * (tamanho - 1)) - Math.min(borda.primeiraColuna, coluna)
  return Math.max(altura, largura)
}

/** The place with the most crossings, then the one that keeps the grid smallest. */
function bestPlace(celas: Celas, letras: string): Lugar | undefined {
  const borda = bordaOf(celas)
  let best: { lugar: Lugar; found: number; side: number } | undefined
  for (const [at, cela] of celas) {
    const [linha, coluna] = at.split(',').map(Number) as [number, number]
    for (const [i, letra] of [...letras].entries()) {
      if (letra !== cela.letra) continue
      const direcao = cela.horizontal ? 'vertical' : 'horizontal'
      const [dl, dc] = step(direcao)
      const lugar: Lugar = { direcao, linha: linha - dl * i, coluna: coluna - dc * i }
      const found = crossings(celas, letras, lugar)
      if (found < 1) continue
      const side = sideWith(borda, letras.length, lugar)
      if (!best || found > best.found || (found === best.found && side < best.side))
        best = { lugar, found, side }
    }
  }
  return best?.lugar
}

/**
 * Longest words first. A word that crosses none stands alone, two rows below the rest. The first row and column that
 * are used are 0; the words come in the order in which they are numbered.
 */
export function cruzar<P extends Palavra>(
  palavras: readonly P[],
): { linhas: number; colunas: number; palavras: Posta<P>[] } {
  if (palavras.length === 0) return { linhas: 0, colunas: 0, palavras: [] }
  const celas: Celas = new Map()
  const postas: Posta<P>[] = []
  let left = palavras.toSorted((a, b) => b.letras.length - a.letras.length || (a.letras < b.letras ? -1 : 1))
  const place = (palavra: P, lugar: Lugar): void => {
    put(celas, palavra.letras, lugar)
    postas.push({ ...palavra, ...lugar })
    left = left.filter((other) => other !== palavra)
  }
  while (left[0]) {
    const next = postas.length === 0 ? undefined : crossing(celas, left)
    if (next) place(next.palavra, next.lugar)
    else place(left[0], alone(celas))
  }
  const borda = bordaOf(celas)
  return {
    linhas: borda.ultimaLinha - borda.primeiraLinha + 1,
    colunas: borda.ultimaColuna - borda.primeiraColuna + 1,
    palavras: postas
      .map((posta) => ({
        ...posta,
        linha: posta.linha - borda.primeiraLinha,
        coluna: posta.coluna - borda.primeiraColuna,
      }))
      .sort((a, b) => a.linha - b.linha || a.coluna - b.coluna || (a.direcao < b.direcao ? -1 : 1)),
  }
}

function crossing<P extends Palavra>(
  celas: Celas,
  left: readonly P[],
): { palavra: P; lugar: Lugar } | undefined {
  for (const palavra of left) {
    const lugar = bestPlace(celas, palavra.letras)
    if (lugar) return { palavra, lugar }
  }
  return undefined
}

const alone = (celas: Celas): Lugar =>
  celas.size === 0
    ? { direcao: 'horizontal', linha: 0, coluna: 0 }
    : { direcao: 'horizontal', linha: bordaOf(celas).ultimaLinha + 2, coluna: bordaOf(celas).primeiraColuna }
