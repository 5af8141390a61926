/** Programs on a computer sign in through the browser: they ask, the person decides, they poll (RFC 8628 in spirit). */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { networkOf } from '../../../../core/server/address.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, OutsideContext } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { Failure } from '../../../../core/server/failure.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import type { Eu } from '../../sessao/contract.ts'
import { openSession } from '../../sessao/server/public.ts'
import type { PedidoDispositivo } from '../contract.ts'
import {
  answerTo,
  type EstadoDoPedido,
  INTERVAL_S,
  inHalves,
  isOpen,
  type Programa,
  REQUEST_MS,
  userCodeOf,
} from '../rules.ts'
import * as queries from './queries-dispositivo.ts'
import { decided, noRequest, pollRefusals, tooManyRequests } from './refusals.ts'
import { makeDeviceCode, makeUserCode, sha256 } from './secrets-codes.ts'

type Outside = Pick<OutsideContext, 'brand' | 'caller' | 'services' | 'now'>

/** The page where the person decides, at the host of the tenant. */
function pageFor({ brand, services }: Outside, programa: Programa, conectado: boolean): string {
  const url = new URL(services.config.publicUrl)
  if (!brand.principal) url.hostname = brand.dominio
  url.pathname = `/login/${programa}${conectado ? '/conectado' : ''}`
  return url.href
}

const TRIES = 5

export async function start(context: Outside, programa: Programa, conectado: boolean) {
  const { services, brand, caller, now } = context
  const deviceCode = makeDeviceCode()
  const codigo = await services.database.asTenant(brand.ownerId, async (tx) => {
    await oneAtATime(tx, 'pedido_dispositivo')
    if (!(await queries.hasRoom(tx, networkOf(caller.ip)))) throw tooManyRequests()
    for (let n = 0; n < TRIES; n += 1) {
      const drawn = makeUserCode()
      const fresh = await queries.insertPedido(tx, {
        hash: sha256(deviceCode),
        codigo: drawn,
        programa,
        conectado,
        intervalo: INTERVAL_S,
        ip: caller.ip,
        agente: caller.agent,
        now,
        expiraEm: new Date(now.getTime() + REQUEST_MS),
      })
      if (fresh) return drawn
    }
    throw tooManyRequests()
  })
  const page = pageFor(context, programa, conectado)
  return {
    device_code: deviceCode,
    user_code: inHalves(codigo),
    verification_uri: page,
    verification_uri_complete: `${page}?codigo=${inHalves(codigo)}`,
    expires_in: REQUEST_MS / 1000,
    interval: INTERVAL_S,
  }
}

interface Delivered {
  usuario: Eu
  token: string
}

/** What a poll brings, in one transaction: a refusal is an answer here, since what it notes must be kept. */
async function answerPoll(
  tx: Tx,
  { brand, caller, now }: Outside,
  code: string,
): Promise<Delivered | Failure> {
  const row = await queries.lockByDispositivo(tx, sha256(code))
  if (!row) return pollRefusals.invalid_grant()
  const { resposta, intervalo } = answerTo(
    {
      estado: row.estado as EstadoDoPedido,
      expiraEm: row.expira_em,
      intervalo: row.intervalo,
      consultadoEm: row.consultado_em,
    },
    now,
  )
  await queries.notePoll(tx, row.id, intervalo, now)
  if (resposta !== 'sessao' || row.usuario_id === null)
    return pollRefusals[resposta === 'sessao' ? 'invalid_grant' : resposta](intervalo)
  await queries.noteDelivery(tx, row.id)
  const { usuario, token } = await openSession(
    { tx, brand, caller, now },
    { usuarioId: row.usuario_id, metodo: 'dispositivo', compartilhada: !row.conectado },
  )
  await queries.inheritProof(tx, sha256(token), row.fator_em)
  const proved = usuario.pendencia === 'segundo_fator' && row.fator_em !== null
  return { usuario: proved ? { ...usuario, pendencia: null } : usuario, token }
}

/** @throws 400 with the codes of RFC 8628, 403 `conta_suspensa` */
export async function poll(context: Outside, deviceCode: string): Promise<Delivered> {
  const { services, brand } = context
  const answer = await services.database.asTenant(brand.ownerId, (tx) => answerPoll(tx, context, deviceCode))
  if (answer instanceof Error) throw answer
  return answer
}

/** @throws 404 `codigo_desconhecido`, 409 `pedido_decidido` */
export async function find(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  typed: string,
): Promise<Told<PedidoDispositivo>> {
  const codigo = userCodeOf(typed)
  const row = codigo && (await queries.findByCodigo(tx, codigo))
  if (!row) throw noRequest()
  if (!isOpen({ estado: row.estado as EstadoDoPedido, expiraEm: row.expira_em }, now)) throw decided()
  return {
    programa: row.programa as Programa,
    codigo: inHalves(row.codigo),
    ip: row.ip,
    agente: row.agente,
    conectado: row.conectado,
    pedido_em: row.created_at,
    expira_em: row.expira_em,
  }
}

/** Approves (`conectado`: for 30 days instead of 12 hours) or refuses (`null`). Throws what `find` throws. */
export async function decide(
  context: Context,
  typed: string,
  conectado: boolean | null,
): Promise<Told<void>> {
  const { tx, actor, session, now } = context
  const { codigo, programa } = await find(context, typed)
  const aprovado = conectado === null ? null : { usuarioId: actor.id, sessaoId: session.id, conectado }
  if (!(await queries.decide(tx, userCodeOf(codigo) ?? '', { aprovado, now }))) throw decided()
  await audit(context, {
    entidade: 'dispositivo',
    acao: aprovado ? 'aprovar' : 'recusar',
    mudanca: { depois: { programa } },
  })
}
