/** Handlers of surveys (product.md H-23): lists, one, and its life. */
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import { requireAuthor } from '../../../../core/server/authorship.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { findClasse, findClasses, requireRecurso } from '../../../escola/turma/server/public.ts'
import type { enqueteApi } from '../contract.ts'
import { isAsked, readsResults, type TurmaAlvo, turmaEnquetePolicy } from '../policy.ts'
import { estadoAt, mayRemind, touchesFixed, wordsOf } from '../rules.ts'
import { type Enquete, PUBLICOS } from '../shapes.ts'
import { enqueteTexts } from '../texts.ts'
import { enqueueReminder, scheduleOpening, tellTurmas } from './announce.ts'
import { columnsOf } from './fields.ts'
import { enqueteFor, enqueteToManage, refuseVisitor, showEnquete } from './find.ts'
import { perguntasOf, presentEnquete, publicoOf, turmaAlvo } from './present.ts'
import * as queries from './queries.ts'
import { countPublicos, listAsked } from './queries-resposta.ts'
import { respostaHandlers } from './routes-resposta.ts'

/** Surveys that one report lists; a class has a few a year. */
const MOST = 500

const conflict = (codigo: string, why: { pt: string; en: string }) => failure(409, codigo, why)

/** Every class is asked for before anything is written in one. */
async function turmasFor({ tx, authorize }: Context, ids: readonly number[]): Promise<void> {
  const found = (await findClasses(tx, ids)).map(turmaAlvo)
  if (found.length < ids.length) throw notFound()
  for (const turma of found) {
    authorize(turmaEnquetePolicy, 'view', turma)
    if (turma.status === 'encerrada') throw conflict('turma_encerrada', enqueteTexts.turmaEncerrada)
    authorize(turmaEnquetePolicy, 'create', turma)
  }
  if (found.some(({ ligado }) => !ligado)) throw invalid({ turmas: enqueteTexts.turmaDesligada })
}

/** What is asked about one class: 404 unless it may be seen, 403 when it has no surveys. */
function authorizeIn(
  { authorize }: Context,
  action: keyof typeof turmaEnquetePolicy,
  turma: TurmaAlvo,
): void {
  authorize(turmaEnquetePolicy, 'view', { ...turma, ligado: true })
  authorize(turmaEnquetePolicy, action, { ...turma, ligado: true })
  requireRecurso(turma.ligado, 'enquetes')
}

interface Page {
  arquivadas: boolean
  limit: number
  offset: number
}

/** The surveys of a class that the person may see: all for its staff, what is asked of them for the others. */
async function listOf({ tx, actor, now }: Context, turma: TurmaAlvo, page: Page) {
  const staff = readsResults(actor, turma)
  const publicos = PUBLICOS.filter((publico) => isAsked(actor, publico, turma))
  const rows = await queries.listEnquetes(tx, actor.id, {
    turma: turma.id,
    publicos: staff ? null : publicos,
    ...page,
  })
  const previstos = staff ? await countPublicos(tx, turma.id) : null
  const enquetes = rows.map(
    (row): Enquete =>
      presentEnquete(row, {
        actor,
        now,
        participacao: previstos && {
          respostas: row.respostas_aqui,
          previstos: previstos[publicoOf(row)],
        },
      }),
  )
  return { enquetes, total: rows[0]?.total ?? 0 }
}

