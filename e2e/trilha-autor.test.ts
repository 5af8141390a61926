/** A path by its author: built by the keyboard alone, given to a class and published. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at, axe, openBrowser, settled } from './browser.ts'
import { sql } from './database.ts'
import { press, tabTo, write } from './teclas.ts'

const { visit } = openBrowser()

const AUTORA = 'professora@demo.test'

const open = async (page: Page, nome: string) => {
  await page.goto(at('/logado/gerenciar/trilhas'))
  await page.getByRole('heading', { level: 1, name: 'Trilhas' }).waitFor()
  await settled(page)
  await press(page, 'Nova trilha')
  await page.getByRole('dialog', { name: 'Nova trilha' }).waitFor()
  await write(page, 'Nome da trilha', nome)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  await saved(page)
}

const saved = (page: Page) => page.locator('.te-estado').getByText('Salvo', { exact: true }).waitFor()

/** An axis and its skills, one after the other by Enter. The focus stands on the button that adds an axis. */
async function typeEixo(page: Page, eixo: string, habilidades: readonly string[]): Promise<void> {
  await page.keyboard.press('Enter')
  await page.keyboard.type(eixo)
  for (const habilidade of habilidades) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(habilidade)
  }
}

/** A lesson for each level of the skill whose name has the focus. */
async function pickThree(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Aulas de/ })
  await dialog.getByRole('listitem').nth(2).waitFor()
  await tabTo(page, 'Título ou código da aula')
  for (const key of ['ArrowDown', '1', 'ArrowDown', '2', 'ArrowDown', '3']) await page.keyboard.press(key)
  await dialog.getByText('3 aulas escolhidas').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
}

it('builds a path of 2 axes × 2 skills × 3 levels by the keyboard alone and publishes it', async () => {
  const nome = `Água ${Date.now().toString(36)}`
  const { page } = await visit({ email: AUTORA })
  await open(page, nome)

  await tabTo(page, 'Adicionar eixo')
  for (const eixo of ['A', 'B']) {
    if (eixo !== 'A') await page.keyboard.press('Shift+Tab')
    await typeEixo(
      page,
      `Eixo ${eixo}`,
      [1, 2].map((n) => `Habilidade ${eixo}${n}`),
    )
  }
  // From the last skill upwards; the names of the axes stand between them.
  for (let left = 4; left > 0; left--) {
    if (left === 2) await page.keyboard.press('ArrowUp')
    await pickThree(page)
    if (left > 1) await page.keyboard.press('ArrowUp')
  }
  await saved(page)
  expect(await axe(page)).toEqual([])

  await press(page, 'Turmas e datas')
  await press(page, 'Enviar para turmas')
  await write(page, 'Nome da turma ou da escola', '7º A')
  await page.getByRole('checkbox').nth(1).waitFor({ state: 'detached' })
  await press(page, /^7º A/, 'Space')
  await press(page, 'Salvar')
  await page.getByText('A turma segue a trilha').waitFor()
  await press(page, 'Publicar')
  await page.getByText('Tudo certo para publicar.').waitFor()
  expect(await axe(page)).toEqual([])
  await press(page, 'Publicar agora')
  await page.getByText('Trilha publicada').waitFor()

  const skills = await sql(
    `select e.ordem as eixo, h.ordem, h.nome, array_agg(a.nivel order by a.nivel) as niveis
     from trilha_habilidade h join trilha_eixo e on e.tenant_id = h.tenant_id and e.id = h.eixo_id
     join trilha_aula a on a.tenant_id = h.tenant_id and a.habilidade_id = h.id
     where h.trilha_id = (select id from trilha where nome = $1) group by 1, 2, 3 order by 1, 2`,
    [nome],
  )
  expect(skills).toHaveLength(4)
  expect(skills[3]).toMatchObject({ eixo: 2, ordem: 2, nome: 'Habilidade B2', niveis: [1, 2, 3] })
  const [turma] = await sql(
    `select t.nome from trilha_grupo g join turma t on t.tenant_id = g.tenant_id and t.id = g.turma_id
     where g.trilha_id = (select id from trilha where nome = $1)`,
    [nome],
  )
  expect(turma).toMatchObject({ nome: '7º A' })
})
