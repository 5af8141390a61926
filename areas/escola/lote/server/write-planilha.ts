/** Reading a file of people into a batch: as it seems, or as its sender says; passwords sealed before they are written. */
import {
  type Entendimento,
  entendimentoAs,
  type Formato,
  type Leitura,
  type Lida,
  lidaOf,
} from '../../../../core/contract/leitura.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { LinhaLida } from '../../../../core/server/sheets/lida.ts'
import { type Aberta, withPlanilha } from '../../../../core/server/sheets/read.ts'
import { refusedReading } from '../../../../core/server/sheets/refusals.ts'
import { stayAwake } from '../../../../core/server/sql.ts'
import { guessColunas, vocabulario } from '../rules-columns.ts'
import { type Campo, LIMITES } from '../shapes.ts'
import { loteTexts } from '../texts.ts'
import { placeOf } from './find.ts'
import * as queries from './queries.ts'
import { openCell, sealCell } from './secrets.ts'

export function sealLinhas(
  context: Context,
  linhas: readonly LinhaLida[],
  colunas: readonly (Campo | null)[],
): readonly LinhaLida[] {
  const column = colunas.indexOf('senha')
  if (column < 0) return linhas
  const { secretKey, tenantId } = placeOf(context)
  return linhas.map((linha) => ({
    ...linha,
    celulas: linha.celulas.map((cell, i) =>
      i === column ? sealCell(secretKey, tenantId, cell.trim()) : cell,
    ),
  }))
}

/** With a column as it was in the file: what it held is no password, as is said now. */
export function unsealLinhas(
  context: Context,
  linhas: readonly LinhaLida[],
  column: number,
): readonly LinhaLida[] {
  if (column < 0) return linhas
  const { secretKey, tenantId } = placeOf(context)
  return linhas.map((linha) => ({
    ...linha,
    celulas: linha.celulas.map((cell, i) => (i === column ? openCell(secretKey, tenantId, cell) : cell)),
  }))
}

interface Order {
  formato: Formato
  /** As its sender says; absent: as it seems. */
  leitura?: readonly Leitura[]
}

const open = <T>(
  { tx }: Context,
  place: string,
  order: Order,
  work: (aberta: Aberta) => Promise<T>,
): Promise<T> => {
  const meanwhile = () => stayAwake(tx)
  return withPlanilha({ ...order, limites: LIMITES, place, meanwhile, vocabulario }, work).catch(
    refusedReading(loteTexts),
  )
}

/** Writes the lines of a file into the batch that `put` makes, or makes ready, for its table. @throws 422 */
export function readPlanilha(
  context: Context,
  place: string,
  order: Order,
  put: (table: {
    codificacao: Aberta['codificacao']
    separador: string
    cabecalho: string
    colunas: string
    leitura: string
    total: number
  }) => Promise<number>,
): Promise<{ lote: number; segura: boolean; total: number }> {
  return open(context, place, order, async (planilha) => {
    const { cabecalho, codificacao, separador, total, entendimento } = planilha
    const { colunas, segura } = guessColunas(cabecalho)
    const lote = await put({
      codificacao,
      separador,
      cabecalho: JSON.stringify(cabecalho),
      colunas: JSON.stringify(colunas),
      leitura: JSON.stringify(lidaOf(entendimento)),
      total,
    })
    for await (const linhas of planilha.slices())
      await queries.insertLinhas(context.tx, lote, sealLinhas(context, linhas, colunas))
    // Which sheets are meant is for its sender to say, where more than one may be.
    return { lote, segura: segura && entendimento.confianca === 'certa', total }
  })
}

/** The sheets of a file, with those that are read now. */
export async function understand(
  context: Context,
  place: string,
  { formato, leitura }: { formato: Order['formato']; leitura: Lida },
): Promise<Entendimento> {
  return open(context, place, { formato }, async ({ entendimento }) => entendimentoAs(entendimento, leitura))
}
