// @vitest-environment happy-dom
/** The lists of classes: found, empty, refused. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refusal } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { type Grupo, turmaApi } from '../contract.ts'
import { turmaGestaoApi } from '../contract-gestao.ts'
import { buildTurma } from '../testing.ts'
import { Screen as Encerradas } from './EncerradasPage.tsx'
import { Screen as Nova } from './NovaTurmaPage.tsx'
import { Screen as Turmas } from './TurmasPage.tsx'

afterEach(cleanup)

const { recursos: _r, permissoes: _p, ...grupo } = buildTurma({ forum_novos: 3 })
const page = (grupos: Grupo[]) => ({ grupos, total: grupos.length, pagina: 1, linhas: 30 })

const lugar = (gere: boolean) => ({ id: 2, nome: 'E. M. Rio das Garças', nivel: 1, escola: true, gere })

describe('the classes', () => {
  const open = (list: Grupo[] | (() => Grupo[]), at = '/logado/turmas') =>
    renderScreen(Turmas, {
      path: '/logado/turmas',
      at,
      calls: [
        answers(turmaApi.listAtivas, () => page(typeof list === 'function' ? list() : list)),
        answers(turmaApi.home, () => {
          throw refusal({ status: 503 })
        }),
      ],
    })

  it('are cards that lead to the class and say what is new', async () => {
    open([grupo])
    const card = await screen.findByRole('link', { name: /7º A/ })
    expect(card.getAttribute('href')).toBe('/logado/turmas/turma/3')
    expect(card.textContent).toContain('Língua Portuguesa · E. M. Rio das Garças · manhã, 2026')
    expect(card.textContent).toContain('3 novidades no fórum')
  })

  it('are searched by the address', async () => {
    const { network, user } = open([], '/logado/turmas?busca=xyz')
    expect(await screen.findByText('Nada encontrado com esta busca')).toBeTruthy()
    expect(network.askedOf(turmaApi.listAtivas)[0]?.query).toMatchObject({ busca: 'xyz' })
    await user.click(screen.getByRole('button', { name: 'Limpar busca' }))
    expect(await screen.findByText('Nenhuma turma por enquanto')).toBeTruthy()
  })

  it('offer the way in by code to who has none, and to no staff', async () => {
    const none = (eu: ReturnType<typeof anEu>) =>
      renderScreen(Turmas, {
        path: '/logado/turmas',
        at: '/logado/turmas',
        eu,
        calls: [
          answers(turmaApi.listAtivas, page([])),
          answers(turmaApi.home, () => {
            throw refusal({ status: 503 })
          }),
        ],
      })
    none(anEu({ turmas: [] }))
    const way = await screen.findByRole('link', { name: 'Entrar com um código' })
    expect(way.getAttribute('href')).toBe('/turma')
    cleanup()
    none(anEu({ turmas: [], funcoes: ['autor'] }))
    expect(await screen.findByText('Nenhuma turma por enquanto')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Entrar com um código' })).toBeNull()
  })

  it('are made by a teacher where the school lets them', async () => {
    const asTeacher = (redes: ReturnType<typeof lugar>[]) =>
      renderScreen(Turmas, {
        path: '/logado/turmas',
        at: '/logado/turmas',
        eu: anEu({ turmas: [{ id: 3, papel: 'professor' }] }),
        calls: [
          answers(turmaApi.listAtivas, page([grupo])),
          answers(turmaApi.home, () => {
            throw refusal({ status: 503 })
          }),
          answers(turmaGestaoApi.listRedes, { redes }),
        ],
      })
    asTeacher([lugar(false)])
    const way = await screen.findByRole('link', { name: 'Nova turma' })
    expect(way.getAttribute('href')).toBe('/logado/turmas/nova')
    cleanup()
    const { network } = asTeacher([])
    await screen.findByRole('link', { name: /7º A/ })
    await waitFor(() => expect(network.askedOf(turmaGestaoApi.listRedes)).toHaveLength(1))
    expect(screen.queryByRole('link', { name: 'Nova turma' })).toBeNull()
  })

  it.each([
    [true, 'Adicionar docente', 'A turma fica com você'],
    [false, 'A turma fica com você', 'Adicionar docente'],
  ])(
    'are made with others by who answers for the school, alone by its teacher (%s)',
    async (gere, is, isNot) => {
      renderScreen(Nova, {
        path: '/logado/turmas/nova',
        at: '/logado/turmas/nova',
        calls: [answers(turmaGestaoApi.listRedes, { redes: [lugar(gere)] })],
      })
      await screen.findByText(is, { exact: false })
      expect(screen.queryByText(isNot, { exact: false })).toBeNull()
    },
  )

  it('says whom to ask where the school makes them', async () => {
    renderScreen(Nova, {
      path: '/logado/turmas/nova',
      at: '/logado/turmas/nova',
      calls: [answers(turmaGestaoApi.listRedes, { redes: [] })],
    })
    expect(await screen.findByText(/Peça a turma à coordenação/)).toBeTruthy()
  })

  it('can be loaded again', async () => {
    let times = 0
    const { user } = open(() => {
      if (times++ === 0) throw refusal({ status: 500 })
      return [grupo]
    })
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('link', { name: /7º A/ })).toBeTruthy()
  })

  it('that are over stand on a page of their own', async () => {
    renderScreen(Encerradas, {
      path: '/logado/turmas/turmas-encerradas',
      at: '/logado/turmas/turmas-encerradas',
      calls: [
        answers(turmaApi.listDesativadas, page([])),
        answers(turmaApi.home, () => {
          throw refusal({ status: 503 })
        }),
      ],
    })
    expect(await screen.findByText('Nenhuma turma encerrada')).toBeTruthy()
  })
})
