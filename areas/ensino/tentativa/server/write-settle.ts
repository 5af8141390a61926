/** What follows from answers: which one counts on each screen, the state of the attempt, its grade, the best of all. */

import type { Tx } from '../../../../core/server/database.ts'
import { enqueue } from '../../../../core/server/jobs.ts'
import { isQuase } from '../../aula/rules-pontuar.ts'
import type { ComGabarito } from '../../aula/rules-pontuar-gabarito.ts'
import type { TelaComGabarito } from '../../aula/server/public-versao.ts'
import type { Resposta } from '../../aula/shapes-telas.ts'
import { isAberta } from '../../aula/shapes-tipos.ts'
import { alcancadas, estadoDe, fimDe, isOver, isVazia, notaOf, queVale, statusOf } from '../rules.ts'
import { isErro } from '../rules-dificuldade.ts'
import type { EstadoTentativa } from '../shapes.ts'
import { contar } from './public-caminho.ts'
import type { TentativaChange, TentativaRow } from './queries.ts'
import * as queries from './queries.ts'
import * as respostas from './queries-resposta.ts'

/** Run for an attempt that is over, in a class, with something wrong: whether its teachers should know. May repeat. */
export const PROCURAR_DIFICULDADE = 'tentativa.dificuldade'

/** Run for an attempt that is over, with open screens answered: the area of deliveries takes them up. May repeat. */
export const RECEBER_ENTREGAS = 'receber_entregas'

export const lugarOf = ({
  usuario_id,
  aula_id,
  turma_id,
  trilha_tentativa_id,
}: queries.Lugar): queries.Lugar => ({ usuario_id, aula_id, turma_id, trilha_tentativa_id })

/** Puts in force, on each of these screens, the answer that counts. */
export async function settleTelas(
  tx: Tx,
  row: Pick<TentativaRow, 'id' | 'aula_id' | 'versao'>,
  telas: readonly TelaComGabarito[],
): Promise<void> {
  const all = await respostas.listVezes(
    tx,
    row.id,
    telas.map(({ tela_id }) => tela_id),
  )
  await respostas.putRespostas(tx, valemDe(row, telas, all))
}

type VezRow = Awaited<ReturnType<typeof respostas.listVezes>>[number]

/** Of each of these screens the answer that counts, of all that were given. */
export const valemDe = (
  row: Pick<TentativaRow, 'id' | 'aula_id' | 'versao'>,
  telas: readonly TelaComGabarito[],
  all: readonly VezRow[],
): respostas.RespostaColumns[] =>
  telas.flatMap(({ tela_id, tipo, gabarito, limite }) => {
    const vezes = all.filter((vez) => vez.tela_id === tela_id)
    const vale = queVale(
      vezes,
      limite,
      ({ resposta }) =>
        gabarito !== null && isQuase(tipo as ComGabarito, gabarito, resposta as Resposta<ComGabarito>),
    )
    if (!vale) return []
    const { respondida_em, resposta, fracao, tempo } = vale
    const columns = { tela_id, respondida_em, resposta, fracao, tempo, vezes: vezes.length }
    return [{ ...columns, tentativa_id: row.id, aula_id: row.aula_id, versao: row.versao }]
  })

export interface Settled {
  estado: EstadoTentativa
  nota: number | null
  status: TentativaRow['status']
  /** The answers in force. */
  inForce: readonly respostas.RespostaRow[]
}

interface Happened {
  /** Handed in just now, or brought by a device. */
  handedIn?: boolean
  expirou?: boolean
  change?: TentativaChange
}

/** State and grade of an attempt by its answers in force; `parcial`: what it has so far, whether it counts or not. */
export function contaDe(
  row: TentativaRow,
  telas: readonly TelaComGabarito[],
  inForce: readonly Pick<respostas.RespostaRow, 'tela_id' | 'fracao'>[],
  { handedIn = false, expirou = false }: Happened = {},
) {
  const given = new Map(inForce.map((one) => [one.tela_id, one]))
  const abertas = telas.filter(({ tela_id, tipo }) => isAberta(tipo) && given.has(tela_id))
  const esperam = abertas.filter(
    ({ tela_id, peso }) => peso > 0 && given.get(tela_id)?.fracao === null,
  ).length
  const before = row.estado
  const pesadas = telas.filter(({ peso }) => peso > 0)
  const estado = estadoDe({
    anulada: before === 'anulada' && !isVazia(row),
    vazia: row.recusas && pesadas.length > 0 && pesadas.every(({ tela_id }) => !given.has(tela_id)),
    fim: expirou && before === 'iniciada' ? 'expirada' : fimDe(before, handedIn),
    abertas: abertas.filter(({ peso }) => peso > 0).length,
    esperam,
  })
  const reached = new Set(alcancadas(telas, row.navegacao, new Set(given.keys())))
  const fracaoIn = (tela: TelaComGabarito) =>
    reached.has(tela) ? (given.get(tela.tela_id)?.fracao ?? null) : null
  const counts = estado === 'concluida' || estado === 'corrigida' || estado === 'expirada'
  const parcial = notaOf(telas.map((tela) => ({ peso: tela.peso, fracao: fracaoIn(tela) })))
  const nota = counts ? parcial : null
  const status = nota === null ? null : statusOf(nota, Number(row.nota_minima))
  return { estado, nota, status, parcial, abertas: abertas.length }
}

/** Puts state and grade of an attempt in force. Its place is locked. */
export async function settleTentativa(
  tx: Tx,
  row: TentativaRow,
  telas: readonly TelaComGabarito[],
  { change = {}, ...happened }: Happened = {},
): Promise<Settled> {
  const inForce = await respostas.listRespostas(tx, row.id)
  const { estado, nota, status, abertas } = contaDe(row, telas, inForce, happened)
  await queries.updateTentativa(tx, row.id, { ...change, estado, nota, status })
  await queries.recount(tx, lugarOf(row))
  if (nota !== null || row.nota !== null) await contar(tx, row.trilha_tentativa_id)
  const wrong = inForce.some(({ fracao }) => fracao !== null && isErro(fracao))
  const asks = [
    ...(abertas > 0 ? [RECEBER_ENTREGAS] : []),
    ...(wrong && row.turma_id !== null ? [PROCURAR_DIFICULDADE] : []),
  ]
  if (isOver(estado))
    await Promise.all(
      asks.map((task) => enqueue(tx, task, { tentativa: row.id }, { key: `${task}:${row.id}` })),
    )
  return { estado, nota, status, inForce }
}
