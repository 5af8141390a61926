/** A lesson of many screens on a telephone: how far it has come is seen, and how many tries are left is true. */
import { expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { openBrowser, PHONE } from './browser.ts'
import { foot, makeAula, titled } from './oficina.ts'
import { slowNetwork } from './sem-rede.ts'

const { visit } = openBrowser()

const MANY = 21

it('shows how far one is in a lesson of more than twenty screens', async () => {
  const { address } = await makeAula(
    `Comprida ${Date.now().toString(36)}`,
    Array.from({ length: MANY }, (_, n) => ({
      tipo: 'texto' as const,
      titulo: `Parte ${n + 1}`,
      conteudo: { html: `<p>Parte ${n + 1}</p>` },
    })),
  )
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await page.goto(address)
  await titled(page, 'Parte 1')
  await slowNetwork(page)
  await foot(page, 'Continuar').click()
  await titled(page, 'Parte 2')
  await foot(page, 'Continuar').click()
  await titled(page, 'Parte 3')
  const bar = page.getByRole('img', { name: /^Tela 3 de 21/ })
  await bar.getByText('3/21').waitFor()
  const share = () =>
    bar.locator('i').evaluate((done) => {
      const [part, whole] = [done, done.parentElement as HTMLElement].map((one) =>
        one.getBoundingClientRect(),
      )
      return part && whole && part.height > 0 ? Math.round((21 * part.width) / whole.width) : 0
    })
  await expect.poll(share).toBe(2)
})

it('says how many attempts are left after each, and not what was true of the one before', async () => {
  const { address } = await makeAula(
    `Três vezes ${Date.now().toString(36)}`,
    [
      {
        tipo: 'resposta_curta',
        titulo: 'Diga',
        conteudo: { ...COMUM, enunciado: '<p>Diga</p>', aceitas: ['chuva'], maiusculas: false },
      },
    ],
    { tentativas: 3 },
  )
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await page.goto(address)
  for (const left of ['Restam 2 tentativas.', 'Resta 1 tentativa.']) {
    await titled(page, 'Diga')
    await page.getByRole('textbox').fill('sol')
    await foot(page, 'Responder').click()
    await foot(page, 'Revisar').click()
    await page.getByRole('button', { name: 'Concluir a aula' }).click()
    await expect.poll(() => page.getByText(/^Resta/).allTextContents()).toEqual([left])
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
  }
})
