/** A large file of questions, made in the background: as whoever asked for it, and who sees no more than they do then. */
import { Readable } from 'node:stream'
import type { Asker } from '../../../../core/policy/actor.ts'
import type { Services } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { newFileKey } from '../../../../core/server/files/key.ts'
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { insertArquivos, removeFiles } from '../../../acesso/arquivo/server/public.ts'
import { senderOf, visitorOf } from '../../../acesso/sessao/server/public.ts'
import {
  type Followed,
  finish,
  giveUp,
  keepOn,
  oldFilesOf,
  unlessCancelled,
} from '../../../acesso/trabalho/server/public.ts'
import { levarTexts } from '../texts-levar.ts'
import { nomeDoBanco, type Pedido, reunir } from './find-levar.ts'
import { printQuestoes } from './print-levar.ts'

export const EXPORTAR = 'intercambio.exportar'

export interface OrdemDeLevar extends Followed, Asker {
  questoes: readonly number[]
  formato: Pedido['formato']
  gabarito: boolean
  /** Absent in orders from before pages were made. */
  instituicao?: string
  language: Language
}

type Needs = Pick<Services, 'config' | 'store'>

const exportar =
  ({ config, store }: Needs) =>
  async (job: Job<OrdemDeLevar>): Promise<void> => {
    const { tenantId, database, payload } = job
    const { language, questoes, formato, gabarito, instituicao = '' } = payload
    const t = say(levarTexts, language)
    await job.progress(0, questoes.length)
    const visitor = await visitorOf(database, payload)
    const reunidas = await database.asTenant(tenantId, async (tx) => {
      const { usuario_id } = payload
      const actor = usuario_id === null ? visitor : await senderOf(tx, usuario_id, tenantId)
      return (
        actor && reunir({ tx, actor }, questoes, nomeDoBanco(config.secretKey, tenantId)).catch(() => null)
      )
    })
    if (!reunidas) return giveUp(job, t.naoPode)
    const made = await printQuestoes(
      reunidas,
      { formato, gabarito },
      { store, instituicao, language, now: new Date() },
    )
    if (!made) return giveUp(job, t.nenhumaVai)
    await job.progress(Math.floor(questoes.length / 2), questoes.length)
    const { nome, extensao, tipo, content } = made
    const chave = newFileKey(tenantId)
    const stream = Buffer.isBuffer(content) ? content : Readable.from(content)
    await unlessCancelled(async () => {
      await database.asTenant(tenantId, (tx) => keepOn(tx, payload))
      const kept = await store.put(chave, stream, { contentType: tipo })
      try {
        await database.asTenant(tenantId, async (tx) => {
          const file = { chave, nome, extensao, tipo, ...kept, usuario_id: payload.usuario_id }
          const [arquivo] = await insertArquivos(tx, [file])
          await finish(tx, payload, { ...(arquivo !== undefined && { arquivo }), nome })
        })
      } catch (error) {
        await store.remove(chave)
        throw error
      }
    })
  }

const DAY_MS = 86_400_000

/** A file that was made is there for a day. */
export async function clearExportacoes(tx: Tx, now: Date): Promise<void> {
  await removeFiles(tx, await oldFilesOf(tx, EXPORTAR, new Date(now.getTime() - DAY_MS)))
}

export const levarTasks = (needs: Needs): Tasks => ({ [EXPORTAR]: exportar(needs) })
