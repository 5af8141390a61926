/** Handlers of files of lessons: what one sent, sending, looking, letting go. */
import { cleanFileName, extensionOf } from '../../../../core/contract/files.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { claimBytes } from '../../../../core/server/files/keep.ts'
import { contentTypeOf } from '../../../../core/server/files/types.ts'
import { enqueue } from '../../../../core/server/jobs.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import type { midiaApi } from '../contract.ts'
import { midiaPolicy } from '../policy.ts'
import { type Announced, inWordsOf, MAX_UNFINISHED, problemOf, tipoOf, UPLOAD_HOURS } from '../rules.ts'
import { TIPOS_MIDIA } from '../shapes.ts'
import { midiaTexts } from '../texts.ts'
import { envioUrl } from './address.ts'
import { presentingOf, presentMidia } from './present.ts'
import { removeMidias } from './public.ts'
import * as queries from './queries.ts'
import { isShownTo } from './queries-ver.ts'
import { PROCESSAR } from './write-process.ts'

const STATUS = { extension: 415, empty: 415, tooBig: 413, longo: 413 } as const
const CODES = {
  extension: 'arquivo_invalido',
  empty: 'arquivo_invalido',
  tooBig: 'arquivo_grande',
  longo: 'video_longo',
} as const

/** @throws 413 or 415, before a byte is taken */
function refuseWrong(announced: Announced): void {
  const problem = problemOf(announced, TIPOS_MIDIA)
  if (!problem) return
  throw failure(STATUS[problem], CODES[problem], {
    pt: inWordsOf(problem, announced, TIPOS_MIDIA, 'pt-br'),
    en: inWordsOf(problem, announced, TIPOS_MIDIA, 'en-us'),
  })
}

const noFile = () => invalid({ arquivos: midiaTexts.arquivoQue }, midiaTexts.arquivoQue)

/** @throws 404 for who may not see it */
async function find({ tx, actor, authorize }: Context, id: number, action: 'view' | 'manage') {
  const row = await queries.findMidia(tx, id)
  if (!row) throw notFound()
  const target = {
    usuarioId: row.usuario_id,
    tipo: row.tipo,
    mostrada: await isShownTo(tx, actor, id),
  }
  authorize(midiaPolicy, 'view', target)
  if (action !== 'view') authorize(midiaPolicy, action, target)
  return row
}

export const midiaHandlers: Handlers<typeof midiaApi> = {
  async list({ tx, actor, query, ...context }) {
    const { rows, total } = await queries.listOwn(tx, actor.id, query)
    const presenting = presentingOf(context)
    return { midias: rows.map((row) => presentMidia(row, presenting)), total }
  },

  async create({ tx, actor, authorize, files, ...context }) {
    const [file] = files
    const tipo = file ? tipoOf(file.extensao) : 'imagem'
    authorize(midiaPolicy, 'send', { usuarioId: actor.id, tipo: tipo ?? 'imagem', mostrada: false })
    if (!file?.stored || !tipo) throw noFile()
    await claimBytes(tx, [file.stored.chave])
    const row = await queries.insertMidia(tx, {
      usuario_id: actor.id,
      tipo,
      estado: 'pronta',
      nome: file.nome,
      extensao: file.extensao,
      mime: file.tipo,
      bytes: file.bytes,
      recebidos: file.bytes,
      chave: file.stored.chave,
      sha256: file.sha256,
      ...(file.tamanho ?? { largura: null, altura: null }),
    })
    if (file.isImage) await enqueue(tx, PROCESSAR, { midia: row.id })
    return { midia: presentMidia(row, presentingOf(context)) }
  },

  async open({ tx, actor, authorize, body, ...context }) {
    const nome = cleanFileName(body.nome)
    const extensao = extensionOf(nome)
    const tipo = tipoOf(extensao)
    authorize(midiaPolicy, 'send', { usuarioId: actor.id, tipo: tipo ?? 'imagem', mostrada: false })
    refuseWrong({ ...body, nome })
    await oneAtATime(tx, 'envio', actor.id)
    const found = await queries.findUnfinished(tx, actor.id, body)
    if (!found && (await queries.countUnfinished(tx, actor.id)) >= MAX_UNFINISHED)
      throw failure(409, 'envios_demais', midiaTexts.cheio)
    const row =
      found ??
      (await queries.insertMidia(tx, {
        usuario_id: actor.id,
        tipo: tipo ?? 'imagem',
        nome,
        extensao,
        mime: contentTypeOf(extensao),
        bytes: body.bytes,
        impressao: body.impressao,
      }))
    const presenting = presentingOf(context)
    return {
      midia: presentMidia(row, presenting),
      endereco: envioUrl(presenting, row.id, UPLOAD_HOURS),
      recebidos: row.recebidos,
    }
  },

  async find(context) {
    const row = await find(context, context.params.id, 'view')
    return { midia: presentMidia(row, presentingOf(context)) }
  },

  async remove(context) {
    const { tx, params } = context
    const { id } = await find(context, params.id, 'manage')
    if ((await queries.listUsed(tx, [id])).length > 0) throw failure(409, 'midia_em_uso', midiaTexts.emUso)
    await removeMidias(tx, [id])
    return {}
  },
}
