/** A draft as pupils would get it: shown without its key, corrected in the page. */
import { describe, expect, it } from 'vitest'
import type { AulaInteira } from '../../../aula/shapes.ts'
import { correcaoOf, previaOf } from './previa.ts'
import { placesOf } from './TelasPage.tsx'

const common = {
  enunciado: '<p>Qual?</p>',
  peso: 2,
  tentativas: 1,
  obrigatoria: true,
  dica: '',
  feedback_certo: 'Isso!',
  feedback_errado: 'Releia.',
}
const telas = [
  { id: 1, tipo: 'texto', titulo: 'Leia', conteudo: { html: '<p>Oi</p>' } },
  { id: 2, tipo: 'numerica', titulo: '', conteudo: { ...common, valor: 7, tolerancia: 0, unidade: 'cm' } },
  { id: 3, tipo: 'dissertativa', titulo: '', conteudo: { ...common, rubrica: [], minimo: 0, maximo: 100 } },
] as unknown as AulaInteira['telas']

describe('a preview', () => {
  const previa = previaOf({ telas })
  const [texto, numerica, dissertativa] = previa.telas

  it('has every screen in its order, none with its key', () => {
    expect(previa.telas.map(({ id, peso }) => [id, peso])).toEqual([
      [1, 0],
      [2, 2],
      [3, 2],
    ])
    expect(numerica?.conteudo).not.toHaveProperty('valor')
    expect(JSON.stringify(previa.telas)).not.toContain('Isso!')
  })

  it('corrects in the page what has a key, and only that', () => {
    if (!texto || !numerica || !dissertativa) throw new Error('Three screens were given.')
    expect(correcaoOf(previa, numerica, { valor: 7 })).toMatchObject({ fracao: 1, feedback: 'Isso!' })
    expect(correcaoOf(previa, numerica, { valor: 8 })).toMatchObject({ fracao: 0, feedback: 'Releia.' })
    expect(correcaoOf(previa, texto, { visto: true })).toBeUndefined()
    expect(correcaoOf(previa, dissertativa, { texto: 'Era uma vez' })).toBeUndefined()
  })

  it('leaves out a screen that cannot be laid out yet', () => {
    const broken = { id: 9, tipo: 'cruzadinha', titulo: '', conteudo: {} }
    expect(previaOf({ telas: [...telas, broken] as unknown as AulaInteira['telas'] }).telas).toHaveLength(3)
  })
})

describe('the list of screens in the address', () => {
  it.each([
    ['1,3', [1, 3]],
    ['2,2', [2]],
    ['x,1', [1]],
    ['1.5', []],
  ])('%j names %j', (list, places) => expect(placesOf(list)).toEqual(places))
})
