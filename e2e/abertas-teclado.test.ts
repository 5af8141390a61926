/** Something of another site, a recording, a file: by the keyboard alone, as far as the teacher's queue and the mark. */
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { at, axe, expectRefusals, openBrowser, PHONE } from './browser.ts'
import { nameOf } from './jogar.ts'
import { ask, makeAula, putAway, titled } from './oficina.ts'
import { press, tabTo, write } from './teclas.ts'
import { pdf } from './turma.ts'

const { visit } = openBrowser({
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
})

const FORA = 'https://phet.colorado.edu'

let titulo: string
let made: Awaited<ReturnType<typeof makeAula>>
beforeEach(async () => {
  titulo = `Só com o teclado ${Date.now().toString(36)}`
  const aberta = (texto: string, conteudo: object) => ({
    ...COMUM,
    enunciado: `<p>${texto}</p>`,
    ...conteudo,
  })
  made = await makeAula(titulo, [
    {
      tipo: 'incorporar',
      titulo: 'Uma simulação',
      conteudo: { url: `${FORA}/sims/html/gravity/latest/gravity_all.html`, titulo: 'Gravidade' },
    },
    { tipo: 'gravacao', titulo: 'Fale', conteudo: aberta('Fale', { rubrica: [], segundos: 20 }) },
    { tipo: 'envio_arquivo', titulo: 'Envie', conteudo: aberta('Envie', { rubrica: [], arquivos: 2 }) },
  ])
})

/** Answers with what was made. */
async function keep(page: Page): Promise<void> {
  await press(page, 'Responder')
  await page.getByText('Quem corrige esta é a sua professora ou o seu professor.').waitFor()
}

async function choose(page: Page, name: string, file: ReturnType<typeof pdf>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, name)
  await (await chooser).setFiles(file)
  await page.getByRole('button', { name: `Remover ${file.name}` }).waitFor()
}

it('a pupil shows, records and sends by keys alone; the teacher hears, reads and marks by keys alone', async () => {
  const visitor = await visit({ email: 'aluna@demo.test', viewport: PHONE })
  const { page, context } = visitor
  const asked: string[] = []
  await context.route(`${FORA}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/html', body: '<h1>Gravidade</h1>' })
  })
  await page.goto(made.address)
  await titled(page, 'Uma simulação')
  await page.getByText('Este conteúdo vem de phet.colorado.edu.').waitFor()
  // The other site learns of nobody who did not ask for it.
  expect(asked).toEqual([])
  await press(page, 'Mostrar aqui')
  const quadro = page.frameLocator('iframe[title="Gravidade"]')
  await quadro.getByRole('heading', { name: 'Gravidade' }).waitFor()
  expect(asked).toHaveLength(1)
  expectRefusals(visitor, /^foreign request: https:\/\/phet\.colorado\.edu/)
  expect(await axe(page)).toEqual([])
  // Out of the frame again: the keyboard is not caught in it.
  await press(page, 'Continuar')

  await titled(page, 'Fale')
  await press(page, 'Gravar')
  await page.getByRole('timer').waitFor()
  await expect.poll(() => page.getByRole('meter').getAttribute('value').then(Number)).toBeGreaterThan(0)
  await press(page, 'Parar')
  await page.getByRole('status').getByText('Gravação pronta.').waitFor({ state: 'attached' })
  await tabTo(page, 'Sua gravação')
  await press(page, 'Gravar de novo')
  await page.getByRole('timer').getByText('0:01').waitFor()
  await press(page, 'Parar')
  await page.getByRole('button', { name: 'Gravar de novo' }).waitFor()
  await keep(page)
  await press(page, 'Continuar')

  await titled(page, 'Envie')
  await choose(page, 'Escolher até 2 arquivos', pdf('rascunho.pdf'))
  await choose(page, 'Escolher até 2 arquivos', pdf('trabalho.pdf'))
  await press(page, 'Remover rascunho.pdf')
  await page.getByText('rascunho.pdf').waitFor({ state: 'detached' })
  await keep(page)
  await press(page, 'Revisar')
  await titled(page, 'Antes de concluir')
  await putAway(page)
  await press(page, 'Concluir a aula')
  await titled(page, 'Aula concluída!')
  const nome = await nameOf(page)

  const teacher = (await visit({ email: 'professora@demo.test' })).page
  await teacher.goto(at(`/logado/turmas/turma/${made.turma}/correcoes-entrega?aula=${made.aula}`))
  await teacher.getByRole('heading', { level: 1, name: titulo }).waitFor()
  await teacher.getByRole('heading', { level: 2, name: nome }).waitFor()
  await tabTo(teacher, /\.web[am]$/)
  await teacher.keyboard.press('Space')
  const position = () =>
    teacher.evaluate(() => document.querySelector<HTMLAudioElement>('main audio')?.currentTime)
  await expect.poll(position).toBeGreaterThan(0.2)
  await write(teacher, 'Nota, de 0 a 10', '9')
  await teacher.keyboard.press('Enter')
  const lido = teacher.getByRole('region', { name: 'trabalho.pdf' })
  await lido.getByText('página 1 de 1', { exact: false }).waitFor()
  expect(await axe(teacher)).toEqual([])
  await write(teacher, 'Nota, de 0 a 10', '8,5')
  await teacher.keyboard.press('Control+Enter')
  await press(teacher, 'Enviar 2 correções')
  await press(teacher, 'Dispensar este aviso')
  await teacher.getByText('Nada espera por você aqui').waitFor()

  const entregues = async () => {
    const { entregas } = await ask<{ entregas: { estado: string; nota: number | null }[] }>(
      'GET',
      `/projeto/pt-br/turma/${made.turma}/entregas?aula=${made.aula}&linhas=100`,
    )
    return entregas.map(({ estado, nota }) => [estado, nota]).sort()
  }
  await expect.poll(entregues).toEqual([
    ['corrigida', 8.5],
    ['corrigida', 9],
  ])
})
