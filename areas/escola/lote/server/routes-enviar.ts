/** Handlers: taking a file, choosing its columns, changing how it is recorded, correcting lines. */

import { randomBytes } from 'node:crypto'
import { repeatedOf } from '../../../../core/contract/columns.ts'
import { formatoOf } from '../../../../core/contract/leitura.ts'
import { askerOf } from '../../../../core/policy/actor.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { enqueueFollowed } from '../../../../core/server/jobs.ts'
import { sealPlanilha, withOriginal } from '../../../../core/server/sheets/kept.ts'
import { refuseColunas } from '../../../../core/server/sheets/refusals.ts'
import type { loteApi } from '../contract.ts'
import { lotesPolicy, redesManaged } from '../policy.ts'
import { missingOf } from '../rules-columns.ts'
import type { Campo, Valores } from '../shapes.ts'
import { loteTexts } from '../texts.ts'
import { findAt, findLote, placeOf, shown } from './find.ts'
import { redesFor } from './find-acervo.ts'
import { recheck } from './find-check.ts'
import { findValores, sentidosOf } from './find-valores.ts'
import { CONFERIR } from './jobs.ts'
import { presentLinha, presentLote } from './present.ts'
import * as queries from './queries.ts'
import { sealCell } from './secrets.ts'
import { familyCorrections } from './write-familia.ts'
import { readPlanilha, sealLinhas, understand, unsealLinhas } from './write-planilha.ts'

type Api = typeof loteApi

/** Begins the dry run; the batch waits for it. */
async function beginCheck({ tx, actor }: Context, id: number): Promise<void> {
  const trabalho_id = await enqueueFollowed(tx, CONFERIR, actor, { lote: id })
  await queries.updateLote(tx, id, { etapa: 'conferindo', trabalho_id, mensagem: null })
}

const original = async <T>(
  context: Context,
  { id }: Pick<queries.LoteRow, 'id'>,
  work: (place: string) => Promise<T>,
): Promise<T> =>
  withOriginal(context, await queries.findPlanilha(context.tx, id), loteTexts.semOriginal, work)

export const enviarHandlers: Pick<
  Handlers<Api>,
  | 'list'
  | 'create'
  | 'find'
  | 'findLeitura'
  | 'setLeitura'
  | 'findValores'
  | 'setColunas'
  | 'setOpcoes'
  | 'listLinhas'
  | 'saveLinhas'
  | 'remove'
