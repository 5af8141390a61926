/** Questions that move: 200 come from a Moodle export, go out as one, and are known again when that comes back. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { scene } from '../core/server/files/samples.ts'
import { at, axe, openBrowser, overflow, PHONE, picture, settled } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

const MUITAS = 200

/** A word that nothing else in the bank says. */
const newWord = () => `mudança${[...Date.now().toString(5)].map((digit) => 'bdfgl'[Number(digit)]).join('')}`

const text = (name: string, html: string, more = '') =>
  `<${name} format="html"><text><![CDATA[${html}]]></text>${more}</${name}>`
const answer = (fraction: number, html: string, more = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${html}]]></text>${more}</answer>`

interface Pergunta {
  type: string
  nome: string
  enunciado: string
  /** Beside the statement. */
  arquivo?: string
  corpo?: string
}

const question = ({ type, nome, enunciado, arquivo = '', corpo = '' }: Pergunta) =>
  `<question type="${type}"><name><text>${nome}</text></name>${text('questiontext', `<p>${enunciado}</p>`, arquivo)}
    <generalfeedback format="html"><text></text></generalfeedback><defaultgrade>1</defaultgrade><penalty>0</penalty>
    ${corpo}</question>`

const category = (path: string) =>
  `<question type="category"><category><text>$course$/top/${path}</text></category></question>`

const choice = (single: boolean, ...answers: string[]) =>
  `<single>${single}</single><shuffleanswers>true</shuffleanswers>${answers.join('')}`

/** What each type asks, in turn. */
const CORPOS: readonly (readonly [type: string, corpo: string])[] = [
  [
    'multichoice',
    choice(true, answer(100, '<p>Evaporação</p>'), answer(0, 'Fusão'), answer(0, 'Sublimação')),
  ],
  ['multichoice', choice(false, answer(50, 'O sol'), answer(50, 'O vento'), answer(0, 'A pedra'))],
  ['truefalse', answer(100, 'true') + answer(0, 'false')],
  ['shortanswer', `<usecase>0</usecase>${answer(100, 'água')}${answer(100, 'a água')}`],
  ['numerical', answer(100, '3.14', '<tolerance>0.01</tolerance>')],
  [
    'matching',
    ['Gelo', 'Vapor', 'Chuva']
      .map((one, n) => text('subquestion', one, `<answer><text>Estado ${n}</text></answer>`))
      .join(''),
  ],
  ['essay', '<responseformat>editor</responseformat>'],
]

/** An export of Moodle: 200 questions of mixed types in three categories, two with a picture, and four that can't come in. */
async function moodle(palavra: string): Promise<Buffer> {
  const png = await scene(60, 40, 'png')
  const file = `<file name="mapa.png" path="/" encoding="base64">${png.toString('base64')}</file>`
  const out = Array.from({ length: MUITAS }, (_, n) => {
    const [type, corpo] = CORPOS[n % CORPOS.length] ?? ['essay', '']
    const shows = n === 7 || n === 8
    const enunciado = `Questão ${n} da ${palavra}: o que acontece com a água?`
    const one = question({
      ...{ type, nome: `Mudança ${n}`, corpo },
      enunciado: shows ? `${enunciado} <img src="@@PLUGINFILE@@/mapa.png" alt="Um mapa do rio">` : enunciado,
      arquivo: shows ? file : '',
    })
    return n % 70 === 0 ? `${category(`Ciências/Água ${n / 70}`)}${one}` : one
  })
  const fora = [
    question({
      ...{ type: 'multichoice', nome: 'Sem gabarito', enunciado: 'Qual?' },
      corpo: choice(true, answer(0, 'Esta'), answer(0, 'Aquela')),
    }),
    question({
      ...{
        type: 'multichoice',
        nome: 'Sem imagem',
        enunciado: 'Veja: <img src="@@PLUGINFILE@@/rio.png" alt="">',
      },
      corpo: choice(true, answer(100, 'Sim'), answer(0, 'Não')),
    }),
    question({ type: 'dragimage', nome: 'Arraste', enunciado: 'Arraste.' }),
    question({
      ...{
        type: 'multichoice',
        nome: 'Outra vez',
        enunciado: `Questão 0 da ${palavra}: o que acontece com a água?`,
      },
      corpo: CORPOS[0]?.[1] ?? '',
    }),
  ]
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${[...out, ...fora].join('\n')}\n</quiz>\n`,
  )
}

async function clean(page: Page): Promise<void> {
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
}

