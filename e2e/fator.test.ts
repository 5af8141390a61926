/** Two-step verification, the proof that is asked again, and programs that sign in through the browser. */
import { generateSync } from 'otplib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  at,
  axe,
  expectRefusals,
  openBrowser,
  overflow,
  PHONE,
  picture,
  settled,
  signIn,
  type Visitor,
} from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

const TEACHER = 'professor@demo.test'
const MANAGER = 'gestora@demo.test'
const PUPIL = 'aluno@demo.test'
const ALL = [TEACHER, MANAGER, PUPIL]
const AGENT = 'Creator4All Desktop 2.1 (Windows 11)'
const STEP_S = 30

let passwords: Record<string, unknown>[] = []
let settings: unknown
beforeAll(async () => {
  passwords = await sql('select tenant_id, id, senha_hash from usuario where email = any($1)', [ALL])
  settings = (await sql('select configuracoes from tenant where principal'))[0]?.configuracoes
})
// The journeys share one database: who comes next finds the accounts as they were.
afterAll(async () => {
  await sql(
    'delete from segundo_fator f using usuario u where (u.tenant_id, u.id) = (f.tenant_id, f.usuario_id) and u.email = any($1)',
    [ALL],
  )
  for (const { tenant_id, id, senha_hash } of passwords)
    await sql('update usuario set senha_hash = $3, trocar_senha = false where (tenant_id, id) = ($1, $2)', [
      tenant_id,
      id,
      senha_hash,
    ])
  await sql('update tenant set configuracoes = $1 where principal', [settings])
})

/** The code that a telephone shows now, or in the next steps; never at the end of a step. */
async function codeOf(key: string, steps = 0): Promise<string> {
  const left = STEP_S - ((Date.now() / 1000) % STEP_S)
  if (left < 4) await new Promise((resolve) => setTimeout(resolve, left * 1000 + 100))
  return generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * STEP_S })
}

const account = (page: Page, nome: string) => page.getByRole('button', { name: `Sua conta: ${nome}` })
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Links an application on the screen; the code of the step before now serves, so that the next ones remain. */
async function enrol(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Já tenho o aplicativo' }).click()
  await page.getByRole('img', { name: 'Código QR para o aplicativo de códigos' }).waitFor()
  await page.getByRole('button', { name: /digitar a chave/ }).click()
  const key = ((await page.locator('[data-chave]').textContent()) ?? '').replace(/\s/g, '')
  await page.getByLabel('Código de 6 números').fill(await codeOf(key, -1))
  await page.getByRole('button', { name: 'Ligar a verificação', exact: true }).click()
  const list = page.getByRole('list', { name: 'Códigos de recuperação' })
  await list.waitFor()
  const codes = await list.getByRole('listitem').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  return { key, codes }
}

const sound = async (page: Page) => {
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
}

async function leave(page: Page) {
  await page.goto(at('/logout'))
  await page.waitForURL('**/login')
}

/** Through the door with the password alone, of an account that this device keeps. */
async function passwordAgain({ page }: Visitor, first: string, voltar: string) {
  await page.goto(at(`/login?voltar=${encodeURIComponent(voltar)}`))
  await page.getByLabel(`Senha de ${first}`).fill('turmalina-demo')
  await page.keyboard.press('Enter')
}

