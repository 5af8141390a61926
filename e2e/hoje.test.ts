/** A teacher clears a morning's queue on a phone: answers in place, takes one back, puts one off, and goes where work is done. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE, picture } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

it('decides, takes back, puts off, and comes to an end', async () => {
  const { page } = await visit({ email: 'professora@demo.test', viewport: PHONE })
  await page.goto(at('/logado'))
  const queue = page.getByRole('list', { name: 'Para decidir' })
  const line = (words: RegExp) => queue.getByRole('listitem').filter({ hasText: words })
  const titles = () => queue.getByRole('heading', { level: 3 }).allTextContents()
  await queue.waitFor()
  const before = await titles()
  expect(before.length).toBeGreaterThan(2)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await picture(page, 'hoje-390')

  // Taken back: nobody was let in.
  const pending = async () =>
    Number((await sql(`select count(*)::int as n from matricula where status = 'pendente'`))[0]?.n)
  const asking = await pending()
  await line(/para entrar/)
    .getByRole('button', { name: /^Aceitar/ })
    .click()
  await expect.poll(titles).toHaveLength(before.length - 1)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(titles).toEqual(before)
  expect(await pending()).toBe(asking)

  // Let in, once the alert has gone.
  await line(/para entrar/)
    .getByRole('button', { name: /^Aceitar/ })
    .click()
  await page.getByRole('button', { name: 'Dispensar este aviso' }).click()
  await expect.poll(pending).toBeLessThan(asking)
  await expect.poll(titles).toHaveLength(before.length - 1)

  // Put off until tomorrow, and taken up again by the one button.
  const first = line(/.*/).first()
  await first.getByRole('button', { name: /^Mais: / }).click()
  await page.getByRole('menuitem', { name: 'Adiar para amanhã, 7h' }).click()
  await expect.poll(titles).toHaveLength(before.length - 2)
  await page.getByRole('button', { name: 'Mostrar a que você adiou' }).click()
  await expect.poll(titles).toHaveLength(before.length - 1)

  // Its work is done where it lies.
  await line(/para corrigir/)
    .first()
    .getByRole('link', { name: 'Corrigir' })
    .click()
  await page.waitForURL(/correcoes-entrega\?aula=/)
})

it('a guardian answers what waits for their word in a minute: acknowledges, allows, refuses', async () => {
  const { page } = await visit({ email: 'responsavel@demo.test', viewport: PHONE })
  await page.goto(at('/logado'))
  const queue = page.getByRole('list', { name: 'Espera a sua palavra' })
  await queue.waitFor()
  await page.getByText(/nos últimos 7 dias\./).waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await picture(page, 'familia-390')
  const titles = () => queue.getByRole('heading', { level: 3 }).allTextContents()
  const before = await titles()
  const done = () => page.getByRole('button', { name: 'Dispensar este aviso' }).click()
  const count = async (what: string) => Number((await sql(`select count(*)::int as n from ${what}`))[0]?.n)

  const known = await count('topico_visto where ciente_em is not null')
  await queue.getByRole('button', { name: 'Dar ciente' }).first().click()
  await done()
  await expect.poll(() => count('topico_visto where ciente_em is not null')).toBe(known + 1)

  const given = await count('consentimento where retirado_em is null')
  const refused = await count('consentimento where retirado_em = quando')
  await queue.getByRole('button', { name: 'Autorizar', exact: true }).first().click()
  await done()
  await expect.poll(() => count('consentimento where retirado_em is null')).toBe(given + 1)
  await queue.getByRole('button', { name: 'Não autorizar' }).first().click()
  await done()
  await expect.poll(() => count('consentimento where retirado_em = quando')).toBe(refused + 1)
  await expect.poll(titles).toHaveLength(before.length - 3)
})

/** A delivery that was given back becomes this pupil's, of a lesson that ended; the way back is returned. */
async function lateOf(email: string): Promise<{ id: number; restore: () => Promise<unknown> }> {
  const [one] = await sql(
    `select e.id, e.tenant_id, e.tentativa_id, e.usuario_id, d.id as dele, a.id as dada, a.inicio, a.fim
     from usuario d join entrega e on e.tenant_id = d.tenant_id and e.estado = 'devolvida'
     join turma_aula a on a.tenant_id = e.tenant_id and a.turma_id = e.turma_id and a.aula_id = e.aula_id
       and a.removida_em is null
     where d.email = $1 and not exists (select from tentativa x
       where x.tenant_id = e.tenant_id and x.usuario_id = d.id and x.aula_id = e.aula_id)
     order by e.id limit 1`,
    [email],
  )
  expect(one).toBeDefined()
  const set = (usuario: unknown, inicio: unknown, fim: unknown) =>
    sql(
      `with t as (update tentativa set usuario_id = $4 where tenant_id = $1 and id = $2),
         a as (update turma_aula set inicio = $6, fim = $7 where tenant_id = $1 and id = $5)
       update entrega set usuario_id = $4 where tenant_id = $1 and id = $3`,
      [one?.tenant_id, one?.tentativa_id, one?.id, usuario, one?.dada, inicio, fim],
    )
  const hours = (n: number) => new Date(Date.now() + n * 3_600_000)
  await set(one?.dele, hours(-200), hours(-20))
  return { id: Number(one?.id), restore: () => set(one?.usuario_id, one?.inicio, one?.fim) }
}

it('a pupil sees first what came back late, and that it still counts', async () => {
  const { id, restore } = await lateOf('aluno@demo.test')
  try {
    const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
    await page.goto(at('/logado'))
    await page.getByText(/^O prazo era .*\. Ainda vale\.$/).waitFor()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    await picture(page, 'aluno-hoje-390')
    await page.getByRole('link', { name: 'Fazer agora' }).click()
    await page.waitForURL(new RegExp(`/atividades-entrega/\\d+/${id}$`))
  } finally {
    await restore()
  }
})
