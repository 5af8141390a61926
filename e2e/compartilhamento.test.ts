/** Sharing with a class: a teacher shares a link and a file, a pupil sees them come, and go when they are taken back. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE } from './browser.ts'
import { sql } from './database.ts'
import { openMore, openTurma, pdf } from './turma.ts'

const { visit } = openBrowser()

async function openMateriais(page: Page): Promise<void> {
  await openTurma(page)
  await openMore(page, 'Materiais')
  await page.getByRole('heading', { level: 2, name: 'Materiais' }).waitFor()
}

async function act(page: Page, titulo: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Mais ações de “${titulo}”` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const share = (page: Page) => page.getByRole('button', { name: 'Compartilhar', exact: true }).click()

it('a link and a file are shared, opened, taken back and refused', async () => {
  const mark = Date.now().toString(36)
  const [site, lista] = [`Exposição ${mark}`, `lista-${mark}.pdf`]
  const pupil = (await visit({ email: 'aluno@demo.test', viewport: PHONE })).page
  await openMateriais(pupil)
  expect(await overflow(pupil)).toEqual([])

  const teacher = (await visit({ email: 'professora@demo.test' })).page
  await openMateriais(teacher)
  await share(teacher)
  await teacher.getByLabel('Endereço').fill('museu.example/acervo')
  await teacher.getByLabel('Título').fill(site)
  await teacher.getByLabel('Mostrar até').fill('2099-11-30')
  expect(await axe(teacher)).toEqual([])
  await share(teacher)
  await teacher.getByText('Compartilhado; a turma foi avisada').waitFor()

  // The pupil's open page shows it without being asked, and the bell tells.
  const link = pupil.getByRole('link', { name: site })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('https://museu.example/acervo')
  await pupil.getByRole('listitem').filter({ hasText: site }).getByText('até 30/11/2099').waitFor()
  expect(await pupil.getByRole('button', { name: 'Compartilhar', exact: true }).count()).toBe(0)

  await share(teacher)
  await teacher.getByText('Arquivos', { exact: true }).click()
  const file = pdf(lista)
  await teacher
    .locator('input[type=file]')
    .setInputFiles([
      file,
      { name: 'jogo.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') },
    ])
  await teacher
    .getByText('Arquivos com extensões não permitidas ou com mais de 5MB não serão enviados.')
    .waitFor()
  await share(teacher)
  const fileLink = pupil.getByRole('link', { name: lista })
  await fileLink.waitFor()
  const [download] = await Promise.all([pupil.waitForEvent('download'), fileLink.click()])
  expect(download.suggestedFilename()).toBe(lista)
  const address = at((await fileLink.getAttribute('href')) ?? '')
  const status = async () => (await pupil.request.get(address)).status()
  expect(await status()).toBe(200)
  await pupil.goto(at('/logado/notificacoes'))
  await pupil.getByText(`Cecília Barreto compartilhou “${lista}”`).first().waitFor()
  await openMateriais(pupil)
  await fileLink.waitFor()

  // Taken back: the open page loses it, and the address that was kept opens nothing.
  await act(teacher, lista, 'Revogar')
  await teacher.getByText(`“${lista}” não aparece mais para a turma`).waitFor()
  await fileLink.waitFor({ state: 'detached' })
  expect(await status()).toBe(404)
  await teacher.getByRole('button', { name: 'Desfazer' }).click()
  await fileLink.waitFor()
  expect(await status()).toBe(200)
  await act(teacher, lista, 'Revogar')
  await fileLink.waitFor({ state: 'detached' })

  await teacher.getByRole('button', { name: 'Vencidos e revogados também' }).click()
  const revoked = teacher.getByRole('listitem').filter({ hasText: lista })
  await revoked.getByText('Revogado').waitFor()
  expect(await revoked.getByRole('link').count()).toBe(0)
  expect(await axe(teacher)).toEqual([])
})

it('a lesson is chosen by a search, done by the class while it is shared, and gone when it is taken back', async () => {
  const [made] = await sql(
    `with nova as (
       insert into aula (tenant_id, codigo, usuario_id, titulo, visibilidade, alcance, estado, versao, publicada_em)
       select u.tenant_id, upper(substr(translate(md5(random()::text), '01ilo', 'ABCDE'), 1, 8)), u.id,
         'Crônica de feira ' || substr(md5(random()::text), 1, 6), 'privada', 'privada', 'publicada', 1, now()
       from usuario u where u.email = 'professora@demo.test' returning *),
     versao as (
       insert into aula_versao (tenant_id, aula_id, numero, titulo, navegacao, nota_minima, total_telas, publicada_por)
       select tenant_id, id, 1, titulo, 'livre', 6, 1, usuario_id from nova),
     escrita as (
       insert into tela (tenant_id, aula_id, ordem, tipo, titulo, conteudo, alterada_por)
       select tenant_id, id, 1, 'texto', 'A feira', '{"html": "<p>Sábado, seis da manhã.</p>"}', usuario_id
       from nova returning *)
     insert into versao_tela (tenant_id, aula_id, versao, tela_id, ordem, tipo, titulo, peso, obrigatoria, conteudo)
     select tenant_id, aula_id, 1, id, 1, tipo, titulo, 0, false, conteudo from escrita
     returning aula_id, (select titulo from nova) as titulo`,
  )
  const titulo = String(made?.titulo)
  const visitor = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  const { page: pupil } = visitor
  await openMateriais(pupil)
  const teacher = (await visit({ email: 'professora@demo.test', viewport: PHONE })).page
  await openMateriais(teacher)
  await share(teacher)
  await teacher.getByText('Aula', { exact: true }).click()
  await share(teacher)
  await teacher.getByText('Escolha uma aula.').first().waitFor()
  await teacher.getByLabel('Buscar aulas publicadas').fill(titulo)
  await teacher.getByRole('button', { name: new RegExp(titulo) }).click()
  await teacher.getByRole('button', { name: 'Trocar' }).waitFor()
  expect(await axe(teacher)).toEqual([])
  expect(await overflow(teacher)).toEqual([])
  await share(teacher)
  await teacher.getByText('Compartilhado; a turma foi avisada').waitFor()

  // It stands among the lessons of the class too.
  await pupil.goto(pupil.url().replace(/compartilhamentos.*/, 'aulas'))
  await pupil.getByRole('listitem').filter({ hasText: titulo }).getByText('Compartilhada').waitFor()
  await openMateriais(pupil)
  const link = pupil.getByRole('link', { name: titulo })
  await link.click()
  await pupil.getByText('Sábado, seis da manhã.').first().waitFor()
  const lesson = pupil.url()
  await openMateriais(pupil)
  await link.waitFor()
  await act(teacher, titulo, 'Revogar')
  await link.waitFor({ state: 'detached' })
  await pupil.goto(lesson)
  await pupil
    .getByText(/não existe mais ou não é da sua turma/)
    .first()
    .waitFor()
  expect(expectRefusals(visitor, /404/).length).toBeGreaterThan(0)
})
