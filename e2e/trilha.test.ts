/** A path from its list to its end: map, lessons, points, ranking, the list by keyboard; and work handed in along it. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { readPdf } from '../core/server/pdf/testing.ts'
import { at, axe, openBrowser, overflow, PHONE, settled } from './browser.ts'
import { sql } from './database.ts'
import { foot, titled } from './oficina.ts'
import { type Caminho, doLesson, find, pathOf, stamp } from './trilhas.ts'

const { visit } = openBrowser()

const PUPIL = 'aluno@demo.test'
const TEACHER = 'professora@demo.test'

async function openPath(page: Page, { id }: Caminho, nome: string, more = ''): Promise<void> {
  await page.goto(at(`/logado/trilhas/${id}${more}`))
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  await settled(page)
}

const painel = (page: Page, nome: string) => page.getByRole('region', { name: nome })

it('a pupil follows a path to its end, on the map and in the list, and stands in its ranking', async () => {
  const nome = `Água que sobe ${stamp()}`
  await pathOf(nome)
  const { page } = await visit({ email: PUPIL, viewport: PHONE })
  await find(page, nome)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: nome, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  await settled(page)

  // Music is off until somebody turns it on, and is remembered by nothing else.
  const music = page.getByRole('button', { name: 'Música' })
  expect(await music.getAttribute('aria-pressed')).toBe('false')
  await music.press('Enter')
  expect(await music.getAttribute('aria-pressed')).toBe('true')
  await music.press('Enter')
  expect(await music.getAttribute('aria-pressed')).toBe('false')

  // The next step is told to eyes and ears; what is not reached yet is there too.
  const first = page.getByRole('button', { name: /^Habilidade 1\.1/ })
  expect(await first.getAttribute('aria-current')).toBe('step')
  await page.getByRole('button', { name: /^Habilidade 1\.2/ }).waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])

  await page.getByRole('heading', { level: 2, name: 'Habilidade 1.1' }).waitFor()
  await page.getByRole('button', { name: 'Começar a aula' }).click()
  await doLesson(page)
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  await page.getByText(/^Você ganhou 10 pontos nesta trilha\.$/).waitFor()
  await page.getByText('Você completou: Habilidade 1.1.').waitFor()

  // The list says the same, and takes the keys.
  await page.getByRole('radio', { name: 'Lista' }).press('Space')
  const second = page.getByRole('listitem').getByRole('button', { name: /^Habilidade 1\.2/ })
  await second.waitFor()
  expect(await second.getAttribute('aria-current')).toBe('step')
  expect(await axe(page)).toEqual([])
  await second.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Habilidade 1.2' }).waitFor()
  await page.getByRole('button', { name: 'Começar a aula' }).press('Enter')
  await doLesson(page)
  await page.getByText('Trilha completa!').waitFor()
  await page.getByText('100%', { exact: true }).first().waitFor()

  // Alone in the ranking, or ahead of everybody.
  const ranking = page.getByRole('list', { name: /^Ranking: eixo/ })
  await ranking.getByText('Você').waitFor()
  await expect.poll(() => ranking.getByRole('listitem').first().textContent()).toMatch(/^1°[\s\S]*20$/)
  await page.getByRole('button', { name: 'Completo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ranking completo da trilha' })
  await dialog.getByRole('list').first().getByText('Você').waitFor()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')

  // Earned: issued once, printed, and anybody may check it.
  await page.getByRole('button', { name: 'Emitir certificado' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: `Baixar o certificado de ${nome} em PDF` }).click()
  const { pages, tagged } = readPdf(await readFile(await (await saving).path()))
  expect([pages.length, tagged]).toEqual([1, true])
  expect((pages[0] ?? '').replace(/\s+/g, ' ')).toContain(nome)
  const check = await page.getByRole('link', { name: 'Ver certificado' }).getAttribute('href')
  const { page: anybody } = await visit()
  await anybody.goto(at(check ?? ''))
  await anybody.getByRole('heading', { name: 'Certificado válido' }).waitFor()
  await anybody.getByText(nome).waitFor()

  // Done: it stands among the completed ones, and no longer among those under way.
  await page.goto(at(`/logado/trilhas?busca=${encodeURIComponent(nome)}`))
  await page.getByText('Nenhuma trilha com essas palavras').waitFor()
  await page.getByRole('link', { name: 'Concluídas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Concluídas' }).waitFor()
  await page.getByPlaceholder('Buscar trilha').fill(nome)
  await page.getByRole('article', { name: nome }).getByText('100%').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Em andamento' }).click()
  await page.getByRole('heading', { level: 1, name: 'Trilhas' }).waitFor()
})

it('work is handed in along an axis, found and marked there by who teaches, and read by the pupil', async () => {
  const nome = `Cartas ${stamp()}`
  const path = await pathOf(nome, { habilidades: 1 }, [
    {
      tipo: 'dissertativa',
      titulo: 'A carta',
      conteudo: { ...COMUM, enunciado: '<p>Escreva ao museu.</p>', rubrica: [], minimo: 0, maximo: 500 },
    },
  ])
  const [eixo = 0] = path.eixos
  const { page: pupil } = await visit({ email: PUPIL, viewport: PHONE })
  await openPath(pupil, path, 'Eixo 1', `/${eixo}`)
  await pupil.getByRole('button', { name: 'Começar a aula' }).click()
  await titled(pupil, 'Escreva ao museu.')
  await pupil.getByRole('textbox').fill('Prezado museu, até breve.')
  await foot(pupil, 'Responder').click()
  await foot(pupil, 'Revisar').click()
  await foot(pupil, 'Concluir a aula').click()
  await pupil.getByRole('link', { name: 'Voltar à trilha' }).click()
  // Back at the axis; nothing is begun anew while it is being marked.
  await pupil.getByRole('heading', { level: 1, name: 'Eixo 1' }).waitFor()
  await pupil.getByText('na correção').waitFor()
  expect(await pupil.getByRole('button', { name: 'Nova tentativa' }).count()).toBe(0)
  const sent = () => sql('select id from entrega where aula_id = $1', [path.aula])
  await expect.poll(async () => (await sent()).length).toBe(1)
  await pupil.getByRole('link', { name: 'Suas entregas' }).click()
  await titled(pupil, 'Suas entregas')
  await pupil.getByText('O que você enviou em aulas de eixo Eixo 1').waitFor()
  await pupil.getByText('Espera correção').waitFor()
  expect(await axe(pupil)).toEqual([])
  expect(await overflow(pupil)).toEqual([])

  const { page: teacher } = await visit({ email: TEACHER })
  await openPath(teacher, path, 'Eixo 1', `/${eixo}`)
  await teacher.getByRole('link', { name: 'Entregas', exact: true }).click()
  await titled(teacher, 'Entregas')
  expect(await axe(teacher)).toEqual([])
  await teacher.getByRole('table', { name: 'Entregas' }).getByRole('link').first().click()
  await teacher.getByText('Prezado museu, até breve.').waitFor()
  await teacher.getByLabel(/^Nota/).fill('8')
  await teacher.getByRole('textbox', { name: 'Comentário para o aluno' }).fill('Pode enviar!')
  await teacher.getByRole('button', { name: 'Salvar nota' }).click()
  await teacher.getByText('Nota salva. O aluno foi avisado.').waitFor()
  expect(await axe(teacher)).toEqual([])
  await teacher
    .getByRole('navigation', { name: 'Você está em' })
    .getByRole('link', { name: 'Entregas', exact: true })
    .click()
  await teacher.getByRole('table', { name: 'Entregas' }).getByText('Corrigida').waitFor()
  await teacher.getByRole('radio', { name: 'Suas', exact: true }).press('Space')
  await teacher.getByText('Nenhuma entrega em eixo Eixo 1').waitFor()

  await pupil.reload()
  await pupil.getByText('Corrigida').waitFor()
  await pupil
    .getByRole('link', { name: /Vapor em/ })
    .first()
    .click()
  await pupil.getByText('Pode enviar!').first().waitFor()
  await pupil
    .getByRole('navigation', { name: 'Você está em' })
    .getByRole('link', { name: 'Suas entregas' })
    .click()
  await titled(pupil, 'Suas entregas')
  await pupil.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Eixo 1' }).click()
  await painel(pupil, 'Habilidade 1.1').getByText('8 de 10 pontos').waitFor()
})
