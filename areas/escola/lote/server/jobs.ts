/** The work of a batch: checking, recording, undoing, printing cards. Each in one transaction: all of it or nothing. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Services } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { newFileKey } from '../../../../core/server/files/key.ts'
import type { Job, Task, Tasks } from '../../../../core/server/jobs.ts'
import { say } from '../../../../core/texts/texts.ts'
import { insertArquivos, removeFiles } from '../../../acesso/arquivo/server/public.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { tellSender } from '../../../acesso/notificacao/server/public-enviado.ts'
import { beyondRank, hashPassword } from '../../../acesso/sessao/server/public.ts'
import { askerOf, finish, giveUp, keepOn, unlessCancelled } from '../../../acesso/trabalho/server/public.ts'
import { engineOf, Refused } from '../../../acesso/trabalho/server/public-importar.ts'
import { loteTexts } from '../texts.ts'
import { cellsOf, hasFault, type Place, planLinhas, recount, redesOf, saveCheck } from './find-check.ts'
import { keptPeople } from './find-undo.ts'
import { thrifty } from './jobs-thrift.ts'
import { packCards } from './print-cards.ts'
import * as queries from './queries.ts'
import { clearOld, listCards, oldCardFiles } from './queries-card.ts'
import { expectSlices } from './queries-plans.ts'
import { accessCode, accessWords } from './secrets.ts'
import { type Writing, writeFilhos, writePlanos, writeSaidas } from './write.ts'
import { listAusentes } from './write-espelho.ts'
import { restoreImages, sealImages } from './write-images.ts'

export const CONFERIR = 'lote.conferir'
export const GRAVAR = 'lote.gravar'
export const DESFAZER = 'lote.desfazer'
export const CARTOES = 'lote.cartoes'

type Needs = Pick<Services, 'config' | 'store' | 'register'>

export interface Payload {
  lote: number
  trabalho_id: number
  /** Undoing leaves people as they are who changed since. */
  manter?: boolean
}

const t = say(loteTexts, 'pt-br')

const engine = engineOf<queries.LoteRow, Payload>({
  name: 'pessoas',
  idOf: ({ lote }) => lote,
  find: queries.findLote,
  stepOf: ({ etapa }) => etapa,
})

const placeOf = ({ config }: Pick<Needs, 'config'>, { tenantId }: Job<Payload>): Place => ({
  tenantId,
  secretKey: config.secretKey,
  now: new Date(),
})

/** The screen that shows what came of it. */
async function screenOf({ register }: Needs, { tenantId, payload }: Job<Payload>) {
  const slug = (await register.byId(tenantId))?.slug ?? ''
  return { destino: `/logado/administracao/${slug}/usuarios/lote?lote=${payload.lote}` as const }
}

const conferir =
  (needs: Needs) =>
  async (job: Job<Payload>): Promise<void> =>
    engine.holding(job, 'conferindo', t.conflito, async ({ tx, row: lote, actor }) => {
      const place = placeOf(needs, job)
      await job.progress(0, lote.total)
      const { planos, laudos } = await planned(tx, lote, actor, place)
      await saveCheck(tx, lote, planos, async (feito) => {
        await job.progress(feito, lote.total)
        await keepOn(tx, job.payload)
      })
      await recount({ tx, actor, ...place }, lote, redesOf(planos))
      await queries.updateLote(tx, lote.id, { etapa: 'conferido', mensagem: null })
      await finish(tx, job.payload, {})
      if (laudos) await audit({ tx, actor }, { entidade: 'lote', id: lote.id, acao: 'ler_laudo' })
    })

/** Protects the passwords that the file chose, before any transaction: each takes a while (at most 500). */
async function hashSenhas({ config }: Needs, job: Job<Payload>): Promise<Map<number, string>> {
  const { tenantId, database, payload, progress } = job
  const senhas = await database.asTenant(tenantId, async (tx) => {
    const lote = await queries.findLote(tx, payload.lote)
    if (!lote?.colunas.includes('senha')) return []
    const chosen: { numero: number; senha: string }[] = []
    for await (const rows of queries.slicesOf(tx, lote.id, 'criar'))
      for (const row of rows) {
        const { senha } = cellsOf(row, lote, { secretKey: config.secretKey, tenantId })
        if (senha && senha !== '*') chosen.push({ numero: row.numero, senha })
      }
    return chosen
  })
  const hashes = new Map<number, string>()
  await Promise.all(
    senhas.map(async ({ numero, senha }) => {
      hashes.set(numero, await hashPassword(senha))
      if (hashes.size % 25 === 0) await progress(hashes.size, senhas.length)
    }),
  )
  return hashes
}

