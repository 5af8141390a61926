/** Who manages, coordinates and sees what: a role reaches the networks below its own, and nothing beside or above. */
import { describe, expect, it } from 'vitest'
import {
  type Actor,
  coordinates,
  hasPapel,
  isAdministradorPlataforma,
  isAdministradorTenant,
  managesWriting,
  oversees,
} from './actor.ts'

const person = (given: Partial<Actor> = {}): Actor => ({
  id: 1,
  tenantId: 1,
  nome: 'Ana',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
  ...given,
})

type Rede = Actor['redes'][number]
const gestora = (id: number, funcao: Rede['funcao'] = 'escrita') =>
  person({ redes: [{ id, papel: 'gestor_rede', funcao }] })
const coordenadora = (id: number, funcao: Rede['funcao'] = 'escrita') =>
  person({ redes: [{ id, papel: 'coordenador', funcao }] })

/** Network 10 ⟶ region 20 ⟶ school 30. */
const SCHOOL = { redeCaminho: [10, 20, 30] }
const REGION = { redeCaminho: [10, 20] }
const BESIDE = { redeCaminho: [10, 20, 31] }
const ELSEWHERE = { redeCaminho: [11] }
const NOWHERE = { redeCaminho: [] }

describe('a network', () => {
  it.each<[string, Actor, object, boolean, boolean, boolean]>([
    ['manager above', gestora(10), SCHOOL, true, true, false],
    ['manager of the region', gestora(20), SCHOOL, true, true, false],
    ['manager of the place', gestora(30), SCHOOL, true, true, false],
    ['manager who reads', gestora(10, 'leitura'), SCHOOL, true, false, false],
    ['manager below', gestora(30), REGION, false, false, false],
    ['manager beside', gestora(30), BESIDE, false, false, false],
    ['manager elsewhere', gestora(10), ELSEWHERE, false, false, false],
    ['a place in no network', gestora(10), NOWHERE, false, false, false],
    ['coordinator', coordenadora(30), SCHOOL, true, false, true],
    ['coordinator who reads', coordenadora(30, 'leitura'), SCHOOL, true, false, false],
    ['coordinator beside', coordenadora(30), BESIDE, false, false, false],
    ['nobody', person(), SCHOOL, false, false, false],
    ['administrator', person({ funcoes: ['administrador-plataforma'] }), SCHOOL, false, false, false],
  ])('%s', (_, actor, place, sees, writes, leads) => {
    const at = place as typeof SCHOOL
    expect([oversees(actor, at), managesWriting(actor, at), coordinates(actor, at)]).toEqual([
      sees,
      writes,
      leads,
    ])
  })

  it('several roles add up, and never mix: reading here and writing there is not writing here', () => {
    const actor = person({
      redes: [
        { id: 30, papel: 'gestor_rede', funcao: 'leitura' },
        { id: 31, papel: 'gestor_rede', funcao: 'escrita' },
      ],
    })
    expect([oversees(actor, SCHOOL), managesWriting(actor, SCHOOL)]).toEqual([true, false])
    expect([oversees(actor, BESIDE), managesWriting(actor, BESIDE)]).toEqual([true, true])
  })
})

describe('an administrator', () => {
  it('of the platform is one of every tenant; of a tenant is none of the platform', () => {
    const [platform, tenant] = [
      person({ funcoes: ['administrador-plataforma'] }),
      person({ funcoes: ['administrador_tenant'] }),
    ]
    expect([isAdministradorPlataforma(platform), isAdministradorTenant(platform)]).toEqual([true, true])
    expect([isAdministradorPlataforma(tenant), isAdministradorTenant(tenant)]).toEqual([false, true])
  })

  it('is named exactly so', () => {
    for (const funcao of [
      'administrador',
      'Administrador-plataforma',
      'administrador_plataforma',
      'administrador-tenant',
      'suporte',
      '',
    ])
      expect([funcao, isAdministradorTenant(person({ funcoes: [funcao] }))]).toEqual([funcao, false])
  })
})

describe('a role in a class', () => {
  const actor = person({
    turmas: [
      { id: 7, papel: 'professor' },
      { id: 8, papel: 'responsavel' },
    ],
  })
  it.each<[number, Parameters<typeof hasPapel>[2][], boolean]>([
    [7, ['professor'], true],
    [7, ['aluno', 'professor'], true],
    [7, ['aluno', 'responsavel'], false],
    [8, ['professor'], false],
    [8, ['responsavel'], true],
    [9, ['professor', 'aluno', 'responsavel'], false],
    [7, [], false],
  ])('%i as %j is %s', (turma, papeis, wanted) => expect(hasPapel(actor, turma, ...papeis)).toBe(wanted))
})
