/** Handlers: whole curricula from files and into files. */

import { repeatedOf } from '../../../../core/contract/columns.ts'
import { entendimentoAs, type Formato, type Leitura, lidaOf } from '../../../../core/contract/leitura.ts'
import { askerOf } from '../../../../core/policy/actor.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { sealPlanilha, withOriginal } from '../../../../core/server/sheets/kept.ts'
import { refuseColunas, refuseRecording, refuseUndo } from '../../../../core/server/sheets/refusals.ts'
import { writeCsv } from '../../../../core/server/sheets/write.ts'
import { stayAwake } from '../../../../core/server/sql.ts'
import { inLanguage } from '../../../../core/texts/texts.ts'
import { undoUntil } from '../../../acesso/trabalho/server/public-importacao.ts'
import type { importarApi } from '../contract-importar.ts'
import { curriculosPolicy } from '../policy.ts'
import { guessColunas, missingOf } from '../rules-importar-colunas.ts'
import { exportTabela, SEM_FONTE, textOf } from '../rules-importar-exportar.ts'
import type { Campo, Saida } from '../shapes-importar.ts'
import { campoTexts, importarTexts } from '../texts-importar.ts'
import { curriculoToRead, pessoaOf } from './find.ts'
import { readAcervo } from './importar-acervo.ts'
import { check } from './importar-conferir.ts'
import { countImages, obstacles } from './importar-desfazer.ts'
import { DA_CASA, type Escrita, JSON_DA_CASA, TIPOS, writeTabela } from './importar-escrever.ts'
import { findAt, findOne, findUnrecorded, namedToImport, shown, targetFor } from './importar-find.ts'
import { start } from './importar-jobs.ts'
import { presentImportacao, presentLinha } from './importar-present.ts'
import * as queries from './importar-queries.ts'
import { guessTarget, nameOf, readOne, receive } from './importar-receber.ts'

type Api = typeof importarApi

const MUDADAS_SHOWN = 50
/** Lines that one file of problems holds: as many as an import has. */
const ALL_LINES = { pagina: 1, linhas: 10_000 } as const

/** Reads the file of an import once more. @throws 409 once it is no longer kept */
async function readAgain(
  context: Context,
  { id, arquivo: nome, formato }: queries.ImportacaoRow,
  leitura?: readonly Leitura[],
) {
  const sealed = await queries.findPlanilha(context.tx, id)
  return withOriginal(context, sealed, importarTexts.semOriginal, (place) =>
    readOne({ nome, place, extensao: `.${formato}` }, () => stayAwake(context.tx), leitura),
  )
}

/** The lines are checked as far as the columns allow, and the import is read again. */
async function checked({ tx, ...context }: Context, id: number) {
  const row = await queries.findImportacao(tx, id)
  if (row) await check(tx, row)
  return shown({ tx, ...context }, id)
}

/** Into what an import goes whose curriculum nobody named: the one of that name, or a new one, which is as it is told. */
async function newTarget(
  context: Context,
  row: queries.ImportacaoRow,
  told: Partial<Record<'nome', string | undefined>> & {
    etapa: queries.EtapaDeEnsino | undefined
    base: queries.BaseDeCurriculo | undefined
  },
) {
  const nome = told.nome?.trim() || row.nome
  const stands = await namedToImport(context, { nome, cliente_id: row.cliente_id })
  if (stands) return { curriculo_id: stands.id, nome, etapa: stands.etapa, base: stands.base }
  return { curriculo_id: null, nome, etapa: told.etapa ?? row.etapa, base: told.base ?? row.base }
}

/** In the form in which it came, as far as it is written; else in one that the same programs open. */
const saidaOf = (formato: Formato = 'csv'): Saida => (formato === 'ods' ? 'xlsx' : formato)

