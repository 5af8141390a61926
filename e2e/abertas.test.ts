/** What a pupil makes and hands in, and what a lesson shows: a recording, a drawing, a file, a document, a sound. */
import { beforeAll, expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { celula } from '../demo/midia/desenhos.ts'
import { makeSom } from '../demo/midia/som.ts'
import { makePdf } from '../demo/pdf.ts'
import { axe, openBrowser, overflow, PHONE } from './browser.ts'
import { ask, foot, keepFile, makeAula, titled } from './oficina.ts'
import { pdf } from './turma.ts'

const { visit } = openBrowser({
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
})

let made: { aula: number; turma: number; address: string }

beforeAll(async () => {
  const { default: sharp } = await import('sharp')
  const [documento, som, fundo] = await Promise.all([
    keepFile('roteiro.pdf', makePdf('Roteiro da prática', ['Primeiro, lave as mãos.'])),
    keepFile(
      'notas.wav',
      makeSom([
        [3, 0.6],
        [7, 0.6],
      ]),
    ),
    keepFile('fundo.png', await sharp(Buffer.from(celula())).png().toBuffer()),
  ])
  made = await makeAula('Tudo o que se faz e se ouve', [
    { tipo: 'pdf', titulo: 'O roteiro', conteudo: { midia: documento, descricao: 'Leia antes.' } },
    { tipo: 'audio', titulo: 'Os sons', conteudo: { midia: som, transcricao: '<p>Dó e mi.</p>' } },
    {
      tipo: 'gravacao',
      titulo: 'Fale',
      conteudo: { ...COMUM, enunciado: '<p>Fale</p>', rubrica: [], segundos: 20 },
    },
    {
      tipo: 'desenho',
      titulo: 'Desenhe',
      conteudo: {
        ...COMUM,
        enunciado: '<p>Desenhe</p>',
        rubrica: [],
        fundo: { midia: fundo, alt: 'Uma célula.' },
      },
    },
    {
      tipo: 'envio_arquivo',
      titulo: 'Envie',
      conteudo: { ...COMUM, enunciado: '<p>Envie</p>', rubrica: [], arquivos: 1 },
    },
  ])
})

it('reads, listens, records, draws and sends, and the teacher gets it all', async () => {
  const { page } = await visit({ email: 'aluna@demo.test', viewport: PHONE })
  await page.goto(made.address)
  await titled(page, 'O roteiro')
  await page.getByText('Página 1 de 1').waitFor()
  await page.getByText('Primeiro, lave as mãos.').waitFor({ state: 'attached' })
  expect(
    await page.locator('canvas.mid-pagina').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      }
      return data.some((value, at) => at % 4 === 0 && value < 100)
    }),
  ).toBe(true)
  expect(await overflow(page)).toEqual([])
  await foot(page, 'Continuar').click()

  await titled(page, 'Os sons')
  const seconds = await page.locator('audio').evaluate(
    (audio: HTMLAudioElement) =>
      new Promise<number>((resolve) => {
        audio.onended = () => resolve(audio.duration)
        void audio.play()
      }),
  )
  expect(seconds).toBeCloseTo(1.2, 1)
  await page.getByText('Ler a transcrição').click()
  await page.getByText('Dó e mi.').waitFor()
  await foot(page, 'Continuar').click()

  await titled(page, 'Fale')
  await foot(page, 'Responder').click()
  await page.getByText('Responda antes de continuar.').waitFor()
  await page.getByRole('button', { name: 'Gravar' }).click()
  await page.getByRole('timer').waitFor()
  await expect.poll(() => page.getByRole('meter').getAttribute('value').then(Number)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Parar' }).click()
  await page.getByLabel('Sua gravação').waitFor()
  expect(await axe(page)).toEqual([])
  await foot(page, 'Responder').click()
  await page.getByText('Quem corrige esta é a sua professora ou o seu professor.').waitFor()
  await foot(page, 'Continuar').click()

  await titled(page, 'Desenhe')
  const board = page.locator('canvas.tl-prancha')
  const box = await board.boundingBox()
  if (!box) throw new Error('There is no board.')
  await page.getByRole('radio', { name: 'Azul' }).check({ force: true })
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 120, { steps: 10 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Desfazer' }).waitFor()
  expect(await overflow(page)).toEqual([])
  await foot(page, 'Responder').click()
  await foot(page, 'Continuar').click()

  await titled(page, 'Envie')
  await page.locator('input[type=file]').setInputFiles(pdf('trabalho.pdf'))
  await foot(page, 'Responder').click()
  await foot(page, 'Revisar').click()
  await titled(page, 'Antes de concluir')
  await foot(page, 'Concluir a aula').click()
  await page
    .getByText(/professor/)
    .first()
    .waitFor()

  let entregas: { id: number }[] = []
  const arrived = async () => {
    const found = await ask<{ entregas: { id: number }[] }>(
      'GET',
      `/projeto/pt-br/turma/${made.turma}/entregas?aula=${made.aula}&linhas=100`,
    )
    entregas = found.entregas
    return entregas.length
  }
  await expect.poll(arrived).toBe(3)
  const names = await Promise.all(
    entregas.map(async ({ id }) => {
      const { entrega } = await ask<{ entrega: { arquivos: { nome: string; bytes: number }[] } }>(
        'GET',
        `/projeto/pt-br/entregas/${id}`,
      )
      return entrega.arquivos.map(({ nome, bytes }) => [nome.replace(/.*\./, '.'), bytes > 100])
    }),
  )
  expect(names.flat().sort()).toEqual([
    ['.pdf', true],
    ['.png', true],
    ['.webm', true],
  ])
})
