/** Handlers: cards, passwords of pictures and devices of a class. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { endWaysIn, hashPassword, makePassword } from '../../../acesso/sessao/server/public.ts'
import { savePassword } from '../../../acesso/sessao/server/public-conta.ts'
import { revokeSessoes } from '../../../acesso/sessao/server/public-sessao.ts'
import type { Aparelho, cartaoApi } from '../contract.ts'
import { cartaoPolicy } from '../policy.ts'
import { aparelhoEnd, CHOOSE_AGAIN_MS, estadoDaImagem } from '../rules.ts'
import { readAparelho, readCartao, signIn } from './door.ts'
import { cardsPdf } from './print.ts'
import * as queries from './queries.ts'
import * as refusals from './refusals.ts'
import { makeAparelhoToken } from './secrets.ts'
import { issueCartoes } from './write-issue.ts'

/** A class that the person manages. */
async function findTurma({ tx, authorize }: Context, id: number) {
  const row = await queries.findTurma(tx, id)
  if (!row) throw notFound()
  const target = { id: row.id, status: row.status, redeCaminho: row.caminho }
  authorize(cartaoPolicy, 'view', target)
  authorize(cartaoPolicy, 'manage', target)
  return row
}

/** The pupils of a class that are named, all of them. */
async function findAlunos({ tx }: Context, turmaId: number, ids: readonly number[]) {
  const rows = await queries.listAlunosById(tx, turmaId, ids)
  if (rows.length !== ids.length || rows.some(({ permitido }) => !permitido)) throw refusals.foraDaTurma()
  return rows
}

async function findAluno(context: Context, turmaId: number, id: number) {
  const [row] = await queries.listAlunosById(context.tx, turmaId, [id])
  if (!row) throw notFound()
  if (!row.permitido) throw refusals.foraDaTurma()
  return row
}

/** Who acts, where the row may name them: a visiting administrator has no row here. */
const authorOf = ({ actor, brand }: Context): number | null =>
  actor.tenantId === brand.ownerId ? actor.id : null

/** Ends sessions and tells the screens that are open. */
async function endSessoes({ tx, now }: Context, usuarios: readonly number[], metodo?: 'cartao') {
  const ended = await revokeSessoes(tx, usuarios, now, { metodo })
  for (const id of new Set(ended)) await publish(tx, `usuario:${id}`, 'sessao_encerrada')
}

const presentAparelho = ({
  created_at,
  visto_em,
  expira_em,
  ...row
}: queries.AparelhoRow): Told<Aparelho> => ({
  ...row,
  criado_em: created_at,
  visto_em,
  expira_em,
})

export const cartaoHandlers: Handlers<typeof cartaoApi> = {
  readAparelho,
  readCartao,
  signIn,

  async list({ params, ...context }) {
    const { tx, now } = context
    const turma = await findTurma(context, params.turma)
    const [alunos, aparelhos] = await Promise.all([
      queries.listAlunos(tx, turma.id),
      queries.listAparelhos(tx, turma.id, now),
    ])
    return {
      alunos: alunos.map(({ cartao_em, definida, escolher_ate, falhas, ...row }) => ({
        ...row,
        cartao_em,
        imagem: estadoDaImagem({ definida, escolherAte: escolher_ate, falhas }, now),
      })),
      aparelhos: aparelhos.map(presentAparelho),
    }
  },

  async issue({ params, body, ...context }) {
    const { tx, now, brand, services, language } = context
    const turma = await findTurma(context, params.turma)
    const alunos = await findAlunos(context, turma.id, body.alunos)
    const ids = alunos.map(({ id }) => id)
    const codigos = await issueCartoes(tx, ids, { criadoPor: authorOf(context), now })
    const pdf = await cardsPdf(
      alunos.map(({ id, nome, login }) => ({ nome, login, codigo: codigos.get(id) ?? '' })),
      { brand, publicUrl: services.config.publicUrl, language, turma: turma.nome, escola: turma.escola },
    )
    await endSessoes(context, ids, 'cartao')
    await audit(
      context,
      ...ids.map((id) => ({
        entidade: 'cartao',
        id,
        acao: 'emitir',
        mudanca: { depois: { turma: turma.id } },
      })),
    )
    return { emitidos: alunos.length, pdf: pdf.toString('base64') }
  },

  async revoke({ params, ...context }) {
    const { tx, now } = context
    const turma = await findTurma(context, params.turma)
    const aluno = await findAluno(context, turma.id, params.aluno)
    if ((await queries.revokeCartoes(tx, [aluno.id], now)) === 0) throw notFound()
    await endSessoes(context, [aluno.id], 'cartao')
    await audit(context, { entidade: 'cartao', id: aluno.id, acao: 'encerrar' })
    return {}
  },

  async resetImagem({ params, ...context }) {
    const { tx, now } = context
    const turma = await findTurma(context, params.turma)
    const aluno = await findAluno(context, turma.id, params.aluno)
    const until = new Date(now.getTime() + CHOOSE_AGAIN_MS)
    await queries.resetImagem(tx, aluno.id, until)
    await endSessoes(context, [aluno.id], 'cartao')
    await audit(context, { entidade: 'senha_imagem', id: aluno.id, acao: 'redefinir' })
    return { escolher_ate: until }
  },

  async resetSenha({ params, ...context }) {
    const { tx, now } = context
    const turma = await findTurma(context, params.turma)
    const aluno = await findAluno(context, turma.id, params.aluno)
    const senha = makePassword()
    // Within the transaction, which has locked nothing yet: it is one password, asked for by hand.
    await savePassword(tx, aluno.id, await hashPassword(senha), { temporary: true, now })
    await endWaysIn(tx, aluno.id, now)
    await endSessoes(context, [aluno.id])
    await audit(context, { entidade: 'usuario', id: aluno.id, acao: 'redefinir_senha' })
    return { login: aluno.login, senha }
  },

  async registerAparelho({ params, body, ...context }) {
    const { tx, now } = context
    const turma = await findTurma(context, params.turma)
    const { token, hash } = makeAparelhoToken()
    const aparelho = await queries.insertAparelho(tx, {
      turmaId: turma.id,
      tokenHash: hash,
      nome: body.nome.trim() || '—',
      criadoPor: authorOf(context),
      now,
      end: aparelhoEnd(now, turma.ano_letivo, turma.fim),
    })
    await audit(context, {
      entidade: 'aparelho',
      id: aparelho.id,
      acao: 'criar',
      mudanca: { depois: { turma: turma.id } },
    })
    return { aparelho: presentAparelho(aparelho), token }
  },

  async revokeAparelho({ params, ...context }) {
    const { tx, now } = context
    const turma = await findTurma(context, params.turma)
    if (!(await queries.revokeAparelho(tx, turma.id, params.aparelho, now))) throw notFound()
    await audit(context, { entidade: 'aparelho', id: params.aparelho, acao: 'encerrar' })
    return {}
  },
}
