/** The lessons of the demonstration: complete, of every kind, and scored right by their own keys. */
import { describe, expect, it } from 'vitest'
import { conferirTela } from '../areas/ensino/aula/rules-conferir.ts'
import { fracaoOf, type Respondida, respostaCerta } from '../areas/ensino/aula/rules-pontuar.ts'
import { publicar } from '../areas/ensino/aula/rules-publicar.ts'
import type { TelaDe } from '../areas/ensino/aula/shapes-telas.ts'
import { TIPOS_TELA } from '../areas/ensino/aula/shapes-tipos.ts'
import { AULAS } from './aulas.ts'

describe('the lessons of the demonstration', () => {
  it('are twelve at least, of eight disciplines, with every kind of screen', () => {
    expect(AULAS.length).toBeGreaterThanOrEqual(12)
    expect(new Set(AULAS.map(({ disciplina }) => disciplina)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(AULAS.map(({ titulo }) => titulo)).size).toBe(AULAS.length)
    const used = new Set(AULAS.flatMap(({ telas }) => telas.map(({ tipo }) => tipo)))
    expect(TIPOS_TELA.filter((tipo) => !used.has(tipo))).toEqual([])
  })

  it.each(AULAS)('$titulo lacks nothing, and its own key scores in full', ({ telas }) => {
    for (const [at, { tipo, titulo, conteudo }] of telas.entries()) {
      expect(conferirTela({ tipo, conteudo, id: at + 1 } as TelaDe & { id: number }), titulo).toEqual([])
      const { gabarito } = publicar({ tipo, conteudo }, 'semente')
      if (gabarito === null) continue
      const resposta = respostaCerta(tipo as 'numerica', gabarito as never)
      expect(fracaoOf({ tipo, gabarito, resposta } as Respondida), titulo).toBe(1)
    }
  })
})
