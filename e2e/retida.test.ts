/** Work done too late reaches its teacher, who refuses it with words, takes that back and accepts it; the pupil reads each. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE, picture } from './browser.ts'
import { sql } from './database.ts'
import { answer, answersOf, lesson, slowNetwork } from './sem-rede.ts'
import { openTurma } from './turma.ts'

const { visit } = openBrowser()

it('a pupil is told that it waits, and the teacher decides', async () => {
  const { aula, turma } = await lesson('Depois do prazo')
  const address = at(`/logado/turmas/turma/${turma}/aula/${aula}`)
  const { page: pupil } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await slowNetwork(pupil)
  await pupil.goto(address)
  await answer(pupil, 'Evaporação')
  await expect.poll(() => answersOf(aula)).toMatchObject([{ respostas: 1 }])
  await sql(`update turma_aula set fim = now() - interval '2 minutes' where aula_id = $1`, [aula])
  // The player learns of the end with its next answer, and hands in by itself.
  await pupil.getByRole('radio', { name: 'Condensação' }).check()
  await pupil.getByRole('button', { name: 'Responder' }).click()
  await pupil.getByText('Uma parte do que você fez espera').waitFor()
  expect(await axe(pupil)).toEqual([])
  expect(await overflow(pupil)).toEqual([])
  await picture(pupil, 'retida-aluno-390')
  expect(await answersOf(aula)).toMatchObject([{ estado: 'concluida', nota: 3.33, respostas: 1 }])

  const { page } = await visit({ email: 'professora@demo.test' })
  await openTurma(page)
  await page.getByRole('navigation', { name: 'Turma' }).getByRole('link', { name: 'Entregas' }).click()
  const kept = page.getByRole('region', { name: /trabalhos? esperam? a sua decisão/ })
  const work = kept.getByRole('listitem').filter({ hasText: 'Depois do prazo' })
  await work.getByText('O prazo da aula já tinha acabado.').waitFor()
  expect(await axe(page)).toEqual([])
  await picture(page, 'retida-1280')
  await page.setViewportSize(PHONE)
  expect(await overflow(page)).toEqual([])
  await picture(page, 'retida-390')
  await work.getByRole('button', { name: /^Não aceitar/ }).click()
  await work.getByRole('textbox', { name: 'Recado para o aluno' }).fill('Faça de novo comigo.')
  await picture(page, 'retida-recusar-390')
  await work.getByRole('button', { name: 'Não aceitar', exact: true }).click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await work.getByRole('button', { name: /^Aceitar/ }).click()
  await page.getByText(/foi aceito e já vale/).waitFor()
  expect(await answersOf(aula)).toMatchObject([{ estado: 'concluida', nota: 6.67, respostas: 2 }])
})
