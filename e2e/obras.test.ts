/** What is drawn, recorded and chosen on a telephone with a bad network: nothing of it is lost. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { sql } from './database.ts'
import { foot, makeAula, titled } from './oficina.ts'
import { forget, ready, slowNetwork } from './sem-rede.ts'
import { pdf } from './turma.ts'

const { visit } = openBrowser({
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
})

const tela = (tipo: 'desenho' | 'gravacao' | 'envio_arquivo', titulo: string, mais: object = {}) => ({
  tipo,
  titulo,
  conteudo: { ...COMUM, enunciado: `<p>${titulo}</p>`, obrigatoria: true, rubrica: [], ...mais },
})
const lesson = () =>
  makeAula(`Com a rede ruim ${Date.now().toString(36)}`, [
    tela('desenho', 'Desenhe'),
    tela('gravacao', 'Fale', { segundos: 30 }),
    tela('envio_arquivo', 'Envie', { arquivos: 2 }),
  ])

/** What the teacher has of it. */
const arrived = (aula: number) =>
  sql(
    `select t.tipo, e.estado,
       (select count(*) from entrega_arquivo f where f.tenant_id = e.tenant_id and f.entrega_id = e.id)::int as arquivos,
       (select sum(cardinality(p.arquivos)) from entrega_passo p where p.tenant_id = e.tenant_id and p.entrega_id = e.id)::int as passos
     from entrega e join tela_publicada t on t.tenant_id = e.tenant_id and t.aula_id = e.aula_id and t.versao = e.versao
       and t.tela_id = e.tela_id
     where e.aula_id = $1 and e.estado <> 'pendente' order by t.ordem`,
    [aula],
  )

/** What this device keeps of open screens, as whoever has its tools reads it. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const asked = indexedDB.open('obra')
        asked.onerror = () => fail(asked.error)
        asked.onsuccess = () => {
          if (!asked.result.objectStoreNames.contains('obra')) return done(0)
          const all = asked.result.transaction('obra').objectStore('obra').count()
          all.onsuccess = () => {
            asked.result.close()
            done(all.result)
          }
        }
      }),
  )

async function line(page: Page): Promise<void> {
  const box = await page.locator('canvas.tl-prancha').boundingBox()
  if (!box) throw new Error('There is no board.')
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 180, box.y + 120, { steps: 8 })
  await page.mouse.up()
}

const record = async (page: Page): Promise<void> => {
  await titled(page, 'Fale')
  await page.getByRole('button', { name: 'Gravar' }).click()
  await page.getByRole('timer').waitFor()
}

it('a drawing, a voice and a file are done without network, outlive the browser, and arrive once with the answers', async () => {
  const { aula, address } = await lesson()
  const visitor = await visit({ email: 'aluno@demo.test', viewport: PHONE, worker: true })
  const { context } = visitor
  await visitor.page.goto(address)
  await ready(visitor.page)
  await titled(visitor.page, 'Desenhe')
  await context.setOffline(true)
  await line(visitor.page)
  await expect.poll(() => kept(visitor.page)).toBe(1)
  await visitor.page.close()
  const page = await context.newPage()
  visitor.page = page
  await page.goto(address)
  await titled(page, 'Desenhe')
  await expect.poll(() => page.getByRole('button', { name: 'Desfazer' }).isEnabled()).toBe(true)
  await foot(page, 'Responder').click()
  await page.getByText(/guardado neste aparelho e vai sozinho/).waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await foot(page, 'Continuar').click()
  await record(page)
  await page.getByRole('button', { name: 'Parar' }).click()
  await page.getByLabel('Sua gravação').waitFor()
  await foot(page, 'Responder').click()
  await foot(page, 'Continuar').click()
  await titled(page, 'Envie')
  await page.locator('input[type=file]').setInputFiles(pdf('trabalho.pdf'))
  await foot(page, 'Responder').click()
  await foot(page, 'Revisar').click()
  await page.getByRole('button', { name: 'Concluir a aula' }).click()
  await expect.poll(() => kept(page)).toBe(3)
  expect(await arrived(aula)).toEqual([])
  await slowNetwork(page)
  await context.setOffline(false)
  await expect
    .poll(() => arrived(aula))
    .toEqual([
      { tipo: 'desenho', estado: 'enviada', arquivos: 1, passos: 1 },
      { tipo: 'gravacao', estado: 'enviada', arquivos: 1, passos: 1 },
      { tipo: 'envio_arquivo', estado: 'enviada', arquivos: 1, passos: 1 },
    ])
  await expect.poll(() => kept(page)).toBe(0)
  forget(visitor)
})

it('what is being made outlives a reload, and nothing of it is left for the next person of the device', async () => {
  const { address } = await lesson()
  const visitor = await visit({ email: 'aluna@demo.test', viewport: PHONE })
  const { page } = visitor
  await page.goto(address)
  await titled(page, 'Desenhe')
  await line(page)
  await foot(page, 'Responder').click()
  await page.getByText('Quem corrige esta é a sua professora ou o seu professor.').waitFor()
  await expect.poll(() => kept(page)).toBe(0)
  await foot(page, 'Continuar').click()
  await record(page)
  // What was said so far is there, although nobody stopped it.
  await expect.poll(() => kept(page)).toBe(1)
  await page.reload()
  await titled(page, 'Fale')
  await page.getByLabel('Sua gravação').waitFor()
  // Who leaves the device is told what stays, and leaves nothing to read.
  await page.goto(at('/logado'))
  await page.getByRole('button', { name: /^Sua conta/ }).click()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await page.getByText(/Ainda não enviado: 1 rascunho/).waitFor()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await page.waitForURL(/\/login/)
  expect(await kept(page)).toBe(0)
  forget(visitor)
})

it('work that the server does not take comes back to its screen with the reason, in the server’s words', async () => {
  const { address } = await makeAula(`Não vai ${Date.now().toString(36)}`, [
    tela('envio_arquivo', 'Envie', { arquivos: 2 }),
  ])
  const visitor = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  const { page, context } = visitor
  await page.goto(address)
  await titled(page, 'Envie')
  const mensagem = 'O arquivo “trabalho.pdf” está danificado.'
  await context.setOffline(true)
  await page.locator('input[type=file]').setInputFiles(pdf('trabalho.pdf'))
  await foot(page, 'Responder').click()
  await page.getByText(/guardado neste aparelho e vai sozinho/).waitFor()
  await page.route('**/tentativas/*/telas/*/entrega', (route) =>
    route.fulfill({ status: 415, json: { status: 'erro', codigo: 'arquivo_invalido', mensagem } }),
  )
  const refused = page.waitForResponse(/telas\/\d+\/entrega/)
  await context.setOffline(false)
  await refused
  await page.reload()
  await titled(page, 'Envie')
  await page.getByText(`O seu trabalho não foi aceito: ${mensagem}`).waitFor()
  await page.getByText('trabalho.pdf', { exact: true }).waitFor()
  forget(visitor)
})
