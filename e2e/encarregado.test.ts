/** The data protection officer: an incident entered, completed and reported; a retention chosen and taken back. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { datesFor } from '../core/contract/dates.ts'
import { readPdf } from '../core/server/pdf/testing.ts'
import { at, axe, openBrowser, settled } from './browser.ts'

const { visit } = openBrowser()

const EMAIL = 'encarregado@demo.test'
const OFFICE = '/logado/administracao/demo/privacidade'

it('an incident is entered with what the log tells, completed within its deadlines, and reported', async () => {
  const { page } = await visit({ email: EMAIL })
  await page.goto(at(`${OFFICE}?parte=incidentes`))
  const register = page.getByRole('list', { name: 'Registro de incidentes' })
  await register.getByText(/^Comunicar até \d\d\/\d\d\/\d{4}$/).waitFor()
  await settled(page)
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Registrar incidente' }).click()
  const dialog = page.getByRole('dialog', { name: 'Registrar incidente' })
  await dialog.getByLabel('O que houve, em poucas palavras').fill('Tela aberta na secretaria')
  await dialog.getByLabel('Descrição').fill('Uma lista ficou à vista de visitantes.')
  await dialog.getByRole('button', { name: 'Ver o que a auditoria diz' }).click()
  await dialog.getByText(/A auditoria nada guarda deste período|atos? na auditoria/).waitFor()
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click()

  await page.getByRole('heading', { level: 1, name: 'Tela aberta na secretaria' }).waitFor()
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Medidas tomadas').fill('A tela agora se bloqueia sozinha.')
  const hoje = datesFor('pt-br').date(new Date())
  const [dia, mes, ano] = hoje.split('/')
  await page.getByLabel('Comunicado à ANPD em').fill(`${ano}-${mes}-${dia}T00:00`)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText(`Comunicado em ${hoje}`).waitFor()

  const report = page.getByRole('button', { name: 'Relatório em PDF' })
  const [file] = await Promise.all([page.waitForEvent('download'), report.click()])
  expect(file.suggestedFilename()).toMatch(/^incidente-\d+\.pdf$/)
  expect(JSON.stringify(readPdf(readFileSync(await file.path())))).toContain('se bloqueia sozinha')
})

it('a retention is chosen within its bounds, names whoever chose it, and goes back to the usual', async () => {
  const { page } = await visit({ email: EMAIL })
  await page.goto(at(`${OFFICE}?parte=prazos`))
  const chosen = page.getByRole('row').filter({ hasText: 'por escolha de Davi Rezende' })
  await chosen.getByText(/^90 dias por escolha de Davi Rezende em/).waitFor()
  await settled(page)
  expect(await axe(page)).toEqual([])

  const change = chosen.getByRole('button', { name: 'Mudar prazo' })
  const days = page.getByRole('dialog').getByLabel('Dias')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Salvar' })
  await change.click()
  await days.fill('29')
  await page.getByText('Escolha de 30 a 3650 dias.').waitFor()
  expect(await save.isDisabled()).toBe(true)
  await days.fill('60')
  await page.getByText(/^A próxima limpeza excluiria/).waitFor()
  await save.click()
  await chosen.getByText(/^60 dias por escolha de Davi Rezende em/).waitFor()

  await change.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar ao padrão' }).click()
  await chosen.waitFor({ state: 'detached' })
})
