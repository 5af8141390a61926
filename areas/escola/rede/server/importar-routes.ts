/** Handlers: many schools from a file. */
import { repeatedOf } from '../../../../core/contract/columns.ts'
import {
  entendimentoAs,
  type Formato,
  formatoOf,
  type Leitura,
  lidaOf,
} from '../../../../core/contract/leitura.ts'
import { askerOf } from '../../../../core/policy/actor.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { invalid } from '../../../../core/server/failure.ts'
import { sealPlanilha, withOriginal } from '../../../../core/server/sheets/kept.ts'
import type { LinhaLida } from '../../../../core/server/sheets/lida.ts'
import { withPlanilha } from '../../../../core/server/sheets/read.ts'
import {
  refuseColunas,
  refusedReading,
  refuseRecording,
  refuseUndo,
} from '../../../../core/server/sheets/refusals.ts'
import { writeCsv } from '../../../../core/server/sheets/write.ts'
import { stayAwake } from '../../../../core/server/sql.ts'
import { inLanguage } from '../../../../core/texts/texts.ts'
import { undoUntil } from '../../../acesso/trabalho/server/public-importacao.ts'
import type { importarApi } from '../contract-importar.ts'
import { openOf } from '../rules-importar.ts'
import { guessColunas, missingOf, vocabulario } from '../rules-importar-colunas.ts'
import { CAMPOS, LIMITES, MAX_LINHAS, type Valores } from '../shapes-importar.ts'
import { campoTexts, importarTexts } from '../texts-importar.ts'
import { findFor } from './find.ts'
import { check } from './importar-conferir.ts'
import { findAt, findOne, findUnrecorded, shown } from './importar-find.ts'
import { undoing } from './importar-gravar.ts'
import { start } from './importar-jobs.ts'
import { presentImportacao, presentLinha } from './importar-present.ts'
import * as queries from './importar-queries.ts'
import { impedida } from './refusals.ts'

const MUDADAS_SHOWN = 50

interface Order {
  formato: Formato
  place: string
  leitura?: readonly Leitura[]
}

/** Reads a file, all lines of it. @throws 422 with the sentence for what the reader refuses */
async function readTable({ tx }: Pick<Context, 'tx'>, order: Order) {
  const meanwhile = () => stayAwake(tx)
  const asked = { ...order, leitura: order.leitura, limites: LIMITES, meanwhile, vocabulario }
  return withPlanilha(asked, async ({ slices, cabecalho, total, entendimento }) => {
    const linhas: LinhaLida[] = []
    for await (const slice of slices()) linhas.push(...slice)
    const { colunas, segura } = guessColunas(cabecalho)
    const table = { cabecalho, colunas, leitura: lidaOf(entendimento), total }
    return { table, linhas, segura, entendimento }
  }).catch(refusedReading(importarTexts, 'arquivos'))
}

/** Reads the file of a list once more. @throws 409 once it is no longer kept */
async function readAgain(
  context: Context,
  { id, formato }: queries.ImportacaoRow,
  leitura: readonly Leitura[],
) {
  const sealed = await queries.findPlanilha(context.tx, id)
  return withOriginal(context, sealed, importarTexts.semOriginal, (place) =>
    readTable(context, { formato, place, leitura }),
  )
}

/** Columns that were only guessed are looked at by a person before anything is made of them. */
async function begin({ tx }: Context, id: number, segura: boolean): Promise<void> {
  if (segura) await check(tx, id)
  else await queries.updateImportacao(tx, id, { passo: 'colunas', mensagem: null })
}

