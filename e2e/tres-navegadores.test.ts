/** R5 in three browsers: telephones that lose the network, a page loaded again, two tabs, a change of device. Once each. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { sql } from './database.ts'
import { answer, forget, lesson, ready } from './sem-rede.ts'

const { visit } = openBrowser({ whole: true })

/** What the server has of a lesson, by pupil. */
const answersOf = (aula: number) =>
  sql(
    `select u.email, x.estado, x.nota::float8 as nota,
       (select count(*) from resposta r where r.tentativa_id = x.id)::int as respostas,
       (select count(*) from resposta_vez r where r.tentativa_id = x.id)::int as vezes
     from tentativa x join usuario u on u.tenant_id = x.tenant_id and u.id = x.usuario_id
     where x.aula_id = $1 order by u.email`,
    [aula],
  )

it('each answer is there once, and the older one of another device takes no place', async () => {
  const { aula, turma } = await lesson('A água em três aparelhos')
  const address = at(`/logado/turmas/turma/${turma}/aula/${aula}`)
  const aluna = await visit({ email: 'aluna@demo.test', worker: true, viewport: PHONE })
  const phone = await visit({ email: 'aluno@demo.test', worker: true, viewport: PHONE })

  // One begins, and her network goes before her first answer.
  await aluna.page.goto(address)
  await ready(aluna.page)
  await aluna.page.getByText('Água vira vapor:').waitFor()
  await aluna.context.setOffline(true)
  await answer(aluna.page, 'Evaporação')
  await aluna.page.reload()
  await answer(aluna.page, 'Sublimação')

  // The other one answers twice, the second time without network, and leaves that telephone.
  await phone.page.goto(address)
  await ready(phone.page)
  await answer(phone.page, 'Evaporação')
  await expect
    .poll(() => answersOf(aula))
    .toMatchObject([
      { email: 'aluna@demo.test', respostas: 0 },
      { email: 'aluno@demo.test', respostas: 1 },
    ])
  await phone.context.setOffline(true)
  await answer(phone.page, 'Condensação')

  // On another device he finds what was sent, does the rest and hands in.
  const desk = await visit({ email: 'aluno@demo.test' })
  await desk.page.goto(address)
  await desk.page.getByText('Vapor vira água:').waitFor()
  await answer(desk.page, 'Condensação')
  await answer(desk.page, 'Derretimento')
  await desk.page.getByRole('button', { name: 'Concluir a aula' }).click()
  await desk.page.getByText('Aula concluída!').waitFor()

  // She ends hers with a second tab open; both tabs and the telephone find the network again at once.
  await answer(aluna.page, 'Derretimento')
  await aluna.page.getByRole('button', { name: 'Concluir a aula' }).click()
  const tab = await aluna.context.newPage()
  await tab.goto(at('/logado/offline'))
  await tab.getByText('4 pendentes').waitFor()
  await Promise.all([aluna.context.setOffline(false), phone.context.setOffline(false)])
  await expect
    .poll(() => answersOf(aula))
    .toEqual([
      { email: 'aluna@demo.test', estado: 'concluida', nota: 6.67, respostas: 3, vezes: 3 },
      { email: 'aluno@demo.test', estado: 'concluida', nota: 10, respostas: 3, vezes: 4 },
    ])
  await tab.getByText(/Tudo enviado · último envio hoje/).waitFor()
  await tab.close()
  forget(aluna)
  forget(phone)
})

it('a device that is looked at again shows what another one answered, and keeps what was done on it', async () => {
  const { aula, turma } = await lesson('A água em dois aparelhos')
  const address = at(`/logado/turmas/turma/${turma}/aula/${aula}`)
  const phone = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await phone.page.goto(address)
  await phone.page.getByRole('radio', { name: 'Fusão' }).check()

  const desk = await visit({ email: 'aluno@demo.test' })
  await desk.page.goto(address)
  await answer(desk.page, 'Evaporação', 'Muito bem!')

  await phone.page.evaluate(() => dispatchEvent(new Event('focus')))
  await phone.page.getByText('Você respondeu esta aula também em outro aparelho', { exact: false }).waitFor()
  const checked = (choice: string) => phone.page.getByRole('radio', { name: choice }).isChecked()
  await expect.poll(() => checked('Evaporação')).toBe(true)
  expect(await axe(phone.page)).toEqual([])
  expect(await overflow(phone.page)).toEqual([])
  await phone.page.getByRole('button', { name: 'Ver o que fiz aqui' }).click()
  await expect.poll(() => checked('Fusão')).toBe(true)
  await phone.page.getByRole('button', { name: 'Entendi' }).click()

  // Handed in there while it is open here: said so, and nothing is asked for any more.
  await answer(desk.page, 'Condensação', 'Muito bem!')
  await answer(desk.page, 'Derretimento', 'Muito bem!')
  await desk.page.getByRole('button', { name: 'Concluir a aula' }).click()
  await desk.page.getByText('Aula concluída!').waitFor()
  await phone.page.evaluate(() => dispatchEvent(new Event('focus')))
  await phone.page.getByText('Esta aula foi entregue em outro aparelho ou aba.').waitFor()
  expect(await answersOf(aula)).toMatchObject([{ estado: 'concluida', nota: 10, respostas: 3, vezes: 3 }])
})
