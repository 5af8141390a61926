// @vitest-environment happy-dom
/** Where comments stand in the fields of a question. */
import { expect, it } from 'vitest'
import type { Comentario } from '../../shapes-revisao.ts'
import { type CampoTexto, colocar } from './campos.ts'

const campo = (nome: CampoTexto['campo'], texto: string, parte = ''): CampoTexto => ({
  ...{ campo: nome, parte, letra: parte && parte.toUpperCase(), texto },
})
const CAMPOS = [
  campo('enunciado', 'Hoje a água vira vapor.\n'),
  campo('alternativa', 'Evaporação', 'a'),
  campo('questao', ''),
]
const comentario = (id: number, part: Partial<Comentario>): Comentario => ({
  ...{ id, texto: 'x', autor: { id: 1, nome: 'Rita' }, editado: false, quando: '2026-03-02T12:00:00.000Z' },
  ...{ meu: false, campo: 'enunciado', parte: '', ancora: null, resolvido: null, respostas: [] },
  ...part,
})
const ancora = (trecho: string) => ({ trecho, antes: '', depois: '', inicio: 0 })

it('open ones are numbered as they are read, whatever the order they were said in; resolved ones follow', () => {
  const placed = colocar(
    [
      comentario(1, { campo: 'questao' }),
      comentario(2, { resolvido: { por: { id: 1, nome: 'Rita' }, quando: '2026-03-02T12:00:00.000Z' } }),
      comentario(3, { ancora: ancora('vapor') }),
      comentario(4, { ancora: ancora('água') }),
      comentario(5, {}),
      comentario(6, { campo: 'alternativa', parte: 'a' }),
    ],
    CAMPOS,
  )
  expect(placed.map((one) => [one.comentario.id, one.numero])).toEqual([
    [5, 1],
    [4, 2],
    [3, 3],
    [6, 4],
    [1, 5],
    [2, 0],
  ])
  expect(placed[1]?.lugar).toEqual([7, 11])
})

it('one whose words are gone speaks of its field; one whose part is gone stands last', () => {
  const [first, last] = colocar(
    [
      comentario(1, { campo: 'alternativa', parte: 'z', ancora: ancora('Fusão') }),
      comentario(2, { ancora: ancora('gelo') }),
    ],
    CAMPOS,
  )
  expect([first?.comentario.id, first?.campo?.campo, first?.lugar]).toEqual([2, 'enunciado', null])
  expect([last?.comentario.id, last?.campo, last?.lugar]).toEqual([1, null, null])
})
