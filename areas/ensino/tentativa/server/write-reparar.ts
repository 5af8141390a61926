/**
 * Judges what was done in a place by a mended key (docs/decisions/0053): the rehearsal reckons as the act does, and
 * writes nothing. No mark falls; what is undone goes back to what it was.
 */
import type { Tx } from '../../../../core/server/database.ts'
import { fracaoOf } from '../../aula/rules-pontuar.ts'
import type { Gabarito } from '../../aula/rules-pontuar-gabarito.ts'
import { listGabaritos, type TelaComGabarito } from '../../aula/server/public-versao.ts'
import { dizerDe } from './find-estado.ts'
import { inteira } from './present.ts'
import type { Lugar, TentativaRow } from './queries.ts'
import * as queries from './queries.ts'
import * as reparos from './queries-reparo.ts'
import * as respostas from './queries-resposta.ts'
import { contaDe, settleTelas, settleTentativa, valemDe } from './write-settle.ts'

export interface Obra {
  reparo: number
  /** Of each screen of each version the key by which it was judged, and the one that judges now. */
  chaves: ReadonlyMap<string, { de: Gabarito; para: Gabarito }>
  desfaz: boolean
  now: Date
}

export const chaveOf = (versao: number, tela: number): string => `${versao} ${tela}`

type VezRow = Awaited<ReturnType<typeof respostas.listVezes>>[number]

/** As it is kept: four decimals. */
const same = (one: number | null, other: number | null): boolean =>
  one === other || (one !== null && other !== null && Math.abs(one - other) < 1e-4)

const nameOf = ({ tela_id, respondida_em, resumo }: Pick<VezRow, 'tela_id' | 'respondida_em' | 'resumo'>) =>
  `${tela_id} ${respondida_em.toISOString()} ${resumo}`

/** What an answer has by the key that judges now; what both keys judge alike stays as it is. */
function fracaoNova(
  { resposta, fracao }: VezRow,
  { tipo }: TelaComGabarito,
  { de, para }: { de: Gabarito; para: Gabarito },
  sozinho: 'inteira' | 'partes' | null,
): number | null {
  const [before, now] = [de, para].map((gabarito) => fracaoOf({ tipo, gabarito, resposta }))
  if (before == null || now == null || same(before, now)) return fracao
  // By oneself an answer may have been told whole (`gravar`): one that was, still is.
  const told = same(fracao, before)
    ? sozinho === 'inteira'
    : sozinho !== null && same(fracao, inteira(before))
  return told ? inteira(now) : now
}

interface Conferida {
  mudadas: VezRow[]
  fracoes: reparos.Fracao[]
  telas: TelaComGabarito[]
  nota: number | null
  /** It would lose, and keeps what it has. */
  mantida: boolean
}

