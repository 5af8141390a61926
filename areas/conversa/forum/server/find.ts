/** The only ways a handler gets a topic, a class or a message: by naming what it means to do with it. */
import { type Actor, isVisitor } from '../../../../core/policy/actor.ts'
import { requireAuthor } from '../../../../core/server/authorship.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, notFound, type Sentence } from '../../../../core/server/failure.ts'
import { findTurma, requireRecurso } from '../../../escola/turma/server/public.ts'
import {
  forumPolicy,
  leads,
  mensagemPolicy,
  type TopicoAlvo,
  type TurmaAlvo,
  topicoPolicy,
} from '../policy.ts'
import { ABERTO, AGENDADO } from '../rules.ts'
import { forumTexts } from '../texts.ts'
import { mensagemAlvo, topicoAlvo } from './present.ts'
import { findAlvo } from './queries.ts'
import { findMensagem } from './queries-mensagem.ts'

type Asking = Pick<Context, 'tx' | 'authorize' | 'now' | 'actor'>

/** What leaves one's name on it: nobody who visits from another tenant does that here. */
const IN_ONES_NAME = new Set(['createTopico', 'createAviso', 'reply', 'react', 'edit', 'grade', 'ciente'])

function refuseVisitor(action: string, { actor }: Pick<Context, 'actor'>): void {
  if (isVisitor(actor) && IN_ONES_NAME.has(action)) throw failure(403, 'visitante', forumTexts.visitante)
}

/** The feature of the class that a topic or a notice belongs to. */
export const recursoOf = (tipo: string) => (tipo === 'aviso' ? 'avisos' : 'forum')

interface Options {
  /** Nobody else writes in the topic until the transaction ends: counts and states that hang together. */
  lock?: boolean
}

/** The class that something new is made in. */
export async function turmaFor(
  { tx, authorize, actor }: Asking,
  action: keyof typeof forumPolicy,
  id: number,
  tipo: string,
): Promise<TurmaAlvo> {
  refuseVisitor(action, { actor })
  const turma = await findTurma(tx, id)
  if (!turma) throw notFound()
  const alvo: TurmaAlvo = {
    turma: turma.id,
    redeCaminho: turma.redeCaminho,
    turmaStatus: turma.status,
    ligado: turma.recursos.includes(recursoOf(tipo)),
  }
  authorize(forumPolicy, 'view', alvo)
  requireRecurso(alvo.ligado, recursoOf(tipo))
  if (alvo.turmaStatus === 'encerrada' && action !== 'view') throw closed('turmaEncerrada')
  authorize(forumPolicy, action, alvo)
  return alvo
}

const closed = (
  why: keyof typeof forumTexts &
    ('encerrado' | 'agendado' | 'bloqueado' | 'apenasLeitura' | 'avisoSemResposta' | 'turmaEncerrada'),
) => failure(409, 'topico_fechado', forumTexts[why])

/** A pupil's own words in a topic that takes no more are not changed either, and they are told so. */
const writes = (action: string, actor: Actor, topico: TopicoAlvo): boolean =>
  action === 'edit' && topico.tipo === 'forum' && !leads(actor, topico)

/** Says why nobody may write here now, better than "you may not" would (section 4). */
function refuseClosed(action: string, topico: TopicoAlvo): void {
  if (action !== 'reply' && action !== 'react') return
  if (topico.turmaStatus === 'encerrada') throw closed('turmaEncerrada')
  if (action === 'reply' && topico.tipo !== 'forum') throw closed('avisoSemResposta')
  if (topico.statusData === AGENDADO) throw closed('agendado')
  if (topico.statusData !== ABERTO) throw closed('encerrado')
  if (topico.bloqueado) throw closed('bloqueado')
  if (action === 'reply' && topico.apenasLeitura) throw closed('apenasLeitura')
}

/** 404 unless the topic may be viewed; 403 when its class has the forum, or the notices, switched off. */
export function authorizeView(
  authorize: Context['authorize'],
  alvo: TopicoAlvo,
  ausente: Sentence = forumTexts.topicoAusente,
): void {
  authorize(topicoPolicy, 'view', { ...alvo, ligado: true }, ausente)
  requireRecurso(alvo.ligado, recursoOf(alvo.tipo))
}

/** A topic; 404 unless it may be viewed, 409 when its state forbids the action, 403 unless the action is granted. */
export async function topicoFor(
  { tx, authorize, now, actor }: Asking,
  action: keyof typeof topicoPolicy,
  id: number,
  options: Options = {},
) {
  refuseVisitor(action, { actor })
  const row = await findAlvo(tx, id, options)
  if (!row) throw notFound(forumTexts.topicoAusente)
  const alvo = topicoAlvo(row, now)
  authorizeView(authorize, alvo)
  refuseClosed(writes(action, actor, alvo) ? 'reply' : action, alvo)
  authorize(topicoPolicy, action, alvo)
  return { row, alvo }
}

/** A message with its topic, locked when it is to be changed. `opening`: the text of the topic itself counts too. */
export async function mensagemFor(
  { tx, authorize, now, actor }: Asking,
  action: keyof typeof mensagemPolicy,
  id: number,
  { lock = false, opening = true }: Options & { opening?: boolean } = {},
) {
  refuseVisitor(action, { actor })
  const found = await findMensagem(tx, id)
  if (!found || (found.abertura && !opening)) throw notFound(forumTexts.mensagemAusente)
  const topico = await findAlvo(tx, found.topico_id, { lock })
  // Read again behind the lock: it may have changed while this request waited.
  const mensagem = lock ? await findMensagem(tx, id) : found
  if (!topico || !mensagem) throw notFound(forumTexts.mensagemAusente)
  const alvo = mensagemAlvo(topicoAlvo(topico, now), mensagem)
  // Who removed a message sees nothing of it any more, and may still take that back.
  if (action !== 'restore')
    authorize(mensagemPolicy, 'view', { ...alvo, ligado: true }, forumTexts.mensagemAusente)
  authorizeView(authorize, alvo, forumTexts.mensagemAusente)
  if (action === 'edit') requireAuthor(actor, mensagem.usuario_id)
  refuseClosed(writes(action, actor, alvo) ? 'reply' : action, alvo)
  authorize(mensagemPolicy, action, alvo)
  return { topico, mensagem, alvo }
}

/** Whose name stands beside a decision; none for who visits from another tenant: the log knows. */
export const authorOf = (actor: Actor): number | null => (isVisitor(actor) ? null : actor.id)
