/** Lessons: written by keyboard alone, published, given; two editors at once; words kept without a network. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE } from './browser.ts'
import { focused, press, write } from './teclas.ts'

const { visit } = openBrowser()

const named = (title: string): string => `${title} ${Date.now().toString(36)}`

async function addTela(page: Page, tipo: string, titulo: string): Promise<void> {
  await press(page, 'Nova tela')
  await page.getByRole('dialog').waitFor()
  await press(page, tipo)
  await expect.poll(() => focused(page)).toBe('Título da tela')
  await page.keyboard.type(titulo)
}

/** A new lesson with one screen of text, saved; answers its number. */
async function openNova(page: Page, titulo: string): Promise<string> {
  await page.goto(at('/logado/gerenciar/aula'))
  await page.getByRole('button', { name: 'Nova aula' }).first().click()
  await page.getByLabel('Título').fill(titulo)
  await page.getByRole('button', { name: 'Criar e escrever' }).click()
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor()
  await page.getByRole('button', { name: 'Nova tela' }).first().click()
  await page.getByRole('button', { name: 'Texto', exact: true }).click()
  await texto(page).fill('Era uma vez')
  await save(page)
  return new URL(page.url()).pathname
}

const texto = (page: Page) => page.getByRole('textbox', { name: 'Escreva o texto desta tela' })

