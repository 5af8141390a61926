/** Who may do what in a class's forum and notices (product.md H-01). A closed class is read-only. */
import {
  type Actor,
  coordinates,
  hasPapel,
  isAdministradorTenant,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { ABERTO, acceptsReplies, isHidden, isScheduled } from './rules.ts'
import { isForPapel } from './rules-aviso.ts'

/** The class a rule is asked about. */
export interface TurmaAlvo {
  turma: number
  redeCaminho: readonly number[]
  turmaStatus: string
  /** The class has the forum (or the notices) switched on. */
  ligado: boolean
}

export interface TopicoAlvo extends TurmaAlvo {
  usuario: number
  tipo: string
  /** '1' published, '0' hidden, '3' in the bin. */
  status: string
  statusData: number
  agendar: boolean
  bloqueado: boolean
  apenasLeitura: boolean
  /** A copy of a notice to the network: who leads the class leaves it as it is. */
  daRede?: boolean
  /** Of a notice: for these roles only. */
  papeis?: readonly string[] | null
}

export interface MensagemAlvo extends TopicoAlvo {
  autor: number
  /** Neither hidden, held nor removed. */
  visivel: boolean
  removida: boolean
  removidaPor: number | null
}

type OfTurma = Rule<TurmaAlvo>
type OfTopico = Rule<TopicoAlvo>
type OfMensagem = Rule<MensagemAlvo>

const learns: OfTurma = (actor, { turma }) => hasPapel(actor, turma, 'aluno')
const teaches: OfTurma = (actor, { turma }) => hasPapel(actor, turma, 'professor')
const guards: OfTurma = (actor, { turma }) => hasPapel(actor, turma, 'responsavel')

/** Teaches the class, or answers for it: coordinator of its school, manager who writes, administrator. */
export const leads = (actor: Actor, alvo: TurmaAlvo): boolean =>
  teaches(actor, alvo) ||
  coordinates(actor, alvo) ||
  managesWriting(actor, alvo) ||
  isAdministradorTenant(actor)

/** Reads everything of the class, scheduled and hidden topics too. */
export const readsAll = (actor: Actor, alvo: TurmaAlvo): boolean =>
  leads(actor, alvo) || oversees(actor, alvo)

const turmaExists: OfTurma = (_, { turmaStatus }) => turmaStatus !== 'excluida'
const turmaAtiva: OfTurma = (_, { turmaStatus }) => turmaStatus === 'ativa'
const ligado: OfTurma = (_, alvo) => alvo.ligado

const inBin: OfTopico = (_, { status }) => status === '3'
const notInBin: OfTopico = (_, { status }) => status !== '3'
const published: OfTopico = (_, topico) => !isHidden(topico) && !isScheduled(topico)
const answerable: OfTopico = (_, topico) => acceptsReplies(topico)
const live: OfTopico = (_, { statusData, bloqueado }) => statusData === ABERTO && !bloqueado
const isAviso: OfTopico = (_, { tipo }) => tipo === 'aviso'
const isForum: OfTopico = (_, { tipo }) => tipo === 'forum'
const ofTheClass: OfTopico = (_, { daRede }) => !daRede
const forPupils: OfTopico = (_, { papeis }) => isForPapel(papeis, 'aluno')
const forGuardians: OfTopico = (_, { papeis }) => isForPapel(papeis, 'responsavel')
const forLearners: OfTopico = (actor, topico) => forPupils(actor, topico) || forGuardians(actor, topico)
const opened: OfTopico = (actor, { usuario }) => usuario === actor.id

const leadsAtiva: OfTopico = all<TopicoAlvo>(leads, turmaAtiva, notInBin)
/** Changes what stands around its words: dates, states, removal. */
const changes: OfTopico = all<TopicoAlvo>(leadsAtiva, ofTheClass)
/** A pupil in a class that is going on, before a topic that pupils see. */
const pupilHere: OfTopico = all<TopicoAlvo>(learns, turmaAtiva, ligado, notInBin)
const ownTopico: OfTopico = all<TopicoAlvo>(pupilHere, opened, answerable)

/** What one may do in a class. */
export const forumPolicy = definePolicy<TurmaAlvo>()({
  view: [all(turmaExists, readsAll), all(turmaExists, learns), all(turmaExists, guards)],
  createTopico: [all(leads, turmaAtiva, ligado), all(learns, turmaAtiva, ligado)],
  createAviso: [all(leads, turmaAtiva, ligado)],
  /** Grade it, schedule it, lock it, pin it, choose who is told. */
  configure: [all(leads, turmaAtiva)],
  moderate: [all(leads, turmaAtiva)],
})

/** What one may do with a topic or notice. A list shows the same rows as `view` (see `visibleTopicos`). */
export const topicoPolicy = definePolicy<TopicoAlvo>()({
  view: [
    all(turmaExists, ligado, readsAll, notInBin),
    all(turmaExists, ligado, leads, inBin),
    all(turmaExists, ligado, learns, notInBin, published, forPupils),
    all(turmaExists, ligado, learns, notInBin, opened),
    all(turmaExists, ligado, guards, notInBin, published, isAviso, forGuardians),
  ],
  reply: [all(leadsAtiva, answerable), all(pupilHere, published, answerable)],
  /** Like and vote. */
  react: [all(leadsAtiva, live), all(pupilHere, published, live)],
  /** Its words and files: who opened it alone (decision 54). */
  edit: [all(changes, opened), ownTopico],
  configure: [changes],
  remove: [changes, ownTopico],
  restore: [all(leads, turmaAtiva, inBin, ofTheClass)],
  grade: [all(leadsAtiva, isForum)],
  /** Marks of everyone: drafts for who leads, what was published for who only reads. */
  seeGrades: [all(turmaExists, readsAll, notInBin, isForum)],
  seeDrafts: [all(turmaExists, leads, notInBin, isForum)],
  moderate: [leadsAtiva],
  /** Of a notice for pupils or their guardians: of others, nobody of the class owes a reading. */
  remind: [all(leadsAtiva, isAviso, ligado, published, forLearners)],
  seeReceipts: [all(turmaExists, readsAll, notInBin, isAviso, forLearners)],
  ciente: [
    all(turmaExists, ligado, learns, notInBin, published, isAviso, forPupils),
    all(turmaExists, ligado, guards, notInBin, published, isAviso, forGuardians),
    all(turmaExists, teaches, notInBin, published, isAviso),
  ],
})

const viewsTopico: OfTopico = (actor, alvo) => topicoPolicy.view.some((rule) => rule(actor, alvo))
const wrote: OfMensagem = (actor, { autor }) => autor === actor.id
const visible: OfMensagem = (_, { visivel }) => visivel
const removed: OfMensagem = (_, { removida }) => removida
const present: OfMensagem = (_, { removida }) => !removida
const removedIt: OfMensagem = (actor, { removidaPor }) => removidaPor === actor.id
const mayReply: OfTopico = (actor, alvo) => topicoPolicy.reply.some((rule) => rule(actor, alvo))

const removers = [all<MensagemAlvo>(changes, present), all<MensagemAlvo>(wrote, present, mayReply)] as const

/** What one may do with a message; with the opening one, through its topic. */
export const mensagemPolicy = definePolicy<MensagemAlvo>()({
  view: [
    all<MensagemAlvo>(viewsTopico, visible),
    all<MensagemAlvo>(viewsTopico, wrote, present),
    all<MensagemAlvo>(viewsTopico, readsAll),
  ],
  reply: [all<MensagemAlvo>(mayReply, visible)],
  react: [all<MensagemAlvo>((actor, alvo) => topicoPolicy.react.some((rule) => rule(actor, alvo)), visible)],
  /** Nobody rewrites what another person said (decision 54). */
  edit: [all(wrote, present, changes), all(wrote, present, mayReply)],
  remove: removers,
  restore: [all<MensagemAlvo>(leadsAtiva, removed), all<MensagemAlvo>(wrote, removed, removedIt, mayReply)],
  moderate: [leadsAtiva],
  /** Earlier texts: who leads, and the author of the words. */
  seeHistory: [all<MensagemAlvo>(viewsTopico, readsAll), all<MensagemAlvo>(viewsTopico, wrote)],
})
