/** Every screen in every reading: nothing that axe calls serious, nothing that sticks out. Takes the README's pictures. */
import { describe, expect, it } from 'vitest'
import { CONTRASTES, TAMANHOS } from '../core/web/ui/preferences.ts'
import { at, axe, openBrowser, overflow, PHONE, picture, settled, WIDE } from './browser.ts'

const { visit } = openBrowser()

interface Shown {
  path: string
  email?: string
  /** The picture's name, where the README shows the screen. */
  name?: string
}

const TEACHER = 'professora@demo.test'
const PUPIL = 'aluno@demo.test'

const SCREENS: readonly Shown[] = [
  { path: '/', name: 'pagina-inicial' },
  { path: '/login', name: 'login' },
  { path: '/privacidade' },
  { path: '/contato' },
  { path: '/docs' },
  { path: '/docs/integracao' },
  { path: '/sem-permissao' },
  { path: '/desativado' },
  { path: '/logado', email: TEACHER, name: 'inicio-professora' },
  { path: '/logado', email: PUPIL, name: 'inicio-aluno' },
  { path: '/logado', email: 'gestora@demo.test' },
  { path: '/logado', email: 'responsavel@demo.test' },
  { path: '/logado/conta', email: PUPIL },
  { path: '/logado/turmas', email: TEACHER, name: 'turmas' },
  { path: '/logado/turmas/turmas-encerradas', email: TEACHER },
  { path: '/logado/turmas/turma/3', email: TEACHER, name: 'turma' },
  { path: '/logado/turmas/turma/3/integrantes', email: TEACHER },
  { path: '/logado/turmas/turma/3/forum', email: PUPIL, name: 'forum' },
  { path: '/logado/turmas/turma/3/forum/4', email: TEACHER, name: 'forum-topico' },
  { path: '/logado/turmas/turma/3/forum/4/avaliar', email: TEACHER },
  { path: '/logado/turmas/turma/3/avisos', email: PUPIL, name: 'avisos' },
  { path: '/correio', email: 'admin@demo.test' },
]

describe('a screen', () => {
  it('that is broken on purpose is seen to be', async () => {
    const { page } = await visit()
    await page.goto(at('/login'))
    await settled(page)
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="data:,"><div style="width:3000px">x</div>')
    })
    expect(await axe(page)).not.toEqual([])
    expect(await overflow(page)).not.toEqual([])
  })

  it.each(SCREENS)('$path as $email reads well in every contrast and size', async ({ path, email, name }) => {
    const { page, problems } = await visit({ email, viewport: PHONE })
    const found: string[] = []
    await page.goto(at(path))
    await settled(page)
    for (const contraste of CONTRASTES)
      for (const tamanho of TAMANHOS) {
        await page.evaluate(
          (reading) => {
            Object.assign(document.documentElement.dataset, reading)
          },
          { contraste, tamanho },
        )
        const wide = contraste !== 'cinza'
        await page.setViewportSize(wide ? WIDE : PHONE)
        found.push(...(await axe(page)).map((line) => `${contraste} ${tamanho}: ${line}`))
        await page.setViewportSize(PHONE)
        found.push(...(await overflow(page)).map((line) => `${contraste} ${tamanho}: ${line}`))
      }
    expect(found).toEqual([])
    // Names of screens that may not exist for this person are no news here.
    problems.splice(0, Infinity, ...problems.filter((problem) => !/Failed to load resource/.test(problem)))
    if (name && process.env.PICTURES) {
      await page.setViewportSize(WIDE)
      await page.reload()
      await picture(page, name)
    }
  })
})
