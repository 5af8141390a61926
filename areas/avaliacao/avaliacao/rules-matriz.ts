/** What an assessment should hold, skill by difficulty, and what it holds so far (product.md H-13). Pure. */

/** The five difficulties of section 9 in the three columns of a matrix: 1 and 2, 3, 4 and 5. */
export const FAIXAS = ['facil', 'media', 'dificil'] as const
export type Faixa = 0 | 1 | 2

export const faixaDe = (dificuldade: number | null): Faixa | null =>
  dificuldade === null ? null : dificuldade < 3 ? 0 : dificuldade === 3 ? 1 : 2

/** The difficulties of a column, the least and the greatest. */
export const DIFICULDADES: readonly (readonly [number, number])[] = [
  [1, 2],
  [3, 3],
  [4, 5],
]

/** Questions that an assessment holds, by its model (section 5). */
export const LIMITES = { padrao: 48, doisBlocos: 32 } as const
export type Modelo = keyof typeof LIMITES

/** Rows of skills. */
export const MAX_LINHAS = 30

export type Quer = readonly [facil: number, media: number, dificil: number]

export interface Linha {
  /** Null: any skill that no other row names. */
  habilidade: number | null
  quer: Quer
}

export interface Matriz {
  titulo: string
  disciplina: number | null
  periodo: number | null
  modelo: Modelo
  /** The class that it is for: what it has met in lessons is told. */
  turma: number | null
  linhas: readonly Linha[]
}

const soma = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

export const quantidadeDe = ({ linhas }: Pick<Matriz, 'linhas'>): number =>
  soma(linhas.flatMap(({ quer }) => quer))

export const emBranco: Matriz = {
  titulo: '',
  disciplina: null,
  periodo: null,
  modelo: 'padrao',
  turma: null,
  linhas: [{ habilidade: null, quer: [0, 0, 0] }],
}

/** As evenly as it goes over the columns, the middle one first. */
export function repartir(quantidade: number): Quer {
  const each = Math.floor(quantidade / 3)
  const rest = quantidade - 3 * each
  return [each + (rest === 2 ? 1 : 0), each + (rest > 0 ? 1 : 0), each]
}

/** A question as the matrix counts it. */
export interface Contada {
  /** The row that it is counted under: the skill; null: any. */
  linha: number | null
  dificuldade: number | null
}

export type EstadoCasa = 'nada' | 'falta' | 'cheia' | 'sobra'

export interface Casa {
  tem: number
  quer: number
  estado: EstadoCasa
}

export interface Contagem {
  /** By row, then by column. */
  casas: readonly (readonly [Casa, Casa, Casa])[]
  colunas: readonly [Casa, Casa, Casa]
  faltam: number
  sobram: number
  /** Of no row, or of unknown difficulty. */
  fora: number
}

const casa = (tem: number, quer: number): Casa => ({
  tem,
  quer,
  estado: quer === 0 && tem === 0 ? 'nada' : tem < quer ? 'falta' : tem === quer ? 'cheia' : 'sobra',
})

/** In which row and column a question is counted; null: in none. */
export function lugarDe(
  { linhas }: Pick<Matriz, 'linhas'>,
  { linha, dificuldade }: Contada,
): [number, Faixa] | null {
  const faixa = faixaDe(dificuldade)
  const at = linhas.findIndex(({ habilidade }) => habilidade === linha)
  return faixa === null || at < 0 ? null : [at, faixa]
}

export function contar(matriz: Pick<Matriz, 'linhas'>, questoes: readonly Contada[]): Contagem {
  const tem = matriz.linhas.map((): [number, number, number] => [0, 0, 0])
  let fora = 0
  for (const questao of questoes) {
    const lugar = lugarDe(matriz, questao)
    const row = lugar && tem[lugar[0]]
    if (row) row[lugar[1]] += 1
    else fora += 1
  }
  const three = (of: (faixa: Faixa) => Casa): [Casa, Casa, Casa] => [of(0), of(1), of(2)]
  const casas = matriz.linhas.map(({ quer }, at) =>
    three((faixa) => casa(tem[at]?.[faixa] ?? 0, quer[faixa])),
  )
  const all = casas.flat()
  return {
    casas,
    colunas: three((faixa) =>
      casa(soma(tem.map((row) => row[faixa])), soma(matriz.linhas.map(({ quer }) => quer[faixa]))),
    ),
    faltam: soma(all.map((one) => Math.max(0, one.quer - one.tem))),
    sobram: soma(all.map((one) => Math.max(0, one.tem - one.quer))),
    fora,
  }
}

export interface Vaga {
  linha: number | null
  faixa: Faixa
  quantas: number
}

/** What is missing, square by square. */
export const vagasDe = ({ linhas }: Pick<Matriz, 'linhas'>, { casas }: Contagem): Vaga[] =>
  linhas.flatMap(({ habilidade }, at) =>
    ([0, 1, 2] as const).flatMap((faixa) => {
      const { tem = 0, quer = 0 } = casas[at]?.[faixa] ?? {}
      return tem < quer ? [{ linha: habilidade, faixa, quantas: quer - tem }] : []
    }),
  )
