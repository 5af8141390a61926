/** Handlers of topics and notices: lists, one, opening, editing, switches, the bin, favourites. */

import type { Static } from 'typebox'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { pageOrAll } from '../../../../core/contract/lists.ts'
import { endsInPast } from '../../../../core/contract/time.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { requireAuthor } from '../../../../core/server/authorship.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { storeFiles } from '../../../../core/server/files/keep.ts'
import { findTurma, requireRecurso } from '../../../escola/turma/server/public.ts'
import type { forumApi } from '../contract.ts'
import { forumPolicy } from '../policy.ts'
import { isGivenBack, scheduleFault, startsInPast } from '../rules.ts'
import { SO_FAMILIAS } from '../rules-aviso.ts'
import type { Topico } from '../shapes.ts'
import { forumTexts } from '../texts.ts'
import { announceHeld, moderatedTopico, settle, tellTurma } from './announce.ts'
import { authorizeView, recursoOf, topicoFor, turmaFor } from './find.ts'
import { respostasOf } from './find-respostas.ts'
import { presentTopico, topicoAlvo, viewerOf } from './present.ts'
import type { AlvoRow } from './queries.ts'
import * as queries from './queries.ts'
import { markSeen } from './queries-leitura.ts'
import { insertMensagem, rewriteMensagem, setMensagemState } from './queries-mensagem.ts'
import { loadTopicos } from './queries-shown-topico.ts'
import {
  changeAnexos,
  cleanConteudo,
  cleanTitulo,
  editedByAnother,
  isHeld,
  isHeldAgain,
  refuseUnchanged,
} from './write.ts'

type Api = typeof forumApi
type CreateBody = Static<Api['create']['body']>
type Settings = Omit<CreateBody, 'gru_id' | 'tipo' | 'titulo' | 'conteudo'>

/** The topic as it is shown after a change. */
async function shown(context: Context, id: number): Promise<Told<Topico>> {
  const [row] = await loadTopicos(context.tx, [id], context.actor)
  if (!row) throw notFound()
  return presentTopico(row, viewerOf(context))
}

function dateOf(campo: string, text: string | undefined): Date | null | undefined {
  if (text === undefined) return undefined
  if (text === '') return null
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw invalid({ [campo]: forumTexts.dataInvalida })
  return date
}

