/** Handlers of the calls that make and manage classes. */
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { forbidden } from '../../../../core/server/failure.ts'
import { giveDocencia } from '../../../acesso/sessao/server/public-vinculo.ts'
import type { NovaTurma, turmaGestaoApi } from '../contract-gestao.ts'
import { acervoTurmaPolicy, novaTurmaPolicy } from '../policy-gestao.ts'
import { presentLixeira } from './present-gestao.ts'
import * as queries from './queries-gestao.ts'
import { setStatus } from './write-ciclo.ts'
import {
  addDocente,
  changeDocente,
  findDocentes,
  removeDocente,
  requireAble,
  tellRoles,
} from './write-docentes.ts'
import {
  configuracaoOf,
  configure,
  gestaoFor,
  ownId,
  removeImagem,
  renewCodigo,
  requireSound,
  setImagem,
} from './write-gestao.ts'

/** What a class is without being told. */
const DEFAULTS = { inicio: null, fim: null, capacidade: 60, tipo: 'regular' } as const

async function create(context: Context, { rede: redeId, professores = [], ...campos }: NovaTurma) {
  const { tx, actor, authorize } = context
  const rede = await queries.findLugar(tx, redeId, ownId(context))
  if (!rede) throw forbidden()
  authorize(novaTurmaPolicy, 'criar', rede)
  if (professores.length > 0) authorize(novaTurmaPolicy, 'gerir', rede)
  const nome = campos.nome.trim()
  requireSound(context, { ...DEFAULTS, ...campos, nome }, { alunos: 0 })
  await requireAble(
    context,
    professores.map(({ usuario }) => usuario),
    rede.caminho,
    'professores',
  )
  const turma = await queries.insertTurma(tx, { ...campos, nome, rede_id: rede.id })
  // Who only teaches there makes a class of their own.
  const own = [{ usuario: actor.id, auxiliar: false }]
  const docentes = can(novaTurmaPolicy, actor, 'gerir', rede) ? professores : own
  for (const { usuario, auxiliar } of docentes) {
    await giveDocencia(tx, { turma, usuario, auxiliar })
    await tellRoles(context, usuario)
  }
  const depois = { rede: rede.id, nome, professores: docentes }
  await audit(context, { entidade: 'turma', id: turma, acao: 'criar', mudanca: { depois } })
  return { turma }
}

export const turmaGestaoHandlers: Handlers<typeof turmaGestaoApi> = {
  async listRedes({ tx, actor, brand, authorize }) {
    authorize(acervoTurmaPolicy, 'lugares', null)
    return { redes: await queries.listRedes(tx, actor, ownId({ actor, brand })) }
  },

  async listLixeira({ tx, actor, authorize, query }) {
    authorize(acervoTurmaPolicy, 'list', null)
    const rows = await queries.listLixeira(tx, actor, query)
    return { turmas: rows.map(presentLixeira), total: rows[0]?.total ?? 0 }
  },

  async listPlataforma({ tx, authorize }) {
    authorize(acervoTurmaPolicy, 'plataforma', null)
    const rows = await queries.listPlataforma(tx)
    return {
      turmas: rows.map(({ escola_id, escola_nome, status, ...row }) => ({
        ...row,
        status: status,
        escola: { id: escola_id, nome: escola_nome },
      })),
    }
  },

  findDocentes: async ({ query, ...context }) => ({ docentes: await findDocentes(context, query) }),

  create: ({ body, ...context }) => create(context, body),

  async findConfiguracao({ params, ...context }) {
    return { turma: await configuracaoOf(context, await gestaoFor(context, 'view', params.turma)) }
  },

  configure: async ({ params, body, ...context }) => ({
    turma: await configure(context, params.turma, body),
  }),

  setImagem: ({ params, body: _, ...context }) => setImagem(context, params.turma),

  removeImagem: ({ params, ...context }) => removeImagem(context, params.turma),

  renewCodigo: ({ params, ...context }) => renewCodigo(context, params.turma),

  setStatus: ({ params, body, ...context }) => setStatus(context, params.turma, body.acao),

  addDocente: ({ params, body, ...context }) => addDocente(context, params.turma, body),

  changeDocente: ({ params, body, ...context }) =>
    changeDocente(context, params.turma, { usuario: params.usuario, ...body }),

  removeDocente: ({ params, ...context }) => removeDocente(context, params.turma, params.usuario),
}
