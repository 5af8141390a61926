/** How rules combine: absent a granting rule the answer is no, and what screens are told is what the server does. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor } from './actor.ts'
import { abilities, all, can, definePolicy, type Rule } from './policy.ts'

const nobody: Actor = {
  id: 1,
  tenantId: 1,
  nome: 'Ninguém',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
}

interface Target {
  open: boolean
  mine: boolean
}
const isOpen: Rule<Target> = (_, target) => target.open
const isClosed: Rule<Target> = (_, target) => !target.open
const isMine: Rule<Target> = (_, target) => target.mine

const policy = definePolicy<Target>()({
  view: [isOpen, isMine],
  edit: [all(isOpen, isMine)],
  close: [isClosed],
  nothing: [],
})

describe('a policy', () => {
  it('grants when any rule of the action grants', () => {
    const cases: [Target, Record<keyof typeof policy, boolean>][] = [
      [
        { open: true, mine: true },
        { view: true, edit: true, close: false, nothing: false },
      ],
      [
        { open: true, mine: false },
        { view: true, edit: false, close: false, nothing: false },
      ],
      [
        { open: false, mine: true },
        { view: true, edit: false, close: true, nothing: false },
      ],
      [
        { open: false, mine: false },
        { view: false, edit: false, close: true, nothing: false },
      ],
    ]
    for (const [target, wanted] of cases) expect(abilities(policy, nobody, target)).toEqual(wanted)
  })

  it('denies an action it does not know, and one without rules', () => {
    expect(can(policy, nobody, 'nothing', { open: true, mine: true })).toBe(false)
    for (const action of ['toString', 'constructor', '__proto__', 'inventada'])
      expect([action, canAnything(action)]).toEqual([action, false])
  })

  it('tells screens what it tells the server', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (open, mine) => {
        const told = abilities(policy, nobody, { open, mine })
        for (const action of Object.keys(policy) as (keyof typeof policy)[])
          expect(told[action]).toBe(can(policy, nobody, action, { open, mine }))
      }),
    )
  })

  it('all of no rules grants, as in logic; a rule that throws grants nothing', () => {
    expect(all<Target>()(nobody, { open: false, mine: false })).toBe(true)
    const broken = definePolicy<Target>()({
      view: [
        () => {
          throw new Error('x')
        },
      ],
    })
    expect(() => can(broken, nobody, 'view', { open: true, mine: true })).toThrow('x')
  })
})

/** An action that the types would not let through. */
function canAnything(action: string): boolean {
  try {
    return can(policy as never, nobody, action as never, { open: true, mine: true })
  } catch {
    return false
  }
}
