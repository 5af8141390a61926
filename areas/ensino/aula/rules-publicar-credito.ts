/** What an author declares parts to be worth, as it stands in the key. */
import type { Gabarito, Parcial } from './rules-pontuar-gabarito.ts'
import type { Nomeada } from './rules-publicar-partes.ts'
import type { Conteudo } from './shapes-telas.ts'

type Escolha = Conteudo<'multipla_escolha'>
type Alternativa = Escolha['alternativas'][number]

/** What an alternative is worth where none says it: all right ones share the points, in a choice of one each has all. */
export const fracaoDe = ({ fracao, correta }: Alternativa, certas: number): number =>
  fracao ?? (correta ? 1 / Math.max(1, certas) : 0)

export const inteiraOf = ({ pontuacao }: { pontuacao?: 'inteira' | 'pesos' }): { inteira?: true } =>
  pontuacao === 'inteira' ? { inteira: true } : {}

export function fracoesOf(
  { pontuacao, alternativas }: Pick<Escolha, 'pontuacao' | 'alternativas'>,
  named: readonly Nomeada<Alternativa>[],
): { fracoes?: Record<string, number> } {
  if (pontuacao !== 'pesos') return {}
  const certas = alternativas.filter(({ correta }) => correta).length
  return { fracoes: Object.fromEntries(named.map(({ id, de }) => [id, fracaoDe(de, certas)])) }
}

type Lacunas = Conteudo<'lacunas'>

/** By gap. */
export function creditoDasLacunas(
  { pontuacao, pesos = [], parciais = [] }: Pick<Lacunas, 'pontuacao' | 'pesos' | 'parciais'>,
  count: number,
): Pick<Gabarito<'lacunas'>, 'pesos' | 'parciais'> {
  const places = Array.from({ length: count }, (_, at) => at)
  const weighed = pontuacao === 'pesos' && pesos.length > 0
  const of = (at: number): Parcial[] =>
    parciais.filter(({ lacuna }) => lacuna === at + 1).map(({ texto, fracao }) => ({ texto, fracao }))
  return {
    ...(weighed && { pesos: places.map((at) => pesos[at] ?? 0) }),
    ...(parciais.length > 0 && { parciais: places.map(of) }),
  }
}

/** How a number is measured. */
export function medidaOf({
  tolerancia,
  unidade,
  unidades = [],
  sem_unidade,
  outras = [],
}: Conteudo<'numerica'>): Omit<Gabarito<'numerica'>, 'valor' | 'feedback_certo' | 'feedback_errado'> {
  const own = unidade.trim() === '' ? [] : [{ nome: unidade, vale: 1 }]
  return {
    tolerancia,
    ...(outras.length > 0 && { outras }),
    ...((unidades.length > 0 || sem_unidade) && { unidades: [...own, ...unidades] }),
    ...(sem_unidade && { sem_unidade }),
  }
}
