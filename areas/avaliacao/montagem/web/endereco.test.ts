/** The address of a basket: every matrix comes back as it was, and what was cut is no matrix. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emBranco } from '../../avaliacao/rules-matriz.ts'
import { matrizes } from '../../avaliacao/testing.ts'
import { escreverMatriz, escreverQuestoes, lerMatriz, lerQuestoes } from './endereco.ts'

describe('the address', () => {
  it('brings every matrix back as it was', () =>
    fc.assert(
      fc.property(matrizes, (matriz) => {
        expect(lerMatriz(escreverMatriz(matriz))).toEqual(matriz)
      }),
    ))

  it('is read when it holds only what product.md names', () => {
    const given = { disciplina: 3, periodo: 7, quantidade: 10, dificuldades: [3, 4, 3] }
    const inputs = btoa(JSON.stringify(given)).replaceAll('=', '')
    expect(lerMatriz(inputs)).toEqual({
      ...emBranco,
      disciplina: 3,
      periodo: 7,
      linhas: [{ habilidade: null, quer: [3, 4, 3] }],
    })
    const alone = lerMatriz(btoa('{"quantidade":20}'))
    expect(alone?.linhas).toEqual([{ habilidade: null, quer: [7, 7, 6] }])
  })

  it('never throws; what is cut or made up is no matrix, or a clean one', () => {
    for (const text of [
      '',
      '%%%',
      'e30',
      btoa('[]'),
      btoa('null'),
      btoa('{"habilidades":[[1,-1,0,0],"x",[2,1,1,99]]}'),
    ])
      expect(() => lerMatriz(text)).not.toThrow()
    expect([lerMatriz('%%%'), lerMatriz(btoa('[]')), lerMatriz('eyJkaXNj')]).toEqual([null, null, null])
    expect(lerMatriz(btoa('{"disciplina":"3","habilidades":[[1,-1,0,0],[2,1,1,99]]}'))).toEqual(emBranco)
    fc.assert(fc.property(fc.string(), (text) => void lerMatriz(text)))
  })

  it('names questions once, in their order, with the letter that their key was moved to', () => {
    const postas = [{ id: 12 }, { id: 15, letra: 1 }, { id: 18 }]
    expect(escreverQuestoes(postas)).toBe('12,15B,18')
    expect(lerQuestoes('12,15B,18')).toEqual(postas)
    expect(lerQuestoes('[12,15,12]')).toEqual([{ id: 12 }, { id: 15 }])
    expect(lerQuestoes('1,2,3', 2)).toEqual([{ id: 1 }, { id: 2 }])
    expect(lerQuestoes(undefined)).toEqual([])
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(lerQuestoes(text).length).toBeLessThanOrEqual(48)
      }),
    )
  })
})
