/** The dry run: lines as the rules need them, held against what there is, and what came of it written beside them. */
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { readLinha } from '../rules.ts'
import type { Acervo, Lida, Plano } from '../rules-acervo.ts'
import { checkLinhas, isFault } from '../rules-check.ts'
import { valoresOf } from '../rules-columns.ts'
import { translated } from '../rules-origem.ts'
import type { Valores } from '../shapes.ts'
import { readAcervo } from './find-acervo.ts'
import * as queries from './queries.ts'
import { openCell } from './secrets.ts'
import { countEspelho } from './write-espelho.ts'

export interface Place {
  tenantId: number
  secretKey: string
  now: Date
}

/** The cells of a line in our words, with its corrections laid over, and its password opened. */
export function cellsOf(
  row: Pick<queries.LinhaRow, 'celulas' | 'correcoes'>,
  { colunas, sentidos }: Pick<queries.LoteRow, 'colunas' | 'sentidos'>,
  { secretKey, tenantId }: Pick<Place, 'secretKey' | 'tenantId'>,
): Valores {
  const valores = { ...translated(valoresOf(row.celulas, colunas), sentidos), ...row.correcoes }
  if (valores.senha) valores.senha = openCell(secretKey, tenantId, valores.senha)
  return valores
}

/** Only what the line says is kept of it: 20,000 lines are held at once, since they are about each other too. */
const lidaOf = (row: queries.LinhaRow, lote: queries.LoteRow, place: Place): Lida => ({
  numero: row.numero,
  ...readLinha(cellsOf(row, lote, place), { now: place.now, planilha: lote.formato !== 'csv' }),
  cortada: row.cortada,
  corrigida: Object.keys(row.correcoes).length > 0,
  descartada: row.descartada,
  aceita: row.aceita,
})

/** Reads these lines (all, unless told) and plans them; nothing is written. */
export async function planLinhas(
  tx: Tx,
  lote: queries.LoteRow,
  actor: Actor,
  place: Place,
  numeros: readonly number[] | null = null,
): Promise<{ planos: Plano[]; acervo: Acervo }> {
  const lidas: Lida[] = []
  const take = (rows: readonly queries.LinhaRow[]) => {
    for (const row of rows) lidas.push(lidaOf(row, lote, place))
  }
  if (numeros) take(await queries.readLinhas(tx, lote.id, numeros))
  else for await (const rows of queries.slicesOf(tx, lote.id)) take(rows)
  const acervo = await readAcervo(tx, lidas, {
    actor,
    tenantId: place.tenantId,
    opcoes: { modo: lote.modo, existentes: lote.existentes, sobreEditados: lote.sobre_editados },
    redes: lote.redes,
    agora: place.now,
  })
  return { planos: checkLinhas(lidas, acervo), acervo }
}

/** Schools that the file names, those of faulty lines too: what the mirror covers. */
export const redesOf = (planos: readonly Plano[]): number[] => [
  ...new Set(planos.flatMap(({ escola }) => escola?.id ?? [])),
]

/** Writes what came of the check; `told` hears how far it is. */
export async function saveCheck(
  tx: Tx,
  lote: queries.LoteRow,
  planos: readonly Plano[],
  told: (feito: number) => Promise<void> = async () => {},
): Promise<void> {
  let feito = 0
  for (const some of queries.chunks(planos)) {
    await queries.savePlanos(tx, lote.id, some)
    feito += some.length
    await told(feito)
  }
}

/** Counts again, after lines were checked. */
export async function recount(
  mirroring: Parameters<typeof countEspelho>[0],
  lote: queries.LoteRow,
  redes: readonly number[],
): Promise<void> {
  const { tx } = mirroring
  const { corrigidas: _, ...contagem } = await queries.countLinhas(tx, lote.id)
  const espelho = lote.modo === 'espelho' ? await countEspelho(mirroring, lote.id, redes) : null
  await queries.updateLote(tx, lote.id, {
    contagem: JSON.stringify(contagem),
    espelho: espelho && JSON.stringify(espelho),
  })
}

/** In small batches everything is checked again after a correction; in large ones, the lines that it may touch. */
const SMALL = 2_000

/**
 * Checks corrected lines and those that share a key with them, as they were or as they are now. Whatever else a
 * correction changes, such as room in a class, shows when the batch is recorded: every line is checked again then.
 */
export async function recheck(
  tx: Tx,
  lote: queries.LoteRow,
  actor: Actor,
  place: Place,
  corrected: readonly number[],
  before: readonly string[],
): Promise<void> {
  if (lote.total <= SMALL) {
    const { planos } = await planLinhas(tx, lote, actor, place)
    await saveCheck(tx, lote, planos)
    await recount({ tx, actor, ...place }, lote, redesOf(planos))
    return
  }
  const first = await planLinhas(tx, lote, actor, place, corrected)
  const keys = [...before, ...first.planos.flatMap(({ chaves }) => chaves)]
  const touched = new Set([...corrected, ...(await queries.sharingChaves(tx, lote.id, keys))])
  // The lines that those share their keys with decide who came first, and are not written.
  const about = await planLinhas(tx, lote, actor, place, [...touched])
  const around = await queries.sharingChaves(
    tx,
    lote.id,
    about.planos.flatMap(({ chaves }) => chaves),
  )
  const { planos } = await planLinhas(tx, lote, actor, place, [...new Set([...touched, ...around])])
  await saveCheck(
    tx,
    lote,
    planos.filter(({ numero }) => touched.has(numero)),
  )
  const redes = new Set([...(lote.espelho?.redes ?? []), ...redesOf(planos)])
  await recount({ tx, actor, ...place }, lote, [...redes])
}

export const hasFault = ({ faltas }: Plano): boolean => faltas.some(isFault)