async function send(page: Page, buffer: Buffer, name: string): Promise<void> {
  await page.goto(at('/logado/gerenciar/questoes/importar'))
  await page.getByLabel('Arquivo de questões').setInputFiles({ name, mimeType: 'application/xml', buffer })
  await page.getByRole('button', { name: 'Enviar e conferir' }).click()
  await page.getByRole('heading', { level: 1, name: 'Confira antes de salvar' }).waitFor()
}

const standing = async (palavra: string) =>
  Number(
    (await sql('select count(*) as n from questao where conteudo::text like $1', [`%${palavra}%`]))[0]?.n,
  )

/** All that the list finds, by work that makes the file. */
async function takeOut(page: Page, palavra: string): Promise<{ nome: string; conteudo: Buffer }> {
  await page.goto(at(`/logado/gerenciar/questoes?busca=${encodeURIComponent(palavra)}`))
  await page.getByText(`${MUITAS} questões`).waitFor()
  await page.getByRole('link', { name: 'Exportar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Exportar questões' }).waitFor()
  await page.getByLabel('Formato').selectOption('moodle_xml')
  await page.getByText('vão inteiras').waitFor()
  await clean(page)
  await page.getByRole('button', { name: `Baixar ${MUITAS} questões` }).click()
  const link = page.getByRole('link', { name: /^Baixar questoes-/ })
  await link.waitFor()
  await clean(page)
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  return { nome: file.suggestedFilename(), conteudo: await readFile(await file.path()) }
}

it('come in from Moodle, go out again, and are known when they come back', async () => {
  const palavra = newWord()
  const { page } = await visit({ email: 'professora@demo.test' })
  await send(page, await moodle(palavra), 'moodle.xml')
  await page.getByRole('button', { name: '4 ficam de fora' }).waitFor()
  await page.getByText('Não diz qual resposta é a certa.').waitFor()
  await page.getByText('Uma imagem não veio no arquivo: rio.png.').waitFor()
  await page.getByText('Pede um tipo de resposta que não existe aqui: dragimage.').waitFor()
  await page.getByText('É a mesma questão do item 1.').waitFor()
  await clean(page)
  await picture(page, 'questoes-importar')
  await page.getByRole('button', { name: 'entram como vieram' }).click()
  await page.getByRole('img', { name: 'Um mapa do rio' }).first().waitFor()
  expect(await standing(palavra)).toBe(0)
  await page.getByRole('button', { name: `Salvar ${MUITAS} questões` }).click()
  await page.getByRole('heading', { level: 1, name: 'Questões salvas' }).waitFor()
  await page.getByText(`${MUITAS} questões entraram no banco. 4 ficaram de fora.`).waitFor()
  expect(await standing(palavra)).toBe(MUITAS)
  const gravada = page.url()

  const { nome, conteudo } = await takeOut(page, palavra)
  expect(nome).toMatch(/\.xml$/)
  await send(page, conteudo, nome)
  await page.getByRole('button', { name: `${MUITAS} já estão aqui, iguais` }).waitFor()
  await page.getByText('Não há nada a salvar: nenhuma questão do arquivo é nova.').waitFor()
  expect(await page.getByRole('button', { name: /^Salvar/ }).isDisabled()).toBe(true)
  await clean(page)

  // One that says something else now is there too, and different; on a phone.
  const phone = await visit({ email: 'professora@demo.test', viewport: PHONE })
  const other = conteudo.toString().replace(`Questão 3 da ${palavra}`, `Questão três da ${palavra}`)
  await send(phone.page, Buffer.from(other), nome)
  await phone.page.getByRole('button', { name: `${MUITAS - 1} já estão aqui, iguais` }).waitFor()
  await phone.page.getByLabel('Uma questão já está aqui e veio diferente').selectOption('versao')
  await phone.page.getByRole('button', { name: 'Salvar uma questão' }).click()
  await phone.page.getByText('Uma que já estava mudou.').waitFor()
  await clean(phone.page)
  expect(await standing(palavra)).toBe(MUITAS)
  await undo(phone.page)

  await page.goto(gravada)
  await page.getByRole('heading', { level: 1, name: 'Questões salvas' }).waitFor()
  await undo(page, true)
  expect(await standing(palavra)).toBe(1)
  await sql('delete from questao where conteudo::text like $1', [`%${palavra}%`])
})

/** `changed`: one of them has a revision more since. */
async function undo(page: Page, changed = false): Promise<void> {
  await page.getByRole('button', { name: 'Desfazer importação' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Desfazer esta importação?' })
  if (changed) await dialog.getByText('Uma mudou ou está em uso, e fica:').waitFor()
  await dialog.getByRole('button', { name: 'Desfazer importação' }).click()
  await page.getByRole('heading', { level: 1, name: 'Importação desfeita' }).waitFor()
}
