/** From which network somebody manages a class: the widest, for writing; anybody else from none. */
import { expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { managedFrom } from './policy.ts'

const nobody: Actor = { id: 1, tenantId: 1, nome: '', funcoes: [], redes: [], turmas: [], dependentes: [] }
const turma = { id: 7, status: 'ativa', redeCaminho: [10, 20] }
type Rede = Actor['redes'][number]
const rede = (
  id: number,
  papel: Rede['papel'] = 'gestor_rede',
  funcao: Rede['funcao'] = 'escrita',
): Rede => ({
  id,
  papel,
  funcao,
})
const from = (...redes: Rede[]) => managedFrom({ ...nobody, redes }, turma)

it('leads whoever manages the class to the widest network of theirs that holds it', () => {
  expect([from(rede(20)), from(rede(99), rede(20), rede(10))]).toEqual([20, 10])
  expect(managedFrom({ ...nobody, funcoes: ['administrador_tenant'] }, turma)).toBe(10)
})

it('leads nobody else anywhere', () => {
  expect([
    from(),
    from(rede(99)),
    from(rede(10, 'gestor_rede', 'leitura')),
    from(rede(20, 'coordenador')),
  ]).toEqual([null, null, null, null])
})
