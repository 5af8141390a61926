/** Three identity providers side by side, in a browser: each opens its own accounts, and no answer passes for another's. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RealProvider, realProvider } from '../core/testing/oidc-real.ts'
import { at, expectRefusals, openBrowser } from './browser.ts'
import { sql } from './database.ts'
import { offer } from './provedor-de-teste.ts'

const { visit } = openBrowser()

const FOREIGN = /^foreign request: http:\/\/127\.0\.0\.1:/
const CONTA = 'mesma-conta'

/** Who the same account name belongs to, at each. */
const OFFERED = [
  { tipo: 'oidc', nome: 'Rede Norte', email: 'aluna@demo.test', pessoa: 'Lívia Sampaio' },
  { tipo: 'oidc', nome: 'Rede Sul', email: 'aluno@demo.test', pessoa: 'Tiago Nascimento' },
  { tipo: 'govbr', nome: 'Portal do Governo', email: 'professor@demo.test', pessoa: 'Otávio Lacerda' },
] as const

type Place = (typeof OFFERED)[number] & { id: number; real: RealProvider }
let places: Place[]
const place = (n: number): Place => places[n] as Place

beforeAll(async () => {
  places = []
  for (const offered of OFFERED) {
    const real = await realProvider()
    real.accounts[CONTA] = { name: offered.nome, email: `${CONTA}@rede.test` }
    const { tipo, nome } = offered
    const id = await offer(real, { tipo, nome })
    await sql(
      `insert into identidade (tenant_id, usuario_id, issuer, subject)
       select tenant_id, id, $2, $3 from usuario where email = $1`,
      [offered.email, real.issuer, CONTA],
    )
    places.push({ ...offered, id, real })
  }
})
afterAll(async () => {
  await sql('update provedor set ativo = false where id = any($1::bigint[])', [places.map(({ id }) => id)])
  await sql('delete from identidade where subject = $1', [CONTA])
  await Promise.all(places.map(({ real }) => real.close()))
})

const account = (page: Page, nome: string) => page.getByRole('button', { name: `Sua conta: ${nome}` })
const signedIn = (page: Page) => page.evaluate(() => localStorage.getItem('sessions') ?? '')

/** Begins at one of them, and tells where the browser was sent; the page waits there. */
async function leave(page: Page, { nome }: Place): Promise<string> {
  await page.goto(at('/login'))
  const leaving = page.waitForRequest(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/)
  await page.getByRole('button', { name: `Entrar com ${nome}` }).click()
  const endereco = (await leaving).url()
  await page.getByRole('heading', { name: 'Provedor de teste' }).waitFor()
  return endereco
}

/** What a provider answers to whoever was sent to `endereco`. */
const answerOf = async ({ real }: Place, endereco: string) =>
  new URLSearchParams(await real.visit(endereco, CONTA))

const back = (page: Page, { id }: Place, answer: URLSearchParams) =>
  page.goto(at(`/login/token/${id}?${answer}`))

describe('three providers side by side', () => {
  it('each opens the account that is linked with it, though the name there is the same', async () => {
    const visitor = await visit()
    const { page } = visitor
    for (const { nome, pessoa } of places) {
      await page.goto(at('/login'))
      await page.getByRole('button', { name: `Entrar com ${nome}` }).click()
      await page.getByRole('heading', { name: 'Provedor de teste' }).waitFor()
      await page.getByLabel('Conta').fill(CONTA)
      await page.getByRole('button', { name: 'Continuar' }).click()
      await account(page, pessoa).waitFor()
      await page.goto(at('/logout'))
      await page.getByRole('button', { name: `Entrar com ${nome}` }).waitFor()
    }
    expectRefusals(visitor, FOREIGN)
    expectRefusals(visitor, /401 \(Unauthorized\)/)
  })

  it('an answer of one at the address of another is worth nothing there, and good where it belongs', async () => {
    const visitor = await visit()
    const { page } = visitor
    const answer = await answerOf(place(0), await leave(page, place(0)))
    for (const other of [place(1), place(2)]) {
      await back(page, other, answer)
      await page.getByText('Esta entrada não vale mais.').waitFor()
      expect(await signedIn(page)).not.toContain('token')
      expect(page.url()).not.toMatch(/code=|state=/)
    }
    expect(expectRefusals(visitor)).toHaveLength(2)
    await back(page, place(0), answer)
    await account(page, place(0).pessoa).waitFor()
    expectRefusals(visitor, FOREIGN)
  })

  it('the code of one under the state of another opens nothing, whichever of them it names', async () => {
    const named = [place(1).real.issuer, place(2).real.issuer, null]
    for (const [mine, theirs, iss] of [
      [1, 0, named[0]],
      [0, 2, named[1]],
      [2, 1, named[2]],
    ] as const) {
      const visitor = await visit()
      const { page } = visitor
      // The answer that an honest provider gives to somebody, carried by a dishonest one to its own address.
      const stolen = await answerOf(place(theirs), await leave(page, place(theirs)))
      const state = new URL(await leave(page, place(mine))).searchParams.get('state') ?? ''
      const answer = new URLSearchParams({ code: stolen.get('code') ?? '', state, ...(iss && { iss }) })
      await back(page, place(mine), answer)
      await page.getByText(`Não conseguimos confirmar a sua entrada com ${place(mine).nome}.`).waitFor()
      expect(await signedIn(page)).not.toContain('token')
      await page.getByRole('link', { name: 'Voltar para entrar' }).waitFor()
      expectRefusals(visitor)
      expectRefusals(visitor, FOREIGN)
      await page.context().close()
    }
  })
})
