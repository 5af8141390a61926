import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MUSICAS } from '../../shapes.ts'
import { componha, hertz, notasEntre } from './notas.ts'

describe.each(MUSICAS)('the loop %s', (nome) => {
  const volta = componha(nome)

  it('is the same each time, and unlike the others', () => {
    expect(componha(nome)).toEqual(volta)
    for (const other of MUSICAS.filter((one) => one !== nome))
      expect(componha(other).notas).not.toEqual(volta.notas)
  })

  it('lasts 15 to 60 seconds, and no note goes past its end', () => {
    expect(volta.beats * volta.segundos).toBeGreaterThan(15)
    expect(volta.beats * volta.segundos).toBeLessThan(60)
    for (const { inicio, duracao } of volta.notas) {
      expect(inicio).toBeGreaterThanOrEqual(0)
      expect(duracao).toBeGreaterThan(0)
      expect(inicio + duracao).toBeLessThanOrEqual(volta.beats)
    }
  })

  it('stays where small speakers and ears are well, with few voices at once', () => {
    for (const { altura, forca } of volta.notas) {
      expect(altura).toBeGreaterThanOrEqual(36)
      expect(altura).toBeLessThanOrEqual(93)
      expect(forca).toBeLessThanOrEqual(0.6)
    }
    for (let beat = 0; beat < volta.beats; beat += 0.25) {
      const at = volta.notas.filter(({ inicio, duracao }) => inicio <= beat && beat < inicio + duracao)
      expect(at.length).toBeLessThanOrEqual(8)
    }
  })

  it('is cut into slices that lose no note and sound none twice', () => {
    const whole = volta.beats * volta.segundos
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: whole * 2, noNaN: true }), { maxLength: 12 }), (cuts) => {
        const edges = [0, ...cuts.sort((a, b) => a - b), whole * 2]
        const slices = edges.slice(1).flatMap((ate, i) => notasEntre(volta, edges[i] ?? 0, ate))
        expect(slices).toHaveLength(volta.notas.length * 2)
      }),
    )
  })
})

it('tunes A to 440 Hz', () => {
  expect(hertz(69)).toBe(440)
  expect(hertz(57)).toBe(220)
})
