/** The demonstration's matrix: enough of it, each code once, of the years that it names. */
import { expect, it } from 'vitest'
import { anosOf } from './catalogo.ts'
import { DA_REDE, DESCRITORES, LISTAS } from './content/curriculos.ts'
import { MATRIZ } from './content/matriz.ts'

it('reads the school years from a code', () => {
  expect([anosOf('EF07MA17'), anosOf('EF67LP04'), anosOf('EF69LP05')]).toEqual([
    ['ef7'],
    ['ef6', 'ef7'],
    ['ef6', 'ef7', 'ef8', 'ef9'],
  ])
})

it('has skills of each discipline, each code once and of its own component', () => {
  const codes = MATRIZ.flatMap(({ habilidades }) => Object.keys(habilidades))
  expect(codes.length).toBeGreaterThanOrEqual(40)
  expect(new Set(codes).size).toBe(codes.length)
  for (const { disciplina, habilidades } of MATRIZ)
    for (const [codigo, texto] of Object.entries(habilidades)) {
      expect(codigo).toMatch(new RegExp(`^EF[0-9]{2}${disciplina}[0-9]{2}$`))
      expect(texto).toMatch(/^[A-ZÁÉÍÓÚ].{15,160}\.$/)
    }
})

it('has curricula beside it whose lists and parents are of categories that are there', () => {
  for (const { categorias } of [DESCRITORES, DA_REDE]) {
    const siglas = categorias.map(({ sigla }) => sigla)
    expect(new Set(siglas).size).toBe(siglas.length)
    const nomes = categorias.map(({ nome }) => nome)
    for (const { pai, habilidades } of categorias) {
      if (pai) expect(nomes).toContain(pai)
      for (const texto of Object.values(habilidades)) expect(texto).toMatch(/^[A-ZÁÉÍÓÚ].{15,160}\.$/)
    }
  }
  const disciplinas = MATRIZ.map(({ disciplina }) => disciplina)
  for (const sigla of Object.keys(LISTAS)) expect(disciplinas).toContain(sigla)
})
