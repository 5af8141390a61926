/** Handlers: questions from files of other programs. */
import type { Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { refuseRecording, refuseUndo } from '../../../../core/server/sheets/refusals.ts'
import { undoUntil } from '../../../acesso/trabalho/server/public-importacao.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { midiasOf } from '../../../ensino/midia/server/public.ts'
import { bancoPolicy } from '../../questao/policy.ts'
import { caminhoDe, editaveisDe } from '../../questao/server/public-importar.ts'
import type { intercambioApi } from '../contract.ts'
import { intercambioTexts } from '../texts.ts'
import { findAt, findOne, findUnrecorded, shown } from './find.ts'
import { start } from './jobs.ts'
import { presentImportacao, presentItem } from './present.ts'
import * as queries from './queries.ts'
import * as itens from './queries-itens.ts'
import { enviar } from './write-enviar.ts'
import { voltaDe } from './write-gravar.ts'

const MUDADAS_SHOWN = 50

/** How many questions recording would write. */
const escritasDe = ({ contagem: { criadas = 0, mudadas = 0 } }: Pick<queries.ImportacaoRow, 'contagem'>) =>
  criadas + mudadas

export const intercambioHandlers: Handlers<typeof intercambioApi> = {
  async listImportacoes({ tx, actor, authorize, now }) {
    authorize(bancoPolicy, 'write', null)
    const rows = await queries.listImportacoes(tx, actor.id)
    return { importacoes: rows.map((row) => presentImportacao(row, now)) }
  },

  createImportacao: enviar,

  async findImportacao({ params, ...context }) {
    await findOne(context, params.id)
    return shown(context, params.id)
  },

  async setImportacao({ params, body, ...context }) {
    const row = await findAt(context, params.id, 'conferido')
    const { rede_id = row.rede_id, existentes = row.existentes } = body
    await caminhoDe(context, rede_id)
    await queries.updateImportacao(context.tx, row.id, { rede_id, existentes })
    await queries.updateImportacao(context.tx, row.id, { contagem: await itens.contar(context.tx, row.id) })
    return shown(context, row.id)
  },

  async listItens({ params, query, ...context }) {
    const row = await findOne(context, params.id)
    const { tx, actor } = context
    const rows = await itens.pageItens(tx, actor, row.id, query)
    const { parecidas = 0 } = row.contagem
    const total =
      query.situacao === undefined
        ? row.total
        : query.situacao === 'parecida'
          ? parecidas
          : (row.contagem[query.situacao] ?? 0)
    const alvos = rows.flatMap(({ alvo }) => alvo ?? [])
    const editaveis = await editaveisDe(context, alvos, { lock: false })
    const ids = rows.flatMap(({ imagens }) => imagens.map(({ midia }) => midia))
    const midias = await midiasOf(context, ids)
    // The narrowest twin is enough beside a line.
    const enderecos = new Map(midias.map((one) => [one.id, one.variantes[0]?.endereco ?? one.endereco]))
    return { itens: rows.map((one) => presentItem(one, context.language, { enderecos, editaveis })), total }
  },

  async decideItens({ params, body: { decisao, ...chosen }, ...context }) {
    const { tx } = context
    const row = await findAt(context, params.id, 'conferido')
    const pick = itens.picked(chosen)
    const alvos = await itens.listAlvosDe(tx, row.id, pick)
    const editaveis = await editaveisDe(context, alvos, { lock: false })
    const decididos = await itens.decide(tx, row.id, { pick, decisao, alvos: [...editaveis.keys()] })
    if (decididos === 0) throw failure(422, 'decisao_impossivel', intercambioTexts.decisaoImpossivel)
    await queries.updateImportacao(tx, row.id, { contagem: await itens.contar(tx, row.id) })
    return { ...(await shown(context, row.id)), decididos }
  },

  async findItem({ params, ...context }) {
    const row = await findOne(context, params.id)
    const found = await itens.findItem(context.tx, row.id, params.numero)
    if (!found) throw notFound()
    return {
      ...found,
      conteudo: { ...found.conteudo },
      midias: await midiasOf(context, midiasDe(found.conteudo)),
    }
  },

  async findOriginal({ params, ...context }) {
    const row = await findOne(context, params.id)
    const original = await itens.findOriginal(context.tx, row.id, params.numero)
    if (original === null) throw notFound()
    return { original }
  },

  async confirmImportacao({ params, body, ...context }) {
    const row = await findAt(context, params.id, 'conferido')
    await caminhoDe(context, row.rede_id)
    refuseRecording(
      { erro: 0, parcial: true, linhas: escritasDe(row), told: body.questoes },
      { ...intercambioTexts, haErros: { pt: String, en: String } },
    )
    await start(context, row.id, 'gravando')
    return shown(context, row.id)
  },

  async previewUndo({ params, ...context }) {
    const row = await findOne(context, params.id)
    if (row.passo !== 'gravado') return { remover: 0, voltar: 0, mudadas: [], total_mudadas: 0 }
    const { saem, voltam, ficam } = await voltaDe(context.tx, row)
    const mudadas = ficam
      .slice(0, MUDADAS_SHOWN)
      .map(({ questao_id, titulo, porque }) => ({ id: questao_id, nome: titulo, porque }))
    return { remover: saem.length, voltar: voltam.length, mudadas, total_mudadas: ficam.length }
  },

  async undoImportacao({ params, body, ...context }) {
    const row = await findAt(context, params.id, 'gravado')
    const { length: kept } = (await voltaDe(context.tx, row)).ficam
    refuseUndo(
      { until: undoUntil(row), now: context.now, kept, agreed: body.manter_mudadas },
      intercambioTexts,
    )
    await start(context, row.id, 'desfazendo', { manter: body.manter_mudadas })
    return shown(context, row.id)
  },

  async removeImportacao({ params, ...context }) {
    const { id } = await findUnrecorded(context, params.id)
    await queries.removeImportacao(context.tx, id)
    return {}
  },
}
