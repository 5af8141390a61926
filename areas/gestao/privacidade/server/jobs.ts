/** Jobs of privacy: the copy of a person's data, the survey before a decision, the erasure, what expires. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { DEFAULT_PALETTE, isPalette, PALETTES } from '../../../../core/contract/palettes.ts'
import { isStaff, rankOf } from '../../../../core/policy/rank.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Services } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { publish } from '../../../../core/server/events.ts'
import { newFileKey } from '../../../../core/server/files/key.ts'
import { type ZipEntry, zipOf } from '../../../../core/server/files/zip-writer.ts'
import { enqueue, type Job, type Tasks } from '../../../../core/server/jobs.ts'
import { languageOf, say } from '../../../../core/texts/texts.ts'
import { insertArquivos, removeFiles } from '../../../acesso/arquivo/server/public.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { rolesOf } from '../../../acesso/sessao/server/public.ts'
import { isLastAdministrador } from '../../../escola/conta/server/public.ts'
import { type Estado, mayMove, type Tipo, validadeFrom } from '../rules.ts'
import { type Palavras, tellsOf } from '../rules-palavras.ts'
import { exportTexts } from '../texts-export.ts'
import { survey } from './find-mentions.ts'
import { collect, type PersonFile } from './find-personal.ts'
import { type ExportHead, htmlOf, jsonOf, pathOf } from './print-page.ts'
import * as queries from './queries.ts'
import { applyRetention, expireFiles, listDue, listReturned } from './queries-retencao.ts'
import { erasePerson, findIdentity } from './write-erase.ts'
import { palavrasOf } from './write-sweep.ts'

export const EXPORT = 'privacidade.exportar'
export const SURVEY = 'privacidade.levantar'
export const ERASE = 'privacidade.apagar'
export const REPLAY = 'privacidade.reaplicar'

type Stores = Pick<Services, 'store' | 'register' | 'mailer' | 'config'>
type OnPedido = Job<{ pedido: number }>

/** Moves a request on and tells the screens of the person and of whoever asked; false: it may not. */
export async function movePedido(
  tx: Tx,
  row: NonNullable<queries.PedidoRow>,
  to: Estado,
  change: Record<string, unknown> = {},
): Promise<boolean> {
  if (!mayMove(row.tipo as Tipo, row.estado as Estado, to)) return false
  await queries.updatePedido(tx, row.id, { ...change, estado: to })
  row.estado = to
  for (const id of new Set([row.usuario_id, row.pedido_por]))
    await publish(tx, `usuario:${id}`, 'pedido_mudou', { pedido: row.id })
  return true
}

async function locked(tx: Tx, id: number) {
  await queries.lockPedido(tx, id)
  return queries.findPedido(tx, id)
}