export const importarHandlers: Handlers<typeof importarApi> = {
  async listImportacoes({ params, ...context }) {
    const rede = await findFor(context, 'change', params.rede)
    const rows = await queries.listImportacoes(context.tx, askerOf(context.actor), rede.id)
    return { importacoes: rows.map((row) => presentImportacao(row, context.now)) }
  },

  async createImportacao({ params, ...context }) {
    const { tx, actor, files } = context
    const rede = await findFor(context, 'change', params.rede)
    if (rede.inep !== null) throw impedida('escola')
    const [file] = files
    if (!file) throw invalid({ arquivos: importarTexts.semArquivo }, importarTexts.semArquivo)
    const formato = formatoOf(file.extensao)
    const { table, linhas, segura } = await readTable(context, { formato, place: file.place })
    const planilha = await sealPlanilha(context, file.place)
    const row = {
      ...askerOf(actor),
      rede_id: rede.id,
      arquivo: file.nome,
      formato,
      planilha,
      ...table,
    } as const
    const id = await queries.insertImportacao(tx, row)
    await queries.putLinhas(tx, id, linhas)
    await begin(context, id, segura)
    const depois = { arquivo: file.nome, linhas: table.total }
    await audit(context, { entidade: 'rede', id: rede.id, acao: 'enviar_escolas', mudanca: { depois } })
    return shown(context, id)
  },

  async findImportacao({ params, ...context }) {
    await findOne(context, params.id)
    return shown(context, params.id)
  },

  async findLeitura({ params, ...context }) {
    const row = await findOne(context, params.id)
    const { entendimento } = await readAgain(context, row, row.leitura.lidas)
    return { entendimento: entendimentoAs(entendimento, row.leitura) }
  },

  async setLeitura({ params, body, ...context }) {
    const row = await findAt(context, params.id, 'colunas', 'conferido')
    const { table, linhas, segura } = await readAgain(context, row, body.leitura)
    await queries.putLinhas(context.tx, row.id, linhas)
    await queries.updateImportacao(context.tx, row.id, table)
    await begin(context, row.id, segura)
    return shown(context, row.id)
  },

  async setImportacao({ params, body, ...context }) {
    const row = await findAt(context, params.id, 'colunas', 'conferido')
    const { colunas, parcial, criar_superiores, existentes } = body
    if (colunas)
      refuseColunas(
        colunas,
        { cabecalho: row.cabecalho, missing: missingOf(colunas), repeated: repeatedOf(colunas) },
        importarTexts,
      )
    await queries.updateImportacao(context.tx, row.id, {
      parcial: parcial ?? row.parcial,
      criar_superiores: criar_superiores ?? row.criar_superiores,
      existentes: existentes ?? row.existentes,
      ...(colunas && { colunas }),
    })
    const otherwise = criar_superiores !== undefined || existentes !== undefined
    if (colunas || (row.passo === 'conferido' && otherwise)) await check(context.tx, row.id)
    return shown(context, row.id)
  },

  async listLinhas({ params, query, ...context }) {
    const row = await findOne(context, params.id)
    const rows = await queries.pageLinhas(context.tx, row.id, query)
    const total = query.situacao === undefined ? row.total : (row.contagem[query.situacao] ?? 0)
    return { linhas: rows.map((one) => presentLinha(one, row, context.language)), total }
  },

  async saveLinhas({ params, body, ...context }) {
    const { tx } = context
    const row = await findAt(context, params.id, 'conferido')
    const corrections = body.linhas.map(({ numero, valores = {}, decisao, descartar }) => ({
      numero,
      correcoes: trimmed(valores),
      descartada: descartar ?? null,
      decisao: decisao === null ? ('' as const) : (decisao ?? null),
    }))
    await queries.correctLinhas(tx, row.id, corrections)
    if (body.duvidas) await queries.decideAll(tx, row.id, body.duvidas)
    await check(tx, row.id)
    return shown(context, row.id)
  },

  async result({ params, ...context }) {
    const { tx, language } = context
    const row = await findOne(context, params.id)
    const rows = await queries.pageLinhas(tx, row.id, { pagina: 1, linhas: MAX_LINHAS })
    const given = CAMPOS.filter((campo) => row.colunas.includes(campo))
    const nameOf = (campo: (typeof CAMPOS)[number]) => inLanguage(campoTexts[campo], language)
    const csv = writeCsv({
      nome: 'Escolas',
      titles: [...given.map(nameOf), 'linha', 'resultado', 'o_que_houve'],
      rows: rows.map((one) => {
        const { numero, situacao, valores, faltas } = presentLinha(one, row, language)
        const said = faltas.map(({ campo, texto }) => `${nameOf(campo)}: ${texto}`).join(' ')
        return [...given.map((campo) => valores[campo] ?? ''), numero, situacao, said]
      }),
    })
    return { arquivo: `escolas-${row.id}.csv`, tipo: 'text/csv', conteudo: csv.toString('base64') }
  },

  async confirmImportacao({ params, body, ...context }) {
    const row = await findAt(context, params.id, 'conferido')
    const { criar = 0, atualizar = 0 } = row.contagem
    const linhas = criar + atualizar
    const rehearsed = { erro: openOf(row.contagem), parcial: row.parcial, linhas, told: body.escolas }
    refuseRecording(rehearsed, importarTexts)
    await start(context, row.id, 'gravando')
    return shown(context, row.id)
  },

  async previewUndo({ params, ...context }) {
    const row = await findOne(context, params.id)
    if (row.passo !== 'gravado') return { remover: 0, voltar: 0, mudadas: [], total_mudadas: 0 }
    const { vao, voltam, ficam } = await undoing(context.tx, row)
    const mudadas = ficam.slice(0, MUDADAS_SHOWN)
    return { remover: vao.length, voltar: voltam.length, mudadas, total_mudadas: ficam.length }
  },

  async undoImportacao({ params, body, ...context }) {
    const row = await findAt(context, params.id, 'gravado')
    const { length: kept } = (await undoing(context.tx, row)).ficam
    refuseUndo({ until: undoUntil(row), now: context.now, kept, agreed: body.manter_mudadas }, importarTexts)
    await start(context, row.id, 'desfazendo', { manter: body.manter_mudadas })
    return shown(context, row.id)
  },

  async removeImportacao({ params, ...context }) {
    const { id } = await findUnrecorded(context, params.id)
    await queries.removeImportacao(context.tx, id)
    return {}
  },
}

const trimmed = (valores: Valores): Valores =>
  Object.fromEntries(
    Object.entries(valores).map(([campo, text]) => [
      campo,
      text
        .replace(/\p{Cs}/gu, '')
        .trim()
        .replace(/\s+/g, ' '),
    ]),
  )
