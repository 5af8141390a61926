/** Nobody reaches above their rank, whatever the act and however many roles they have: a table and properties. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Actor, askerOf, asVisitor } from './actor.ts'
import { ACTS, type ActName, isStaff, mayActOn, maySecond, needsSecond, rankOf, standsAbove } from './rank.ts'

const actor = (part: Partial<Actor> = {}): Actor => ({
  id: 1,
  tenantId: 1,
  nome: '',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
  ...part,
})
const rede = (papel: 'gestor_rede' | 'coordenador') => ({ id: 10, papel, funcao: 'escrita' as const })
const WHO = {
  ninguem: actor(),
  aluno: actor({ turmas: [{ id: 3, papel: 'aluno' }] }),
  responsavel: actor({ dependentes: [7] }),
  professor: actor({ turmas: [{ id: 3, papel: 'professor' }] }),
  autor: actor({ funcoes: ['autor'] }),
  coordenador: actor({ redes: [rede('coordenador')] }),
  gestor_rede: actor({ redes: [rede('gestor_rede')] }),
  encarregado: actor({ funcoes: ['encarregado'] }),
  administrador_tenant: actor({ funcoes: ['administrador_tenant'] }),
  suporte: actor({ funcoes: ['suporte'] }),
  'administrador-plataforma': actor({ funcoes: ['administrador-plataforma'] }),
} as const
const PAPEIS = [...Object.keys(WHO).filter((name) => name !== 'ninguem'), 'aplicador', 'revisor']
const NAMES = Object.keys(ACTS) as ActName[]
const subject = (...papeis: string[]) => ({ tenantId: 1, id: 2, papeis })
const someone = fc.constantFrom(...Object.values(WHO))
const papeis = fc.array(fc.constantFrom(...PAPEIS), { maxLength: 4 })
const act = fc.constantFrom(...NAMES)

describe('who stands above whom', () => {
  it.each<[keyof typeof WHO, string[], boolean]>([
    ['professor', ['aluno'], false],
    ['professor', ['professor'], false],
    ['professor', ['coordenador'], true],
    ['coordenador', ['gestor_rede'], true],
    ['gestor_rede', ['encarregado'], true],
    ['encarregado', ['administrador_tenant'], true],
    ['encarregado', ['gestor_rede'], false],
    ['administrador_tenant', ['encarregado'], false],
    ['administrador_tenant', ['administrador_tenant'], false],
    ['administrador_tenant', ['suporte'], true],
    ['administrador_tenant', ['administrador-plataforma'], true],
    ['administrador_tenant', ['aluno', 'administrador-plataforma'], true],
    ['administrador-plataforma', ['administrador-plataforma'], false],
    ['administrador-plataforma', ['um papel novo'], true],
    ['ninguem', ['professor'], true],
    ['responsavel', ['aluno'], false],
  ])('%s, of %s: %s', (who, held, above) => {
    expect(standsAbove(subject(...held), WHO[who])).toBe(above)
    for (const name of NAMES) expect(mayActOn(name, WHO[who], subject(...held))).toBe(!above)
  })

  it('a visitor from the platform stands above all, and is nobody of the place', () => {
    const visitor = asVisitor(actor({ id: 2, tenantId: 9, funcoes: ['administrador-plataforma'] }))
    expect(mayActOn('erase', visitor, subject('administrador_tenant'))).toBe(true)
  })
})

describe('for anybody, whatever the act', () => {
  it('nobody below reaches above, and one more role never brings a person within reach', () => {
    fc.assert(
      fc.property(act, someone, papeis, fc.constantFrom(...PAPEIS), (name, who, held, more) => {
        const may = mayActOn(name, who, subject(...held))
        if (
          rankOf(held) >
          rankOf([...who.funcoes, ...who.redes.map((r) => r.papel), ...who.turmas.map((t) => t.papel)])
        )
          expect(may).toBe(false)
        if (mayActOn(name, who, subject(...held, more))) expect(may).toBe(true)
      }),
    )
  })

  it('of two people at most one stands above the other', () => {
    fc.assert(
      fc.property(
        papeis,
        papeis,
        (one, other) => rankOf(one) <= rankOf(other) || rankOf(other) <= rankOf(one),
      ),
    )
  })

  it('nobody is their own second, nor the second of what they asked, nor of who stands above', () => {
    fc.assert(
      fc.property(someone, papeis, fc.integer({ min: 1, max: 3 }), (who, held, asked) => {
        const about = subject(...held)
        const asker = askerOf({ id: asked, tenantId: 1 })
        const may = maySecond(who, about, asker)
        expect(may).toBe(asked !== who.id && !standsAbove(about, who))
        expect(maySecond(who, { ...about, id: who.id }, asker)).toBe(false)
        expect(maySecond(who, about, askerOf(who))).toBe(false)
      }),
    )
    const visitor = asVisitor(WHO['administrador-plataforma'])
    expect(maySecond(visitor, subject(), askerOf(visitor))).toBe(false)
    expect(maySecond(visitor, subject(), askerOf(WHO['administrador-plataforma']))).toBe(true)
  })

  it('one acts on oneself by these ways only where the table says so', () => {
    for (const name of NAMES)
      for (const who of Object.values(WHO))
        expect(mayActOn(name, who, { tenantId: 1, id: who.id, papeis: ['administrador-plataforma'] })).toBe(
          ACTS[name].self,
        )
  })

  it('a second is needed to erase anybody, and for the way in of who works here unless it is one’s own', () => {
    fc.assert(
      fc.property(act, someone, papeis, (name, who, held) => {
        const about = subject(...held)
        expect(needsSecond(name, who, about)).toBe(name === 'erase' || (name === 'access' && isStaff(about)))
        expect(needsSecond('access', who, { ...about, id: who.id })).toBe(false)
      }),
    )
  })
})
