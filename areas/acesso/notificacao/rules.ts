/** Who is told of what, by which channel and how often (product.md H-26); quiet hours. Pure, time is a parameter. */
import { parseAddress } from '../../../core/contract/address.ts'
import { fromWallClock, wallClock } from '../../../core/contract/time.ts'
import type { NotificacaoTipo } from './contract.ts'
import { type Canal, type Categoria, FREQUENCIAS, type Frequencia, PUBLICOS, type Publico } from './shapes.ts'

type Cell = Readonly<Record<Canal, Frequencia>>
export interface Regra {
  /** 'conta': about the account itself; always in the bell, never a choice. */
  categoria: Categoria | 'conta'
  /** Leaves in quiet hours too. */
  urgente?: true
  /** Who is absent finds it in the bell only. */
  publicos: Readonly<Partial<Record<Publico, Cell>>>
}

const cell = (email: Frequencia, push: Frequencia): Cell => ({ email, push })
/** "im": at once, where the person is: the bell and the telephone. */
const AT_ONCE = cell('nunca', 'imediata')
const ALL = cell('imediata', 'imediata')
const DAILY = cell('diaria', 'nunca')
const MAIL_NOW = cell('imediata', 'nunca')

const SCHEDULED: Regra = {
  categoria: 'agenda',
  publicos: { aluno: AT_ONCE, professor: AT_ONCE, responsavel: cell('semanal', 'nunca') },
}
/** Of use at the hour alone: no letter of the week. */
const NOW: Regra = { categoria: 'agenda', publicos: { aluno: AT_ONCE, professor: AT_ONCE } }
const READY: Regra = {
  categoria: 'trabalhos',
  publicos: { gestor: AT_ONCE, professor: AT_ONCE, aluno: AT_ONCE, responsavel: AT_ONCE },
}

const MARKED: Regra = {
  categoria: 'notas',
  publicos: { aluno: AT_ONCE, responsavel: cell('semanal', 'nunca') },
}
/** For who teaches: what pupils handed in, and where they stumble. */
const OF_PUPILS: Regra = { categoria: 'alunos', publicos: { professor: DAILY } }

const FORUM: Regra = { categoria: 'forum', publicos: { aluno: DAILY } }
const OWN_WORDS: Regra = { categoria: 'forum', publicos: { aluno: AT_ONCE, professor: AT_ONCE } }