const gravar =
  (needs: Needs) =>
  async (job: Job<Payload>): Promise<void> => {
    const hashes = await hashSenhas(needs, job)
    let newFaults = 0
    await engine.holding(job, 'gravando', t.conflito, async (held) => {
      const { tx, row: lote, actor } = held
      const place = placeOf(needs, job)
      const { planos, laudos } = await planned(tx, lote, actor, place)
      const faults = planos.filter(hasFault).length
      if (faults > (lote.parcial ? (lote.contagem.erro ?? 0) : 0)) {
        newFaults = faults
        throw new Refused(t.errosNovos(faults))
      }
      const total = lote.total + 1
      const told = async (feito: number) => {
        await job.progress(feito, total)
        await keepOn(tx, job.payload)
      }
      await told(0)
      const writing = {
        ...place,
        tx,
        lote,
        hashes,
        byEmail: new Map(),
        guardians: new Map(),
        byLinha: new Map(),
      }
      const faulty = planos.filter(hasFault)
      const sound = planos.filter((plano) => !hasFault(plano) && plano.situacao !== 'ignorar')
      // Guardians first: pupils who name the same address get the account made here.
      const guardians = sound.filter(({ filhos }) => filhos.length > 0)
      sound.sort((a, b) => Number(b.filhos.length > 0) - Number(a.filhos.length > 0))
      // What is written is let go of.
      planos.length = 0
      for (let feito = 0; sound.length > 0; ) {
        const some = sound.splice(0, queries.CHUNK)
        await expectSlices(tx)
        await writePlanos(writing, some)
        feito += some.length
        await told(feito)
      }
      await writeFilhos(writing, guardians)
      if (lote.modo === 'espelho') await endAbsent(lote, actor, writing)
      await sealImages(tx, lote.id)
      await saveCheck(tx, lote, faulty)
      await forgetSenhas(tx, lote)
      const gravado_em = new Date()
      await queries.updateLote(tx, lote.id, { etapa: 'gravado', gravado_em, mensagem: null, planilha: null })
      const screen = await screenOf(needs, job)
      await finish(tx, job.payload, screen)
      await tellSender(held, job, { nome: 'lote', fora: screen.destino, ...screen })
      await audit(
        { tx, actor },
        {
          entidade: 'lote',
          id: lote.id,
          acao: 'gravar',
          mudanca: {
            depois: {
              arquivo: lote.arquivo,
              modo: lote.modo,
              existentes: lote.existentes,
              contagem: lote.contagem,
              ausentes: lote.espelho?.ausentes ?? 0,
              laudos,
            },
          },
        },
      )
    })
    if (newFaults > 0)
      await engine.again(job, 'conferido', async ({ tx, row: lote, actor }) => {
        const place = placeOf(needs, job)
        const { planos } = await planLinhas(tx, lote, actor, place)
        await saveCheck(tx, lote, planos)
        await recount({ tx, actor, ...place }, lote, redesOf(planos))
      })
  }

/** The plans alone: what they were held against is let go of before anything is written. */
async function planned(tx: Tx, lote: queries.LoteRow, actor: Actor, place: Place) {
  const { planos, acervo } = await planLinhas(tx, lote, actor, place)
  return { planos, laudos: acervo.concedidas.length > 0 }
}

/** Ends the mirror's enrolments. */
async function endAbsent(lote: queries.LoteRow, actor: Actor, writing: Writing): Promise<void> {
  const { ausentes = 0 } = lote.espelho ?? {}
  const absent = await listAusentes({ actor, ...writing }, lote, 100_000)
  // As many as the person read and wrote, or none at all.
  if (new Set(absent.map(({ id }) => id)).size !== ausentes) throw new Refused(t.ausentesMudaram)
  await writeSaidas(
    writing,
    absent.map(({ id, turma_id }) => ({ turma_id, aluno_id: id, status: 'removido' as const, motivo: null })),
  )
}

/** Passwords have served: the lines keep none. */
async function forgetSenhas(tx: Tx, lote: queries.LoteRow): Promise<void> {
  const column = lote.colunas.indexOf('senha')
  if (column < 0) return
  await sql`update lote_linha set celulas = jsonb_set(celulas, array[${String(column)}], '""', false),
      correcoes = correcoes - 'senha' where lote_id = ${lote.id}`.execute(tx)
}

