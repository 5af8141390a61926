/** Handlers of the second factor, of fresh proofs, and of programs that sign in through the browser. */
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { forbidden, notFound } from '../../../../core/server/failure.ts'
import { requireSecond } from '../../sessao/server/public.ts'
import type { fatorApi } from '../contract.ts'
import { fatorPolicy } from '../policy.ts'
import { bare, inHalves, isCompulsory } from '../rules.ts'
import { ownerOf } from './find-owner.ts'
import { warn } from './letters.ts'
import { resetFator } from './public.ts'
import * as queries from './queries.ts'
import { alreadyOn, compulsory, notBegun, notOn, wrongCode } from './refusals.ts'
import * as dispositivo from './routes-dispositivo.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './secrets-codes.ts'
import { addressOf, makeKey, type Owner, openKey, qrOf, sealKey, stepOfCode } from './secrets-totp.ts'
import { prove } from './write-prove.ts'

const papeisOf = ({ actor }: Pick<Context, 'actor'>): string[] => [
  ...actor.funcoes,
  ...actor.redes.map(({ papel }) => papel),
  ...actor.turmas.map(({ papel }) => papel),
]

const isMust = async (context: Context): Promise<boolean> =>
  isCompulsory(await queries.isDemanded(context.tx), papeisOf(context))

/** Makes recovery codes; the only copy is the answer. */
async function newCodes(context: Context, owner: Owner): Promise<string[]> {
  const codigos = makeRecoveryCodes()
  const hashes = codigos.map((codigo) => hashRecoveryCode(owner, codigo))
  await queries.replaceRecoveryCodes(context.tx, owner.usuarioId, hashes)
  return codigos.map(inHalves)
}

const note = (context: Context, acao: string) =>
  audit(context, { entidade: 'segundo_fator', id: context.actor.id, acao })

export const fatorHandlers: Handlers<typeof fatorApi> = {
  async find(context) {
    const { tx, actor, brand } = context
    if (actor.tenantId !== brand.ownerId) throw forbidden()
    const fator = await queries.findFator(tx, actor.id)
    const conta = await queries.findConta(tx, actor.id)
    const desde = fator?.confirmado_em ?? null
    return {
      fator: {
        ligado: desde !== null,
        desde,
        codigos_restantes: await queries.countRecoveryCodes(tx, actor.id),
        obrigatorio: await isMust(context),
        prova: desde ? 'codigo' : conta?.tem_senha ? 'senha' : null,
      },
    }
  },
  async begin(context) {
    const { tx, actor, brand } = context
    const owner = ownerOf(context)
    const chave = makeKey()
    if (!(await queries.putKey(tx, actor.id, sealKey(owner, chave)))) throw alreadyOn()
    const conta = await queries.findConta(tx, actor.id)
    const endereco = addressOf(chave, brand.nome, conta?.email ?? conta?.login ?? actor.nome)
    return { chave, endereco, qr: qrOf(endereco) }
  },
  async confirm(context) {
    const { tx, actor, session, now, body } = context
    const owner = ownerOf(context)
    const fator = await queries.lockFator(tx, actor.id)
    if (!fator) throw notBegun()
    if (fator.confirmado_em) throw alreadyOn()
    const key = openKey(owner, fator.segredo)
    const step = key && stepOfCode(key, bare(body.codigo), now, fator.ultimo_passo)
    if (!step) throw wrongCode()
    await queries.confirmKey(tx, actor.id, step, now)
    await queries.noteProof(tx, session.id, now, true)
    const codigos = await newCodes(context, owner)
    await warn(tx, actor.id, 'ligado')
    await note(context, 'ligar')
    return { codigos }
  },
  async renewCodigos(context) {
    const { tx, actor } = context
    const owner = ownerOf(context)
    const fator = await queries.lockFator(tx, actor.id)
    if (!fator?.confirmado_em) throw notOn()
    const codigos = await newCodes(context, owner)
    await note(context, 'renovar_codigos')
    return { codigos }
  },
  async remove(context) {
    const { tx, actor } = context
    ownerOf(context)
    if (await isMust(context)) throw compulsory()
    if (!(await queries.removeFator(tx, actor.id))) throw notOn()
    await warn(tx, actor.id, 'removido')
    await note(context, 'desligar')
    return {}
  },
  async reset(context) {
    const { tx, brand, params, body, authorize } = context
    const pessoa = await queries.findPessoa(tx, params.usuario)
    if (!pessoa) throw notFound()
    const target = { tenantId: brand.ownerId, ...pessoa }
    authorize(fatorPolicy, 'view', target)
    authorize(fatorPolicy, 'reset', target)
    if (!(await queries.findFator(tx, pessoa.id))?.confirmado_em) throw notOn()
    await requireSecond(context, { usuario: pessoa.id, ato: 'fator' }, { take: true })
    await resetFator(context, pessoa.id, body.motivo)
    return {}
  },
  async prove({ body, ...context }) {
    await prove(context, body)
    return {}
  },
  async startDispositivo({ body, ...context }) {
    return dispositivo.start(context, body.programa, body.conectado ?? false)
  },
  async pollDispositivo({ body, ...context }) {
    return dispositivo.poll(context, body.device_code)
  },
  async findDispositivo(context) {
    ownerOf(context)
    return { pedido: await dispositivo.find(context, context.params.codigo) }
  },
  async approveDispositivo(context) {
    ownerOf(context)
    await dispositivo.decide(context, context.params.codigo, context.body.conectado)
    return {}
  },
  async refuseDispositivo(context) {
    ownerOf(context)
    await dispositivo.decide(context, context.params.codigo, null)
    return {}
  },
}
