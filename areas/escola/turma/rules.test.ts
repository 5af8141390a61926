/** Rules of classes, case by case. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { CODE_ALPHABET, excerpt, homeOf, makeCodigo, papelIn, partOfDay, recursosOn } from './rules.ts'

const actor = (change: Partial<Actor> = {}): Actor => ({
  id: 5,
  tenantId: 1,
  nome: 'Alguém',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
  ...change,
})

describe('makeCodigo', () => {
  it('has seven signs, none that reads like another', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 7, maxLength: 7 }), (numbers) => {
        let next = 0
        const codigo = makeCodigo((below) => (numbers[next++] ?? 0) % below)
        expect(codigo).toMatch(/^[A-HJKMNP-Z2-9]{7}$/)
      }),
    )
    expect(CODE_ALPHABET).not.toMatch(/[0O1IL]/)
    expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length)
  })
})

describe('papelIn', () => {
  it('tells the strongest role, and gestor without any', () => {
    const both = actor({
      turmas: [
        { id: 1, papel: 'responsavel' },
        { id: 1, papel: 'professor' },
        { id: 2, papel: 'responsavel' },
      ],
    })
    expect(papelIn(both, 1)).toBe('professor')
    expect(papelIn(both, 2)).toBe('responsavel')
    expect(papelIn(both, 3)).toBe('gestor')
  })
})

describe('homeOf', () => {
  it.each([
    ['professor', actor({ turmas: [{ id: 1, papel: 'professor' }], funcoes: ['autor'] })],
    ['gestor', actor({ redes: [{ id: 1, papel: 'gestor_rede', funcao: 'leitura' }] })],
    ['gestor', actor({ funcoes: ['administrador_tenant'] })],
    ['aluno', actor({ turmas: [{ id: 1, papel: 'aluno' }] })],
    ['responsavel', actor({ turmas: [{ id: 1, papel: 'responsavel' }], dependentes: [9] })],
    ['responsavel', actor({ dependentes: [9] })],
    ['aluno', actor({ turmas: [{ id: 1, papel: 'aluno' }], dependentes: [9] })],
    ['aluno', actor()],
  ] as const)('%s', (papel, who) => {
    expect(homeOf(who)).toBe(papel)
  })
})

describe('partOfDay', () => {
  it.each([
    ['2026-03-10T07:59:59Z', 'noite'],
    ['2026-03-10T08:00:00Z', 'manha'],
    ['2026-03-10T14:59:59Z', 'manha'],
    ['2026-03-10T15:00:00Z', 'tarde'],
    ['2026-03-10T20:59:59Z', 'tarde'],
    ['2026-03-10T21:00:00Z', 'noite'],
  ])('%s in São Paulo is %s', (at, part) => {
    expect(partOfDay(new Date(at))).toBe(part)
  })
})

describe('recursosOn', () => {
  it('names what is true, in order, and nothing unknown', () => {
    expect(recursosOn({ avisos: true, forum: true, provas: false, outro: true, aulas: 'sim' })).toEqual([
      'forum',
      'avisos',
    ])
    expect(recursosOn(null)).toEqual([])
  })
})

describe('excerpt', () => {
  it.each([
    ['<p>Oi, <strong>turma</strong>.</p><p>Tudo bem?</p>', 'Oi, turma. Tudo bem?'],
    ['<p>3 &lt; 4 &amp;&amp; 5&nbsp;&gt; 4</p>', '3 < 4 && 5 > 4'],
    ['<p>&amp;lt;b&amp;gt;</p>', '&lt;b&gt;'],
    ['<p>corte <a href="https://x', 'corte'],
  ])('%s', (html, text) => {
    expect(excerpt(html)).toBe(text)
  })

  it('is never longer than asked, and cuts at a space', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 10, max: 300 }), (text, max) => {
        expect(excerpt(text, max).length).toBeLessThanOrEqual(max)
      }),
    )
    expect(excerpt('uma frase que passa do limite', 15)).toBe('uma frase que…')
    // Whole where it just fits, and in two where no space is near its end.
    expect([excerpt('x'.repeat(15), 15), excerpt('x'.repeat(16), 15)]).toEqual([
      'x'.repeat(15),
      `${'x'.repeat(14)}…`,
    ])
    expect(['abcdefg hijklmnop', 'abcdefgh ijklmnop'].map((text) => excerpt(text, 14))).toEqual([
      'abcdefg hijkl…',
      'abcdefgh…',
    ])
    expect([excerpt('x'.repeat(280)), excerpt('x'.repeat(281))]).toEqual([
      'x'.repeat(280),
      `${'x'.repeat(279)}…`,
    ])
  })
})
