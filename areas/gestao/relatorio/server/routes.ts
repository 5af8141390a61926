/** Handlers of reports of a class (product.md H-20). */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { dayAt } from '../../../../core/contract/time.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { type Sheet, tableFile } from '../../../../core/server/sheets/write.ts'
import { say } from '../../../../core/texts/texts.ts'
import { fileUrl } from '../../../acesso/arquivo/server/public.ts'
import { shareOf } from '../../../conversa/aovivo/rules-presenca.ts'
import { invitePolicy } from '../../../escola/conta/policy.ts'
import type { Recurso } from '../../../escola/turma/contract.ts'
import { turmaPolicy } from '../../../escola/turma/policy.ts'
import { findTurma, requireRecurso, type TurmaPlace } from '../../../escola/turma/server/public.ts'
import type { Entrega, LinhaForum, NoForum, relatorioApi } from '../contract.ts'
import { ownPupils, portfolioPolicy } from '../policy.ts'
import { type Periodo, periodOf } from '../rules.ts'
import { relatorioTexts } from '../texts.ts'
import { type ForumRow, listForum } from './queries-forum.ts'
import { countFigures } from './queries-indice.ts'
import * as portfolios from './queries-portfolio.ts'

const MOST_ENTREGAS = 20_000
const MOST_OF_ONE = 500

/** The class; 404 unless it may be seen, 403 for who is no staff of it where a report is the staff's. */
async function turmaFor(
  { tx, authorize }: Context,
  id: number,
  action: 'view' | 'viewContacts',
): Promise<TurmaPlace> {
  const turma = await findTurma(tx, id)
  if (!turma) throw notFound()
  authorize(turmaPolicy, 'view', turma)
  authorize(turmaPolicy, action, turma)
  return turma
}

async function forumOf(context: Context, id: number): Promise<TurmaPlace> {
  const turma = await turmaFor(context, id, 'viewContacts')
  requireRecurso(turma.recursos.includes('forum'), 'forum')
  return turma
}

interface Asked {
  de?: string
  ate?: string
  busca?: string
}

function readPeriod({ de, ate }: Asked): Periodo {
  const period = periodOf(de, ate)
  if (!('falta' in period)) return period
  const why = relatorioTexts[period.falta]
  throw invalid({ [period.campo]: why }, why)
}

const rowsOfForum = ({ tx }: Context, turma: number, asked: Asked) =>
  listForum(tx, turma, { ...readPeriod(asked), busca: asked.busca?.trim() ?? '' })

const markOf = (nota: string | null): number | null => (nota === null ? null : Number(nota))

const presentForum = ({ id, nome, nota, ultima, ...counts }: ForumRow): Told<LinhaForum> => ({
  aluno: { id, nome },
  ...counts,
  nota: markOf(nota),
  ultima,
})

async function fileOf({ now }: Context, name: string, formato: 'csv' | 'xlsx', sheet: Sheet) {
  return { arquivo: `${name}-${dayAt(now)}.${formato}`, ...(await tableFile(formato, sheet)) }
}

/** What of the list stands for what the class uses: the rest is null. */
const whileOn = <T>({ recursos }: TurmaPlace, recurso: Recurso, value: T): T | null =>
  recursos.includes(recurso) ? value : null

function presentFeito(
  { services, brand, now }: Context,
  { titulo, arquivos, nota, devolutiva, quando }: portfolios.EntregaRow | portfolios.NoForumRow,
) {
  const { secretKey } = services.config
  return {
    titulo,
    arquivos: arquivos.map((file) => ({ ...file, url: fileUrl(secretKey, brand.ownerId, file, now) })),
    nota: markOf(nota),
    devolutiva,
    quando,
  }
}

function presentEntrega(context: Context, row: portfolios.EntregaRow): Told<Entrega> {
  const { id, aula, tela, estado } = row
  return { ...presentFeito(context, row), id, aula, tela, estado }
}

function presentNoForum(context: Context, row: portfolios.NoForumRow): Told<NoForum> {
  const { topico, mensagens } = row
  return { ...presentFeito(context, row), topico, mensagens }
}

const ligadosOf = ({ recursos }: TurmaPlace): portfolios.Ligados => ({
  aulas: recursos.includes('aulas'),
  forum: recursos.includes('forum'),
})

/** A line for each thing that was handed in, pupil by pupil. */
async function everythingOf({ tx }: Context, turma: TurmaPlace, alunos: readonly number[] | undefined) {
  const { aulas, forum } = ligadosOf(turma)
  requireRecurso(aulas || forum, 'forum')
  const asked = { turma: turma.id, alunos }
  const entregas = aulas ? await portfolios.listEntregas(tx, asked, MOST_ENTREGAS + 1) : []
  const noForum = forum ? await portfolios.listNoForum(tx, asked, MOST_ENTREGAS + 1) : []
  const named = entregas.map(({ tela, ...row }) => ({
    ...row,
    titulo: tela ? `${row.titulo}: ${tela}` : row.titulo,
  }))
  return [...named, ...noForum].sort(
    (a, b) => a.aluno_nome.localeCompare(b.aluno_nome, 'pt-BR') || a.aluno_id - b.aluno_id,
  )
}

