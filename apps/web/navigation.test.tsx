// @vitest-environment happy-dom
/** Each page of networks is reached from the menu by whoever answers for one, for several, or administers all. */
import { describe, expect, it } from 'vitest'
import type { Eu } from '../../areas/acesso/sessao/contract.ts'
import { say } from '../../core/texts/texts.ts'
import { isCurrent } from '../../core/web/ui/frame.ts'
import { anEu } from '../../test/kit/renderScreen.tsx'
import { navigationOf } from './navigation.ts'
import { signedInScreens } from './signed-in-screens.ts'
import { appTexts } from './texts.ts'

const t = say(appTexts, 'pt-br')
const lines = (eu: Eu, at?: number) => navigationOf(eu, { slug: 'demo', demo: false, at, t })
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
