/** The life of a request, as a table and as a walk; options; deadlines. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as rules from './rules.ts'

const moves = (tipo: rules.Tipo): string[] =>
  rules.ESTADOS.flatMap((from) =>
    rules.ESTADOS.filter((to) => rules.mayMove(tipo, from, to)).map((to) => `${from} → ${to}`),
  )

describe('the life of a request (H-27)', () => {
  it('a copy needs no approval', () => {
    expect(moves('exportacao')).toEqual([
      'pendente → processando',
      'pendente → cancelada',
      'processando → concluida',
    ])
  })

  it('an erasure is looked into, decided, and waits', () => {
    expect(moves('exclusao')).toEqual([
      'pendente → levantando',
      'pendente → cancelada',
      'levantando → aguardando_aprovacao',
      'levantando → cancelada',
      'aguardando_aprovacao → aprovada',
      'aguardando_aprovacao → cancelada',
      'aguardando_aprovacao → recusada',
      'aprovada → aguardando_aprovacao',
      'aprovada → processando',
      'aprovada → cancelada',
      'processando → concluida',
    ])
  })

  it('whatever is tried, an erasure is never carried out without having been approved, and an end is an end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rules.TIPOS),
        fc.array(fc.constantFrom(...rules.ESTADOS), { maxLength: 60 }),
        (tipo, tries) => {
          let estado: rules.Estado = 'pendente'
          const walked: rules.Estado[] = []
          for (const to of tries) {
            if (!rules.mayMove(tipo, estado, to)) continue
            expect(rules.isOpen(tipo, estado)).toBe(true)
            estado = to
            walked.push(to)
          }
          // An approval may go back to be decided anew; nothing else is ever walked twice.
          const back = walked.filter((at, i) => at === 'aguardando_aprovacao' && walked[i - 1] === 'aprovada')
          const again = walked.filter((at) => at === 'aguardando_aprovacao' || at === 'aprovada')
          if (tipo === 'exclusao' && walked.includes('processando'))
            expect(walked.slice(0, walked.indexOf('processando'))).toEqual(['levantando', ...again])
          expect(again.every((at, i) => at === (i % 2 === 0 ? 'aguardando_aprovacao' : 'aprovada'))).toBe(
            true,
          )
          expect(walked.length - new Set(walked).size).toBeLessThanOrEqual(2 * back.length)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('deadlines', () => {
  const now = new Date('2026-03-01T12:00:00Z')

  it('are 15 days to answer, 15 to undo, 7 for the file', () => {
    expect(rules.prazoFrom(now).toISOString()).toBe('2026-03-16T12:00:00.000Z')
    expect(rules.carenciaFrom(now).toISOString()).toBe('2026-03-16T12:00:00.000Z')
    expect(rules.validadeFrom(now).toISOString()).toBe('2026-03-08T12:00:00.000Z')
  })

  it.each([
    ['2026-03-16T12:00:00Z', 15],
    ['2026-03-01T12:00:01Z', 1],
    ['2026-03-01T12:00:00Z', 0],
    ['2026-02-27T12:00:00Z', -2],
  ])('%s is %i days away', (prazo, days) => expect(rules.diasAte(new Date(prazo), now) + 0).toBe(days))
})

describe('options', () => {
  it('hide everything until somebody chooses', () => {
    expect(Object.values(rules.OPCOES_PROTETORAS)).toEqual([false, false])
  })

  it('are looser as soon as one of them shows more', () => {
    const [none, photo, profile] = [
      { perfil_visivel: false, foto_visivel: false },
      { perfil_visivel: false, foto_visivel: true },
      { perfil_visivel: true, foto_visivel: false },
    ]
    expect(rules.isLooser(none, photo)).toBe(true)
    expect(rules.isLooser(photo, profile)).toBe(true)
    expect(rules.isLooser(photo, none)).toBe(false)
    expect(rules.isLooser(photo, photo)).toBe(false)
  })
})