/** Old wire names become columns; absent ones are left out, so that they keep what they were. */
function columnsOf(given: Settings): queries.TopicoChange {
  const change = {
    temas: given.temas?.map((tema) => tema.trim()).filter((tema) => tema !== ''),
    agendar: given.agendar,
    inicio: dateOf('inicio', given.inicio),
    fim: dateOf('fim', given.fim),
    avaliativo: given.avaliativo,
    apenas_leitura: given.apenasLeitura,
    bloqueado: given.bloqueado,
    status: given.ocultar === undefined ? undefined : given.ocultar ? '0' : '1',
    fixado: given.fixado,
    urgente: given.urgente,
    pede_ciente: given.pedeCiente,
    papeis: given.soFamilias === undefined ? undefined : given.soFamilias ? [...SO_FAMILIAS] : null,
    permitir_anexos: given.permitirAnexos,
    notificar_professores: given.notificarProfessores,
    notificar_alunos_abertura: given.notificarAlunosAbertura,
    notificar_alunos_interacoes: given.notificarAlunosInteracoes,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

const settingsOf = (body: Settings & { titulo?: string; conteudo?: string }): Settings => {
  const { titulo: _t, conteudo: _c, ...settings } = body
  return settings
}

/** The class sees it now, or no longer. */
const hiddenOrShown = async (context: Context, row: AlvoRow, status: unknown): Promise<void> => {
  if (typeof status === 'string' && status !== row.status)
    await moderatedTopico(context, row, status === '1' ? 'mostrar' : 'ocultar')
}

/** Shown by who leads, it was given back no longer. */
const shownAgain = async (
  { tx }: Context,
  opening: { id: number; devolucao: string | null; retida: boolean },
  status: unknown,
): Promise<void> => {
  if (status === '1' && isGivenBack(opening)) await setMensagemState(tx, opening.id, { devolucao: null })
}

/** Anything but themes is for who answers for the class. */
const configures = ({ temas: _, ...settings }: Settings): boolean => Object.keys(settings).length > 0

/** `kept`: the end as it stood, which may stay though it passed. */
function checkSchedule(
  schedule: { agendar: boolean; inicio: Date | null; fim: Date | null },
  now: Date,
  kept: Date | null = null,
): void {
  const fault = scheduleFault(schedule)
  if (!fault && endsInPast(schedule.fim, now, kept)) throw invalid({ fim: forumTexts.fimPassado })
  if (!fault) return
  const sentence = fault === 'inicio' ? forumTexts.agendarSemInicio : forumTexts.fimAntes
  throw invalid({ [fault]: sentence })
}

/** The start of a notice, where it is given anew. */
function checkStart(tipo: string, start: { agendar: boolean; inicio: Date | null }, now: Date): void {
  if (tipo !== 'aviso' || !startsInPast(start, now)) return
  throw invalid({ inicio: forumTexts.inicioPassado })
}

function checkAvaliativo(tipo: string, avaliativo: boolean | undefined): void {
  if (tipo !== 'aviso' || !avaliativo) return
  throw invalid({ avaliativo: forumTexts.avisoAvaliativo })
}

function checkFamilias(tipo: string, soFamilias: boolean | undefined): void {
  if (tipo === 'aviso' || !soFamilias) return
  throw invalid({ soFamilias: forumTexts.forumSoFamilias })
}

/** The row behind the lock, with what this request changed. */
async function settled(context: Context, id: number): Promise<Told<Topico>> {
  const row = await queries.findAlvo(context.tx, id)
  if (!row) throw notFound()
  await settle(context.tx, row, { id: row.usuario_id, nome: row.autor_nome }, context.now)
  return shown(context, id)
}

const list =
  (tipo: 'forum' | 'aviso') =>
  async ({ query, ...context }: Context & { query: Static<Api['listTopicos']['query']> }) => {
    const { tx, actor, now } = context
    const { gru_id, ...filter } = query
    const permissoes = await permissoesIn(context, gru_id, tipo)
    const asked = { ...filter, ...pageOrAll(filter), tipo, turma: gru_id }
    const { ids, total } = await queries.pageOfTopicos(tx, actor, asked, now)
    const rows = await loadTopicos(tx, ids, actor)
    const viewer = viewerOf(context)
    return { topicos: rows.map((row) => presentTopico(row, viewer)), total, permissoes }
  }

/** What one may do in the class whose list is asked for; 403 when it has this switched off. */
async function permissoesIn({ tx, actor }: Context, gruId: number | undefined, tipo: 'forum' | 'aviso') {
  const turma = gruId === undefined ? undefined : await findTurma(tx, gruId)
  const may = (action: keyof typeof forumPolicy, recurso: 'forum' | 'avisos') =>
    turma !== undefined &&
    can(forumPolicy, actor, action, {
      turma: turma.id,
      redeCaminho: turma.redeCaminho,
      turmaStatus: turma.status,
      ligado: turma.recursos.includes(recurso),
    })
  if (may('view', 'forum'))
    requireRecurso(turma?.recursos.includes(recursoOf(tipo)) === true, recursoOf(tipo))
  return {
    criarTopico: may('createTopico', 'forum'),
    criarAviso: may('createAviso', 'avisos'),
    configurar: may('configure', 'forum'),
    moderar: may('moderate', 'forum'),
  }
}

interface NewTopico {
  tipo: 'forum' | 'aviso'
  titulo: string
  conteudo: string
  columns: queries.TopicoChange
  anexos: boolean
}

/** Opens a topic in one class, with files of its own. */
async function createIn(
  context: Context,
  turma: number,
  { tipo, titulo, conteudo, columns, anexos }: NewTopico,
): Promise<Told<Topico>> {
  const { tx, actor, now } = context
  const retida = isHeld(context, turma, titulo, conteudo)
  const { id } = await queries.insertTopico(tx, {
    ...columns,
    turma_id: turma,
    usuario_id: actor.id,
    tipo,
    titulo,
    created_at: now,
    ultima_interacao: now,
    // Held: hidden until a teacher has looked.
    ...(retida && { status: '0' }),
  })
  const mensagem = await insertMensagem(tx, {
    topico_id: id,
    usuario_id: actor.id,
    conteudo,
    retida,
    abertura: true,
    nivel: 0,
    resposta_id: null,
    raiz_id: null,
  })
  await changeAnexos(context, mensagem.id, { allowed: anexos })
  await markSeen(tx, id, actor.id, undefined, now)
  const topico = await settled(context, id)
  if (retida) {
    const row = await queries.findAlvo(tx, id)
    if (row) await announceHeld(tx, row, mensagem.id, actor)
  }
  return topico
}

/** The files of the request once more, so that each class may remove its own. Gone if the transaction fails. */
async function ownCopies({ services, brand, files, afterRollback }: Context): Promise<Context['files']> {
  const copies = await storeFiles(services, brand.ownerId, files)
  afterRollback(copies.letGo)
  return copies.files
}

export const topicoHandlers: Pick<
  Handlers<Api>,
  | 'listTopicos'
  | 'listAvisos'
  | 'novidades'
  | 'temas'
  | 'find'
  | 'create'
  | 'edit'
  | 'setState'
  | 'remove'
  | 'restore'
  | 'favorite'
> = {
  listTopicos: list('forum'),
  listAvisos: list('aviso'),

  async novidades({ tx, actor, query, now }) {
    const turmas = query.gru_id === undefined ? actor.turmas.map(({ id }) => id) : [query.gru_id]
    return { novidades: await queries.countNovidades(tx, actor, turmas.slice(0, 1_000), now) }
  },

  async temas({ tx, actor, query, now }) {
    return { temas: await queries.listTemas(tx, actor, query.gru_id, now) }
  },

  async find({ params, ...context }) {
    const [row] = await loadTopicos(context.tx, [params.id], context.actor)
    if (!row) throw notFound(forumTexts.topicoAusente)
    const alvo = topicoAlvo(row, context.now)
    authorizeView(context.authorize, alvo)
    const respostas = row.total_interacoes === 0 ? [] : await respostasOf(context, row, alvo)
    return { topico: presentTopico(row, viewerOf(context), respostas) }
  },

  async create({ body, ...context }) {
    const { authorize } = context
    const { gru_id, tipo, outras_turmas = [], ...given } = body
    const settings = settingsOf(given)
    if (outras_turmas.length > 0 && tipo !== 'aviso') throw invalid({ outras_turmas: forumTexts.soAvisos })
    const turmas = [gru_id, ...outras_turmas.filter((id) => id !== gru_id)]
    // Every class is asked for before anything is written in one. At most eleven.
    for (const id of turmas) {
      const turma = await turmaFor(context, tipo === 'aviso' ? 'createAviso' : 'createTopico', id, tipo)
      if (configures(settings)) authorize(forumPolicy, 'configure', turma)
    }

    checkAvaliativo(tipo, settings.avaliativo)
    checkFamilias(tipo, settings.soFamilias)
    const columns = columnsOf(settings)
    const schedule = {
      agendar: settings.agendar ?? false,
      inicio: (columns.inicio as Date | undefined) ?? null,
      fim: (columns.fim as Date | undefined) ?? null,
    }
    checkSchedule(schedule, context.now)
    checkStart(tipo, schedule, context.now)
    const words = { titulo: cleanTitulo(given.titulo), conteudo: cleanConteudo(given.conteudo) }
    const anexos = settings.permitirAnexos ?? true
    const topico = await createIn(context, gru_id, { ...words, tipo, columns, anexos })
    for (const id of turmas.slice(1)) {
      const files = await ownCopies(context)
      await createIn({ ...context, files }, id, { ...words, tipo, columns, anexos })
    }
    return { topico }
  },

  async edit({ params, body, ...context }) {
    const { tx, actor, authorize, now, files } = context
    const { versao, removerAnexos, ...given } = body
    const settings = settingsOf(given)
    if (isVisitor(actor)) throw failure(403, 'visitante', forumTexts.visitante)
    // Who leads sets what stands around the words of others.
    const own = (await queries.findAlvo(tx, params.id))?.usuario_id === actor.id
    const { row } = await topicoFor(context, own ? 'edit' : 'configure', params.id, { lock: true })
    if (own && configures(settings)) await topicoFor({ tx, authorize, now, actor }, 'configure', params.id)

    const opening = await queries.findOpening(tx, row.id)
    const titulo = given.titulo === undefined ? row.titulo : cleanTitulo(given.titulo)
    const conteudo = given.conteudo === undefined ? opening.conteudo : cleanConteudo(given.conteudo)
    const filed = files.length > 0 || Boolean(removerAnexos?.length)
    const words = { titulo, conteudo, filed }
    requireAuthor(actor, row.usuario_id, { ...row, ...opening, filed: false }, words)
    const same = opening.conteudo === conteudo && row.titulo === titulo
    const repeated = same && !filed
    if (versao !== row.versao && !repeated)
      throw editedByAnother({ conteudo: opening.conteudo, versao: row.versao })
    const again = own && isGivenBack(opening)
    refuseUnchanged(opening, own && repeated)
    checkAvaliativo(row.tipo, settings.avaliativo)
    checkFamilias(row.tipo, settings.soFamilias)
    const columns = columnsOf(settings)
    const schedule = { agendar: row.agendar, inicio: row.inicio, fim: row.fim, ...(columns as object) }
    checkSchedule(schedule, now, row.fim)
    if (schedule.inicio?.getTime() !== row.inicio?.getTime()) checkStart(row.tipo, schedule, now)
    const retida = own ? isHeldAgain(context, row.turma_id, opening, titulo, conteudo) : opening.retida

    if (opening.conteudo !== conteudo)
      await rewriteMensagem(tx, opening, { conteudo, retida, usuario: actor.id, now })
    else if (opening.retida !== retida) await setMensagemState(tx, opening.id, { retida })
    if (again && !retida) await setMensagemState(tx, opening.id, { devolucao: null })
    await changeAnexos(context, opening.id, {
      remove: removerAnexos,
      allowed: settings.permitirAnexos ?? row.permitir_anexos,
    })
    await queries.updateTopico(tx, row.id, {
      ...columns,
      ...(retida ? { status: '0' } : (opening.retida || again) && { status: '1' }),
      titulo,
      ...(!repeated && { versao: row.versao + 1, updated_at: now }),
    })
    await tellTurma(tx, row.turma_id, 'topico_mudou', { topico: row.id })
    if (retida && !opening.retida) await announceHeld(tx, row, opening.id, actor, again)
    await shownAgain(context, opening, columns.status)
    const topico = await settled(context, row.id)
    await hiddenOrShown(context, row, columns.status)
    return { topico }
  },

  async setState({ params, body, ...context }) {
    const { row } = await topicoFor(context, 'configure', params.id, { lock: true })
    const change = columnsOf(body)
    if (Object.keys(change).length > 0) await queries.updateTopico(context.tx, row.id, change)
    if (change.status === '1')
      await shownAgain(context, await queries.findOpening(context.tx, row.id), change.status)
    await tellTurma(context.tx, row.turma_id, 'topico_mudou', { topico: row.id })
    const topico = await settled(context, row.id)
    await hiddenOrShown(context, row, change.status)
    return { topico }
  },

  async remove({ params, ...context }) {
    const { tx, now } = context
    const found = await queries.findAlvo(tx, params.id)
    // A repeat finds it in the bin already.
    const action = found?.removido_em ? 'restore' : 'remove'
    const { row } = await topicoFor(context, action, params.id, { lock: true })
    if (row.removido_em === null) {
      await queries.updateTopico(tx, row.id, { removido_em: now })
      await tellTurma(tx, row.turma_id, 'topico_mudou', { topico: row.id })
      await moderatedTopico(context, row, 'remover')
    }
    return {}
  },

  async restore({ params, ...context }) {
    const { tx } = context
    const found = await queries.findAlvo(tx, params.id)
    const action = found?.removido_em ? 'restore' : 'remove'
    const { row } = await topicoFor(context, action, params.id, { lock: true })
    if (row.removido_em !== null) {
      await queries.updateTopico(tx, row.id, { removido_em: null })
      await tellTurma(tx, row.turma_id, 'topico_mudou', { topico: row.id })
    }
    const topico = await settled(context, row.id)
    if (row.removido_em !== null) await moderatedTopico(context, row, 'restaurar')
    return { topico }
  },

  async favorite({ params, body, ...context }) {
    const { row } = await topicoFor(context, 'view', params.id)
    if (isVisitor(context.actor)) throw failure(403, 'visitante', forumTexts.visitante)
    await queries.setFavorita(context.tx, row.id, context.actor.id, body.favorita)
    return { favorita: body.favorita }
  },
}
