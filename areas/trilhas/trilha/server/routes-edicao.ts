/** Handlers of who edits a path, of the classes that follow it, and of what others ask of paths. */
import { endsInPast, isPast } from '../../../../core/contract/time.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound, type Sentence } from '../../../../core/server/failure.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { redePolicy } from '../../../escola/rede/policy.ts'
import { turmaPolicy } from '../../../escola/turma/policy.ts'
import type { trilhaGerenciarApi } from '../contract-gerenciar.ts'
import { trilhasPolicy } from '../policy.ts'
import type { Janela } from '../rules.ts'
import { MAX_GRUPOS } from '../shapes.ts'
import { trilhaTexts as texts } from '../texts.ts'
import { tellLater } from './announce.ts'
import { trilhaFor, trilhaToChange } from './find.ts'
import { mayChangeGrupo, presentEdicao, presentGrupo } from './present.ts'
import { findRedeByCodigo, listOfRede, type TrilhaRow } from './queries.ts'
import { findEdicao } from './queries-edicao.ts'
import * as queries from './queries-grupo.ts'
import { beginEdicao, changeEdicao } from './write-edicao.ts'

interface Typed {
  inicio?: string | null
  fim?: string | null
}

const invalidWindow = (why: Sentence) => failure(422, 'agendamento_invalido', why, { campos: { fim: why } })

function readJanela({ inicio, fim }: Typed): Janela {
  const [from, to] = [inicio ? new Date(inicio) : null, fim ? new Date(fim) : null]
  if (from && to && to <= from) throw invalidWindow(texts.agendamento)
  return { inicio: from, fim: to }
}

/** Every class is asked for before any gets the path: 404 for what is not there or not seen. */
async function authorizeTurmas({ tx, actor, authorize }: Context, ids: readonly number[]): Promise<void> {
  const found = await queries.findTurmas(tx, ids)
  if (found.length < ids.length) throw notFound()
  for (const { id, status, caminho: redeCaminho } of found) {
    if (!can(turmaPolicy, actor, 'view', { id, status, redeCaminho })) throw notFound()
    authorize(turmaPolicy, 'manage', { id, status: 'ativa', redeCaminho })
  }
  if (found.some(({ status }) => status !== 'ativa')) throw failure(409, 'turma_encerrada', texts.encerrada)
}

/** A path that may still be given to classes. */
async function trilhaToSchedule(context: Context, id: number): Promise<TrilhaRow> {
  const row = await trilhaFor(context, 'view', id)
  if (row.status === 3) throw failure(409, 'trilha_excluida', texts.excluida)
  return row
}

const grupoPolicy = { change: [(_: unknown, { mudar }: { mudar: boolean }) => mudar] }

type EdicaoHandlers = Pick<
  Handlers<typeof trilhaGerenciarApi>,
  'beginEdicao' | 'changeEdicao' | 'turmas' | 'schedule' | 'unschedule' | 'byRede'
>

export const edicaoHandlers: EdicaoHandlers = {
  async beginEdicao({ body, ...context }) {
    const row = await trilhaToChange(context, body.trilha_id)
    if (row.status === 3) throw failure(409, 'trilha_excluida', texts.excluida)
    const edicao = await beginEdicao(context, row, body.assumir === true)
    if (body.assumir === true && row.usuario_id !== context.actor.id)
      await audit(context, { entidade: 'trilha', id: row.id, acao: 'assumir_edicao' })
    return { edicao: presentEdicao(edicao, context) }
  },

  async changeEdicao({ params, body, ...context }) {
    const { tx, actor } = context
    const before = await findEdicao(tx, params.edicaoId)
    if (!before || before.usuario_id !== actor.id) throw notFound()
    await trilhaToChange(context, before.trilha_id)
    // It may have been taken over while the path was held.
    const edicao = (await findEdicao(tx, before.id)) ?? before
    return { edicao: presentEdicao(await changeEdicao(context, edicao, body.acao ?? 'encerrar'), context) }
  },

  async turmas({ query, ...context }) {
    const { tx, actor, authorize } = context
    authorize(trilhasPolicy, 'list', null)
    const rows = await queries.searchTurmas(tx, actor, query.busca)
    return { turmas: rows.map(({ id, codigo, nome, escola }) => ({ id, codigo, nome, escola })) }
  },

  async schedule({ body, ...context }) {
    const { tx, actor, now } = context
    const row = await trilhaToSchedule(context, body.trilha_id)
    const janela = readJanela(body)
    await authorizeTurmas(context, body.turmas)
    await oneAtATime(tx, 'trilha_grupo', row.id)
    // An end that has passed stays only where it stands already.
    if (isPast(janela.fim, now)) {
      const had = await queries.listGrupos(tx, row.id, body.turmas)
      if (had.length < body.turmas.length || had.some((one) => endsInPast(janela.fim, now, one.fim)))
        throw invalidWindow(texts.fimPassado)
    }
    const total = await queries.putGrupos(tx, row.id, body.turmas, janela)
    if (total > MAX_GRUPOS) throw failure(422, 'grupos_demais', texts.gruposDemais)
    await tellLater(tx, { trilha: row.id, por: isVisitor(actor) ? null : actor.id }, janela.inicio)
    const grupos = await queries.listGrupos(tx, row.id, body.turmas)
    const depois = { turmas: body.turmas, inicio: body.inicio ?? null, fim: body.fim ?? null }
    await audit(context, { entidade: 'trilha', id: row.id, acao: 'vincular', mudanca: { depois } })
    return { grupos: grupos.map((grupo) => presentGrupo(grupo, row, context)) }
  },

  async unschedule({ params, ...context }) {
    const { tx, actor, authorize } = context
    const row = await trilhaFor(context, 'view', params.id)
    const [grupo] = await queries.listGrupos(tx, params.id, [params.turma])
    if (!grupo) throw notFound()
    authorize(grupoPolicy, 'change', { mudar: mayChangeGrupo(actor, row, grupo) })
    await queries.deleteGrupo(tx, params.id, params.turma)
    const mudanca = { antes: { turma: params.turma } }
    await audit(context, { entidade: 'trilha', id: params.id, acao: 'desvincular', mudanca })
    return {}
  },

  async byRede({ params, ...context }) {
    const { tx, actor, authorize } = context
    const rede = await findRedeByCodigo(tx, params.code)
    if (!rede || !can(redePolicy, actor, 'view', { redeCaminho: rede.caminho })) throw notFound()
    authorize(redePolicy, 'view', { redeCaminho: rede.caminho })
    return { trilhas: await listOfRede(tx, rede.id) }
  },
}
