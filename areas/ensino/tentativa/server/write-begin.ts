/** Beginning an attempt: who may do the lesson, in which class, how often; the one before comes to its end. */

import { saidWhen } from '../../../../core/contract/dates.ts'
import { sure } from '../../../../core/contract/narrow.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import type { Context } from '../../../../core/server/context.ts'
import { type Failure, failure, notFound } from '../../../../core/server/failure.ts'
import { findTurma } from '../../../escola/turma/server/public.ts'
import { findVersao, listGabaritos, type VersaoRow } from '../../aula/server/public-versao.ts'
import type { Visibilidade } from '../../aula/shapes.ts'
import { type AulaAlvo, playPolicy, type TurmaAlvo } from '../policy.ts'
import { prazoOf, restantesOf } from '../rules.ts'
import { isPast, type Janela, mayBegin, noServidor, type RecusaComeco } from '../rules-estado.ts'
import { tentativaTexts as texts } from '../texts.ts'
import { hasSeen } from './find-estado.ts'
import { entrar, type Passo } from './public-caminho.ts'
import type { Lugar, TentativaRow } from './queries.ts'
import * as queries from './queries.ts'
import { findLimiteDoBilhete } from './queries-retida.ts'
import { settleTentativa } from './write-settle.ts'

type Asking = Pick<Context, 'tx' | 'actor' | 'authorize' | 'now'>

export async function turmaAlvo(
  tx: Context['tx'],
  id: number | null,
): Promise<(TurmaAlvo & { nome: string }) | null> {
  const turma = id === null ? undefined : await findTurma(tx, id)
  return turma ? { ...turma, ligado: turma.recursos.includes('aulas') } : null
}

export interface Querida {
  aula: number
  turma: number | null
  /** The turn of a path. */
  vez: number | null
}

interface Meant extends Passo {
  alvo: AulaAlvo
  versao: number
}

/** The lesson as somebody means to do it; undefined when it is not there, or not in that class. */
export async function findMeant(
  context: Pick<Context, 'tx' | 'actor' | 'now'>,
  { aula, turma, vez }: Querida,
): Promise<Meant | undefined> {
  if (vez !== null) return findPasso(context, aula, vez)
  const { tx, actor } = context
  const row = await queries.findAula(tx, actor, aula, turma)
  if (!row || (turma !== null && row.na_turma === null)) return undefined
  const alvo = { ...aulaAlvo(row), turma: await turmaAlvo(tx, turma), naTrilha: false }
  // A class that is gone is none that one does by oneself.
  if (turma !== null && alvo.turma === null) return undefined
  return { alvo, turma, versao: row.versao, inicio: row.inicio, fim: row.fim, recusa: null }
}

const aulaAlvo = (row: NonNullable<Awaited<ReturnType<typeof queries.findAula>>>) => ({
  publicada: row.versao > 0 && row.removida_em === null,
  arquivada: row.estado === 'arquivada',
  alcance: row.alcance as Visibilidade,
  naRede: row.na_rede,
})

/** The lesson as a step of a turn of a path. */
async function findPasso(
  context: Pick<Context, 'tx' | 'actor' | 'now'>,
  aula: number,
  vez: number,
): Promise<Meant | undefined> {
  const passo = await entrar(context, vez, aula)
  const row = passo && (await queries.findAula(context.tx, context.actor, aula, null))
  if (!row) return undefined
  return { ...passo, alvo: { ...aulaAlvo(row), turma: null, naTrilha: true }, versao: row.versao }
}

/** Ends an attempt whose time ran out. Its place is locked. */
export async function expire(tx: Context['tx'], row: TentativaRow): Promise<void> {
  const telas = await listGabaritos(tx, row.aula_id, row.versao)
  const prazo = prazoOf(row, row.fim)
  await settleTentativa(tx, row, telas, {
    expirou: true,
    ...(prazo && { change: { concluida_em: prazo } }),
  })
}

/** A device went on to another attempt: the one that is open was done, and its handing in is on its way. */
export async function endOpen(tx: Context['tx'], lugar: Lugar): Promise<void> {
  const open = (await queries.listTentativas(tx, lugar)).find(({ estado }) => estado === 'iniciada')
  if (!open) return
  const telas = await listGabaritos(tx, open.aula_id, open.versao)
  await settleTentativa(tx, open, telas, { handedIn: true })
}

export interface Numbering {
  numero: number
  restantes: number | null
}

