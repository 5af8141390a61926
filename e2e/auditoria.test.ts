/** The log searched and exported by an administrator, and a pupil's account looked at by support. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, picture, settled } from './browser.ts'

const { visit } = openBrowser()

const MOTIVO = 'Chamado 4711: não vê a nota da redação.'

describe('support access', () => {
  it('looks through a pupil’s eyes, changes nothing, comes back, and the log names both', async () => {
    const visitor = await visit({ email: 'admin@demo.test' })
    const { page } = visitor
    await page.goto(at('/logado'))
    await page.getByRole('navigation').getByRole('link', { name: 'Ver como' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Ver como' }).waitFor()
    await page.getByLabel('Nome, usuário ou e-mail da pessoa').fill('aluna@demo.test')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Ver como Lívia Sampaio' }).click()
    await page.getByLabel('Motivo').fill(MOTIVO)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Começar a ver' }).click()

    const banner = page.getByRole('region', { name: 'Ver como' })
    await banner
      .getByText(/^Você está vendo como Lívia Sampaio — somente leitura, até \d{1,2}h(\d\d)?$/)
      .waitFor()
    await page.goto(at('/logado/turmas/turma/3/forum'))
    await page.getByRole('heading', { level: 1, name: '7º A' }).waitFor()
    await banner.waitFor()
    expect(await overflow(page)).toEqual([])
    expect(await axe(page)).toEqual([])
    const refused = await page.evaluate(async () => {
      const { sessions, currentSession } = localStorage
      const token = (JSON.parse(sessions as string) as { usuario: string; token: string }[]).find(
        ({ usuario }) => usuario === currentSession,
      )?.token
      const answer = await fetch('/conta/pt-br/notificacoes/lidas', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, tenant: 'demo' },
        body: '{}',
      })
      return [answer.status, ((await answer.json()) as { codigo: string }).codigo]
    })
    expect(refused).toEqual([403, 'somente_leitura'])

    await page.setViewportSize(PHONE)
    expect(await overflow(page)).toEqual([])
    await banner.getByRole('button', { name: 'Sair' }).click()
    await banner.waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Sua conta: Alice Andrade' }).waitFor()
    const kept = await page.evaluate(() => JSON.parse(localStorage.sessions as string) as unknown[])
    expect(kept).toHaveLength(1)

    await page.getByRole('navigation').getByRole('link', { name: 'Auditoria' }).first().click()
    await page.getByRole('table').waitFor()
    const row = page.getByRole('row').filter({ hasText: 'Começou a ver como' }).first()
    await row.getByText(MOTIVO).waitFor()
    await row.getByText('Pessoa: Lívia Sampaio').waitFor()
    await page
      .getByRole('row')
      .filter({ hasText: 'Parou de ver como' })
      .filter({ hasText: 'visto por Alice Andrade' })
      .first()
      .waitFor()
    await page.getByRole('row').filter({ hasText: 'Leu, vendo como' }).first().waitFor()
    expectRefusals(visitor)

    const pupil = await visit({ email: 'aluna@demo.test' })
    await pupil.page.goto(at('/logado'))
    await pupil.page.getByRole('button', { name: /^Notificações/ }).click()
    await pupil.page.getByText(/Alice Andrade, do suporte, abriu a sua conta para ver/).waitFor()
  })
})

describe('the log', () => {
  it('is filtered by action and period, says what is wrong with a day, and leaves as a file', async () => {
    const visitor = await visit({ email: 'tenant@demo.test' })
    const { page } = visitor
    await page.goto(at('/logado/administracao/demo/auditoria'))
    await page.getByRole('table').waitFor()
    await settled(page)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    await picture(page, 'auditoria')
    await page.getByLabel('Ação', { exact: true }).selectOption({ label: 'Entrou' })
    await page.waitForURL(/acao=entrar/)
    await page.getByRole('row').filter({ hasText: 'Jonas Tavares' }).first().waitFor()
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Começou a ver como' }).count()).toBe(0)

    await page.getByLabel('De', { exact: true }).fill('30/02/2026')
    await page.getByText('Use uma data que exista, como 21/11/2026.').waitFor()
    expectRefusals(visitor)
    await page.getByLabel('De', { exact: true }).fill('01/01/2026')
    await page.getByRole('row').filter({ hasText: 'Jonas Tavares' }).first().waitFor()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ])
    const text = readFileSync(await download.path(), 'utf8')
    expect(text.startsWith('\uFEFFQuando;Quem;')).toBe(true)
    expect(text).toContain('Jonas Tavares;Entrou')
    await page.setViewportSize(PHONE)
    await settled(page)
    expect(await overflow(page)).toEqual([])
  })
})
