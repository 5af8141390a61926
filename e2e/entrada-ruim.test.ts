/** What must not get into a lesson, as its author meets it: a clear sentence where the file was chosen, and nothing kept. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { pngThatSays } from '../core/server/files/samples.ts'
import { bomb, manifest, scorm, webm } from '../core/testing/midia-samples.ts'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE } from './browser.ts'
import { ask } from './oficina.ts'

const { visit } = openBrowser()

const EMAIL = 'professora@demo.test'
const MB = 1024 * 1024
const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-ruim-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const makeAula = async (): Promise<number> =>
  (
    await ask<{ aula: { id: number } }>('POST', '/gerenciar/pt-br/aulas', {
      titulo: `Entradas ruins ${Date.now().toString(36)}`,
    })
  ).aula.id

/** A new screen of the type, in a lesson of its own; the field of its file. */
async function openField(page: Page, tipo: string) {
  await page.goto(at(`/logado/gerenciar/aula/${await makeAula()}`))
  await page.getByRole('button', { name: 'Nova tela' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: tipo, exact: true }).click()
  const field = page.locator('.mid-campo').first()
  await field.getByRole('button', { name: 'Escolher arquivo' }).waitFor()
  return field
}

/** A film of so many bytes that takes no room on the disk. */
function hugeFilm(bytes: number): string {
  const file = path.join(folder, 'enorme.mp4')
  writeFileSync(file, '')
  truncateSync(file, bytes)
  return file
}

const buffer = (name: string, bytes: Buffer) => ({ name, mimeType: '', buffer: bytes })

const RUINS = [
  [
    'a film over the limit',
    'Vídeo',
    () => hugeFilm(500 * MB + 1),
    /“?enorme\.mp4”? passa do limite de 500 MB/,
  ],
  [
    'a film of over an hour',
    'Vídeo',
    () => buffer('longo.webm', webm(5_000)),
    /longo demais: use no máximo 20 minutos/,
  ],
  [
    'a picture that says 50,000 by 50,000',
    'Imagem',
    async () => buffer('gigante.png', await pngThatSays(50_000, 50_000)),
    /gigante\.png.*grande demais/,
  ],
  [
    'a bomb as H5P',
    'H5P',
    () => buffer('bomba.h5p', bomb(50 * MB, 50 * MB, 'h5p.json')),
    /bomba\.h5p.*grande demais depois de aberto/,
  ],
  [
    'a SCORM that lies about its first page',
    'SCORM',
    () => buffer('mente.zip', scorm('1.2', [], manifest('1.2', 'outra.html'))),
    /indica uma página inicial que não existe/,
  ],
  [
    'a SCORM that lies about its size',
    'SCORM',
    () => buffer('tamanho.zip', bomb(50 * MB, 10)),
    /tamanho\.zip.*danificado/,
  ],
] as const

it('each is refused in words, and another may be chosen at once', async () => {
  const visitor = await visit({ email: EMAIL, viewport: PHONE })
  const { page } = visitor
  for (const [, tipo, file, words] of RUINS) {
    const field = await openField(page, tipo)
    await field.locator('input[type=file]').setInputFiles(await file())
    await field.getByText(words).waitFor()
    await field.getByRole('button', { name: 'Escolher arquivo' }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
  }
  expectRefusals(visitor)
})

it('a lesson without a key is not published: what lacks is said, and found from there', async () => {
  const aula = await makeAula()
  const alternativa = (id: string) => ({ id, texto: `Resposta ${id}`, correta: false, feedback: '' })
  await ask('POST', `/gerenciar/pt-br/aulas/${aula}/telas`, {
    tipo: 'multipla_escolha',
    titulo: 'Sem certa',
    conteudo: {
      ...COMUM,
      enunciado: '<p>Qual?</p>',
      alternativas: [alternativa('a'), alternativa('b')],
      embaralhar: false,
    },
  })
  const { page } = await visit({ email: EMAIL, viewport: PHONE })
  await page.goto(at(`/logado/gerenciar/aula/${aula}`))
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByText('Ainda não dá para publicar: falta resolver um ponto').waitFor()
  const lack = page.getByRole('button', { name: 'Falta a resposta certa' })
  await lack.waitFor()
  expect(await axe(page)).toEqual([])
  await lack.click()
  await page.getByRole('button', { name: 'Alternativa B é certa' }).click()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByText('A aula está publicada.').waitFor()
})