async function conferir(
  tx: Tx,
  row: TentativaRow,
  all: readonly TelaComGabarito[],
  obra: Obra,
): Promise<Conferida | null> {
  const keyOf = ({ tela_id }: TelaComGabarito) => obra.chaves.get(chaveOf(row.versao, tela_id))
  const telas = all.map((tela) => ({ ...tela, gabarito: keyOf(tela)?.para ?? tela.gabarito }))
  const mine = telas.filter((tela) => keyOf(tela))
  if (mine.length === 0) return null
  const vezes = await respostas.listVezes(
    tx,
    row.id,
    mine.map(({ tela_id }) => tela_id),
  )
  const antes = new Map<string, number | null>(
    obra.desfaz
      ? (await reparos.findFracoes(tx, obra.reparo, row.id)).map(
          ([tela, em, resumo, fracao]) => [`${tela} ${em} ${resumo}`, fracao] as const,
        )
      : [],
  )
  const sozinho =
    row.turma_id !== null ? null : (await dizerDe(tx, row, obra.now)) === 'certa' ? 'inteira' : 'partes'
  const novas = vezes.map((vez): VezRow => {
    const tela = mine.find(({ tela_id }) => tela_id === vez.tela_id)
    const key = tela && keyOf(tela)
    if (!tela || !key) return vez
    const kept = antes.get(nameOf(vez))
    return { ...vez, fracao: kept === undefined ? fracaoNova(vez, tela, key, sozinho) : kept }
  })
  const mudadas = novas.flatMap((vez, at) => {
    const tinha = vezes[at]?.fracao ?? null
    return same(vez.fracao, tinha) ? [] : [{ vez, tinha }]
  })
  if (mudadas.length === 0) return null
  const inForce = await respostas.listRespostas(tx, row.id)
  const valem = new Map(valemDe(row, mine, novas).map((one) => [one.tela_id, one.fracao]))
  const conta = contaDe(
    row,
    telas,
    inForce.map((one) => ({ ...one, fracao: valem.get(one.tela_id) ?? one.fracao })),
  )
  const { parcial } = contaDe(row, telas, inForce)
  const over = row.estado !== 'iniciada'
  return {
    mudadas: mudadas.map(({ vez }) => vez),
    telas,
    fracoes: mudadas.map(({ vez, tinha }) => [
      vez.tela_id,
      vez.respondida_em.toISOString(),
      vez.resumo,
      tinha,
    ]),
    nota: conta.nota,
    mantida: over && antes.size === 0 && (conta.parcial ?? 0) < (parcial ?? 0),
  }
}

/** Of each attempt in the place that the mended key concerns, what becomes of its mark. */
async function conferirLugar(tx: Tx, lugar: Lugar, obra: Obra) {
  const versoes = new Set([...obra.chaves.keys()].map((key) => Number(key.split(' ')[0])))
  const rows = (await queries.listTentativas(tx, lugar)).filter(
    ({ versao, estado }) => estado !== 'anulada' && versoes.has(versao),
  )
  const out: { row: TentativaRow; conferida: Conferida; nota: reparos.NotaDoReparo }[] = []
  const telas = new Map<number, TelaComGabarito[]>()
  for (const row of rows) {
    const all = telas.get(row.versao) ?? (await listGabaritos(tx, row.aula_id, row.versao))
    telas.set(row.versao, all)
    const conferida = await conferir(tx, row, all, obra)
    if (!conferida) continue
    const antes = row.nota === null ? null : Number(row.nota)
    const { mantida, nota, fracoes } = conferida
    const kept = { nota_depois: antes, fracoes: [] }
    const told = { tentativa_id: row.id, nota_antes: antes, feita: false }
    out.push({
      row,
      conferida,
      nota: { ...told, ...(mantida ? kept : { nota_depois: nota, fracoes }) },
    })
  }
  return out
}

/** The rehearsal: what would become of the marks in a place. */
export async function ensaiarLugar(tx: Tx, lugar: Lugar, obra: Obra): Promise<void> {
  const found = await conferirLugar(tx, lugar, obra)
  await reparos.putNotas(
    tx,
    obra.reparo,
    found.map(({ nota }) => nota),
  )
}

/** The act, with the place locked. Answers whether anything changed. */
export async function repararLugar(tx: Tx, lugar: Lugar, obra: Obra): Promise<boolean> {
  await queries.lockLugar(tx, lugar)
  const found = await conferirLugar(tx, lugar, obra)
  for (const { row, conferida } of found) {
    if (conferida.mantida) continue
    await reparos.scoreVezes(tx, row.id, conferida.mudadas)
    const touched = new Set(conferida.mudadas.map(({ tela_id }) => tela_id))
    await settleTelas(
      tx,
      row,
      conferida.telas.filter(({ tela_id }) => touched.has(tela_id)),
    )
    await settleTentativa(tx, row, conferida.telas)
  }
  // What is undone stays in the history of the attempt, with the repair that says so.
  if (!obra.desfaz)
    await reparos.putNotas(
      tx,
      obra.reparo,
      found.map(({ nota }) => ({ ...nota, feita: true })),
    )
  return found.some(({ conferida }) => !conferida.mantida)
}