/** The matrix of H-26, by kind. A kind it does not name is told as softly as its neighbours. */
export const REGRAS: Readonly<Record<NotificacaoTipo, Regra>> = {
  aviso_urgente: { categoria: 'avisos', urgente: true, publicos: { aluno: ALL, responsavel: MAIL_NOW } },
  aviso_novo: { categoria: 'avisos', publicos: { aluno: AT_ONCE, responsavel: DAILY } },
  aviso_lembrete: { categoria: 'avisos', publicos: { aluno: AT_ONCE, responsavel: DAILY } },
  ciente_lembrete: { categoria: 'avisos', publicos: { aluno: AT_ONCE, responsavel: DAILY } },
  topico_novo: FORUM,
  resposta_nova: FORUM,
  mensagem_retida: { categoria: 'forum', publicos: { professor: AT_ONCE } },
  mensagem_liberada: OWN_WORDS,
  mensagem_recusada: OWN_WORDS,
  palavras_moderadas: OWN_WORDS,
  nota_publicada: MARKED,
  nota_corrigida: MARKED,
  aula_marcada: SCHEDULED,
  aula_mudou: SCHEDULED,
  aula_cancelada: SCHEDULED,
  aula_retomada: SCHEDULED,
  aula_lembrete: NOW,
  aula_comecou: NOW,
  aula_dada: SCHEDULED,
  aula_lembrada: { categoria: 'agenda', publicos: { aluno: AT_ONCE } },
  playlist_nova: SCHEDULED,
  trilha_aberta: SCHEDULED,
  tentativa_dada: SCHEDULED,
  edicao_assumida: READY,
  agenda_abre: SCHEDULED,
  agenda_prazo: SCHEDULED,
  lote_pronto: READY,
  cartoes_prontos: READY,
  copia_pronta: READY,
  confirmacao_pedida: READY,
  confirmacao_dada: READY,
  confirmacao_recusada: READY,
  turma_encerrada: { categoria: 'turmas', publicos: { professor: AT_ONCE } },
  turma_vai_encerrar: { categoria: 'turmas', publicos: { professor: AT_ONCE } },
  material_novo: { categoria: 'turmas', publicos: { aluno: AT_ONCE, responsavel: cell('semanal', 'nunca') } },
  entrega_devolvida: MARKED,
  entrega_recebida: OF_PUPILS,
  trabalho_retido: OF_PUPILS,
  trabalho_aceito: MARKED,
  trabalho_recusado: MARKED,
  entregas_paradas: OF_PUPILS,
  escola_lembrada: { categoria: 'turmas', publicos: { gestor: DAILY } },
  fila_lembrada: OF_PUPILS,
  dificuldade: OF_PUPILS,
  questao_enviada: READY,
  questao_decidida: READY,
  enquete_aberta: { categoria: 'avisos', publicos: { aluno: AT_ONCE, responsavel: DAILY } },
  enquete_lembrete: { categoria: 'avisos', publicos: { aluno: AT_ONCE, responsavel: DAILY } },
  entrada_pedida: { categoria: 'turmas', publicos: { professor: AT_ONCE } },
  entrada_aprovada: { categoria: 'turmas', publicos: { aluno: AT_ONCE } },
  entrada_recusada: { categoria: 'turmas', publicos: { aluno: AT_ONCE } },
  aluno_transferido: { categoria: 'turmas', publicos: { professor: AT_ONCE } },
  transferencia_desfeita: { categoria: 'turmas', publicos: { professor: AT_ONCE } },
  ver_como: { categoria: 'conta', publicos: {} },
}

interface Papeis {
  turmas: readonly { papel: string }[]
  redes: readonly unknown[]
  funcoes: readonly string[]
  dependentes: readonly number[]
}

/** The columns of the matrix that a person stands in. */
export function publicosOf({ turmas, redes, funcoes, dependentes }: Papeis): Publico[] {
  const is: Record<Publico, boolean> = {
    aluno: turmas.some(({ papel }) => papel === 'aluno'),
    professor: turmas.some(({ papel }) => papel === 'professor'),
    responsavel: dependentes.length > 0,
    gestor: redes.length > 0 || funcoes.length > 0,
  }
  return PUBLICOS.filter((publico) => is[publico])
}

const louder = (a: Frequencia, b: Frequencia): Frequencia =>
  FREQUENCIAS.indexOf(a) <= FREQUENCIAS.indexOf(b) ? a : b

const loudest = (a: Cell, b: Cell): Cell => cell(louder(a.email, b.email), louder(a.push, b.push))

const SILENT: Cell = cell('nunca', 'nunca')

/** How a kind reaches a person of these columns, unless they chose otherwise: the loudest of what they are. */
export const matrixFor = (tipo: NotificacaoTipo, publicos: readonly Publico[]): Cell =>
  publicos.map((publico) => REGRAS[tipo].publicos[publico] ?? SILENT).reduce(loudest, SILENT)

/** Whether the person may be told of anything of a category: of pupils, only who teaches them. */
export const concerns = (categoria: Categoria, publicos: readonly Publico[]): boolean =>
  categoria !== 'alunos' || publicos.includes('professor')

/** What "as the school has it" means for a whole category: the loudest of its kinds. */
export const matrixOf = (categoria: Categoria, publicos: readonly Publico[]): Cell =>
  (Object.keys(REGRAS) as NotificacaoTipo[])
    .filter((tipo) => REGRAS[tipo].categoria === categoria)
    .map((tipo) => matrixFor(tipo, publicos))
    .reduce(loudest, SILENT)