/** The number of the next attempt, and how many are left with it. */
export function numbering(rows: readonly TentativaRow[], { tentativas }: VersaoRow): Numbering {
  const counted = rows.filter(({ estado }) => estado !== 'anulada').length
  return { numero: (rows[0]?.numero ?? 0) + 1, restantes: restantesOf(tentativas, counted) }
}

/** Attempts at a lesson in one turn of a path; what devices did without network is taken beyond them. */
const NA_VEZ = 1

/** Why nothing begins, to a person in front of the server. */
function recusaOf(
  recusa: RecusaComeco,
  { inicio, fim }: Janela,
  { vez, limite }: { vez: number | null; limite: number | null },
): Failure {
  if (recusa === 'agendada') return failure(422, 'aula_nao_aberta', saidWhen(texts.abreEm, inicio as Date))
  if (recusa === 'encerrada') return failure(422, 'aula_encerrada', saidWhen(texts.encerrada, fim as Date))
  if (recusa === 'gabarito_visto') return failure(409, 'gabarito_visto', texts.gabaritoVisto)
  if (vez !== null) return failure(409, 'sem_tentativas', texts.feitaNaVez)
  return failure(409, 'sem_tentativas', {
    pt: texts.semTentativas.pt(limite ?? 0),
    en: texts.semTentativas.en(limite ?? 0),
  })
}

/** The next attempt in a place, as `mayBegin` looks at it. */
async function proxima(tx: Context['tx'], meant: Meant, lugar: Lugar, rows: readonly TentativaRow[]) {
  const versao = sure(await findVersao(tx, lugar.aula_id, meant.versao))
  const vez = lugar.trilha_tentativa_id
  const { numero, restantes } = numbering(rows, vez === null ? versao : { ...versao, tentativas: NA_VEZ })
  const visto = await hasSeen(tx, lugar, meant.versao, rows)
  return { versao, numero, comeco: { ...meant, restantes, visto } }
}

/** Attempts that may still begin: none where the next one is refused, but for one that only waits for its day. */
export async function restantesAqui(
  tx: Context['tx'],
  meant: Meant,
  lugar: Lugar,
  rows: readonly TentativaRow[],
  now: Date,
): Promise<number | null> {
  const { comeco } = await proxima(tx, meant, lugar, rows)
  const recusa = mayBegin(comeco, noServidor(now))
  return meant.recusa || (recusa && recusa !== 'agendada') ? 0 : comeco.restantes
}

/**
 * The person's open attempt, or a new one.
 * @throws 404 for a lesson that is not theirs to do, 422 outside its window, 409 without attempts left
 */
export async function openTentativa(
  { tx, actor, authorize, now }: Asking,
  { uuid, ...querida }: Querida & { uuid?: string | undefined },
): Promise<TentativaRow> {
  if (isVisitor(actor)) throw failure(403, 'visitante', texts.visitante)
  const { aula, vez } = querida
  const meant = await findMeant({ tx, actor, now }, querida)
  if (!meant) throw notFound(texts.aulaAusente)
  authorize(playPolicy, 'view', meant.alvo, texts.aulaAusente)
  const lugar = { usuario_id: actor.id, aula_id: aula, turma_id: meant.turma, trilha_tentativa_id: vez }
  const resultado = await queries.lockLugar(tx, lugar)
  const known = uuid ? await queries.findByUuid(tx, uuid) : undefined
  if (known && known.usuario_id !== actor.id) throw notFound(texts.ausente)
  const rows = await queries.listTentativas(tx, lugar)
  const open = known ?? rows.find(({ estado }) => estado === 'iniciada')
  if (open && (known || !isPast(open, now))) {
    await queries.countAbertura(tx, resultado, now)
    return open
  }
  if (open) await expire(tx, open)
  // What was begun under this ticket waits for the teacher: it must not begin once more beside it.
  if (uuid && (await findLimiteDoBilhete(tx, actor.id, uuid)))
    throw failure(409, 'espera_professora', texts.esperaProfessora)
  if (meant.recusa) throw meant.recusa
  const { versao, numero, comeco } = await proxima(tx, meant, lugar, rows)
  const recusa = mayBegin(comeco, noServidor(now))
  if (recusa) throw recusaOf(recusa, meant, { vez, limite: versao.tentativas })
  const nova = { ...lugar, uuid, versao: meant.versao, numero, iniciada_em: now }
  const id = await queries.insertTentativa(tx, { ...nova, offline: false, relogio_incorreto: false })
  await queries.countAbertura(tx, resultado, now)
  await queries.recount(tx, lugar)
  return sure(await queries.findTentativa(tx, id))
}
