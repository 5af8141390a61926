/**
 * The job that takes notifications out of the product. Each lot is taken, sent and marked, so that a process that dies
 * between sending and marking has it sent again, under the same name (decision 14).
 */
import type { Services } from '../../../../core/server/context.ts'
import type { Database } from '../../../../core/server/database.ts'
import { enqueue, type Job, type Tasks } from '../../../../core/server/jobs.ts'
import { say } from '../../../../core/texts/texts.ts'
import { sendToPerson } from '../../correio/server/public.ts'
import { isQuiet, MOST_TRIES, quietEnd, readSilencio, retryAt, type Silencio } from '../rules.ts'
import { CANAIS, type Canal } from '../shapes.ts'
import { pushTexts } from '../texts-carta.ts'
import { ENTREGAR, TESTAR_PUSH } from './jobs-names.ts'
import { letterOf, palavras, type WordsOf } from './letters.ts'
import {
  dropLotes,
  findSilencio,
  type Lote,
  markSent,
  nextDue,
  postpone,
  takeLotes,
} from './queries-entrega.ts'
import { forgetInscricoes, liveInscricoes } from './queries-escolha.ts'
import { createPusher, type Pusher, type PushMessage } from './remote-push.ts'

/** `nada`: nobody is there to take it. */
type Outcome = 'enviada' | 'nada' | 'depois'

interface Place {
  tenantId: number
  database: Database
  clock: () => Date
}

/** Where lots leave from, and when they don't. */
interface Post extends Place {
  silencio: Silencio
}

type Carry = (lote: Lote, place: Place) => Promise<Outcome>

export interface Delivery extends Pick<Services, 'mailer' | 'register' | 'config'> {
  /** Instead of those of the areas that tell. */
  words?: WordsOf
  pusher?: Pusher
  clock?: () => Date
}

/** As many letters as the mail server is spoken to at once. */
const AT_ONCE = 3
const TAKEN = 30

const byMail =
  (delivery: Delivery): Carry =>
  async (lote, { tenantId, database }) => {
    const { words = palavras.answer() ?? {}, config } = delivery
    const letter = await database.asTenant(
      tenantId,
      (tx) => letterOf(tx, lote, { secretKey: config.secretKey, tenantId, words }),
      { reads: true },
    )
    if (!letter) return 'nada'
    try {
      return (await sendToPerson(delivery, tenantId, letter)) ? 'enviada' : 'nada'
    } catch {
      return 'depois'
    }
  }

/** What a locked screen shows; nothing of whom or what (decision 14). */
function messageOf({ lote, usuario, novidades }: Lote, titulo: string): PushMessage {
  const t = say(pushTexts, usuario.idioma)
  const [only] = novidades
  if (!only || novidades.length > 1)
    return { titulo, texto: t.varias(novidades.length), destino: '/logado/notificacoes', nome: lote }
  const known = only.tipo === 'aviso_urgente' ? 'urgente' : only.categoria
  const texto = t[known as keyof typeof t] ?? t.uma
  return { titulo, texto: typeof texto === 'string' ? texto : t.uma, destino: only.destino, nome: lote }
}

/** To every browser of the person whose session lives; taken by one of them, it has arrived. */
async function pushTo(
  { register, config, pusher = createPusher(config) }: Delivery,
  usuarioId: number,
  { tenantId, database, clock }: Place,
  compose: (titulo: string) => PushMessage,
  urgente: boolean,
): Promise<Outcome> {
  const brand = await register.byId(tenantId)
  const inscricoes = await database.asTenant(tenantId, (tx) => liveInscricoes(tx, usuarioId, clock()), {
    reads: true,
  })
  if (!brand?.ativo || inscricoes.length === 0) return 'nada'
  const message = compose(brand.nome)
  const outcomes = await Promise.all(inscricoes.map((one) => pusher.send(one, message, urgente)))
  const gone = inscricoes.filter((_, index) => outcomes[index] === 'sumiu').map(({ id }) => id)
  if (gone.length > 0) await database.asTenant(tenantId, (tx) => forgetInscricoes(tx, gone))
  return outcomes.includes('aceita') ? 'enviada' : outcomes.includes('depois') ? 'depois' : 'nada'
}