export type Escolha = Partial<Record<Canal, Frequencia | null>>

/** The person's choice where there is one, else the matrix. */
export const chosen = (padrao: Cell, escolha: Escolha): Cell =>
  cell(escolha.email ?? padrao.email, escolha.push ?? padrao.push)

/** Hours of the day by the tenant's clock, 0 to 23; from `inicio` (included) to `fim` (not), over midnight or not. */
export interface Silencio {
  inicio: number
  fim: number
}
export const SILENCIO: Silencio = { inicio: 21, fim: 7 }

const isHour = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 23

/** The tenant's hours; those of H-26 where it says none, or what are none. Equal hours: no silence at all. */
export function readSilencio(said: unknown): Silencio {
  const { inicio, fim } = (said ?? {}) as Record<string, unknown>
  return isHour(inicio) && isHour(fim) ? { inicio, fim } : SILENCIO
}

/** Whether nothing that is not urgent may leave at `now`. */
export function isQuiet(now: Date, { inicio, fim }: Silencio): boolean {
  const { hour } = wallClock(now)
  return inicio <= fim ? hour >= inicio && hour < fim : hour >= inicio || hour < fim
}

const HOUR_MS = 3_600_000

/** What comes is told this long before (H-26). */
export const VESPERA_MS = 24 * HOUR_MS

/** When the silence that holds at `now` ends; `now` itself outside of it. */
export function quietEnd(now: Date, silencio: Silencio): Date {
  if (!isQuiet(now, silencio)) return now
  const { year, month, day, hour } = wallClock(now)
  return fromWallClock(year, month, day + (hour < silencio.fim ? 0 : 1), silencio.fim)
}

/** The hour at which the day's and the week's letters leave. */
const LETTERS_HOUR = 18
const FRIDAY = 5

/** When what happened at `now` is due: at once, today or tomorrow at 18h, or on a Friday at 18h; null for never. */
export function dueAt(frequencia: Frequencia, now: Date): Date | null {
  if (frequencia === 'nunca') return null
  if (frequencia === 'imediata') return now
  const { year, month, day, hour, weekday } = wallClock(now)
  const ahead = frequencia === 'diaria' ? 0 : (FRIDAY - weekday + 7) % 7
  const passed = ahead === 0 && hour >= LETTERS_HOUR
  const days = passed ? (frequencia === 'diaria' ? 1 : 7) : ahead
  return fromWallClock(year, month, day + days, LETTERS_HOUR)
}

const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 6 * HOUR_MS
/** More than two days of trying. */
export const MOST_TRIES = 18

/** When to try again after the n-th failure (from 1): 2, 4, 8 … minutes, at most 6 hours. */
export const retryAt = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(LONGEST_WAIT_MS, 2 ** tries * MINUTE_MS))

/** Where a browser may ask us to send (decision 14): `*.` stands for any name below. */
const PUSH_HOSTS = [
  // https://firebase.google.com/docs/cloud-messaging (Chrome, Opera, Samsung)
  'fcm.googleapis.com',
  // https://mozilla-push-service.readthedocs.io (Firefox)
  'updates.push.services.mozilla.com',
  // https://learn.microsoft.com/windows/apps/design/shell/tiles-and-notifications/firewall-allowlist-config (Edge)
  '*.notify.windows.com',
  // https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers
  '*.push.apple.com',
]

/** Whether an address given by a browser is one of a known push service, and nothing else of it. */
export function isPushService(endpoint: string): boolean {
  const address = parseAddress(endpoint)
  if (!address) return false
  const { protocol, hostname, port, username, password } = address
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return PUSH_HOSTS.some((host) =>
    host.startsWith('*') ? hostname.endsWith(host.slice(1)) : hostname === host,
  )
}
