// @vitest-environment happy-dom
/** The menu by role: each page of networks is reached by whoever answers for it; groups, and the bar of a phone. */
import { describe, expect, it } from 'vitest'
import type { Eu } from '../../areas/acesso/sessao/contract.ts'
import { say } from '../../core/texts/texts.ts'
import { isCurrent } from '../../core/web/ui/frame.ts'
import { barOf } from '../../core/web/ui/Navigation.tsx'
import { anEu } from '../../test/kit/renderScreen.tsx'
import { isCrianca, navigationOf } from './navigation.ts'
import * as gestao from './navigation-gestao.ts'
import { signedInScreens } from './signed-in-screens.ts'
import { appTexts } from './texts.ts'

const t = say(appTexts, 'pt-br')
const lines = (eu: Eu, at?: number) => navigationOf(eu, { slug: 'demo', demo: false, at, t }, gestao)
const hrefs = (eu: Eu) => lines(eu).map(({ href }) => href)

const papel = 'gestor_rede' as const
const rede = (id: number) => ({ id, papel, funcao: 'escrita' as const })
const one = anEu({ papeis: [papel], turmas: [], redes: [rede(7), rede(7)] })
const two = anEu({ papeis: [papel], turmas: [], redes: [rede(7), rede(8)] })
const admin = anEu({ papeis: ['administrador_tenant'], funcoes: ['administrador_tenant'], turmas: [] })
const teacher = anEu({ papeis: ['professor'], turmas: [{ id: 3, papel: 'professor' }] })

const PAGES = Object.keys(signedInScreens)
  .filter((path) => path.startsWith('/logado/redes/rede/:rede/'))
  .map((path) => path.replace(':rede', '7').replace(/:\w+\??/g, '1'))

describe('pages of networks in the menu', () => {
  it.each([
    ['who answers for one', one],
    ['who answers for several', two],
    ['who administers', admin],
  ])('stand under one line of it, each: %s', (_, eu) => {
    expect(PAGES.length).toBeGreaterThan(6)
    for (const page of PAGES)
      expect([page, lines(eu, 7).filter((item) => isCurrent(item, page)).length]).toEqual([page, 1])
  })

  it('are open at once for one network, after a choice for several', () => {
    expect(hrefs(one)).toContain('/logado/redes/rede/7/gestao/rede-subredes')
    expect(hrefs(one)).toContain('/logado/redes/rede/7/gestao/avisos')
    expect(hrefs(two)).toEqual(
      expect.arrayContaining(['/logado/redes/pessoas', '/logado/redes/escolas', '/logado/redes/avisos']),
    )
    expect(hrefs(admin)).toEqual(
      expect.arrayContaining([
        '/logado/administracao/demo/usuarios',
        '/logado/redes/escolas',
        '/logado/redes/avisos',
      ]),
    )
  })

  it('are no place of who answers for none', () => {
    expect(hrefs(teacher).filter((href) => href.includes('/redes/'))).toEqual([])
  })
})

const guardian = anEu({ papeis: ['responsavel'], turmas: [], dependentes: [] })
const author = anEu({ papeis: ['autor'], funcoes: ['autor'], turmas: [] })
const support = anEu({ papeis: ['suporte'], funcoes: ['suporte'], turmas: [] })
const protection = anEu({ papeis: ['encarregado'], funcoes: ['encarregado'], turmas: [] })
const learner = ['Início', 'Trilhas', 'Turmas', 'Descobrir']
const staff = ['Início', 'Turmas', 'Trilhas', 'Descobrir']
const write = ['Aulas', 'Montar trilhas', 'Questões', 'Avaliações', 'Sugestões']
const network = ['Pessoas', 'Rede e escolas', 'Fases', 'Avisos da rede']
const administration = ['Auditoria', 'Privacidade', 'Jeitos de entrar', 'Páginas públicas']

describe('the menu by role', () => {
  it.each([
    ['a pupil', anEu(), { '': [...learner, 'Sem internet'] }, [...learner, 'Sem internet']],
    [
      'a guardian',
      guardian,
      { '': ['Início', 'Acompanhar', 'Turmas', 'Trilhas', 'Descobrir'] },
      ['Início', 'Acompanhar', 'Turmas', 'Trilhas', 'Descobrir'],
    ],
    ['a teacher', teacher, { '': staff, Ensinar: write }, ['Início', 'Turmas', 'Aulas', 'Montar trilhas']],
    ['an author', author, { '': staff, Ensinar: write }, ['Início', ...write.slice(0, 3)]],
    [
      'a manager',
      one,
      { '': staff, Ensinar: [...write, 'Currículos'], Rede: network },
      ['Início', 'Turmas', 'Pessoas', 'Rede e escolas'],
    ],
    [
      'who administers',
      admin,
      { '': staff, Ensinar: [...write, 'Currículos'], Rede: network, Administração: administration },
      ['Início', 'Turmas', 'Pessoas', 'Rede e escolas'],
    ],
    [
      'data protection',
      protection,
      { '': staff, Administração: ['Auditoria', 'Privacidade'] },
      ['Início', 'Turmas', 'Auditoria', 'Privacidade'],
    ],
    [
      'support',
      support,
      { '': staff, Administração: ['Ver como'] },
      ['Início', 'Turmas', 'Trilhas', 'Descobrir', 'Ver como'],
    ],
  ])('groups the lines and chooses the bar of %s', (_, eu, groups, bar) => {
    const items = lines(eu)
    const said: Record<string, string[]> = {}
    for (const { group = '', label } of items) said[group] = [...(said[group] ?? []), label]
    expect(said).toEqual(groups)
    expect(Object.keys(said)).toEqual([...new Set(items.map(({ group = '' }) => group))])
    const { direct, rest } = barOf(items)
    expect(direct.map(({ label }) => label)).toEqual(bar)
    expect(direct.length + (rest.length > 0 ? 1 : 0)).toBeLessThanOrEqual(5)
    expect([...direct, ...rest].toSorted((a, b) => a.href.localeCompare(b.href))).toEqual(
      items.toSorted((a, b) => a.href.localeCompare(b.href)),
    )
  })

  it('gives a small child four large places, and no more', () => {
    const items = lines(anEu({ idade: 'crianca', animal: 'boto' }))
    const { direct, rest } = barOf(items, true)
    expect([direct.map(({ label }) => label), rest]).toEqual([['Casa', 'Caminho', 'Turma', 'Jogos'], []])
    expect(isCrianca(anEu())).toBe(false)
    // Whoever teaches too has the screens of who teaches.
    const both = anEu({ idade: 'crianca', papeis: ['professor', 'aluno'] })
    expect([isCrianca(both), lines(both)[0]?.label]).toEqual([false, 'Início'])
  })

  it('draws the paths one follows and those one builds apart', () => {
    const at = (href: string) => lines(teacher).find((item) => item.href === href)
    const [follows, builds] = [at('/logado/trilhas'), at('/logado/gerenciar/trilhas')]
    expect(follows?.icon).not.toBe(builds?.icon)
    expect(follows?.label).not.toBe(builds?.label)
    expect(follows?.group).not.toBe(builds?.group)
  })

  it.each([
    ['a teacher', teacher],
    ['who administers', admin],
  ])('has one current line at each page of the house: %s', (_, eu) => {
    const pages = Object.keys(signedInScreens).map((path) =>
      path.replace(':slug', 'demo').replace(/:\w+\??/g, '1'),
    )
    for (const page of pages)
      expect([page, lines(eu, 7).filter((item) => isCurrent(item, page)).length > 1]).toEqual([page, false])
  })
})
