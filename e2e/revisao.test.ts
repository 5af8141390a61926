/** The review of a question: sent, commented on at a passage, given back, edited before it, sent again, approved. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { putQuestao } from '../areas/avaliacao/questao/server/factory.ts'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { sql } from './database.ts'
import { professora } from './professora.ts'

const { visit } = openBrowser()

const ENUNCIADO = 'A água do rio vira vapor porque o sol a aquece.'

/** A draft of the teacher's, in the bank of their school. */
async function putRascunho(): Promise<number> {
  const { place, autor } = await professora()
  const [turma] = await sql("select rede_id as rede from turma where tenant_id = $1 and nome = '7º A'", [
    place.id,
  ])
  return putQuestao(place, autor, {
    enunciado: `<p>${ENUNCIADO}</p>`,
    rede: Number(turma?.rede),
    estado: 'rascunho',
  })
}

const comments = (page: Page) =>
  page.getByRole('list', { name: 'Comentários em aberto' }).locator(':scope > li')

/** Selects words of the statement, as a mouse would. */
const select = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const from = node.textContent?.indexOf(wanted) ?? -1
      if (from < 0) continue
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, from + wanted.length)
      document.getSelection()?.removeAllRanges()
      document.getSelection()?.addRange(range)
      return
    }
    throw new Error(wanted)
  }, words)

it('goes to who reviews and back, with a comment that follows its passage, and is approved', async () => {
  const id = await putRascunho()
  const place = at(`/logado/gerenciar/questoes/${id}`)
  const { page: autora } = await visit({ email: 'professora@demo.test', viewport: PHONE })
  await autora.goto(place)
  await autora.getByRole('button', { name: 'Enviar para revisão' }).click()
  const sending = autora.getByRole('dialog', { name: 'Enviar para revisão' })
  await sending.getByLabel('Recado para quem revisa').fill('Veja o enunciado, por favor.')
  await sending.getByRole('button', { name: 'Enviar' }).click()
  await autora.getByText('Questão enviada para revisão.').waitFor()

  const { page: gestora } = await visit({ email: 'gestora@demo.test' })
  await gestora.goto(at('/logado/gerenciar/questoes'))
  await gestora.getByRole('radio', { name: /^Para revisar/ }).click({ force: true })
  await gestora.getByText(`Q-${id}`).waitFor()
  expect(new URL(gestora.url()).searchParams.get('revisar')).toBe('sim')
  await gestora.goto(place)
  await gestora.getByText('Veja o enunciado, por favor.').waitFor()
  await select(gestora, 'vira vapor')
  await gestora.getByRole('button', { name: 'Comentar: Enunciado' }).click()
  const saying = gestora.getByRole('dialog', { name: 'Comentar: Enunciado' })
  expect(await saying.getByLabel('Sobre').locator('option:checked').textContent()).toBe('“vira vapor”')
  await saying.getByLabel('Comentário').fill('Prefira “evapora”.')
  expect(await axe(gestora)).toEqual([])
  await saying.getByRole('button', { name: 'Comentar' }).click()
  await gestora.getByText('Comentário adicionado.').waitFor()
  await gestora.locator('mark', { hasText: 'vira vapor' }).waitFor()
  // Of a whole field, by keys alone.
  await gestora.getByRole('button', { name: 'Comentar: Alternativa A' }).focus()
  await gestora.keyboard.press('Enter')
  const whole = gestora.getByRole('dialog', { name: 'Comentar: Alternativa A' })
  await whole.getByLabel('Comentário').fill('Muito longa.')
  await whole.getByRole('button', { name: 'Comentar' }).click()
  await comments(gestora).nth(1).waitFor()
  expect(await axe(gestora)).toEqual([])
  await gestora.getByRole('button', { name: 'Pedir mudanças' }).click()
  const giving = gestora.getByRole('dialog', { name: 'Pedir mudanças' })
  await giving.getByLabel('O que precisa mudar').fill('Falta pouco.')
  await giving.getByRole('button', { name: 'Pedir mudanças' }).click()
  await gestora.getByText('Questão devolvida a quem escreveu.').waitFor()

  await autora.reload()
  await autora.getByText('Falta pouco.').waitFor()
  expect(await overflow(autora)).toEqual([])
  expect(await axe(autora)).toEqual([])
  await sql(
    `update questao set conteudo = jsonb_set(conteudo, '{enunciado}', to_jsonb($2::text)), revisao = revisao + 1 where id = $1`,
    [id, `<p>Pense em um dia quente de verão. ${ENUNCIADO}</p>`],
  )
  await autora.reload()
  const first = comments(autora).first()
  await first.getByText('Sobre o trecho:').waitFor()
  expect(await autora.locator('mark').textContent()).toBe('vira vapor')
  await first.getByRole('button', { name: 'Ver no texto' }).click()
  expect(await autora.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Ver o comentário 1',
  )
  await first.getByRole('button', { name: 'Responder' }).click()
  const answer = autora.getByRole('dialog', { name: 'Resposta ao comentário 1' })
  await answer.getByLabel('Comentário').fill('Combinado.')
  await answer.getByRole('button', { name: 'Responder' }).click()
  await first.getByText('Combinado.').waitFor()
  await first.getByRole('button', { name: 'Resolver' }).click()
  await autora.getByText('Um resolvido').waitFor()
  // The passage itself changes: its comment stays with the field, the old words struck.
  await autora.getByText('Um resolvido').click()
  await autora.getByRole('button', { name: 'Reabrir' }).click()
  await sql(
    `update questao set conteudo = jsonb_set(conteudo, '{enunciado}', to_jsonb($2::text)), revisao = revisao + 1 where id = $1`,
    [id, `<p>${ENUNCIADO.replace('vira vapor', 'evapora')}</p>`],
  )
  await autora.reload()
  await comments(autora).first().getByText('Trecho alterado').waitFor()
  await autora.getByRole('button', { name: 'Enviar para revisão' }).click()
  await sending.getByRole('button', { name: 'Enviar' }).click()
  await autora.getByText('Questão enviada para revisão.').waitFor()

  await gestora.reload()
  await gestora.getByRole('button', { name: 'Aprovar' }).click()
  const approving = gestora.getByRole('dialog', { name: 'Aprovar questão' })
  await approving.getByText('Há 2 comentários em aberto.').waitFor()
  await approving.getByRole('button', { name: 'Aprovar' }).click()
  await gestora.getByText('Questão aprovada.').waitFor()
  await gestora.getByText(/^Aprovada por Regina Falcão em/).waitFor()
  expect(await sql('select estado from questao where id = $1', [id])).toEqual([{ estado: 'aprovada' }])
})
