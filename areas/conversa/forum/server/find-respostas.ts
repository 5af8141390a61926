/** Messages of a topic as a reader is shown them: one, or the first of the replies with those below each. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { readsAll, type TopicoAlvo } from '../policy.ts'
import { nest } from '../rules.ts'
import type { Mensagem } from '../shapes.ts'
import { presentMensagem, presentTopico, threadOf, viewerOf } from './present.ts'
import type { AlvoRow, FrameRow } from './queries.ts'
import { molduraDe } from './queries-leitura.ts'
import { type Ordem, pageOfMensagens, type Reader } from './queries-mensagem.ts'
import { loadMensagens, type MensagemRow } from './queries-shown.ts'
import { loadTopicos } from './queries-shown-topico.ts'

/** Of a topic that is asked for by itself: so many of its replies come along. */
const PRIMEIRAS = 5

export const readerOf = ({ actor }: Pick<Context, 'actor'>, alvo: TopicoAlvo): Reader => ({
  actor,
  readsAll: readsAll(actor, alvo),
})

/** A page of the replies of the first level, each with the first of those below it. */
export async function respostasOf(
  context: Context,
  topico: FrameRow,
  alvo: TopicoAlvo,
  page: { ordem: Ordem; pagina: number; linhas: number } = { ordem: 'antigas', pagina: 1, linhas: PRIMEIRAS },
): Promise<Told<Mensagem[]>> {
  const { tx, actor } = context
  const [{ raizes, fios }, moldura] = await Promise.all([
    pageOfMensagens(tx, topico.id, readerOf(context, alvo), page),
    molduraDe(tx, topico.id, actor.id),
  ])
  const viewer = viewerOf(context)
  const thread = threadOf(topico, moldura, viewer)
  const present = (one: MensagemRow) => presentMensagem(one, thread, viewer)
  return nest(raizes.map(present), fios.map(present))
}

/** One message as it is shown after a change. */
export async function shownMensagem(context: Context, topico: AlvoRow, id: number): Promise<Told<Mensagem>> {
  const { tx, actor } = context
  const [[row], moldura] = await Promise.all([
    loadMensagens(tx, [id], actor),
    molduraDe(tx, topico.id, actor.id),
  ])
  if (!row) throw notFound()
  const viewer = viewerOf(context)
  const mensagem = presentMensagem(row, threadOf(topico, moldura, viewer), viewer)
  if (!row.abertura) return mensagem
  // Below the opening lies the whole topic.
  const [inteiro] = await loadTopicos(tx, [topico.id], actor)
  if (!inteiro) throw notFound()
  const { totalInteracoes, ultimaInteracao, usuariosInteracoes } = presentTopico(inteiro, viewer)
  return { ...mensagem, totalInteracoes, ultimaInteracao, usuariosInteracoes }
}
