/** Printing: a certificate, or a sample of nobody, on its sheet. The database waits for no picture and no document. */
import { buffer } from 'node:stream/consumers'
import { scaleOf } from '../../../../core/contract/palette.ts'
import { DEFAULT_PALETTE, isPalette, PALETTES } from '../../../../core/contract/palettes.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context, PersonContext } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { imageToPrint } from '../../../../core/server/files/images.ts'
import { say } from '../../../../core/texts/texts.ts'
import { certificadoPolicy, layoutPolicy, layoutsPolicy } from '../policy.ts'
import { certificadoTexts } from '../texts.ts'
import { alvoOf, layoutAlvoOf, urlOf } from './present.ts'
import { certificadoPdf, type OwnSheet, type Printed } from './print-pdf.ts'
import * as queries from './queries.ts'

/** Pixels across A4 landscape on paper: 210 per inch. */
const ACROSS = 2_480

type SheetRow = Awaited<ReturnType<typeof queries.findSheet>>

/** The sheet's own picture; null, and told in the log, where the store has lost it: it is printed on the product's sheet. */
async function sheetOf({ services, log }: PersonContext, row: SheetRow): Promise<OwnSheet | null> {
  if (!row) return null
  try {
    const original = await buffer(await services.store.get(row.chave))
    const { data } = await imageToPrint(original, ACROSS)
    return {
      imagem: data,
      tinta: row.tinta,
      posicao: row.posicao,
    }
  } catch (error) {
    log.error({ err: error }, 'the picture of a sheet can not be read')
    return null
  }
}

async function set(context: PersonContext, printed: Printed, row: SheetRow, name: string) {
  const { brand, language } = context
  const seed = PALETTES[isPalette(brand.paletaCor) ? brand.paletaCor : DEFAULT_PALETTE]
  const sheet = await sheetOf(context, row)
  const pdf = await certificadoPdf(printed, { brand: brand.nome, scale: scaleOf(seed), language, sheet })
  return { arquivo: `${name}.pdf`, tipo: 'application/pdf', conteudo: pdf.toString('base64') }
}

async function findToPrint({ tx, actor, authorize }: Context, id: number) {
  const row = await queries.find(tx, actor, id)
  if (!row || !can(certificadoPolicy, actor, 'print', alvoOf(row))) throw notFound()
  authorize(certificadoPolicy, 'print', alvoOf(row))
  if (row.revogado_em !== null) throw failure(409, 'certificado_revogado', certificadoTexts.revogado)
  return { row, sheet: row.layout_id === null ? undefined : await queries.findSheet(tx, row.layout_id) }
}

/** The certificate of this number, for whoever may print it. */
export async function printCertificado(context: PersonContext, id: number) {
  const { row, sheet } = await context.asPerson((inside) => findToPrint(inside, id))
  const printed: Printed = {
    nome: row.nome,
    trilha: row.trilha_nome,
    cargaHoraria: row.carga_horaria,
    emitidoEm: row.emitido_em,
    emissor: row.emissor,
    codigo: row.codigo,
    url: urlOf(context, row.codigo),
  }
  return set(context, printed, sheet, `certificado-${row.codigo}`)
}

const SAMPLE_CODE = 'XXXXXXXXXXXX'

async function findToSample(
  { tx, actor, authorize }: Context,
  layout: number | undefined,
): Promise<SheetRow> {
  authorize(layoutsPolicy, 'list', null)
  if (layout === undefined) return undefined
  const row = await queries.findLayout(tx, actor, layout)
  if (!row || !can(layoutPolicy, actor, 'view', layoutAlvoOf(row)))
    throw notFound(certificadoTexts.layoutFora)
  authorize(layoutPolicy, 'view', layoutAlvoOf(row), certificadoTexts.layoutFora)
  return queries.findSheet(tx, layout)
}

/** A certificate of nobody on a sheet; `trilha`: the name on it. */
export async function printSample(
  context: PersonContext,
  { layout, trilha }: { layout?: number; trilha?: string },
) {
  const sheet = await context.asPerson((inside) => findToSample(inside, layout))
  const t = say(certificadoTexts, context.language)
  const printed: Printed = {
    nome: t.amostraNome,
    trilha: trilha?.trim() || t.amostraTrilha,
    cargaHoraria: 40,
    emitidoEm: context.now,
    emissor: context.brand.nome,
    codigo: SAMPLE_CODE,
    url: urlOf(context, SAMPLE_CODE),
  }
  return set(context, printed, sheet, `certificado-${t.amostra}`)
}