export const enqueteHandlers: Handlers<typeof enqueteApi> = {
  ...respostaHandlers,

  async report({ params, ...context }) {
    const row = await findClasse(context.tx, params.code)
    if (!row) throw notFound()
    const turma = turmaAlvo(row)
    authorizeIn(context, 'report', turma)
    const { enquetes } = await listOf(context, turma, { arquivadas: false, limit: MOST, offset: 0 })
    return { enquetes }
  },

  async list({ params, query, ...context }) {
    const { tx, actor, authorize } = context
    const [row] = await findClasses(tx, [params.turma])
    if (!row) throw notFound()
    const turma = turmaAlvo(row)
    authorizeIn(context, 'view', turma)
    const { pagina, linhas, arquivadas = false } = query
    if (arquivadas) authorize(turmaEnquetePolicy, 'report', turma)
    const page = { arquivadas, limit: linhas, offset: (pagina - 1) * linhas }
    const criar = turma.ligado && can(turmaEnquetePolicy, actor, 'create', turma)
    return { ...(await listOf(context, turma, page)), permissoes: { criar } }
  },

  async find({ params, ...context }) {
    await enqueteFor(context, 'view', params.id)
    return { enquete: await showEnquete(context, params.id) }
  },

  async create({ body, ...context }) {
    const { tx, actor, now } = context
    refuseVisitor(context)
    await turmasFor(context, body.turmas)
    const columns = columnsOf(body, now)
    const id = await queries.insertEnquete(tx, { ...columns, usuario_id: actor.id }, body.turmas)
    await scheduleOpening(tx, id, columns.inicio)
    await tellTurmas(tx, body.turmas, id)
    return { enquete: await showEnquete(context, id) }
  },

  async edit({ params, body, ...context }) {
    const { tx, now } = context
    const { row } = await enqueteToManage(context, params.id)
    if (body.versao !== row.versao) throw conflict('editada_por_outra', enqueteTexts.editadaPorOutra)
    const columns = columnsOf(body, now, row)
    const before = {
      ...row,
      perguntas: perguntasOf(row),
      turmas: row.turmas.map(({ id }) => id),
    }
    const after = { ...columns, perguntas: body.perguntas, turmas: body.turmas }
    const { titulo, descricao } = columns
    requireAuthor(
      context.actor,
      row.usuario_id,
      { ...row, perguntas: wordsOf(before.perguntas) },
      { titulo, descricao, perguntas: wordsOf(after.perguntas) },
    )
    if (row.fixada && touchesFixed(before, after)) throw conflict('enquete_fixada', enqueteTexts.fixada)
    const mayReopen = !row.anonima && !row.compartilhada
    const ended = estadoAt(row, now) === 'encerrada'
    if (row.fixada && ended && !mayReopen && row.fim?.getTime() !== columns.fim?.getTime())
      throw conflict('enquete_encerrada', enqueteTexts.naoReabre)
    const novas = body.turmas.filter((id) => !before.turmas.includes(id))
    if (novas.length > 0) await turmasFor(context, novas)
    // A survey that opens again later tells people again.
    const again = columns.inicio > now ? { anunciada_em: null } : {}
    await queries.updateEnquete(tx, row.id, { ...columns, ...again, versao: row.versao + 1 })
    await queries.setTurmas(tx, row.id, body.turmas)
    await scheduleOpening(tx, row.id, columns.inicio)
    await tellTurmas(tx, [...new Set([...before.turmas, ...body.turmas])], row.id)
    return { enquete: await showEnquete(context, row.id) }
  },

  async close({ params, ...context }) {
    const { tx, now } = context
    const { row, alvo } = await enqueteToManage(context, params.id)
    const estado = estadoAt(row, now)
    if (estado === 'encerrada') throw conflict('enquete_encerrada', enqueteTexts.jaTerminou)
    if (estado === 'agendada') throw conflict('enquete_nao_aberta', enqueteTexts.naoAbriu)
    // The end comes after the start, by the clock's smallest step at least.
    const fim = new Date(Math.max(now.getTime(), row.inicio.getTime() + 1))
    await queries.updateEnquete(tx, row.id, { fim, versao: row.versao + 1 })
    await tellTurmas(
      tx,
      alvo.turmas.map(({ id }) => id),
      row.id,
    )
    const enquete = await showEnquete(context, row.id)
    await audit(context, { entidade: 'enquete', id: row.id, acao: 'encerrar' })
    return { enquete }
  },

  async archive({ params, body, ...context }) {
    const { tx, now } = context
    const { row } = await enqueteToManage(context, params.id)
    if (body.arquivada && estadoAt(row, now) !== 'encerrada')
      throw conflict('enquete_aberta', enqueteTexts.encerreAntes)
    await queries.updateEnquete(tx, row.id, { arquivada_em: body.arquivada ? now : null })
    return { enquete: await showEnquete(context, row.id) }
  },

  async remove({ params, ...context }) {
    const { tx } = context
    const { row, alvo } = await enqueteToManage(context, params.id)
    if (row.fixada) throw conflict('enquete_respondida', enqueteTexts.respondida)
    await queries.deleteEnquete(tx, row.id)
    const turma = row.turmas[0]
    if (row.usuario_id !== context.actor.id && turma)
      await notifyUsers(tx, [row.usuario_id], {
        tipo: 'palavras_moderadas',
        dados: { que: 'enquete', feito: 'removeu', titulo: row.titulo, turma: turma.nome },
        destino: `/logado/turmas/turma/${turma.id}/enquetes`,
      })
    await tellTurmas(
      tx,
      alvo.turmas.map(({ id }) => id),
      row.id,
    )
    const mudanca = { antes: { titulo: row.titulo, turmas: row.turmas.map(({ id }) => id) } }
    await audit(context, { entidade: 'enquete', id: row.id, acao: 'apagar', mudanca })
    return {}
  },

  async remind({ params, ...context }) {
    const { tx, now } = context
    const { row, alvo } = await enqueteToManage(context, params.id)
    const estado = estadoAt(row, now)
    if (estado !== 'aberta')
      throw failure(422, 'enquete_fechada', enqueteTexts[estado === 'agendada' ? 'naoAbriu' : 'terminou'])
    if (!mayRemind(row.lembrada_em, now)) throw conflict('ja_lembrada', enqueteTexts.jaLembrada)
    const turmas = alvo.turmas.filter(({ status, ligado }) => status === 'ativa' && ligado)
    const faltam = await listAsked(tx, {
      id: row.id,
      publico: alvo.publico,
      turmas: turmas.map(({ id }) => id),
      faltam: true,
    })
    await queries.updateEnquete(tx, row.id, { lembrada_em: now })
    await enqueueReminder(tx, row.id)
    return { lembrados: faltam.length, lembrada_em: now }
  },
}
