/** Two people give who works here a new way in: one asks, another confirms, and who asked then does it. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE, settled } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

const NOME = 'Jandira Segunda Pessoa'

/** Who teaches here and has been here: nobody that other journeys know. */
async function putDocente(): Promise<void> {
  await sql(
    `with quem as (insert into usuario (tenant_id, nome, login, senha_hash)
       select tenant_id, $1, 'jandira.segunda', 'x' from usuario where email = 'gestora@demo.test' returning tenant_id, id)
     insert into vinculo (tenant_id, usuario_id, papel, turma_id)
     select q.tenant_id, q.id, 'professor', v.turma_id from quem q
     join usuario u on u.tenant_id = q.tenant_id and u.email = 'professora@demo.test'
     join vinculo v on v.tenant_id = u.tenant_id and v.usuario_id = u.id and v.papel = 'professor' limit 1`,
    [NOME],
  )
}

it('a manager asks, an administrator confirms, and the manager makes the password', async () => {
  await putDocente()
  const manager = (await visit({ email: 'gestora@demo.test' })).page
  await manager.goto(at('/logado'))
  await manager.getByRole('link', { name: 'Pessoas' }).click()
  await manager.getByRole('searchbox', { name: /Nome, e-mail/ }).fill(NOME)
  await manager.getByRole('table').getByRole('link', { name: NOME }).click()
  const open = async () => {
    await manager.getByRole('button', { name: 'Redefinir o acesso' }).click()
    await manager.getByRole('radio', { name: /senha/ }).check()
  }
  await open()
  await manager.getByRole('button', { name: 'Pedir confirmação' }).click()
  const dialog = manager.getByRole('dialog')
  await dialog.getByText(`${NOME} trabalha aqui`).waitFor()
  await dialog.getByLabel('Motivo').fill('Esqueceu a senha e está na escola')
  expect(await axe(manager)).toEqual([])
  await dialog.getByRole('button', { name: 'Pedir confirmação' }).click()
  await manager.getByText(/Espera a confirmação/).waitFor()

  const office = (await visit({ email: 'tenant@demo.test', viewport: PHONE })).page
  await office.goto(manager.url())
  await office.getByText(/Esqueceu a senha e está na escola/).waitFor()
  await settled(office)
  expect(await axe(office)).toEqual([])
  expect(await overflow(office)).toEqual([])
  await office.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await office.getByText('Resposta registrada.').waitFor()

  await manager.reload()
  await manager.getByText('Confirmado: agora faça a mudança.').waitFor()
  await open()
  await manager.getByRole('dialog').getByRole('button', { name: 'Redefinir o acesso' }).click()
  expect(await manager.locator('.credenciais dd').nth(1).textContent()).toMatch(/-/)
})
