/** The door of a class's device: which class it is of, whose card it is, and the pictures. */

import type { Returned } from '../../../../core/contract/endpoint.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { OutsideContext, PublicContext } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { jeitoDe } from '../../../acesso/sessao/rules-idade.ts'
import { fits, hashPassword, openSession } from '../../../acesso/sessao/server/public.ts'
import { nomeCurto } from '../../turma/rules-perfil.ts'
import type { AlunoNoAparelho, cartaoApi } from '../contract.ts'
import {
  estadoDaImagem,
  type Imagem,
  MAX_FALHAS,
  nomeEntre,
  readCodigo,
  repetidos,
  waitSeconds,
} from '../rules.ts'
import * as queries from './queries.ts'
import * as refusals from './refusals.ts'
import { hashAparelho, hashCodigo, pepper } from './secrets.ts'

const NONE: ReadonlySet<string> = new Set()

/** A child is known by its animal: of the rest as little as tells it apart where others have its name. */
function presentAluno(row: queries.AlunoRow, now: Date, comuns = NONE): AlunoNoAparelho {
  const { animal } = jeitoDe(row.id, row.jeito)
  return {
    id: row.id,
    nome: animal === null ? nomeCurto(row.nome) : nomeEntre(row.nome, comuns),
    numero: animal === null ? row.numero : null,
    animal,
    imagem: estadoDaImagem(
      { definida: row.definida, escolherAte: row.escolher_ate, falhas: row.falhas },
      now,
    ),
  }
}

/** Asked before anything about a card is: outside of a class's device every card is told alike. */
async function findAparelho(tx: Tx, token: string, now: Date) {
  const aparelho = await queries.findAparelho(tx, hashAparelho(token), now)
  if (!aparelho) throw refusals.foraDoAparelho()
  return aparelho
}

interface Claim {
  codigo?: string
  aluno?: number
}

async function findAluno(tx: Tx, turmaId: number, { codigo, aluno }: Claim) {
  const read = codigo === undefined ? null : readCodigo(codigo)
  if (codigo !== undefined && read === null) throw refusals.cartaoInvalido()
  const which = read !== null ? { codigoHash: hashCodigo(read) } : aluno !== undefined ? { aluno } : undefined
  const row = which && (await queries.findAluno(tx, turmaId, which))
  if (!row) throw refusals.cartaoInvalido()
  return row
}

export async function readAparelho({
  tx,
  now,
  body,
}: PublicContext & { body: { aparelho: string } }): Promise<Returned<typeof cartaoApi.readAparelho>> {
  const { turma_id, turma, escola } = await findAparelho(tx, body.aparelho, now)
  const alunos = (await queries.listAlunos(tx, turma_id)).filter(({ permitido }) => permitido)
  const comuns = repetidos(alunos.map(({ nome }) => nome))
  return {
    turma: { nome: turma, escola },
    alunos: alunos.map((row) => presentAluno(row, now, comuns)),
  }
}

export async function readCartao({
  tx,
  now,
  body,
}: PublicContext & { body: { aparelho: string; codigo: string } }): Promise<
  Returned<typeof cartaoApi.readCartao>
> {
  const { turma_id } = await findAparelho(tx, body.aparelho, now)
  return { aluno: presentAluno(await findAluno(tx, turma_id, { codigo: body.codigo }), now) }
}

interface SignIn extends Claim {
  aparelho: string
  imagens: readonly Imagem[]
}

/**
 * One try, counted before it is looked at: a burst of tries is one after the other, and gains nothing. Returns the hash
 * to compare with; null when the pictures are to be chosen now.
 */
async function takeTry(tx: Tx, usuarioId: number, withCard: boolean, now: Date): Promise<string | null> {
  const row = await queries.lockImagem(tx, usuarioId)
  if (!row) throw refusals.semImagem()
  if (row.imagens_hash === null) {
    if (withCard && row.escolher_ate !== null && row.escolher_ate > now) return null
    throw refusals.semImagem()
  }
  const wait = waitSeconds(row.falhas, row.ultima_em, now)
  if (wait === null) throw refusals.bloqueada()
  if (wait > 0) throw refusals.aguarde(wait)
  await queries.countFalha(tx, usuarioId, now)
  if (row.falhas + 1 === MAX_FALHAS)
    await audit({ tx }, { entidade: 'senha_imagem', id: usuarioId, acao: 'bloquear' })
  return row.imagens_hash
}

/** No transaction is open while pictures are hashed: the wait for a turn holds no connection. */
export async function signIn({
  body,
  brand,
  caller,
  services,
  now,
}: OutsideContext & { body: SignIn }): Promise<Returned<typeof cartaoApi.signIn>> {
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => services.database.asTenant(brand.ownerId, work)
  /** Who stands at the door, asked anew each time: a card or a device ended meanwhile opens nothing. */
  const find = async (tx: Tx, at: Date) => {
    const aparelho = await findAparelho(tx, body.aparelho, at)
    return { aparelho, aluno: await findAluno(tx, aparelho.turma_id, body) }
  }
  const { usuarioId, hash } = await inTenant(async (tx) => {
    const { aluno } = await find(tx, now)
    return { usuarioId: aluno.id, hash: await takeTry(tx, aluno.id, body.codigo !== undefined, now) }
  })
  const secret = pepper(services.config.secretKey, { tenantId: brand.ownerId, usuarioId }, body.imagens)
  const chosen = hash === null ? await hashPassword(secret) : null
  if (hash !== null && !(await fits(hash, secret))) throw refusals.imagensErradas()
  return inTenant(async (tx) => {
    const { aparelho, aluno } = await find(tx, new Date())
    if (aluno.id !== usuarioId) throw refusals.cartaoInvalido()
    if (chosen === null) await queries.forgetFalhas(tx, usuarioId)
    else if (!(await queries.saveImagens(tx, usuarioId, chosen, now))) throw refusals.semImagem()
    await queries.touchAparelho(tx, aparelho.id, now)
    return openSession({ tx, brand, caller, now }, { usuarioId, metodo: 'cartao', compartilhada: true })
  })
}
