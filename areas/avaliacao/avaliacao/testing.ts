/** Matrices of every kind, for properties. */
import fc from 'fast-check'

const quer = fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }), fc.nat({ max: 5 }))
export const matrizes = fc
  .record({
    titulo: fc.string({ maxLength: 120 }),
    disciplina: fc.option(fc.integer({ min: 1, max: 99 })),
    periodo: fc.option(fc.integer({ min: 1, max: 99 })),
    modelo: fc.constantFrom('padrao' as const, 'doisBlocos' as const),
    turma: fc.option(fc.integer({ min: 1, max: 99 })),
    linhas: fc.uniqueArray(fc.record({ habilidade: fc.option(fc.integer({ min: 1, max: 9 })), quer }), {
      minLength: 1,
      maxLength: 8,
      selector: ({ habilidade }) => habilidade,
    }),
  })
  // What JSON can't tell is no title.
  .filter(({ titulo }) => !/\p{Surrogate}/u.test(titulo))