describe('two-step verification', () => {
  it('a teacher turns it on, signs in with a code, then with a recovery code, and turns it off', async () => {
    const visitor = await visit()
    const { page } = visitor
    await page.goto(at('/login?voltar=%2Flogado%2Fconta'))
    await signIn(page, TEACHER)
    await page.getByRole('button', { name: 'Ligar a verificação em duas etapas' }).click()
    const { key, codes } = await enrol(page)
    await picture(page, 'fator-codigos')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Salvar em arquivo' }).click()
    expect((await download).suggestedFilename()).toBe('codigos-de-recuperacao.txt')
    await page.getByRole('button', { name: 'Guardei os códigos' }).click()
    await page.getByText('Restam 10 códigos de recuperação.').waitFor()

    await leave(page)
    await passwordAgain(visitor, 'Otávio', '/logado/turmas?x=1')
    await page.getByRole('heading', { name: 'Digite o código do aplicativo' }).waitFor()
    await settled(page)
    await sound(page)
    await picture(page, 'login-continue')
    await page.getByLabel('Código de 6 números').fill('000000')
    await page.keyboard.press('Enter')
    await page.getByText('O código não confere ou já foi usado.').waitFor()
    await page.getByLabel('Código de 6 números').fill(await codeOf(key))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/logado/turmas?x=1')
    await page.getByRole('link', { name: /8º A/ }).first().waitFor()

    await leave(page)
    await page.setViewportSize(PHONE)
    await passwordAgain(visitor, 'Otávio', '/logado/conta')
    await page.getByRole('button', { name: /Estou sem o celular/ }).click()
    await page.getByLabel('Código de recuperação').fill(codes[3]?.toLowerCase() ?? '')
    await settled(page)
    await sound(page)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/logado/conta')
    await page.getByText('Restam 9 códigos de recuperação.').waitFor()

    await page.getByRole('button', { name: 'Desligar', exact: true }).click()
    await page.getByRole('button', { name: 'Desligar a verificação' }).click()
    await page.getByRole('button', { name: 'Ligar a verificação em duas etapas' }).waitFor()
    expectRefusals(visitor)
  })

  it('an account that still owes its code stands in the switcher like any other', async () => {
    const visitor = await visit({ email: 'aluna@demo.test' })
    const { page } = visitor
    await page.goto(at('/login?outra=1&voltar=%2Flogado%2Fconta'))
    await signIn(page, TEACHER)
    await page.getByRole('button', { name: 'Ligar a verificação em duas etapas' }).click()
    const { key } = await enrol(page)
    await page.getByRole('button', { name: 'Guardei os códigos' }).click()
    await leave(page)
    await passwordAgain(visitor, 'Otávio', '/logado')
    await page.getByLabel('Código de 6 números').waitFor()

    // To the other account and back: the code is still owed, and only by whom it is owed.
    await page.getByRole('link', { name: 'Usar outra conta' }).click()
    await page.goto(at('/login?conta=0'))
    await page.getByRole('button', { name: /^Lívia Sampaio/ }).click()
    await account(page, 'Lívia Sampaio').waitFor()
    await account(page, 'Lívia Sampaio').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Otávio Lacerda/ })
      .click()
    await page.getByLabel('Código de 6 números').waitFor()
    expect(pathOf(page)).toBe('/login/continue')
    await page.getByLabel('Código de 6 números').fill(await codeOf(key))
    await page.keyboard.press('Enter')
    await account(page, 'Otávio Lacerda').waitFor()

    // Signing out of the one that owed leaves the other in.
    await leave(page)
    await page.getByRole('button', { name: /^Lívia Sampaio/ }).click()
    await account(page, 'Lívia Sampaio').waitFor()
    expectRefusals(visitor)
    await sql(
      'delete from segundo_fator f using usuario u where (u.tenant_id, u.id) = (f.tenant_id, f.usuario_id) and u.email = $1',
      [TEACHER],
    )
  })

  it('a manager registers one before anything else, where the network asks for it', async () => {
    await sql(`update tenant set configuracoes = configuracoes - 'segundo_fator' where principal`)
    const visitor = await visit({ viewport: PHONE })
    const { page } = visitor
    await page.goto(at('/login?voltar=%2Flogado%2Fturmas'))
    await signIn(page, MANAGER)
    await page.getByRole('heading', { name: 'Ligue a verificação em duas etapas' }).waitFor()
    await settled(page)
    await sound(page)
    await page.goto(at('/logado/conta'))
    await page.getByRole('heading', { name: 'Ligue a verificação em duas etapas' }).waitFor()
    await enrol(page)
    await sound(page)
    await page.getByRole('button', { name: 'Guardei os códigos' }).click()
    await page.waitForURL('**/logado/conta')
    await page.getByText(/Na sua função ela é obrigatória/).waitFor()
    expectRefusals(visitor)
  })
})

describe('a password that somebody else made', () => {
  it('is changed before anything else', async () => {
    await sql('update usuario set trocar_senha = true where email = $1', [PUPIL])
    const visitor = await visit()
    const { page } = visitor
    await page.goto(at('/login'))
    await signIn(page, PUPIL)
    await page.getByRole('heading', { name: 'Crie uma senha só sua' }).waitFor()
    await settled(page)
    await sound(page)
    await page.getByLabel('Senha nova', { exact: true }).fill('um sapo azul no telhado')
    await page.getByLabel('Digite a senha nova de novo').fill('um sapo azul no telhado')
    await page.getByRole('button', { name: 'Salvar a senha' }).click()
    await account(page, 'Tiago Nascimento').waitFor()
    await leave(page)
    await page.getByLabel('Senha de Tiago').fill('um sapo azul no telhado')
    await page.keyboard.press('Enter')
    await account(page, 'Tiago Nascimento').waitFor()
    expectRefusals(visitor)
  })
})