const byPush =
  (delivery: Delivery): Carry =>
  (lote, place) =>
    pushTo(
      delivery,
      lote.usuario.id,
      place,
      (titulo) => messageOf(lote, titulo),
      lote.novidades.some(({ tipo }) => tipo === 'aviso_urgente'),
    )

async function settle(
  lotes: readonly Lote[],
  outcomes: readonly Outcome[],
  { tenantId, database, clock }: Place,
) {
  const of = (wanted: Outcome) => lotes.filter((_, index) => outcomes[index] === wanted)
  const now = clock()
  const names = (some: readonly Lote[]) => some.map(({ lote }) => lote)
  const [spent, again] = [
    of('depois').filter(({ tentativas }) => tentativas + 1 >= MOST_TRIES),
    of('depois').filter(({ tentativas }) => tentativas + 1 < MOST_TRIES),
  ]
  await database.asTenant(tenantId, async (tx) => {
    await markSent(tx, names(of('enviada')), now)
    await dropLotes(tx, names([...of('nada'), ...spent]))
    const instants = again.map(({ tentativas }) => retryAt(tentativas + 1, now))
    if (again.length > 0) await postpone(tx, names(again), instants)
  })
}

/** Sends all that is due on one channel; stops where nothing gets through. */
async function deliverBy(canal: Canal, carry: Carry, place: Post): Promise<void> {
  const { tenantId, database, clock, silencio } = place
  for (;;) {
    const now = clock()
    const quiet = isQuiet(now, silencio)
    const lotes = await database.asTenant(tenantId, (tx) =>
      takeLotes(tx, { canal, now, quiet, limit: TAKEN }),
    )
    if (lotes.length === 0) return
    let stuck = true
    for (let from = 0; from < lotes.length; from += AT_ONCE) {
      const some = lotes.slice(from, from + AT_ONCE)
      const outcomes = await Promise.all(some.map((lote) => carry(lote, place)))
      await settle(some, outcomes, place)
      stuck &&= outcomes.every((outcome) => outcome === 'depois')
    }
    if (stuck) return
  }
}

/** Comes back when the next is due: after the silence, unless it is urgent. */
async function comeBack({ tenantId, database, clock, silencio }: Post): Promise<void> {
  await database.asTenant(tenantId, async (tx) => {
    const { urgente, outra } = await nextDue(tx)
    const later = (at: Date) => (at < clock() ? clock() : at)
    const times = [urgente && later(urgente), outra && quietEnd(later(outra), silencio)].filter(
      (at): at is Date => at !== null,
    )
    if (times.length === 0) return
    const runAt = new Date(Math.min(...times.map((at) => at.getTime())))
    await enqueue(tx, ENTREGAR, {}, { runAt, key: `${ENTREGAR}:seguinte` })
  })
}

const entregar =
  (delivery: Delivery) =>
  async ({ tenantId, database }: Job<unknown>): Promise<void> => {
    const silencio = readSilencio(await database.asTenant(tenantId, findSilencio, { reads: true }))
    const place: Post = { tenantId, database, clock: delivery.clock ?? (() => new Date()), silencio }
    const carriers: Record<Canal, Carry> = { email: byMail(delivery), push: byPush(delivery) }
    await Promise.all(CANAIS.map((canal) => deliverBy(canal, carriers[canal], place)))
    await comeBack(place)
  }

const testarPush =
  (delivery: Delivery) =>
  async ({ tenantId, database, payload }: Job<{ usuario: number; idioma: 'pt-br' | 'en-us' }>) => {
    const place: Place = { tenantId, database, clock: delivery.clock ?? (() => new Date()) }
    await pushTo(
      delivery,
      payload.usuario,
      place,
      (titulo) => ({
        titulo,
        texto: say(pushTexts, payload.idioma).teste,
        destino: '/logado/notificacoes',
        nome: 'teste',
      }),
      false,
    )
  }

export const notificacaoTasks = (delivery: Delivery): Tasks => ({
  [ENTREGAR]: entregar(delivery),
  [TESTAR_PUSH]: testarPush(delivery),
})
