/** What is wrong with what parts are said to be worth. */
import { nota } from './rules-pontuar-credito.ts'
import { fracaoDe } from './rules-publicar-credito.ts'
import type { CodigoProblema } from './shapes.ts'
import type { Conteudo } from './shapes-telas.ts'

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Of a choice by shares: whether all can be reached, and whether it takes knowing. */
export function creditoDaEscolha(
  { pontuacao, alternativas }: Pick<Conteudo<'multipla_escolha'>, 'pontuacao' | 'alternativas'>,
  uma: boolean,
): CodigoProblema[] {
  const certas = alternativas.filter(({ correta }) => correta).length
  if (pontuacao !== 'pesos' || certas === 0) return []
  const fracoes = alternativas.map((one) => fracaoDe(one, certas))
  const right = fracoes.filter((fracao) => fracao > 0)
  const best = uma ? Math.max(...fracoes) : sum(right)
  if (nota(best) < 1) return ['credito_sem_total']
  const all = right.length < fracoes.length && nota(sum(fracoes)) === 1
  return uma
    ? []
    : [
        ...(best > 1 + 1e-6 ? (['credito_sobra'] as const) : []),
        ...(all ? (['credito_marca_tudo'] as const) : []),
      ]
}

/** Nothing is worth anything. */
export const semPeso = ({ pontuacao }: { pontuacao?: string }, pesos: readonly number[]): boolean =>
  pontuacao === 'pesos' && pesos.length > 0 && sum(pesos) <= 0
