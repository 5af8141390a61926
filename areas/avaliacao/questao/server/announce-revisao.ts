/** Whom a question's way through review is told: who may decide about it, and then its author. */
import type { Context } from '../../../../core/server/context.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import type { EstadoQuestao } from '../shapes.ts'
import type { QuestaoRow } from './queries.ts'
import * as queries from './queries-revisao.ts'

type Telling = Pick<Context, 'tx' | 'actor' | 'now'>
type Questao = Pick<QuestaoRow, 'id' | 'titulo' | 'autor'>

export interface Mudou {
  antes: EstadoQuestao
  depois: EstadoQuestao
  palavra?: string
}

const nomeDe = ({ id, titulo }: Questao) => titulo || `Q-${id}`

/** Keeps the way that a question went, and tells it to whom it concerns: each round of a review once. */
export async function tellPasso(
  { tx, actor, now }: Telling,
  questao: Questao,
  caminho: readonly number[],
  { antes, depois, palavra = '' }: Mudou,
): Promise<void> {
  if (antes === depois) return
  const { id, autor } = questao
  const vez = await queries.countDecisoes(tx, id, autor.id)
  await queries.addPassos(tx, actor.id, [{ questao: id, antes, depois, palavra }], now)
  const destino = `/logado/gerenciar/questoes/${id}` as const
  if (depois === 'em_revisao')
    return notifyUsers(
      tx,
      await queries.listRevisores(tx, { caminho, questao: id, menos: [actor.id, autor.id] }),
      { tipo: 'questao_enviada', dados: { autor: actor.nome, titulo: nomeDe(questao), vezes: 1 }, destino },
      { now, chave: `questao:${id}:enviada:${vez}` },
    )
  const decidida = antes === 'em_revisao' && (depois === 'aprovada' || depois === 'rascunho')
  if (decidida && autor.id !== actor.id)
    await notifyUsers(
      tx,
      [autor.id],
      {
        tipo: 'questao_decidida',
        dados: { autor: actor.nome, titulo: nomeDe(questao), aprovada: depois === 'aprovada' },
        destino,
      },
      { now, chave: `questao:${id}:decidida:${vez}` },
    )
}

/** Many that one person sends together are told as one. */
export async function tellEnviadas(
  { tx, actor, now }: Telling,
  questoes: readonly Questao[],
  { caminho, lote }: { caminho: readonly number[]; lote: number },
): Promise<void> {
  const [first] = questoes
  if (!first) return
  await notifyUsers(
    tx,
    await queries.listRevisores(tx, { caminho, questao: null, menos: [actor.id] }),
    {
      tipo: 'questao_enviada',
      dados: { autor: actor.nome, titulo: nomeDe(first), vezes: questoes.length },
      destino: '/logado/gerenciar/questoes?revisar=sim',
    },
    { now, chave: `questoes:enviadas:${lote}` },
  )
}
