// @vitest-environment happy-dom
/** Screens of a role: who has it gets in, everybody else is led to the page that says whom to ask. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sessaoApi } from '../../areas/acesso/sessao/contract.ts'
import { answers, refuses } from '../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../test/kit/renderScreen.tsx'
import { RoleGate, type RoleGuard } from './RoleGate.tsx'
import { signedInScreens } from './signed-in-screens.ts'

afterEach(cleanup)

const GATES: Readonly<Record<RoleGuard, () => React.ReactNode>> = {
  teacher: () => <RoleGate guard="teacher" />,
  manager: () => <RoleGate guard="manager" />,
  administrator: () => <RoleGate guard="administrator" />,
}

const open = (guard: RoleGuard, papel: string) => {
  const eu = anEu({ papeis: [papel] })
  return renderScreen(GATES[guard], {
    path: '/x',
    at: '/x',
    eu,
    calls: [answers(sessaoApi.me, { usuario: eu })],
  })
}

describe('a screen of a role', () => {
  it.each<[RoleGuard, string, string]>([
    ['teacher', 'aluno', 'professor'],
    ['teacher', 'responsavel', 'autor'],
    ['manager', 'professor', 'coordenador'],
    ['administrator', 'gestor_rede', 'administrador_tenant'],
  ])('of %s leads %s away and lets %s in', async (guard, stranger, rightful) => {
    const { address } = open(guard, stranger)
    await screen.findByText('outra página')
    expect(address()).toBe('/sem-permissao')
    cleanup()
    expect(open(guard, rightful).address()).toBe('/x')
  })

  it('is asked again about when nobody is known', async () => {
    renderScreen(GATES.teacher, {
      ...{ path: '/x', at: '/x', eu: null },
      calls: [refuses(sessaoApi.me, { status: 503 })],
    })
    await screen.findByRole('button', { name: 'Tentar de novo' })
  })
})

it('lessons, questions and playlists are screens of who teaches', () => {
  const guards = Object.entries(signedInScreens).flatMap(([path, { guard }]) =>
    /^\/logado\/(gerenciar\/(aula|questoes|extrair)|administracao\/:slug\/playlist)/.test(path)
      ? [guard]
      : [],
  )
  expect(guards.length).toBeGreaterThan(8)
  expect(new Set(guards)).toEqual(new Set(['teacher']))
})
