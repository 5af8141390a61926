/** Every type of screen begins empty, in a shape that the server takes. */
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { CONTEUDO } from '../../shapes-telas.ts'
import { TIPOS_TELA } from '../../shapes-tipos.ts'
import { blankOf, GRUPOS, isBlank } from './blank.ts'
import { wordsOf } from './words.ts'

describe('a new screen', () => {
  it.each(TIPOS_TELA)('%s is of its shape and empty', (tipo) => {
    const blank = blankOf(tipo)
    expect(Check(CONTEUDO[tipo], blank)).toBe(true)
    expect(isBlank(blank)).toBe(true)
  })

  it('is offered in one group', () => {
    expect(Object.values(GRUPOS).flat().toSorted()).toEqual([...TIPOS_TELA].toSorted())
  })

  it('is not empty any more with a word, a picture or a number for an answer', () => {
    expect(isBlank({ html: '<p>a</p>' })).toBe(false)
    expect(isBlank({ html: '<p> </p>' })).toBe(true)
    expect(isBlank({ imagem: { midia: 3, alt: '' }, legenda: '' })).toBe(false)
    expect(isBlank({ ...blankOf('numerica'), valor: 0 })).toBe(false)
  })
})

describe('words for comparing', () => {
  it('are lines of text, one a part, without the marks of the editor', () => {
    const { alternativas, ...rest } = blankOf('multipla_escolha')
    const [a] = alternativas
    if (!a) throw new Error('A question begins with alternatives.')
    const lines = wordsOf({
      ...rest,
      enunciado: '<p>Um &amp; dois</p><p>Três</p>',
      alternativas: [{ ...a, texto: 'Sim', correta: true }],
    })
    expect(lines).toContain('Um & dois')
    expect(lines).toContain('Três')
    expect(lines).toContain('Sim · correta ✓')
    expect(lines.join()).not.toContain(a.id)
  })
})
