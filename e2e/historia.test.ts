/** The story: a teacher and a pupil talk in the forum of their class, and the pupil is graded and told. */
import { expect, it } from 'vitest'
import { at, openBrowser, PHONE, picture, signIn } from './browser.ts'
import { composer, files, mensagem, openTopico, pdf } from './turma.ts'

const { visit } = openBrowser()
const TOPICO = 'Carta para alguém de 2050'

it('a teacher posts, a pupil sees it arrive, likes and answers; the teacher grades, the pupil is told', async () => {
  const teacher = (await visit()).page
  const pupil = (await visit({ viewport: PHONE })).page

  await teacher.goto(at('/'))
  await teacher.getByRole('main').getByRole('link', { name: 'Entrar' }).first().click()
  await signIn(teacher, 'professora@demo.test')
  await teacher.getByRole('button', { name: 'Sua conta: Cecília Barreto' }).waitFor()
  await openTopico(teacher, TOPICO)

  await pupil.goto(at('/login'))
  await signIn(pupil, 'aluna@demo.test')
  await pupil.getByRole('button', { name: 'Sua conta: Lívia Sampaio' }).waitFor()
  await openTopico(pupil, TOPICO)

  const box = await composer(teacher)
  await box.getByRole('textbox').pressSequentially('Leiam de novo o ')
  await box.getByRole('button', { name: 'Negrito' }).click()
  await box.getByRole('textbox').pressSequentially('roteiro da carta')
  await files(box).setInputFiles(pdf('roteiro.pdf'))
  await box.getByText('1 de 5 arquivos').waitFor()
  await box.getByText('Rascunho salvo').waitFor()
  await box.getByRole('button', { name: 'Responder' }).scrollIntoViewIfNeeded()
  await picture(teacher, 'escrever')
  await box.getByRole('button', { name: 'Responder' }).click()
  await mensagem(teacher, 'Leiam de novo').waitFor()

  // The pupil did nothing: it arrives.
  const arrived = mensagem(pupil, 'Leiam de novo')
  await arrived.waitFor()
  expect(await arrived.locator('strong').textContent()).toBe('roteiro da carta')
  const file = arrived.getByRole('link', { name: /roteiro\.pdf/ })
  const download = pupil.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toBe('roteiro.pdf')

  await arrived.getByRole('button', { name: 'Curtir' }).click()
  await mensagem(teacher, 'Leiam de novo').getByRole('button', { name: 'Curtir, 1 curtida' }).waitFor()
  await arrived.getByRole('button', { name: 'Responder a Cecília Barreto' }).click()
  const reply = pupil.getByRole('group', { name: /^Responda a Cecília Barreto/ })
  await reply.getByRole('textbox').pressSequentially('Já reli, e mudei a despedida!')
  await reply.getByRole('button', { name: 'Responder' }).click()
  await mensagem(teacher, 'mudei a despedida').waitFor()
  await picture(pupil, 'conversa-celular')

  const bell = pupil.getByRole('button', { name: /^Notificações/ })
  const before = Number((await bell.getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? 0)
  await teacher.getByLabel('Nota de Lívia Sampaio').fill('10')
  await teacher.keyboard.press('Enter')
  await teacher.getByText('Salvo', { exact: true }).waitFor()
  await teacher.getByRole('button', { name: /^Publicar \d+ notas$/ }).click()
  await teacher
    .getByRole('dialog')
    .or(teacher.getByRole('alertdialog'))
    .getByRole('button', { name: /^Publicar/ })
    .click()

  await expect
    .poll(async () => Number((await bell.getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? 0), {
      timeout: 120_000,
    })
    .toBeGreaterThan(before)
  await bell.click()
  const panel = pupil.getByRole('dialog', { name: 'Notificações' })
  await panel
    .getByRole('link', { name: /Sua nota em “Carta para alguém de 2050” foi publicada/ })
    .first()
    .click()
  await panel.waitFor({ state: 'hidden' })
  await pupil.getByRole('heading', { name: 'Sua nota' }).waitFor()
  await pupil
    .getByText(/^10(,0)?$/)
    .first()
    .waitFor()
})
