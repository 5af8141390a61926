/** Proves in a session who its person is, with a code or the password; each try of one person waits for the one before. */
import { audit } from '../../../core/server/audit.ts'
import type { OutsideContext } from '../../../core/server/context.ts'
import type { Tx } from '../../../core/server/database.ts'
import { type Failure, onlyLooking, signedOut } from '../../../core/server/failure.ts'
import { fits } from '../../sessao/server/public.ts'
import { kindOf } from '../rules.ts'
import { hashRecoveryCode, sha256 } from './codes.ts'
import { warn } from './mail.ts'
import * as queries from './queries.ts'
import {
  cannotProve,
  codeNeeded,
  foreignToken,
  passwordNeeded,
  wrongCode,
  wrongPassword,
} from './refusals.ts'
import { type Owner, openKey, stepOfCode } from './totp.ts'
import { countWrong, forgetWrong, tooSoon } from './tries.ts'

type Context = Pick<OutsideContext, 'brand' | 'caller' | 'services' | 'now'>

/** A token names in front the tenant whose data its person lives in, as everywhere at the door (threat A1). */
const isForeign = (token: string, ownerId: number): boolean =>
  Number.parseInt(token.split('.')[0] ?? '', 36) !== ownerId

type Meio = 'aplicativo' | 'recuperacao' | 'senha'

/** With which kind of code it was proved; undefined when the code is wrong, or served before. */
async function takeCode(
  tx: Tx,
  owner: Owner,
  fator: queries.Locked,
  typed: string,
  now: Date,
): Promise<Meio | undefined> {
  const { usuarioId } = owner
  const code = kindOf(typed)
  if (!fator?.confirmado_em || !code) return undefined
  if (code.kind === 'recuperacao') {
    const hash = hashRecoveryCode(owner, code.codigo)
    return (await queries.takeRecoveryCode(tx, usuarioId, hash, now)) ? 'recuperacao' : undefined
  }
  const key = openKey(owner, fator.segredo)
  const step = key && stepOfCode(key, code.codigo, now, fator.ultimo_passo)
  return step && (await queries.takeStep(tx, usuarioId, step)) ? 'aplicativo' : undefined
}

/** Notes the proof, or the failure, in the transaction of the try. */
async function settle(
  tx: Tx,
  { caller, now, brand }: Context,
  { usuario_id, sessao_id }: queries.Prover,
  meio: Meio | undefined,
): Promise<void> {
  const actor = { id: usuario_id, tenantId: brand.ownerId }
  const note = (acao: string, depois: object) =>
    audit({ tx, caller, actor }, { entidade: 'sessao', id: sessao_id, acao, mudanca: { depois } })
  if (!meio) {
    await countWrong(tx, usuario_id, now)
    return note('recusar_prova', {})
  }
  await forgetWrong(tx, usuario_id)
  await queries.noteProof(tx, sessao_id, now, meio !== 'senha')
  if (meio === 'recuperacao')
    await warn(tx, usuario_id, 'recuperacao', await queries.countRecoveryCodes(tx, usuario_id))
  await note('provar', { meio })
}

async function proveByCode(
  context: Context,
  who: queries.Prover,
  typed: string,
): Promise<Failure | undefined> {
  const { services, brand, now } = context
  const owner = { secretKey: services.config.secretKey, tenantId: brand.ownerId, usuarioId: who.usuario_id }
  // A refusal is an answer here, not an exception: what was counted must be kept.
  return services.database.asTenant(brand.ownerId, async (tx) => {
    // Whoever tries many codes at once waits here for the result of each: a burst gains nothing.
    const fator = await queries.lockFator(tx, who.usuario_id)
    const wait = await tooSoon(tx, who.usuario_id, new Date())
    if (wait) return wait
    const meio = await takeCode(tx, owner, fator, typed, now)
    await settle(tx, { ...context, now: new Date() }, who, meio)
    return meio ? undefined : wrongCode()
  })
}

async function proveByPassword(
  context: Context,
  who: queries.Prover,
  senha: string,
): Promise<Failure | undefined> {
  const { services, brand } = context
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => services.database.asTenant(brand.ownerId, work)
  const refuseEarly = async () => {
    const wait = await inTenant((tx) => tooSoon(tx, who.usuario_id, new Date()))
    if (wait) throw wait
  }
  await refuseEarly()
  // No transaction is open while the password is checked; who queued is asked again, so that a burst gains nothing.
  const right = await fits(who.senha_hash, senha, refuseEarly)
  return inTenant(async (tx) => {
    await settle(tx, { ...context, now: new Date() }, who, right ? 'senha' : undefined)
    return right ? undefined : wrongPassword()
  })
}

/**
 * Where there is a factor, a code of it or a recovery code is asked; else the password.
 * @throws 401, 403 `somente_leitura`, 422 `codigo_invalido`, `senha_incorreta`, `codigo_necessario`,
 * `senha_necessaria`, `sem_prova`, 429 `aguarde`
 */
export async function prove(context: Context, given: { codigo?: string; senha?: string }): Promise<void> {
  const { services, brand, caller } = context
  const who = await services.database.asTenant(brand.ownerId, (tx) =>
    queries.findProver(tx, sha256(caller.token ?? '')),
  )
  if (!who) throw isForeign(caller.token ?? '', brand.ownerId) ? foreignToken() : signedOut()
  if (who.suporte_id !== null) throw onlyLooking()
  if (who.tem_fator) {
    if (given.codigo === undefined) throw codeNeeded()
    const refusal = await proveByCode(context, who, given.codigo)
    if (refusal) throw refusal
    return
  }
  if (who.senha_hash === null) throw cannotProve()
  if (given.senha === undefined) throw passwordNeeded()
  const refusal = await proveByPassword(context, who, given.senha)
  if (refusal) throw refusal
}
