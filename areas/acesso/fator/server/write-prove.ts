/** Proves in a session who its person is, with a code or the password; each try of one person waits for the one before. */
import { audit } from '../../../../core/server/audit.ts'
import type { Context, PersonContext } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { Failure } from '../../../../core/server/failure.ts'
import { countAttempt, fits, forgetAttempts } from '../../sessao/server/public.ts'
import { kindOf } from '../rules.ts'
import { ownerOf } from './find-owner.ts'
import { warn } from './letters.ts'
import * as queries from './queries.ts'
import { cannotProve, codeNeeded, passwordNeeded, wrongCode, wrongPassword } from './refusals.ts'
import { hashRecoveryCode } from './secrets-codes.ts'
import { type Owner, openKey, stepOfCode } from './secrets-totp.ts'

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

/** Notes the proof, or the failure, which was counted before. */
async function settle(
  { tx, caller, actor, session, now }: Context,
  chave: string,
  meio: Meio | undefined,
): Promise<void> {
  const note = (acao: string, depois: object) =>
    audit({ tx, caller, actor }, { entidade: 'sessao', id: session.id, acao, mudanca: { depois } })
  if (!meio) return note('recusar_prova', {})
  await forgetAttempts(tx, [chave])
  await queries.noteProof(tx, session.id, now, meio !== 'senha')
  if (meio === 'recuperacao')
    await warn(tx, actor.id, 'recuperacao', await queries.countRecoveryCodes(tx, actor.id))
  await note('provar', { meio })
}

/** A refusal is an answer here, not an exception: what was counted must be kept. */
async function proveByCode(context: Context, chave: string, typed: string): Promise<Failure | undefined> {
  const { tx, now } = context
  await countAttempt(tx, [{ chave }], now)
  const owner = ownerOf(context)
  const fator = await queries.lockFator(tx, owner.usuarioId)
  const meio = await takeCode(tx, owner, fator, typed, now)
  await settle(context, chave, meio)
  return meio ? undefined : wrongCode()
}

async function proveByPassword(
  { asPerson }: PersonContext,
  { chave, senhaHash, senha }: { chave: string; senhaHash: string; senha: string },
): Promise<Failure | undefined> {
  await asPerson(({ tx, now }) => countAttempt(tx, [{ chave }], now))
  // No transaction is open while the password is checked.
  const right = await fits(senhaHash, senha)
  await asPerson((context) => settle(context, chave, right ? 'senha' : undefined))
  return right ? undefined : wrongPassword()
}

/**
 * Where there is a factor, a code of it or a recovery code is asked; else the password.
 * @throws 401, 403 `somente_leitura`, 422 `codigo_invalido`, `senha_incorreta`, `codigo_necessario`,
 * `senha_necessaria`, `sem_prova`, 429 `aguarde`
 */
export async function prove(
  context: PersonContext,
  { codigo, senha }: { codigo?: string; senha?: string },
): Promise<void> {
  const { asPerson } = context
  const { usuarioId, senha_hash, tem_fator } = await asPerson(async (person) => {
    const owner = ownerOf(person)
    return { ...owner, ...(await queries.findMeans(person.tx, owner.usuarioId)) }
  })
  const chave = `prova ${usuarioId}`
  if (tem_fator && codigo === undefined) throw codeNeeded()
  if (!tem_fator && senha_hash === null) throw cannotProve()
  if (!tem_fator && senha === undefined) throw passwordNeeded()
  const refusal =
    tem_fator && codigo !== undefined
      ? await asPerson((person) => proveByCode(person, chave, codigo))
      : await proveByPassword(context, { chave, senhaHash: senha_hash ?? '', senha: senha ?? '' })
  if (refusal) throw refusal
}
