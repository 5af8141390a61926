/** A manager and the tree of the network: walked by keyboard, and searched for pupils to choose. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, PHONE } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

/** The network of the demonstration, and a class of it by name. */
async function places() {
  const [row] = await sql(
    `select r.id as rede, (select t.id from turma t join rede e on e.id = t.rede_id
       where e.pai_id = r.id and t.status = 'ativa' order by t.id limit 1) as turma
     from rede r join tenant n on n.id = r.tenant_id where r.pai_id is null and n.dominio = 'localhost'`,
  )
  return { rede: Number(row?.rede), turma: Number(row?.turma) }
}

it('is walked with the keyboard alone, and a pupil of another class is chosen in it on a phone', async () => {
  const { rede, turma } = await places()
  const { page } = await visit({ email: 'gestora@demo.test' })
  await page.goto(at(`/logado/redes/rede/${rede}/gestao/rede-subredes`))
  const tree = page.getByRole('tree')
  await tree.getByRole('treeitem').nth(2).waitFor()
  await tree.focus()
  const active = () =>
    page.evaluate(() => {
      const id = document.querySelector('[role=tree]')?.getAttribute('aria-activedescendant') ?? ''
      return Number(document.getElementById(id)?.getAttribute('aria-level'))
    })
  expect(await active()).toBe(1)
  for (const level of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight')
    if (level > 2)
      await page.locator(`[role=treeitem][aria-level="${level}"][aria-setsize]`).first().waitFor()
    if ((await active()) < level) await page.keyboard.press('ArrowRight')
    expect(await active()).toBe(level)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Abrir a ficha' }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.setViewportSize(PHONE)
  await page.goto(at(`/logado/redes/rede/${rede}/gestao/turma/${turma}/alunos`))
  const row = (level: number) => page.locator(`[role=treeitem][aria-level="${level}"][aria-checked="false"]`)
  await row(2).first().getByRole('button').click()
  await row(3).first().getByRole('button').click()
  const pupil = row(4).first()
  const nome = (await pupil.locator('.nome-l').textContent()) ?? ''
  await pupil.locator('.cx').click()
  await page.getByText('1 mudança não salva').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar alunos' }).click()
  await page.getByText('Salvo: 1 entrou, 0 saíram.').waitFor()
  const chosen = page.getByRole('treeitem', { name: nome }).last()
  expect(await chosen.getAttribute('aria-checked')).toBe('true')
  await chosen.locator('.cx').click()
  await page.getByRole('button', { name: 'Salvar alunos' }).click()
  await page.getByText('Salvo: 0 entraram, 1 saiu.').waitFor()
  await page.getByText('saiu da turma').first().waitFor()
})
