/** Handlers of the calls of classes. */
import { pageOrAll } from '../../../../core/contract/lists.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import type { turmaApi } from '../contract.ts'
import { turmaPolicy } from '../policy.ts'
import { homeOf } from '../rules.ts'
import { turmaTexts } from '../texts.ts'
import {
  presentAviso,
  presentGrupo,
  presentHeader,
  presentMember,
  presentProximo,
  presentTopico,
  targetOf,
} from './present.ts'
import { conversa, type DiaRow } from './public-conversa.ts'
import * as queries from './queries.ts'
import { countNotificacoes, listEntradas } from './queries-mural.ts'
import { findVisao } from './queries-visao.ts'

const WEEK_MS = 7 * 86_400_000
const NOBODY = 0

/** An administrator visiting from another tenant is nobody here: ids repeat between tenants. */
const viewerOf = ({ actor, brand, now }: Context): queries.Viewer => ({
  actor,
  usuarioId: actor.tenantId === brand.ownerId ? actor.id : NOBODY,
  now,
})

type Asked = Omit<queries.TurmaFilter, 'status' | 'own' | 'pagina' | 'linhas'> & {
  pagina?: number
  linhas?: number
}

/** Classes in one answer, of who asked for no page. */
const TODAS = 5_000

async function listGrupos(context: Context, status: 'ativa' | 'encerrada', asked: Asked) {
  const page = pageOrAll(asked, TODAS)
  const filter = { ...asked, ...page, status }
  const [rows, total] = await Promise.all([
    queries.listTurmas(context.tx, viewerOf(context), filter),
    queries.countTurmas(context.tx, context.actor, filter),
  ])
  return {
    grupos: rows.map((row) => presentGrupo(row, context)),
    total,
    ...page,
  }
}

/** The only way a handler gets a class: by naming what it means to do with it. */
async function findFor(context: Context, action: keyof typeof turmaPolicy, id: number) {
  const row = await queries.findGrupo(context.tx, viewerOf(context), id)
  const { naoEncontrada } = turmaTexts
  if (!row || !can(turmaPolicy, context.actor, 'view', targetOf(row))) throw notFound(naoEncontrada)
  context.authorize(turmaPolicy, action, targetOf(row))
  return row
}

export const turmaHandlers: Handlers<typeof turmaApi> = {
  listAtivas: ({ query, ...context }) => listGrupos(context, 'ativa', query),

  listDesativadas: ({ query, ...context }) => listGrupos(context, 'encerrada', query),

  async find({ params, ...context }) {
    return { grupo: presentHeader(await findFor(context, 'view', params.turma), context) }
  },

  async members({ params, query, ...context }) {
    const { tx, actor } = context
    const row = await findFor(context, 'viewMembers', params.turma)
    const contacts = can(turmaPolicy, actor, 'viewContacts', targetOf(row))
    const pupils = can(turmaPolicy, actor, 'viewForum', targetOf(row))
    const members = await queries.listMembers(tx, row.id, {
      ...query,
      actor,
      onlyAlunos: pupils ? undefined : actor.dependentes,
    })
    return {
      integrantes: members.map((member) => presentMember(member, actor, contacts)),
      total: members[0]?.total ?? 0,
      pagina: query.pagina,
      linhas: query.linhas,
    }
  },

  async mural({ params, ...context }) {
    const { tx, actor, now } = context
    const viewer = viewerOf(context)
    const row = await findFor(context, 'view', params.turma)
    const may = (action: keyof typeof turmaPolicy) => can(turmaPolicy, actor, action, targetOf(row))
    const turmas = [row.id]
    const dito = conversa.ask()
    const forum = may('viewForum') ? turmas : []
    const staffed = may('viewContacts') ? turmas : []
    const [avisos, topicos, entradas, proximos, pendencias, ritmo] = await Promise.all([
      dito.avisos(tx, viewer, turmas, 5),
      dito.topicos(tx, viewer, forum, 10),
      staffed.length > 0 ? listEntradas(tx, row.id, now) : [],
      dito.proximos(tx, now, { turmas: forum, staffed }, 10),
      may('manage') ? dito.pendencias(tx, turmas) : null,
      forum.length > 0 ? dito.ritmo(tx, row.id, now) : [],
    ])
    const sum = (days: readonly DiaRow[]) => days.reduce((total, { mensagens }) => total + mensagens, 0)
    return {
      mural: {
        avisos: avisos.map((aviso) => presentAviso(aviso, actor, staffed.length > 0)),
        topicos: topicos.map(presentTopico),
        entradas,
        proximos: proximos.map(presentProximo),
        pendencias,
        ritmo: { dias: ritmo.slice(7), total: sum(ritmo.slice(7)), total_anterior: sum(ritmo.slice(0, 7)) },
      },
    }
  },

  async home(context) {
    const { tx, actor, now } = context
    const viewer = viewerOf(context)
    const papel = homeOf(actor)
    const dito = conversa.ask()
    const own = { status: 'ativa', own: papel !== 'gestor', pagina: 1, linhas: 12 } as const
    const lastWeek = new Date(now.getTime() - WEEK_MS)
    const [rows, total, notificacoes, dependentes, escolas, visao, ativas] = await Promise.all([
      queries.listTurmas(tx, viewer, own),
      queries.countTurmas(tx, actor, own),
      countNotificacoes(tx, viewer.usuarioId),
      actor.dependentes.length > 0 ? queries.listDependentes(tx, actor.dependentes) : [],
      papel === 'gestor' ? queries.listEscolas(tx, actor, lastWeek) : null,
      papel === 'gestor' ? findVisao(tx, actor, lastWeek) : null,
      queries.listOwnAtivas(tx, actor),
    ])
    const taught = ativas.filter(({ papel }) => papel === 'professor').map(({ id }) => id)
    const forum = ativas.filter(({ papel }) => papel !== 'responsavel').map(({ id }) => id)
    const all = [...new Set(ativas.map(({ id }) => id))]
    const [avisos, topicos, proximos] = await Promise.all([
      dito.avisos(tx, viewer, all, 5),
      dito.topicos(tx, viewer, forum, 8),
      dito.proximos(tx, now, { turmas: forum, staffed: taught }, 10),
    ])
    return {
      agora: now,
      papel,
      turmas: rows.map((row) => presentGrupo(row, context)),
      total_turmas: total,
      avisos: avisos.map((aviso) => presentAviso(aviso, actor, taught.includes(aviso.turma.id))),
      topicos: topicos.map(presentTopico),
      proximos: proximos.map(presentProximo),
      escolas,
      visao,
      dependentes,
      notificacoes_novas: notificacoes,
    }
  },
}
