/** How far a pupil is with a lesson. */
import { expect, it } from 'vitest'
import type { Tentativa } from '../../shapes.ts'
import { type Andamento, andamentoOf } from './andamento.ts'

const tentativa = (estado: Tentativa['estado']) => ({ estado }) as Tentativa

it.each<[Andamento, number, Tentativa['estado'][], 'aprovado' | 'reprovado' | null]>([
  ['nao_comecou', 0, [], null],
  ['abriu', 2, [], null],
  ['abriu', 2, ['anulada'], null],
  ['em_andamento', 1, ['iniciada'], null],
  ['aprovado', 3, ['iniciada', 'concluida'], 'aprovado'],
  ['reprovado', 3, ['expirada'], 'reprovado'],
  ['aguardando', 3, ['concluida', 'aguardando_correcao'], 'reprovado'],
])('%s after %i openings, %j, %s', (andamento, aberturas, estados, status) => {
  expect(andamentoOf({ aberturas, tentativas: estados.map(tentativa), status })).toBe(andamento)
})
