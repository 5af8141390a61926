/** Who may take the second factor off whom, each sentence once. */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { can } from '../../../core/policy/policy.ts'
import { fatorPolicy } from './policy.ts'

const actor = (part: Partial<Actor>): Actor => ({
  id: 1,
  tenantId: 5,
  nome: 'Pessoa',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
  ...part,
})
const target = (id: number, ...papeis: string[]) => ({ tenantId: 5, id, papeis })

const tenant = actor({ funcoes: ['administrador_tenant'] })
const plataforma = actor({ funcoes: ['administrador-plataforma'] })
const visiting = actor({ funcoes: ['administrador-plataforma'], tenantId: 9 })
const gestora = actor({ redes: [{ id: 3, papel: 'gestor_rede', funcao: 'escrita' }] })
const professor = actor({ turmas: [{ id: 3, papel: 'professor' }] })

describe('taking the second factor off somebody', () => {
  it.each<[string, Actor, ReturnType<typeof target>, boolean]>([
    ['an administrator, off a manager', tenant, target(2, 'gestor_rede'), true],
    ['an administrator, off another administrator', tenant, target(2, 'administrador_tenant'), true],
    ['an administrator, off the platform’s', tenant, target(2, 'administrador-plataforma'), false],
    ['an administrator, off support', tenant, target(2, 'suporte', 'professor'), false],
    ['an administrator, off themselves', tenant, target(1, 'administrador_tenant'), false],
    ['the platform, off the platform’s', plataforma, target(2, 'administrador-plataforma'), true],
    ['the platform, off itself', plataforma, target(1, 'administrador-plataforma'), false],
    ['the platform on a visit, off whoever has its number here', visiting, target(1, 'gestor_rede'), true],
    ['a manager', gestora, target(2, 'professor'), false],
    ['a teacher', professor, target(2, 'aluno'), false],
  ])('%s', (_, who, whom, may) => expect(can(fatorPolicy, who, 'reset', whom)).toBe(may))

  it('is something that only administrators know of', () => {
    expect(can(fatorPolicy, tenant, 'view', target(2))).toBe(true)
    expect(can(fatorPolicy, gestora, 'view', target(2))).toBe(false)
  })
})