async function* entriesOf(
  store: Stores['store'],
  head: ExportHead,
  collected: Awaited<ReturnType<typeof collect>>,
  progress: (n: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const arquivos: PersonFile[] = []
  for (const file of collected.arquivos) if (await store.exists(file.chave)) arquivos.push(file)
  const there = { ...collected, arquivos }
  yield { name: 'index.html', content: htmlOf(head, there) }
  yield { name: 'dados.json', content: jsonOf(head, there) }
  for (const [index, file] of arquivos.entries()) {
    yield { name: pathOf(file), content: () => store.get(file.chave) }
    if (index % 20 === 0) await progress(index)
  }
}

/** Makes the copy. A repeat after a failure begins again; the file of a repeat that lost is taken out of the store. */
const exportPerson =
  ({ store, register }: Stores) =>
  async ({ tenantId, payload, database, progress }: OnPedido): Promise<void> => {
    const now = new Date()
    const begun = await database.asTenant(tenantId, async (tx) => {
      const row = await locked(tx, payload.pedido)
      if (!row || (row.estado !== 'processando' && !(await movePedido(tx, row, 'processando')))) return
      const who = await findIdentity(tx, row.usuario_id)
      const pessoa = await queries.findPessoa(tx, row.usuario_id)
      if (!who || !pessoa) return
      const language = languageOf(pessoa.idioma)
      return { who, language, collected: await collect(tx, who, language) }
    })
    const brand = await register.byId(tenantId)
    if (!begun || !brand) return
    const { who, language, collected } = begun
    const total = collected.arquivos.length + 2
    await progress(1, total)
    const colour = PALETTES[isPalette(brand.paletaCor) ? brand.paletaCor : DEFAULT_PALETTE]
    const head: ExportHead = { nome: who.nome, rede: brand.nome, colour, language, now }
    const chave = newFileKey(tenantId)
    const bytes = zipOf(
      entriesOf(store, head, collected, (n) => progress(n + 1, total)),
      now,
    )
    const kept = await store.put(chave, Readable.from(bytes), { contentType: 'application/zip' })
    const done = await database
      .asTenant(tenantId, async (tx) => {
        const row = await locked(tx, payload.pedido)
        if (!row || row.estado !== 'processando') return false
        const ate = validadeFrom(new Date())
        // The person's copy, not one of the person's files.
        const nome = say(exportTexts, language).arquivo(brand.slug)
        const file = { chave, ...kept, nome, extensao: '.zip', tipo: 'application/zip' }
        const [arquivo_id = null] = await insertArquivos(tx, [file])
        await movePedido(tx, row, 'concluida', {
          arquivo_id,
          concluido_em: new Date(),
          expira_em: ate,
        })
        await notifyUsers(
          tx,
          [who.id],
          { tipo: 'copia_pronta', dados: { ate: ate.toISOString() }, destino: '/logado/conta' },
          { chave: `copia:${row.id}` },
        )
        await audit(
          { tx },
          {
            entidade: 'pedido_dados',
            id: row.id,
            acao: 'exportar',
            mudanca: { depois: { usuario: who.id, bytes: kept.bytes, tabelas: collected.partes.length } },
          },
        )
        return true
      })
      .catch(async (error: unknown) => {
        await store.remove(chave)
        throw error
      })
    if (!done) await store.remove(chave)
    await progress(total, total)
  }

/** Counts what an erasure would touch, for whoever decides. */
async function surveyPerson({ tenantId, payload, database }: OnPedido): Promise<void> {
  const begun = await database.asTenant(tenantId, async (tx) => {
    const row = await locked(tx, payload.pedido)
    return row && (row.estado === 'levantando' || (await movePedido(tx, row, 'levantando')))
  })
  if (!begun) return
  await database.asTenant(tenantId, async (tx) => {
    const row = await locked(tx, payload.pedido)
    const who = row && (await findIdentity(tx, row.usuario_id))
    if (!row || !who) return
    const levantamento = JSON.stringify(await survey(tx, who))
    await movePedido(tx, row, 'aguardando_aprovacao', { levantamento })
  })
}

/** Letters to the person, or that tell of them, which the demonstration keeps instead of sending. */
async function clearOutbox({ mailer, config }: Stores, palavras: Palavras | null): Promise<void> {
  if (palavras === null || !config.mailDir) return
  const tells = tellsOf(palavras)
  for (const { id } of await mailer.listOutbox(1_000)) {
    const letter = await mailer.readOutbox(id)
    if (!letter || !tells([letter.to, letter.subject, letter.text, letter.html].join('\n'))) continue
    for (const kind of ['json', 'eml']) await rm(path.join(config.mailDir, `${id}.${kind}`), { force: true })
  }
}

/**
 * Whether an erasure stands as it was approved: by a second person who is not below whom it is about, as both are now,
 * and leaving the tenant with somebody to administer it.
 */
async function mayErase(tx: Tx, row: NonNullable<queries.PedidoRow>): Promise<boolean> {
  const { usuario_id, pedido_por, decidido_por, visitante_id } = row
  if (await isLastAdministrador(tx, usuario_id)) return false
  if (visitante_id !== null) return true
  // Nobody decided: a grown-up closed their own account, and the days to think again have passed.
  if (decidido_por === null) return row.via === 'pessoa' && pedido_por === usuario_id && !isStaff(row)
  if (decidido_por === usuario_id || decidido_por === pedido_por) return false
  const papeis = (await rolesOf(tx, [decidido_por])).get(decidido_por) ?? []
  return rankOf(row.papeis) <= rankOf(papeis)
}

/** Carries out an erasure whose time has come; one under a hold waits until the next hour. */
const eraseByPedido =
  (services: Stores) =>
  async ({ tenantId, payload, database }: OnPedido): Promise<void> => {
    const palavras = await database.asTenant(tenantId, async (tx) => {
      const row = await locked(tx, payload.pedido)
      const now = new Date()
      if (!row || row.estado !== 'aprovada' || !row.executa_em || row.executa_em > now || row.guarda)
        return null
      if (!(await mayErase(tx, row))) {
        await movePedido(tx, row, 'aguardando_aprovacao', {
          decidido_por: null,
          visitante_id: null,
          visitante_tenant: null,
          decidido_em: null,
          decisao: '',
          executa_em: null,
        })
        return null
      }
      const who = await findIdentity(tx, row.usuario_id)
      if (!who || !(await movePedido(tx, row, 'processando'))) return null
      const told = await palavrasOf(tx, who.id)
      await erasePerson(tx, who, row.id, now)
      await movePedido(tx, row, 'concluida', { concluido_em: now })
      await audit(
        { tx },
        { entidade: 'usuario', id: who.id, acao: 'apagar', mudanca: { depois: { pedido: row.id } } },
      )
      return told
    })
    await clearOutbox(services, palavras)
  }

/** Erases again whoever a restored backup brought back. */
const replayErasures =
  (services: Stores) =>
  async ({ tenantId, database }: Job<object>): Promise<void> => {
    const back = await database.asTenant(tenantId, listReturned)
    for (const { usuario_id, pedido_id } of back) {
      const palavras = await database.asTenant(tenantId, async (tx) => {
        const who = await findIdentity(tx, usuario_id)
        if (!who) return null
        const told = await palavrasOf(tx, who.id)
        await erasePerson(tx, who, pedido_id, new Date())
        await audit({ tx }, { entidade: 'usuario', id: usuario_id, acao: 'apagar_de_novo' })
        return told
      })
      await clearOutbox(services, palavras)
    }
  }

/** Every hour, tenant by tenant: files of exports expire, what is due is erased, what is old goes. */
export async function clearPrivacidade(tx: Tx, now: Date): Promise<void> {
  await removeFiles(tx, await expireFiles(tx, now))
  for (const { id } of await listDue(tx, now))
    await enqueue(tx, ERASE, { pedido: id }, { key: `${ERASE}:${id}` })
  for (const { id } of await queries.listUnsurveyed(tx))
    await enqueue(tx, SURVEY, { pedido: id }, { key: `${SURVEY}:${id}` })
  if ((await listReturned(tx)).length > 0) await enqueue(tx, REPLAY, {}, { key: REPLAY })
  await applyRetention(tx, now)
}

export const privacidadeTasks = (services: Stores): Tasks => ({
  [EXPORT]: exportPerson(services),
  [SURVEY]: surveyPerson,
  [ERASE]: eraseByPedido(services),
  [REPLAY]: replayErasures(services),
})