export const relatorioHandlers: Handlers<typeof relatorioApi> = {
  async index({ params, ...context }) {
    const { tx, actor, now } = context
    const turma = await turmaFor(context, params.turma, 'view')
    const staff = can(turmaPolicy, actor, 'viewContacts', turma)
    const invites = can(invitePolicy, actor, 'view', turma)
    const own = ownPupils(actor, turma)
    if (!staff) {
      const asked = { turma: turma.id, alunos: own, reader: actor.id, now }
      const alunos = await portfolios.listSums(tx, asked, ligadosOf(turma))
      return {
        forum: null,
        portfolio: alunos.length,
        enquetes: null,
        meet: null,
        transferencias: null,
        campanha: null,
      }
    }
    const { alunos, campanha, forum, enquetes, meet, transferencias } = await countFigures(
      tx,
      turma.id,
      now,
      invites,
    )
    return {
      forum: whileOn(turma, 'forum', forum),
      portfolio: alunos,
      enquetes: whileOn(turma, 'enquetes', enquetes),
      meet: whileOn(turma, 'ao_vivo', meet),
      transferencias,
      campanha: invites ? campanha : null,
    }
  },

  async forum({ params, query, ...context }) {
    const { id } = await forumOf(context, params.turma)
    return { alunos: (await rowsOfForum(context, id, query)).map(presentForum) }
  },

  async exportForum({ params, body, ...context }) {
    const { id } = await forumOf(context, params.turma)
    const { formato, ...asked } = body
    const rows = await rowsOfForum(context, id, asked)
    const t = say(relatorioTexts, context.language)
    const file = await fileOf(context, `forum-${id}`, formato, {
      nome: t.forum,
      titles: [t.aluno, t.topicos, t.respostas, t.curtidas, t.nota, t.ultima],
      rows: rows.map((row) => [
        row.nome,
        row.topicos,
        row.respostas,
        row.curtidas,
        markOf(row.nota),
        row.ultima,
      ]),
    })
    const mudanca = { depois: { relatorio: 'forum', formato, alunos: rows.length } }
    await audit(context, { entidade: 'turma', id, acao: 'exportar', mudanca })
    return file
  },

  async listPortfolios({ params, ...context }) {
    const { tx, actor, now } = context
    const turma = await turmaFor(context, params.turma, 'view')
    const alunos = can(turmaPolicy, actor, 'viewContacts', turma) ? undefined : ownPupils(actor, turma)
    const ligados = ligadosOf(turma)
    const asked = { turma: turma.id, alunos, reader: actor.id, now }
    const rows = await portfolios.listSums(tx, asked, ligados)
    const either = ligados.aulas || ligados.forum
    return {
      alunos: rows.map(({ id, nome, entregas, forum, arquivos, nota, enquetes, presencas }) => ({
        aluno: { id, nome },
        entregas: whileOn(turma, 'aulas', entregas),
        forum: whileOn(turma, 'forum', forum),
        arquivos: either ? arquivos : null,
        nota: either ? markOf(nota) : null,
        enquetes: whileOn(turma, 'enquetes', enquetes),
        presencas: whileOn(turma, 'ao_vivo', presencas),
      })),
    }
  },

  async portfolio({ params, ...context }) {
    const { tx, actor, authorize, now } = context
    const turma = await turmaFor(context, params.turma, 'view')
    authorize(portfolioPolicy, 'view', { ...turma, aluno: params.aluno })
    const aluno = await portfolios.findPupil(tx, turma.id, params.aluno)
    if (!aluno) throw notFound(relatorioTexts.alunoFora)
    const theirs = { turma: turma.id, alunos: [aluno.id] }
    const entregas = await portfolios.listEntregas(tx, theirs, MOST_OF_ONE)
    const forum = await portfolios.listNoForum(tx, theirs, MOST_OF_ONE)
    const enquetes = await portfolios.listEnquetes(tx, turma.id, aluno.id, actor.id)
    const presencas = await portfolios.listPresencas(tx, turma.id, aluno.id, now)
    return {
      portfolio: {
        aluno,
        entregas: whileOn(
          turma,
          'aulas',
          entregas.map((row) => presentEntrega(context, row)),
        ),
        forum: whileOn(
          turma,
          'forum',
          forum.map((row) => presentNoForum(context, row)),
        ),
        enquetes: whileOn(turma, 'enquetes', enquetes),
        presencas: whileOn(
          turma,
          'ao_vivo',
          presencas.map(({ encontro, titulo, inicio, segundos, duracao }) => ({
            encontro,
            titulo,
            inicio,
            minutos: Math.round(segundos / 60),
            percentual: shareOf(segundos, duracao),
          })),
        ),
      },
    }
  },

  async exportPortfolio({ params, body: { formato, aluno }, ...context }) {
    const turma = await turmaFor(context, params.turma, 'viewContacts')
    const { id } = turma
    const rows = await everythingOf(context, turma, aluno === undefined ? undefined : [aluno])
    if (rows.length > MOST_ENTREGAS) throw failure(422, 'muitas_linhas', relatorioTexts.muitas)
    const t = say(relatorioTexts, context.language)
    const file = await fileOf(context, `portfolio-${id}`, formato, {
      nome: t.portfolio,
      titles: [t.aluno, t.entrega, t.arquivo, t.nota, t.devolutiva],
      rows: rows.map(({ aluno_nome, titulo, arquivos, nota, devolutiva }) => [
        aluno_nome,
        titulo,
        arquivos.map(({ nome }) => nome).join(', '),
        markOf(nota),
        devolutiva,
      ]),
    })
    const mudanca = { depois: { relatorio: 'portfolio', formato, entregas: rows.length } }
    await audit(context, { entidade: 'turma', id, acao: 'exportar', mudanca })
    return file
  },
}
