/** What the rules of the state (rules-estado.ts) need to know of a person and a lesson, and what they say of it. */
import type { Tx } from '../../../../core/server/database.ts'
import { bestOf, isOver, restantesOf, vivoDe } from '../rules.ts'
import {
  allowsKey,
  type Dizer,
  dizerSozinho,
  type EmCurso,
  type Feito,
  isBest,
  isPast,
  type Lugar,
  type Mostrar,
  mayTellKey,
  mayTrain,
  type PedidoGabarito,
} from '../rules-estado.ts'
import type { EstadoTentativa, Status } from '../shapes.ts'
import type { TentativaRow } from './queries.ts'
import * as queries from './queries.ts'
import * as estado from './queries-estado.ts'

/** Outside a class the right answers are told after the attempt, where no class has the lesson. */
export const mostrarOf = ({ turma_id, mostrar_gabarito }: TentativaRow): Mostrar =>
  turma_id === null ? 'apos_tentativa' : ((mostrar_gabarito ?? 'nunca') as Mostrar)

type Feita = Pick<TentativaRow, 'estado' | 'nota' | 'status'>

const bestIn = (rows: readonly Feita[]) =>
  bestOf(
    rows.flatMap(({ nota, status, estado: at }) =>
      nota === null || status === null || at === 'anulada'
        ? []
        : [{ nota: Number(nota), status: status as Status }],
    ),
  )

const feitoIn = (rows: readonly Feita[], limite: number | null): Feito => ({
  terminou: rows.some(({ estado: at }) => isOver(at as EstadoTentativa)),
  restantes: restantesOf(limite, rows.filter(({ estado: at }) => at !== 'anulada').length),
  melhor: bestIn(rows),
})

type Pessoa = Pick<TentativaRow, 'usuario_id' | 'aula_id'>

/** The classes of the person that have the lesson, with what the person did of it there; and all their attempts. */
async function lugaresOf(tx: Tx, { usuario_id, aula_id }: Pessoa) {
  const [dadas, rows, limite] = await Promise.all([
    estado.listDadas(tx, usuario_id, aula_id),
    queries.listDaPessoa(tx, usuario_id, aula_id),
    queries.findLimite(tx, aula_id),
  ])
  const turmas = dadas.map(({ turma_id, trilha, ...dada }): Lugar => {
    // Each turn of a path is one more attempt: there is no last.
    const own = trilha
      ? []
      : rows.filter((row) => row.turma_id === turma_id && row.trilha_tentativa_id === null)
    return { ...dada, trilha, feito: feitoIn(own, trilha ? null : limite) }
  })
  return { turmas, rows, limite }
}

const estadoOf = ({ estado }: Pick<TentativaRow, 'estado'>) => estado as EstadoTentativa

/** What the rules ask of an attempt of the person at a lesson. */
async function pedidos(tx: Tx, pessoa: Pessoa, now: Date): Promise<(row: TentativaRow) => PedidoGabarito> {
  const [{ turmas, rows, limite }, deOutros] = await Promise.all([
    lugaresOf(tx, pessoa),
    estado.isDeOutros(tx, pessoa.usuario_id, pessoa.aula_id, now),
  ])
  const correndo = rows.some((row) => row.turma_id !== null && row.estado === 'iniciada' && !isPast(row, now))
  return (row) => {
    const here = rows.filter(
      ({ turma_id, trilha_tentativa_id }) =>
        turma_id === row.turma_id && trilha_tentativa_id === row.trilha_tentativa_id,
    )
    const trilha = row.trilha_tentativa_id !== null
    const feito = feitoIn(here, limite)
    const aqui: Lugar = { mostrar: mostrarOf(row), trilha, inicio: null, fim: row.fim, feito }
    return {
      estado: estadoOf(row),
      aqui: row.turma_id === null ? null : aqui,
      ...{ turmas, deOutros, correndo },
    }
  }
}

/** Of which of their attempts at a lesson the person may be told the key now. */
export async function keyTeller(tx: Tx, pessoa: Pessoa, now: Date): Promise<(row: TentativaRow) => boolean> {
  const pedidoOf = await pedidos(tx, pessoa, now)
  return (row) => mayTellKey(pedidoOf(row), now)
}

/** How much is told of what is done again after this attempt; null: it may not be done again. */
export async function treinoDe(tx: Tx, row: TentativaRow, now: Date) {
  if (!isOver(estadoOf(row))) return null
  return mayTrain((await pedidos(tx, row, now))(row), now)
}

/** Whether the person who made this attempt may be told its key now. */
export async function tellsKey(tx: Tx, row: TentativaRow, now: Date): Promise<boolean> {
  if (!isOver(estadoOf(row))) return false
  return (await keyTeller(tx, row, now))(row)
}

/** How much is said of the answers of an attempt: the key once it was asked for, and as long as it may be told. */
export async function dizerDe(tx: Tx, row: TentativaRow, now: Date): Promise<Dizer> {
  if (row.gabarito_em !== null && (await tellsKey(tx, row, now))) return 'gabarito'
  if (row.turma_id !== null) return 'partes'
  return dizerSozinho((await lugaresOf(tx, row)).turmas, now)
}

/** The same to whoever reads it: staff who are pupils of a class that is still to do the lesson read no key in it. */
export async function dizerA(leitor: number, tx: Tx, row: TentativaRow, now: Date): Promise<Dizer> {
  const dizer = await dizerDe(tx, row, now)
  if (dizer !== 'gabarito' || leitor === row.usuario_id) return dizer
  const { turmas } = await lugaresOf(tx, { usuario_id: leitor, aula_id: row.aula_id })
  return turmas.every((lugar) => allowsKey(lugar, now)) ? dizer : 'partes'
}

/** How much a stranger is told, who may be a pupil of any class. */
export const dizerATodos = async (tx: Tx, aula: number): Promise<Dizer> =>
  (await estado.isDada(tx, aula)) ? 'certa' : 'gabarito'

/** Whether who begins in a class knows the key, and could still gain by it. `rows`: the attempts made in the place. */
export async function hasSeen(
  tx: Tx,
  lugar: queries.Lugar,
  versao: number,
  rows: readonly Feita[],
): Promise<boolean> {
  const { usuario_id: usuario, aula_id: aula, turma_id: turma } = lugar
  if (turma === null || isBest(bestIn(rows))) return false
  return estado.sawKey(tx, { usuario, aula, versao, turma })
}

/** An attempt as the rules see it. What one does by oneself only its own key closes: no mark of it counts. */
export async function emCurso(tx: Tx, row: TentativaRow): Promise<EmCurso> {
  const { iniciada_em, concluida_em, tempo_limite, fim, gabarito_em } = row
  const visto_em = gabarito_em ?? (row.turma_id === null ? null : await estado.keySeenSince(tx, row))
  return { estado: vivoDe(row), iniciada_em, concluida_em, tempo_limite, fim, visto_em }
}