/** Leaving a screen saves it. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dados da aula' }).click()
  await page.getByText('Salvo', { exact: true }).waitFor()
}

const openFirst = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Telas da aula' })
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^1/ })
    .click()

it('a lesson is written by keyboard alone, published and given to a class', async () => {
  const titulo = named('O narrador que sabe tudo')
  const { page } = await visit({ email: 'professora@demo.test' })
  await page.goto(at('/logado/gerenciar/aula'))
  await page.getByRole('button', { name: 'Nova aula' }).first().waitFor()
  await press(page, 'Nova aula')
  await page.getByRole('dialog').waitFor()
  await write(page, 'Título', titulo)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor()

  await addTela(page, 'Texto', 'Quem conta?')
  await texto(page).waitFor()
  await write(page, 'Escreva o texto desta tela', 'Toda história tem uma voz.')

  await addTela(page, 'Múltipla escolha', 'Quem está contando?')
  await page.getByRole('textbox', { name: 'Enunciado' }).waitFor()
  await write(page, 'Enunciado', 'Quem está contando essa história?')
  await write(page, 'Alternativa A', 'O menino')
  await press(page, 'Alternativa B é certa', 'Space')
  await write(page, 'Alternativa B', 'Alguém de fora')
  await write(page, 'Alternativa C', 'A avó')
  await write(page, 'Alternativa D', 'Um vizinho')

  await addTela(page, 'Ordenar', 'A noite em ordem')
  await write(page, 'Enunciado', 'Ponha a noite em ordem.')
  await write(page, 'Item 1', 'O menino deitou')
  await write(page, 'Item 2', 'O rio levou o barco')
  await write(page, 'Item 3', 'A avó pensou no barco')
  await press(page, 'Mover Item 3', 'Space')
  await page.getByText('Item 3: lugar 3 de 3').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  await page.getByText('Item 3: lugar 2 de 3').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Item 2' }).inputValue())
    .toBe('A avó pensou no barco')

  await addTela(page, 'Dissertativa', 'Reescreva')
  await write(page, 'Enunciado', 'Reescreva o trecho com outro narrador.')
  expect(await axe(page)).toEqual([])

  await press(page, 'Publicar')
  await page.getByText('A aula está publicada.').waitFor()
  await page.goto(at('/logado/gerenciar/aula'))
  await page.getByRole('link', { name: titulo }).waitFor()
  await press(page, `Ações de ${titulo}`)
  await page.getByRole('menuitem', { name: 'Informações' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor()
  await page.getByRole('button', { name: 'Enviar para turmas' }).waitFor()
  await press(page, 'Enviar para turmas')
  await page.getByRole('checkbox', { name: /7º A/ }).waitFor()
  await press(page, /^7º A/, 'Space')
  expect(await axe(page)).toEqual([])
  await press(page, 'Dar aula')
  await page.getByText('A turma recebeu a aula.').waitFor()
  await page.getByRole('link', { name: '7º A' }).waitFor()
  // Hundreds of keys.
})

it('a screen taken out by the keyboard comes back, from its toast and by the arrow of the head', async () => {
  const { page } = await visit({ email: 'professora@demo.test' })
  await openNova(page, named('Tira e põe'))
  await addTela(page, 'Texto', 'Segunda')
  const screens = page.getByRole('navigation', { name: 'Telas da aula' }).getByRole('listitem')
  const takeOut = async () => {
    await page.getByRole('button', { name: 'Ações da tela 2' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Remover' }).press('Enter')
    await page.getByText('A tela 2 foi removida.').last().waitFor()
    await expect.poll(() => screens.count()).toBe(1)
  }
  const isBack = async () => {
    await expect.poll(() => screens.count()).toBe(2)
    await screens.nth(1).getByText('Segunda').waitFor()
  }
  // It is open: what that draws takes the keyboard from a menu that was opened before.
  const isOpen = async () => {
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Título da tela' }).inputValue())
      .toBe('Segunda')
    await texto(page).waitFor()
  }
  await isOpen()
  await takeOut()
  // The keyboard goes on at the screen that is left.
  await expect.poll(() => focused(page)).toMatch(/^1/)
  await page.getByRole('button', { name: 'Desfazer' }).last().press('Enter')
  await isBack()
  await isOpen()
  await takeOut()
  await page.getByRole('button', { name: 'Desfazer' }).first().press('Enter')
  await isBack()
  await page.getByText('Salvo', { exact: true }).waitFor()
  await page.reload()
  await isBack()
})

it('two editors of one screen: the second sees both and chooses', async () => {
  const one = await visit({ email: 'professora@demo.test' })
  const other = await visit({ email: 'professora@demo.test' })
  const path = await openNova(one.page, named('A duas mãos'))
  await other.page.goto(at(path))
  await texto(other.page).waitFor()

  await openFirst(one.page)
  await texto(one.page).fill('Era uma vez um rio')
  await save(one.page)
  await texto(other.page).fill('Era uma vez uma avó')
  await other.page.getByRole('button', { name: 'Dados da aula' }).click()
  const dialog = other.page.getByRole('alertdialog', { name: 'Você salvou antes em outro lugar' })
  await dialog.getByRole('region', { name: 'O seu' }).getByText('Era uma vez uma avó').waitFor()
  await dialog.getByRole('region', { name: 'O que está salvo' }).getByText('Era uma vez um rio').waitFor()
  expect(await axe(other.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Ficar com o meu' }).click()
  await other.page.getByText('Salvo', { exact: true }).waitFor()
  expectRefusals(other)

  await one.page.reload()
  await one.page.getByText('Era uma vez uma avó').waitFor()
})

it('what is written without a network is kept, and goes on its way later', async () => {
  const first = await visit({ email: 'professora@demo.test', fresh: true })
  const path = await openNova(first.page, named('Sem rede'))
  await openFirst(first.page)
  await first.context.setOffline(true)
  await texto(first.page).fill('Escrito sem rede')
  await first.page.getByText('Não salvou; está guardado neste aparelho').waitFor()
  expectRefusals(first)
  // The tab closes; the device keeps the words.
  await first.page.close()
  await first.context.setOffline(false)
  const page = await first.context.newPage()
  await page.goto(at(path))
  await page.getByRole('heading', { level: 1, name: 'Há mudanças que não foram salvas' }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Continuar a partir delas' }).click()
  await page.getByText('Escrito sem rede').waitFor()
  await page.getByText('Salvo', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('Escrito sem rede').waitFor()
})

it('the editor fits a telephone, one part at a time', async () => {
  const { page } = await visit({ email: 'professora@demo.test', viewport: PHONE })
  await openNova(page, named('No bolso'))
  for (const parte of ['Telas da aula', 'Tela', 'Ajustes']) {
    await page.getByRole('radio', { name: parte, exact: true }).check({ force: true })
    expect(await overflow(page)).toEqual([])
    expect(await axe(page)).toEqual([])
  }
})