> = {
  async list({ tx, actor, brand, authorize, now }) {
    authorize(lotesPolicy, 'create', { tenantId: brand.ownerId })
    const rows = await queries.listLotes(tx, askerOf(actor))
    const about = { corrigidas: 0, cartoes: 0, amostra: [] }
    return { lotes: rows.map((row) => presentLote(row, about, now)) }
  },

  async create({ body, ...context }) {
    const { tx, actor, brand, authorize, files } = context
    authorize(lotesPolicy, 'create', { tenantId: brand.ownerId })
    const [file] = files
    if (!file) throw invalid({ arquivos: loteTexts.semArquivo }, loteTexts.semArquivo)
    const formato = formatoOf(file.extensao)
    const redes = redesFor(actor, redesManaged(actor))
    const { lote: id, ...read } = await readPlanilha(context, file.place, { formato }, async (table) => {
      const { id } = await queries.insertLote(tx, {
        ...askerOf(actor),
        redes: redes && [...redes],
        arquivo: file.nome,
        formato,
        sal: randomBytes(16),
        ...table,
        planilha: await sealPlanilha(context, file.place),
        ...(body.modo && { modo: body.modo }),
        ...(body.existentes && { existentes: body.existentes }),
      })
      return id
    })
    const { segura, total } = read
    if (segura) await beginCheck(context, id)
    const lote = await shown(context, id)
    await audit(context, {
      entidade: 'lote',
      id,
      acao: 'enviar',
      mudanca: { depois: { linhas: total } },
    })
    return { lote }
  },

  async find({ params, ...context }) {
    await findLote(context, params.id)
    return { lote: await shown(context, params.id) }
  },

  async findLeitura({ params, ...context }) {
    const lote = await findLote(context, params.id)
    const entendimento = await original(context, lote, (place) =>
      understand(context, place, { formato: lote.formato, leitura: lote.leitura }),
    )
    return { entendimento }
  },

  async setLeitura({ params, body, ...context }) {
    const { tx } = context
    const lote = await findAt(context, params.id, 'colunas', 'conferido')
    const { segura } = await original(context, lote, (place) => {
      const order = { formato: lote.formato, leitura: body.leitura }
      return readPlanilha(context, place, order, async (table) => {
        await queries.removeLinhas(tx, lote.id)
        await queries.updateLote(tx, lote.id, {
          ...table,
          contagem: '{}',
          espelho: null,
          etapa: 'colunas',
          mensagem: null,
        })
        return lote.id
      })
    })
    if (segura) await beginCheck(context, lote.id)
    return { lote: await shown(context, lote.id) }
  },

  async findValores({ params, query, ...context }) {
    return findValores(context, await findLote(context, params.id), query)
  },

  async setColunas({ params, body, ...context }) {
    const { tx } = context
    const lote = await findAt(context, params.id, 'colunas', 'conferido')
    const { colunas } = body
    refuseColunas(
      colunas,
      { cabecalho: lote.cabecalho, missing: missingOf(colunas), repeated: repeatedOf(colunas) },
      loteTexts,
    )
    await queries.updateLote(tx, lote.id, {
      colunas: JSON.stringify(colunas),
      ...(body.sentidos && { sentidos: JSON.stringify(sentidosOf(body.sentidos)) }),
    })
    const before = lote.colunas.indexOf('senha')
    const freed = before >= 0 && colunas[before] !== 'senha' ? before : -1
    if (colunas.includes('senha') || freed >= 0)
      for await (const rows of queries.slicesOf(tx, lote.id)) {
        // A password that is left out is wanted by nobody: it is kept neither plain nor sealed.
        const plain =
          freed >= 0 && colunas[freed] === null
            ? rows.map((row) => ({ ...row, celulas: row.celulas.with(freed, '') }))
            : unsealLinhas(context, rows, freed)
        await queries.replaceCelulas(tx, lote.id, [...sealLinhas(context, plain, colunas)])
      }
    await beginCheck(context, lote.id)
    return { lote: await shown(context, lote.id) }
  },

  async setOpcoes({ params, body, ...context }) {
    const lote = await findAt(context, params.id, 'colunas', 'conferido')
    await queries.updateLote(context.tx, lote.id, body)
    // Leaving lines out changes nothing of what the check found.
    const { modo, existentes, sobre_editados } = body
    const asBefore =
      modo === lote.modo && existentes === lote.existentes && sobre_editados === lote.sobre_editados
    if (lote.etapa === 'conferido' && !asBefore) await beginCheck(context, lote.id)
    return { lote: await shown(context, lote.id) }
  },

  async listLinhas({ params, query, ...context }) {
    const lote = await findLote(context, params.id)
    const [rows, contagem] = await Promise.all([
      queries.pageLinhas(context.tx, lote.id, query),
      queries.countLinhas(context.tx, lote.id),
    ])
    const total = query.situacao ? contagem[query.situacao] : lote.total
    return { linhas: rows.map((row) => presentLinha(row, lote, context.language)), total }
  },

  async saveLinhas({ params, body, ...context }) {
    const { tx, actor, language } = context
    const lote = await findAt(context, params.id, 'conferido')
    const place = placeOf(context)
    const numeros = [...new Set(body.linhas.map(({ numero }) => numero))]
    const before = await queries.readLinhas(tx, lote.id, numeros)
    const known = new Set(before.map(({ numero }) => numero))
    const corrections = body.linhas
      .filter(({ numero }) => known.has(numero))
      .map(({ numero, valores, descartar, aceitar }) => ({
        numero,
        correcoes: trimmed(valores ?? {}, (senha) => sealCell(place.secretKey, place.tenantId, senha)),
        descartada: descartar ?? null,
        aceita: aceitar ?? null,
      }))
    await queries.correctLinhas(tx, lote.id, corrections)
    const families = (familia: boolean) =>
      body.linhas.flatMap((linha) => (linha.familia === familia ? linha.numero : []))
    const shared = await familyCorrections(tx, lote, place, families(true))
    await queries.correctLinhas(tx, lote.id, shared)
    const back = await queries.giveBackEmails(tx, lote.id, families(false), lote.colunas.indexOf('email'))
    const touched = [...new Set([...known, ...shared.map(({ numero }) => numero), ...back])]
    const chaves = before.flatMap((row) => row.chaves)
    await recheck(tx, lote, actor, place, touched, chaves)
    const after = await queries.readLinhas(tx, lote.id, touched)
    return {
      lote: await shown(context, lote.id),
      linhas: after.map((row) => presentLinha(row, lote, language)),
    }
  },

  async remove({ params, ...context }) {
    const lote = await findLote(context, params.id, { lock: true })
    if (['gravando', 'gravado', 'desfazendo'].includes(lote.etapa))
      throw failure(409, 'lote_gravado', loteTexts.jaGravado)
    await queries.removeLote(context.tx, lote.id)
    await audit(context, { entidade: 'lote', id: lote.id, acao: 'apagar' })
    return {}
  },
}

function trimmed(valores: Partial<Record<Campo, string>>, sealed: (senha: string) => string): Valores {
  const clean: Valores = {}
  for (const [campo, text] of Object.entries(valores) as [Campo, string][])
    clean[campo] = campo === 'senha' ? sealed(text.trim()) : text.replace(/\p{Cs}/gu, '').trim()
  return clean
}
