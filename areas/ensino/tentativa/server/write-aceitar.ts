/** A teacher takes work that lay outside the bounds: it is marked as if it had come in time. */

import { sure } from '../../../../core/contract/narrow.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { findVersao, listGabaritos } from '../../aula/server/public-versao.ts'
import { inSendingOrder } from '../fila/order.ts'
import type { Registro } from '../fila/shapes.ts'
import { prazoOf, vivoDe } from '../rules.ts'
import { mayMark } from '../rules-estado.ts'
import { tentativaTexts as texts } from '../texts.ts'
import { judge } from './fields-judge.ts'
import type { TentativaRow } from './queries.ts'
import * as queries from './queries.ts'
import { listRegistros } from './queries-resposta.ts'
import type { lockRetidas } from './queries-retida.ts'
import { numbering } from './write-begin.ts'
import { type Gravado, gravar, type Tomado } from './write-gravar.ts'
import { lugarOf } from './write-settle.ts'

type Row = Awaited<ReturnType<typeof lockRetidas>>[number]
type Taking = Pick<Context, 'tx' | 'now' | 'actor'>

const registroOf = ({ registro }: Row): Registro => registro as unknown as Registro

/** When its first record says that it began, by the server's clock. */
function begunAt(first: Row): Date {
  const { respostas, concluido_em, iniciado_em } = registroOf(first)
  const told = [...respostas.map(({ respondida_em }) => respondida_em), concluido_em ?? iniciado_em]
  const before = Math.max(...told.map((device) => Date.parse(device))) - Date.parse(iniciado_em)
  return new Date(first.feita_em.getTime() - Math.max(0, before))
}

/** The attempt of the ticket; one that was never begun here is begun now, and handed in. */
async function attemptOf({ tx }: Taking, first: Row): Promise<{ row: TentativaRow; begun: boolean }> {
  const lugar = lugarOf(first)
  await queries.lockLugar(tx, lugar)
  const known = await queries.findByUuid(tx, first.tentativa)
  if (known) return { row: known, begun: false }
  const versao = sure(await findVersao(tx, first.aula_id, first.versao))
  const { numero } = numbering(await queries.listTentativas(tx, lugar), versao)
  const id = await queries.insertTentativa(tx, {
    ...lugar,
    uuid: first.tentativa,
    versao: first.versao,
    numero,
    // It does not stand in the way of one that runs.
    estado: 'concluida',
    iniciada_em: begunAt(first),
    offline: true,
    relogio_incorreto: false,
  })
  return { row: sure(await queries.findTentativa(tx, id)), begun: true }
}

/** Marks the records of one ticket. @throws 403 for the own work, 409 when the attempt was annulled */
export async function aceitar(context: Taking, rows: readonly Row[]): Promise<Gravado & { id: number }> {
  const { tx, now, actor } = context
  const [first] = rows as [Row]
  const { row, begun } = await attemptOf(context, first)
  const recusa = mayMark({ ...row, estado: vivoDe(row) }, actor.id)
  if (recusa === 'propria') throw failure(403, 'tentativa_propria', texts.propria)
  if (recusa === 'anulada') throw failure(409, 'ja_anulada', texts.jaAnulada)
  const telas = await listGabaritos(tx, row.aula_id, row.versao)
  const taken = new Set(
    (
      await listRegistros(
        tx,
        rows.map(({ uuid }) => uuid),
      )
    ).map(({ uuid }) => uuid),
  )
  const prazo = prazoOf(row, row.fim)?.getTime() ?? Number.POSITIVE_INFINITY
  const inTime = ({ feita_em }: Row) => new Date(Math.min(feita_em.getTime(), prazo, now.getTime()))
  const moments = new Map(rows.map((one) => [one.uuid, inTime(one)]))
  const good = inSendingOrder(rows.map(registroOf)).filter(
    (registro) => !taken.has(registro.uuid) && judge(registro, row, telas) === null,
  )
  const tomados = good.map((registro, n): Tomado => {
    const at = moments.get(registro.uuid) as Date
    const ends = registro.tipo === 'conclusao' || (begun && n === good.length - 1)
    return {
      registro,
      momentos: registro.respostas.map(() => at),
      fim: ends ? at : null,
      anunciadas: null,
      relogioIncorreto: false,
    }
  })
  return { ...(await gravar(context, row, telas, tomados)), id: row.id }
}
