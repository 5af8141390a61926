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

const nomeDe = ({ id, titulo }: Pick<Questao, 'id' | 'titulo'>) => titulo || `Q-${id}`

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

/**
 * Keeps the ways that many questions went at once. Those that went into review are told as one thing, each reviewer of as
 * many as are theirs to look at; `lote` names what brought them, which is told once.
 */
export async function tellPassos(
  { tx, actor, now }: Telling,
  passos: readonly queries.NovoPasso[],
  lote: string,
): Promise<void> {
  await queries.addPassos(tx, actor.id, passos, now)
  const sent = passos.filter(({ antes, depois }) => depois === 'em_revisao' && antes !== depois)
  const enviadas = await queries.listEnviadas(
    tx,
    sent.map(({ questao }) => questao),
  )
  const [first] = enviadas
  if (!first) return
  for (const [vezes, pessoas] of await pessoasPorVezes(tx, enviadas, actor.id))
    await notifyUsers(
      tx,
      pessoas,
      {
        tipo: 'questao_enviada',
        dados: { autor: actor.nome, titulo: nomeDe(first), vezes },
        destino: '/logado/gerenciar/questoes?revisar=sim',
      },
      { now, chave: `questoes:enviadas:${lote}` },
    )
}

/** Whoever may decide, by how many of these they may decide about. */
async function pessoasPorVezes(
  tx: Telling['tx'],
  enviadas: readonly queries.Enviada[],
  menos: number,
): Promise<Map<number, number[]>> {
  const places = new Map<string, { caminho: number[]; n: number }>()
  for (const { caminho } of enviadas) {
    const place = places.get(caminho.join()) ?? { caminho, n: 0 }
    places.set(caminho.join(), { caminho, n: place.n + 1 })
  }
  const of = new Map<number, number>()
  for (const { caminho, n } of places.values())
    for (const id of await queries.listRevisores(tx, { caminho, questao: null, menos: [menos] }))
      of.set(id, (of.get(id) ?? 0) + n)
  const byCount = new Map<number, number[]>()
  for (const [id, n] of of) byCount.set(n, [...(byCount.get(n) ?? []), id])
  return byCount
}