const answered = async (nome: string, formato: Saida, bytes: Buffer | Promise<Buffer>) => ({
  arquivo: `${nome}.${formato}`,
  tipo: TIPOS[formato],
  conteudo: (await bytes).toString('base64'),
})

export const importarHandlers: Handlers<Api> = {
  async listImportacoes({ query, ...context }) {
    const { tx, actor, now } = context
    const pessoa = await pessoaOf(context)
    context.authorize(curriculosPolicy, 'list', { cliente: null, ...pessoa })
    const rows = await queries.listImportacoes(tx, askerOf(actor), query.curriculo_id)
    return { importacoes: rows.map((row) => presentImportacao(row, now)) }
  },

  async createImportacao({ body, ...context }) {
    const { tx, actor, files } = context
    const curriculo = await targetFor(context, body)
    const { recebida, referencias } = await receive(files, () => stayAwake(tx))
    const { arquivo, formato, frente, linhas } = recebida
    const { cabecalho, codificacao, separador, forma, total, entendimento } = frente
    const guess = { ...guessTarget(recebida), nome: body.nome?.trim() || nameOf(arquivo) }
    const cliente_id = curriculo ? null : (body.cliente_id ?? null)
    const alvo = curriculo ?? (await namedToImport(context, { nome: guess.nome, cliente_id }))
    const { nome, etapa, base } = alvo ?? guess
    const id = await queries.insertImportacao(tx, {
      ...askerOf(actor),
      curriculo_id: alvo?.id ?? null,
      escolhido: curriculo !== undefined,
      cliente_id,
      nome,
      etapa,
      base,
      arquivo,
      formato,
      codificacao,
      separador,
      forma,
      cabecalho,
      colunas: guessColunas(cabecalho),
      leitura: lidaOf(entendimento),
      planilha: await sealPlanilha(context, recebida.place),
      referencias,
      total,
    })
    await queries.insertLinhas(tx, id, linhas)
    const answer = await checked(context, id)
    await audit(context, {
      entidade: 'curriculo',
      id: curriculo?.id ?? null,
      acao: 'enviar_importacao',
      mudanca: { depois: { arquivo, linhas: total } },
    })
    return answer
  },

  async findImportacao({ params, ...context }) {
    await findOne(context, params.id)
    return shown(context, params.id)
  },

  async setImportacao({ params, body, ...context }) {
    const { tx } = context
    const row = await findAt(context, params.id, 'colunas', 'conferido')
    const { colunas, nome, etapa, base, parcial } = body
    if (colunas)
      refuseColunas(
        colunas,
        { cabecalho: row.cabecalho, missing: missingOf(colunas), repeated: repeatedOf(colunas) },
        importarTexts,
      )
    await queries.updateImportacao(tx, row.id, {
      ...(colunas && { colunas }),
      ...(parcial !== undefined && { parcial }),
      ...(!row.escolhido && (await newTarget(context, row, { nome, etapa, base }))),
    })
    if (!colunas && !nome && !etapa && !base) return shown(context, row.id)
    return checked(context, row.id)
  },

  async findLeitura({ params, ...context }) {
    const row = await findOne(context, params.id)
    const { frente } = await readAgain(context, row)
    return { entendimento: entendimentoAs(frente.entendimento, row.leitura) }
  },

  async setLeitura({ params, body, ...context }) {
    const { tx } = context
    const row = await findAt(context, params.id, 'colunas', 'conferido')
    const { frente, linhas } = await readAgain(context, row, body.leitura)
    const { cabecalho, total, entendimento } = frente
    await queries.removeLinhas(tx, row.id)
    await queries.updateImportacao(tx, row.id, {
      cabecalho,
      colunas: guessColunas(cabecalho),
      leitura: lidaOf(entendimento),
      total,
      contagem: {},
    })
    await queries.insertLinhas(tx, row.id, linhas)
    return checked(context, row.id)
  },

  async listLinhas({ params, query, ...context }) {
    const row = await findOne(context, params.id)
    const rows = await queries.pageLinhas(context.tx, row.id, query)
    const { situacao } = query
    const total = situacao === undefined ? row.total : (row.contagem[situacao] ?? 0)
    return { linhas: rows.map((one) => presentLinha(one, row, context.language)), total }
  },

  async problemas({ params, ...context }) {
    const { tx, language } = context
    const row = await findOne(context, params.id)
    const rows = await queries.pageLinhas(tx, row.id, { situacao: 'erro', ...ALL_LINES })
    const nameOfCampo = (campo: Campo) => inLanguage(campoTexts[campo], language)
    const csv = writeCsv({
      nome: 'Problemas',
      titles: [...row.cabecalho, 'linha', 'o_que_houve'],
      rows: rows.map((linha) => [
        ...row.cabecalho.map((_, i) => textOf(linha.celulas[i])),
        linha.numero,
        presentLinha(linha, row, language)
          .faltas.map(({ campo, texto }) => `${nameOfCampo(campo)}: ${texto}`)
          .join(' '),
      ]),
    })
    return answered(`importacao-${row.id}-problemas`, 'csv', csv)
  },

  async confirmImportacao({ params, body, ...context }) {
    const row = await findAt(context, params.id, 'conferido')
    const { criar = 0, mudar = 0, erro = 0 } = row.contagem
    const rehearsed = { erro, parcial: row.parcial, linhas: criar + mudar, told: body.linhas }
    refuseRecording(rehearsed, importarTexts)
    await start(context, row.id, 'gravando')
    return shown(context, row.id)
  },

  async previewUndo({ params, ...context }) {
    const row = await findOne(context, params.id)
    if (row.passo !== 'gravado') return { remover: 0, voltar: 0, mudadas: [], total_mudadas: 0 }
    const [counts, kept] = await Promise.all([countImages(context.tx, row.id), obstacles(context.tx, row.id)])
    const mudadas = kept.slice(0, MUDADAS_SHOWN).map(({ id, nome, motivo }) => ({ id, nome, motivo }))
    return { ...counts, mudadas, total_mudadas: kept.length }
  },

  async undoImportacao({ params, body, ...context }) {
    const row = await findAt(context, params.id, 'gravado')
    const { length: kept } = await obstacles(context.tx, row.id)
    refuseUndo({ until: undoUntil(row), now: context.now, kept, agreed: body.manter_mudadas }, importarTexts)
    await start(context, row.id, 'desfazendo', { manter: body.manter_mudadas })
    return shown(context, row.id)
  },

  async removeImportacao({ params, ...context }) {
    const { id } = await findUnrecorded(context, params.id)
    await queries.removeImportacao(context.tx, id)
    return {}
  },

  async exportCurriculo({ params, query, ...context }) {
    const { tx } = context
    const { curriculo, pessoa, versao } = await curriculoToRead(context, params.id, query)
    const sent = await queries.findFonte(tx, curriculo.id)
    const [acervo, linhas] = await Promise.all([
      readAcervo(tx, {
        ...curriculo,
        curriculo_id: curriculo.id,
        referencias: sent?.referencias ?? {},
        versao,
      }),
      sent ? queries.fonteLinhas(tx, sent.id) : [],
    ])
    const cliente = [...pessoa.clientes, ...curriculo.vinculos].find(({ id }) => id === versao)
    const tabela = exportTabela(acervo.habilidades, acervo, sent ? { ...sent, linhas } : SEM_FONTE)
    const formato = query.formato ?? saidaOf(sent?.formato)
    const escrita: Escrita = sent?.formato === formato ? sent : formato === 'json' ? JSON_DA_CASA : DA_CASA
    return answered(
      [curriculo.nome, ...(cliente ? [cliente.nome] : [])].join(' - ').replace(/[\\/:*?"<>|]/g, '-'),
      formato,
      writeTabela(formato, tabela, escrita),
    )
  },
}