describe('a proof that has grown old', () => {
  it('is asked again in the middle of the work, which then goes on by itself', async () => {
    const visitor = await visit()
    const { page } = visitor
    await page.goto(at('/login?voltar=%2Flogado%2Fconta'))
    await signIn(page, TEACHER)
    await page.getByRole('button', { name: 'Ligar a verificação em duas etapas' }).click()
    await sql(`update sessao set provada_em = now() - interval '11 minutes'`)
    await page.getByRole('button', { name: 'Já tenho o aplicativo' }).click()
    const question = page.getByRole('dialog', { name: 'Confirme que é você' })
    await question.getByLabel('Sua senha').fill('não é esta')
    await sound(page)
    await page.keyboard.press('Enter')
    await question.getByText('A senha não confere.').waitFor()
    await question.getByLabel('Sua senha').fill('turmalina-demo')
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: 'Código QR para o aplicativo de códigos' }).waitFor()
    expect(await question.count()).toBe(0)

    // Whoever would rather not is told so, and nothing was done.
    await page.reload()
    await page.getByRole('button', { name: 'Ligar a verificação em duas etapas' }).click()
    await sql(`update sessao set provada_em = now() - interval '11 minutes'`)
    await page.getByRole('button', { name: 'Já tenho o aplicativo' }).click()
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByText('Para continuar, confirme que é você.').waitFor()
    expectRefusals(visitor)
  })
})

describe('a program on the computer', () => {
  interface Asked {
    device_code: string
    user_code: string
    verification_uri_complete: string
  }
  const ask = async (path: string, body: object) => {
    const response = await fetch(at(path, '127.0.0.1'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', tenant: 'demo', 'user-agent': AGENT },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Asked & { codigo?: string; token?: string; usuario?: { nome: string } }
  }
  const start = () => ask('/conta/pt-br/dispositivo', { programa: 'creator4all-desktop', conectado: true })
  /** As a program does, until it is told something else than to wait. */
  async function wait(device_code: string) {
    for (;;) {
      await sql('update pedido_dispositivo set consultado_em = null')
      const answer = await ask('/conta/pt-br/dispositivo/sessao', { device_code })
      if (answer.codigo !== 'authorization_pending') return answer
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  const pageOf = ({ verification_uri_complete }: Asked): string => {
    const { pathname, search } = new URL(verification_uri_complete)
    return at(pathname + search)
  }

  it('opens the browser, where the person signs in, compares the code and lets it in', async () => {
    const asked = await start()
    const waiting = wait(asked.device_code)
    const visitor = await visit()
    const { page } = visitor
    await page.goto(pageOf(asked))
    await page.getByText('quer usar a sua conta').waitFor()
    await settled(page)
    await sound(page)
    await page.getByRole('link', { name: 'Entrar para continuar' }).click()
    await signIn(page, TEACHER)
    await page.getByText(asked.user_code).waitFor()
    await page.getByText(AGENT).waitFor()
    expect(await page.getByRole('checkbox', { name: /Manter o programa conectado/ }).isChecked()).toBe(true)
    await settled(page)
    await sound(page)
    await picture(page, 'login-dispositivo')
    await page.getByRole('button', { name: 'Sim, entrar no programa' }).click()
    await page.waitForURL('**/login-desktop-sucesso')
    await page.getByRole('heading', { name: 'Pronto, o programa entrou' }).waitFor()
    await sound(page)
    const { token, usuario } = await waiting
    expect(usuario?.nome).toBe('Otávio Lacerda')
    const me = await fetch(at('/conta/pt-br/eu', '127.0.0.1'), {
      headers: { authorization: `Bearer ${token}`, tenant: 'demo' },
    })
    expect(me.status).toBe(200)
    expect((await wait(asked.device_code)).codigo).toBe('invalid_grant')
    await page.goto(pageOf(asked))
    await page.getByText('já foi respondido ou venceu').waitFor()
    expectRefusals(visitor)
  })
})
