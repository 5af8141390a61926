/** Lists as JSON: what the keys hold comes out with its type; what is no list of flat objects is refused by name. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableOf } from '../../testing/table.ts'
import { readJson } from './inside/json-lines.ts'
import type { RecusaError } from './lida.ts'

const LIMITES = { linhas: 50, colunas: 6, celula: 100 }
const read = (text: string) => tableOf(readJson(Buffer.from(text), LIMITES), LIMITES)
const refusal = (text: string) => {
  try {
    read(text)
    return undefined
  } catch (error) {
    return (error as RecusaError).recusa
  }
}

describe('a list in JSON', () => {
  it('is read by its keys, in the order in which they first stand', () => {
    const { cabecalho, linhas, forma } = read(
      '[\n {\n  "id": 5,\n  "codigo": "D1"\n },\n {"anos": [1, 2], "id": null}\n]\n',
    )
    expect(cabecalho).toEqual(['id', 'codigo', 'anos'])
    expect(linhas.map(({ numero, celulas, crus }) => [numero, celulas, crus])).toEqual([
      [1, ['5', 'D1', ''], [5, 'D1', {}]],
      [2, ['', '', '1 | 2'], [null, {}, [1, 2]]],
    ])
    expect(forma).toEqual({ bom: false, quebra: '\n', fim: true, recuo: 1 })
  })

  it('may be a tree: each leaf is a line, with what stands above it', () => {
    const { cabecalho, linhas } = read(
      JSON.stringify({
        fundamental: {
          matematica: {
            anos: [
              {
                nome_ano: ['1º', '2º'],
                unidades: [{ nome: 'Números', habilidades: [{ nome: 'Contar.' }, { nome: 'Somar.' }] }],
              },
            ],
          },
        },
      }),
    )
    expect(cabecalho).toEqual(['chave 1', 'chave 2', 'nome_ano', 'unidades', 'nome'])
    expect(linhas.map(({ numero, celulas }) => [numero, ...celulas])).toEqual([
      [1, 'fundamental', 'matematica', '1º | 2º', 'Números', 'Contar.'],
      [2, 'fundamental', 'matematica', '1º | 2º', 'Números', 'Somar.'],
    ])
  })

  it('may stand alone under one name', () => {
    expect(read('{"habilidades": [{"codigo": "A"}]}').forma).toMatchObject({ raiz: 'habilidades', recuo: 0 })
  })

  it.each([
    ['', 'vazia'],
    ['[]', 'vazia'],
    ['[{"codigo": "A"', 'json_invalido'],
    ['{"a": [], "b": []}', 'json_sem_lista'],
    ['"texto"', 'json_sem_lista'],
    ['[1, 2]', 'json_sem_lista'],
    ['[null]', 'json_sem_lista'],
    [`${'['.repeat(25)}{"codigo": "A"}${']'.repeat(25)}`, 'json_sem_lista'],
    [JSON.stringify(Array.from({ length: 51 }, () => ({ a: 1 }))), 'linhas_demais'],
    ['[{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1}]', 'colunas_demais'],
  ])('%s is refused as %s', (text, recusa) => {
    expect(refusal(text)).toBe(recusa)
  })

  it('any text is read or refused, never a crash', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const said = refusal(text)
        expect(said === undefined || typeof said === 'string').toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
