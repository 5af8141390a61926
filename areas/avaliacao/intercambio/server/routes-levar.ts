/** Handlers: questions into files of other programs. */
import { askerOf } from '../../../../core/policy/actor.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { enqueueFollowed } from '../../../../core/server/jobs.ts'
import type { levarApi } from '../contract-levar.ts'
import { levarTexts } from '../texts-levar.ts'
import { ensaiar, idsDoPedido, nomeDoBanco, type Pedido, reunir } from './find-levar.ts'
import { EXPORTAR } from './jobs-levar.ts'
import { presentEnsaio } from './present-levar.ts'
import { printQuestoes } from './print-levar.ts'

/** More are made in the background. */
const POUCAS = 100

async function reunidas(context: Context, pedido: Pedido) {
  const ids = await idsDoPedido(context, pedido)
  const banco = nomeDoBanco(context.services.config.secretKey, context.brand.ownerId)
  return { ids, reunidas: await reunir(context, ids, banco) }
}

export const levarHandlers: Handlers<typeof levarApi> = {
  async rehearseExportacao({ body, ...context }) {
    const found = await reunidas(context, body)
    const ensaio = await ensaiar(found.reunidas, body)
    return presentEnsaio(found.reunidas, ensaio, found.ids.length, context.language)
  },

  async createExportacao({ body, ...context }) {
    const { tx, actor, language, now, services } = context
    const { reunidas: found } = await reunidas(context, body)
    const { questoes, midias } = found
    const { formato, gabarito } = body
    const { nome: instituicao } = context.brand
    const told = { depois: { formato, gabarito, questoes: questoes.length } }
    const log = () => audit(context, { entidade: 'questao', acao: 'exportar', mudanca: told })
    // Pictures come out of the store, and pages are set: no transaction waits for either.
    if (questoes.length > POUCAS || (midias.length > 0 && formato !== 'xlsx') || formato === 'pdf') {
      const ids = questoes.map(({ id }) => id)
      const order = { ...askerOf(actor), questoes: ids, formato, gabarito, instituicao, language }
      const trabalho = await enqueueFollowed(tx, EXPORTAR, actor, order)
      await log()
      return { arquivo: null, trabalho }
    }
    const made = await printQuestoes(found, body, { store: services.store, instituicao, language, now })
    if (!made) throw failure(422, 'nenhuma_questao', levarTexts.nenhumaVai)
    const chunks: Buffer[] = []
    if (Buffer.isBuffer(made.content)) chunks.push(made.content)
    else for await (const chunk of made.content) chunks.push(chunk)
    await log()
    const conteudo = Buffer.concat(chunks).toString('base64')
    return { arquivo: { arquivo: made.nome, tipo: made.tipo, conteudo }, trabalho: null }
  },
}