const desfazer =
  (needs: Needs) =>
  async (job: Job<Payload>): Promise<void> =>
    engine.holding(job, 'desfazendo', t.naoDesfez, async ({ tx, row: lote, actor }) => {
      await job.progress(0, 3)
      const kept = await keptPeople({ tx, actor, brand: { ownerId: job.tenantId } }, lote.id)
      if (kept.length > 0 && !job.payload.manter) throw new Refused(t.haMudadas(kept.length))
      await job.progress(1, 3)
      await restoreImages(tx, lote.id, kept)
      await job.progress(2, 3)
      await keepOn(tx, job.payload)
      await queries.updateLote(tx, lote.id, { etapa: 'desfeito', desfeito_em: new Date(), mensagem: null })
      await finish(tx, job.payload, await screenOf(needs, job))
      await audit(
        { tx, actor },
        { entidade: 'lote', id: lote.id, acao: 'desfazer', mudanca: { depois: { mantidas: kept.length } } },
      )
    })

const cartoes =
  (needs: Needs) =>
  async (job: Job<Payload>): Promise<void> => {
    const { config, store, register } = needs
    const { tenantId, database, payload } = job
    const senderIn = await engine.senderIn(job)
    const read = await database.asTenant(tenantId, async (tx) => {
      const lote = await queries.findLote(tx, payload.lote)
      const actor = lote && (await senderIn(tx, lote))
      if (!lote || !actor) return
      const rows = await listCards(tx, lote.id)
      // Whoever rose above the sender since gets their way in from somebody else.
      const acting = { tx, actor, brand: { ownerId: tenantId } }
      const beyond = new Set(
        await beyondRank(
          acting,
          'change',
          rows.map(({ id }) => id),
        ),
      )
      return { lote, rows: rows.filter(({ id }) => !beyond.has(id)) }
    })
    const brand = await register.byId(tenantId)
    if (!read || !brand || read.rows.length === 0) return giveUp(job, t.semCartoes)
    const { lote, rows } = read
    const place = { brand, publicUrl: config.publicUrl, language: 'pt-br' } as const
    const told = async (feito: number) => {
      await job.progress(feito, rows.length)
      await database.asTenant(tenantId, (tx) => keepOn(tx, payload))
    }
    const codeOf = (usuarioId: number) => {
      const whose = { tenantId, lote: lote.id, sal: lote.sal, usuarioId }
      return { link: accessCode(config.secretKey, whose), palavras: accessWords(config.secretKey, whose) }
    }
    const { tipo, extensao, content } = await packCards(rows, codeOf, place, told)
    const screen = await screenOf(needs, job)
    const chave = newFileKey(tenantId)
    const nome = `cartoes-lote-${lote.id}${extensao}`
    await unlessCancelled(async () => {
      const kept = await store.put(chave, content, { contentType: tipo })
      try {
        await database.asTenant(tenantId, async (tx) => {
          const file = { chave, nome, extensao, tipo, ...kept, usuario_id: lote.usuario_id }
          const [id] = await insertArquivos(tx, [file])
          await finish(tx, payload, { arquivo: id, nome })
          const asker = await askerOf(tx, payload)
          if (asker === null) return
          const dados = { arquivo: lote.arquivo, vezes: rows.length }
          const news = { tipo: 'cartoes_prontos', dados, ...screen } as const
          await notifyUsers(tx, [asker], news, { chave: `cartoes:${payload.trabalho_id}` })
        })
      } catch (error) {
        await store.remove(chave)
        throw error
      }
    })
  }

const thriftily =
  (task: Task<Payload>): Task<never> =>
  (job: Job<Payload>) =>
    thrifty(() => task(job))

export const loteTasks = (needs: Needs): Tasks => ({
  [CONFERIR]: thriftily(conferir(needs)),
  [GRAVAR]: thriftily(gravar(needs)),
  [DESFAZER]: thriftily(desfazer(needs)),
  [CARTOES]: thriftily(cartoes(needs)),
})

const DAY_MS = 86_400_000

/** Cells and images go a day after undoing is over, batches and cards' files with their own ends. */
export async function clearLotes(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 8 * DAY_MS)
  await removeFiles(tx, await oldCardFiles(tx, CARTOES, before))
  await clearOld(tx, before, new Date(now.getTime() - 30 * DAY_MS))
}
