/** Nobody raises themselves, nobody reaches above their rank or outside their networks: tables and properties. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { can } from '../../../core/policy/policy.ts'
import {
  acervoPolicy,
  dadoPolicy,
  type Lugar,
  PAPEIS_PESSOA,
  type PapelPessoa,
  type PapelTarget,
  type PessoaTarget,
  papeisToGive,
  papelPolicy,
  pessoaPolicy,
} from './policy.ts'

const actor = (part: Partial<Actor>): Actor => ({
  id: 1,
  tenantId: 1,
  nome: '',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
  ...part,
})
const gestor = actor({ redes: [{ id: 10, papel: 'gestor_rede', funcao: 'escrita' }] })
const leitor = actor({ redes: [{ id: 10, papel: 'gestor_rede', funcao: 'leitura' }] })
const coordenador = actor({ redes: [{ id: 11, papel: 'coordenador', funcao: 'escrita' }] })
const administrador = actor({ funcoes: ['administrador_tenant'] })
const plataforma = actor({ funcoes: ['administrador-plataforma'] })
const pessoa = (...papeis: PessoaTarget['papeis'][number][]): PessoaTarget => ({ tenantId: 1, id: 2, papeis })
const left = (...deixados: PessoaTarget['papeis'][number][]): PessoaTarget => ({ ...pessoa(), deixados })
const em = (papel: PapelPessoa, lugar: Lugar = [10, 11]) => ({ papel, lugar })

describe('what each may do to a person', () => {
  const verdict = (who: Actor, target: PessoaTarget) =>
    (['view', 'edit', 'help', 'suspend', 'grant'] as const).filter((action) =>
      can(pessoaPolicy, who, action, target),
    )

  it.each([
    ['gestor', gestor, pessoa(em('professor')), ['view', 'edit', 'help', 'suspend']],
    ['gestor', gestor, pessoa(em('coordenador')), ['view', 'edit', 'help', 'suspend']],
    ['gestor, of one who manages too', gestor, pessoa(em('gestor_rede')), ['view']],
    [
      'gestor, of one who writes for the tenant',
      gestor,
      pessoa(em('professor'), em('autor', null)),
      ['view'],
    ],
    [
      'gestor, of one who also teaches elsewhere',
      gestor,
      pessoa(em('professor'), em('professor', [20])),
      ['view'],
    ],
    ['gestor, of another network', gestor, pessoa(em('professor', [20])), []],
    ['gestor, of nobody’s', gestor, pessoa(), []],
    ['gestor leitura', leitor, pessoa(em('aluno')), ['view']],
    ['coordenador', coordenador, pessoa(em('aluno')), ['view', 'edit', 'help']],
    [
      'coordenador, of a pupil of two schools',
      coordenador,
      pessoa(em('aluno'), em('aluno', [10, 12])),
      ['view', 'help'],
    ],
    ['coordenador, of a pupil who teaches', coordenador, pessoa(em('aluno'), em('professor')), ['view']],
    ['gestor, of one who left', gestor, left(em('professor')), ['view', 'suspend']],
    [
      'gestor, of one who left two networks',
      gestor,
      left(em('professor'), em('professor', [20])),
      ['view', 'suspend'],
    ],
    [
      'gestor, of one who left more than teaching',
      gestor,
      left(em('professor'), em('autor', null)),
      ['view'],
    ],
    ['gestor leitura, of one who left', leitor, left(em('professor')), ['view']],
    ['coordenador, of one who left', coordenador, left(em('professor')), ['view']],
    ['gestor, of one who left elsewhere', gestor, left(em('professor', [20])), []],
    [
      'gestor, of one who left to another network',
      gestor,
      { ...pessoa(em('professor', [20])), deixados: [em('professor')] },
      [],
    ],
    ['coordenador, of a teacher', coordenador, pessoa(em('professor')), ['view']],
    ['coordenador, of another school', coordenador, pessoa(em('aluno', [10, 12])), []],
    ['administrador', administrador, pessoa(em('gestor_rede')), ['view', 'edit', 'help', 'suspend', 'grant']],
    [
      'administrador',
      administrador,
      pessoa(em('administrador_tenant', null)),
      ['view', 'edit', 'help', 'suspend', 'grant'],
    ],
    ['administrador, of the platform', administrador, pessoa(em('administrador-plataforma', null)), ['view']],
    ['administrador, of support', administrador, pessoa(em('suporte', null)), ['view']],
    ['plataforma', plataforma, pessoa(em('suporte', null)), ['view', 'edit', 'help', 'suspend', 'grant']],
    ['professor', actor({ turmas: [{ id: 3, papel: 'professor' }] }), pessoa(em('aluno')), []],
  ] as const)('%s', (_, who, target, expected) => {
    expect(verdict(who, target)).toEqual(expected)
  })

  it('nobody suspends or is granted by themselves; a twin of the id elsewhere is somebody else', () => {
    const self: PessoaTarget = { tenantId: 1, id: 1, papeis: [em('administrador_tenant', null)] }
    expect(verdict(administrador, self)).toEqual(['view', 'edit', 'help'])
    expect(verdict(plataforma, { ...self, tenantId: 2 })).toEqual([
      'view',
      'edit',
      'help',
      'suspend',
      'grant',
    ])
  })
})

const gives = (who: Actor, target: PapelTarget) => can(papelPolicy, who, 'give', target)

describe('the roles each may give', () => {
  it('as a form offers them', () => {
    expect(papeisToGive(gestor)).toEqual(['aluno', 'responsavel', 'professor', 'coordenador'])
    expect(papeisToGive(coordenador)).toEqual(['aluno', 'responsavel'])
    expect(papeisToGive(leitor)).toEqual([])
    expect(papeisToGive(administrador)).toEqual(
      PAPEIS_PESSOA.filter((papel) => papel !== 'suporte' && papel !== 'administrador-plataforma'),
    )
    expect(papeisToGive(plataforma)).toEqual([...PAPEIS_PESSOA])
  })

  it('a teacher of two networks gets a role from each, in its own place only', () => {
    const target = pessoa(em('professor'), em('professor', [20]))
    expect(gives(gestor, { pessoa: target, papel: 'professor', lugar: [10, 11] })).toBe(true)
    expect(gives(gestor, { pessoa: target, papel: 'professor', lugar: [20] })).toBe(false)
  })
})

describe('for anyone at all', () => {
  const lugares: readonly Lugar[] = [null, [10], [10, 11], [10, 12], [20], [20, 21]]
  const lugar = fc.constantFrom(...lugares)
  const papel = fc.constantFrom(...PAPEIS_PESSOA)
  const redes = fc.array(
    fc.record({
      id: fc.constantFrom(10, 11, 12, 20, 21),
      papel: fc.constantFrom('gestor_rede' as const, 'coordenador' as const),
      funcao: fc.constantFrom('leitura' as const, 'escrita' as const),
    }),
    { maxLength: 3 },
  )
  const anyone = fc
    .record({
      id: fc.integer({ min: 1, max: 3 }),
      funcoes: fc.subarray([
        'administrador_tenant',
        'administrador-plataforma',
        'autor',
        'encarregado',
        'suporte',
      ]),
      redes,
    })
    .map(actor)
  const target = fc.record({
    tenantId: fc.integer({ min: 1, max: 2 }),
    id: fc.integer({ min: 1, max: 3 }),
    papeis: fc.array(fc.record({ papel, lugar }), { maxLength: 4 }),
  })
  const rank = (name: PapelPessoa) => PAPEIS_PESSOA.indexOf(name)
  const isAdmin = (who: Actor) => who.funcoes.some((name) => name.startsWith('administrador'))

  it('nobody gives themselves anything', () => {
    fc.assert(
      fc.property(anyone, target, papel, lugar, (who, pessoa, name, place) => {
        const self = { ...pessoa, id: who.id, tenantId: who.tenantId }
        return !gives(who, { pessoa: self, papel: name, lugar: place })
      }),
    )
  })

  it('without administering nobody gives their own rank, above it, or outside their networks', () => {
    fc.assert(
      fc.property(anyone, target, papel, lugar, (who, pessoa, name, place) => {
        if (isAdmin(who) || !gives(who, { pessoa, papel: name, lugar: place })) return true
        const above = who.redes.filter(({ id, funcao }) => funcao === 'escrita' && place?.includes(id))
        return above.some((rede) => rank(rede.papel) > rank(name))
      }),
    )
  })

  it('only the platform gives or touches what is the platform’s', () => {
    fc.assert(
      fc.property(
        anyone,
        target,
        lugar,
        fc.constantFrom<PapelPessoa>('suporte', 'administrador-plataforma'),
        (who, pessoa, place, name) => {
          if (who.funcoes.includes('administrador-plataforma')) return true
          const theirs = { ...pessoa, papeis: [...pessoa.papeis, { papel: name, lugar: null }] }
          return (
            !gives(who, { pessoa, papel: name, lugar: place }) &&
            !can(pessoaPolicy, who, 'edit', theirs) &&
            !can(pessoaPolicy, who, 'suspend', theirs) &&
            !can(pessoaPolicy, who, 'grant', theirs)
          )
        },
      ),
    )
  })

  it('whoever may change a person reaches no place through their account that was not theirs already', () => {
    fc.assert(
      fc.property(anyone, target, (who, pessoa) => {
        if (isAdmin(who) || !can(pessoaPolicy, who, 'edit', pessoa)) return true
        return pessoa.papeis.every(
          ({ lugar: place, papel: name }) =>
            place !== null &&
            who.redes.some(
              (rede) => rede.funcao === 'escrita' && place.includes(rede.id) && rank(rede.papel) > rank(name),
            ),
        )
      }),
    )
  })

  it('what may be changed may be seen, and whoever only reads changes nothing', () => {
    fc.assert(
      fc.property(anyone, target, (who, pessoa) => {
        const reads = {
          ...who,
          funcoes: [],
          redes: who.redes.map((rede) => ({ ...rede, funcao: 'leitura' as const })),
        }
        return (
          (!can(pessoaPolicy, who, 'edit', pessoa) || can(pessoaPolicy, who, 'view', pessoa)) &&
          !can(pessoaPolicy, reads, 'edit', pessoa) &&
          !can(pessoaPolicy, reads, 'suspend', pessoa)
        )
      }),
    )
  })

  it('what is kept apart is read by a grant alone, at its place alone', () => {
    fc.assert(
      fc.property(anyone, target, fc.subarray([10, 11, 12, 20, 21]), (who, pessoa, concedidas) => {
        const granted = pessoa.papeis.some(({ lugar: place }) => place?.some((id) => concedidas.includes(id)))
        return (
          can(dadoPolicy, who, 'read', { pessoa, concedidas }) === granted &&
          can(dadoPolicy, who, 'write', { pessoa, concedidas }) ===
            (granted && can(pessoaPolicy, who, 'edit', pessoa))
        )
      }),
    )
  })

  it('lists are for those who answer for somebody', () => {
    expect(can(acervoPolicy, leitor, 'list', null)).toBe(true)
    expect(can(acervoPolicy, coordenador, 'export', null)).toBe(false)
    expect(can(acervoPolicy, gestor, 'export', null)).toBe(true)
    expect(can(acervoPolicy, actor({ turmas: [{ id: 3, papel: 'professor' }] }), 'list', null)).toBe(false)
  })
})
