/** Lessons done without network: a lesson of three questions for 7º A, its answers, and what the database then says. */
import type { Page } from 'playwright-core'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { giveAula, publishAula, putAula } from '../areas/ensino/aula/server/factory.ts'
import { putPlaylist } from '../areas/ensino/playlist/server/factory.ts'
import { expectRefusals, type Visitor } from './browser.ts'
import { sql } from './database.ts'

/** The worker holds the page, so that it answers when the network is gone. */
export const ready = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
  })

const question = (enunciado: string, certa: string, errada: string) => ({
  tipo: 'multipla_escolha' as const,
  titulo: '',
  conteudo: {
    ...COMUM,
    enunciado: `<p>${enunciado}</p>`,
    alternativas: [
      { id: 'a', texto: certa, correta: true, feedback: '' },
      { id: 'b', texto: errada, correta: false, feedback: '' },
    ],
    embaralhar: false,
  },
})

/** The class 7º A of the demonstration and its teacher. */
export async function placeOf() {
  const [row] = await sql(
    `select u.tenant_id, u.id, v.turma_id from usuario u join vinculo v on v.tenant_id = u.tenant_id and v.usuario_id = u.id
     join turma t on t.tenant_id = v.tenant_id and t.id = v.turma_id
     where u.email = 'professora@demo.test' and v.papel = 'professor' and t.nome = '7º A'`,
  )
  const ask = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await sql(text, [...values])) as R[]
  const place = { id: Number(row?.tenant_id), turma: Number(row?.turma_id), sql: ask }
  return { place, professora: { id: Number(row?.id) } }
}

/** A published lesson of three questions, given to the class; `pacote`: in a package of this name, before `outras`. */
export async function lesson(
  titulo: string,
  pacote?: string,
  outras: readonly number[] = [],
): Promise<{ aula: number; turma: number }> {
  const { place, professora } = await placeOf()
  const telas = [
    question('Água vira vapor:', 'Evaporação', 'Fusão'),
    question('Vapor vira água:', 'Condensação', 'Sublimação'),
    question('Gelo vira água:', 'Derretimento', 'Congelamento'),
  ]
  const { id } = await putAula(place, professora, { titulo, telas })
  await publishAula(place, professora, id)
  await giveAula(place, professora, id)
  if (pacote)
    await putPlaylist(place, professora, {
      nome: pacote,
      tipo: 'PAC',
      aulas: [id, ...outras],
      turma: place.turma,
    })
  return { aula: id, turma: place.turma }
}

/** `told`: what the player says of the answer. */
export async function answer(page: Page, choice: string, told?: string): Promise<void> {
  await page.getByRole('radio', { name: choice }).check()
  await page.getByRole('button', { name: 'Responder' }).click()
  if (told) await page.getByRole('status').getByText(told).waitFor()
  await page.getByRole('button', { name: /^(?:Continuar|Revisar)$/ }).click()
}

export const answersOf = (aula: number) =>
  sql(
    `select x.estado, x.nota::float8 as nota, x.offline, x.relogio_incorreto as relogio,
       abs(extract(epoch from now() - x.concluida_em))::int as idade,
       (select count(*) from resposta r where r.tenant_id = x.tenant_id and r.tentativa_id = x.id)::int as respostas,
       (select count(*) from resposta_vez r where r.tenant_id = x.tenant_id and r.tentativa_id = x.id)::int as vezes
     from tentativa x where x.aula_id = $1`,
    [aula],
  )

/** From now on as at the edge of a village: 1.6 Mbit/s down, 800 kbit/s up, 300 ms there and back. */
export async function slowNetwork(page: Page): Promise<void> {
  const lines = await page.context().newCDPSession(page)
  await lines.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
}

/** What a browser writes when the network is gone. */
export const forget = (visitor: Visitor) =>
  expectRefusals(visitor, /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|NetworkError/)
