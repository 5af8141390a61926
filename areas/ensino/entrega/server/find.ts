/** The only ways a handler gets a delivery: by naming what it means to do with it; and how it shows one. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, notFound, type Sentence } from '../../../../core/server/failure.ts'
import { findTurma, type TurmaPlace } from '../../../escola/turma/server/public.ts'
import { midiasDe } from '../../aula/rules-tela.ts'
import { midiasOf } from '../../midia/server/public.ts'
import type { EntregaInteira } from '../contract.ts'
import { type EntregaAlvo, entregaPolicy, readsTurma, turmaEntregaPolicy } from '../policy.ts'
import { entregaTexts as texts } from '../texts.ts'
import { presentArquivos, presentCorrecao, presentEntrega } from './present.ts'
import * as queries from './queries.ts'
import { findCorrecao, listAntigas } from './queries-mesa.ts'

export interface Found {
  row: queries.EntregaRow
  turma: TurmaPlace | null
  alvo: EntregaAlvo
}

async function load(context: Context, id: number, lock: boolean): Promise<Found> {
  const { tx, authorize } = context
  const row = await queries.find(tx, id, lock)
  if (!row) throw notFound(texts.ausente)
  const turma = row.turma_id === null ? null : ((await findTurma(tx, row.turma_id)) ?? null)
  const alvo = { usuarioId: row.aluno_id, turma, estado: row.estado }
  authorize(entregaPolicy, 'view', alvo, texts.ausente)
  return { row, turma, alvo }
}

/** To read it. */
export const entregaToView = (context: Context, id: number): Promise<Found> => load(context, id, false)

/** To write about it: nobody else changes it meanwhile. */
export async function entregaToHold(
  context: Context,
  action: 'correct' | 'resend',
  id: number,
): Promise<Found> {
  const found = await load(context, id, true)
  const { row, turma, alvo } = found
  if (turma?.status === 'encerrada') {
    context.authorize(entregaPolicy, action, { ...alvo, turma: { ...turma, status: 'ativa' } })
    throw failure(409, 'turma_encerrada', texts.encerrada)
  }
  if (action === 'resend' && alvo.usuarioId === context.actor.id && row.estado !== 'devolvida')
    throw failure(409, 'nao_devolvida', texts.naoReenvia)
  context.authorize(entregaPolicy, action, alvo)
  if (isVisitor(context.actor)) throw failure(403, 'visitante', texts.visitante)
  return found
}

/** To change it: what is changed is what was seen, too (`revisao`). */
export async function entregaToChange(
  context: Context,
  action: 'correct' | 'resend',
  id: number,
  revisao: number,
): Promise<Found> {
  const found = await entregaToHold(context, action, id)
  if (found.row.revisao !== revisao) throw failure(409, 'entrega_mudou', texts.mudou)
  return found
}

export const refusedMove = (sentence: Sentence) => failure(409, 'estado_invalido', sentence)

/** The class whose lists are read, and whose deliveries the person finds in them. */
export async function turmaToView(
  { tx, actor, authorize }: Context,
  id: number,
): Promise<{ turma: TurmaPlace; quem: queries.Quem }> {
  const turma = await findTurma(tx, id)
  if (!turma) throw notFound()
  authorize(turmaEntregaPolicy, 'view', turma)
  const quem = readsTurma(actor, turma) ? 'enviadas' : { proprias: actor.id, dependentes: actor.dependentes }
  return { turma, quem }
}

/** The class, for who corrects in it; `writing`: only while it goes on. */
export async function turmaOfDesk(context: Context, id: number, writing: boolean): Promise<TurmaPlace> {
  const turma = await findTurma(context.tx, id)
  if (!turma) throw notFound()
  context.authorize(turmaEntregaPolicy, 'view', turma)
  context.authorize(turmaEntregaPolicy, 'desk', turma)
  if (writing && turma.status !== 'ativa') throw failure(409, 'turma_encerrada', texts.encerrada)
  if (writing && isVisitor(context.actor)) throw failure(403, 'visitante', texts.visitante)
  return turma
}

/** One delivery as it stands now in the database. */
export async function showEntrega(context: Context, id: number): Promise<Told<EntregaInteira>> {
  const { tx, actor } = context
  const { row, turma, alvo } = await entregaToView(context, id)
  const corrigir = can(entregaPolicy, actor, 'correct', alvo) && !isVisitor(actor)
  const [passos, around, correcao, antigas, midias] = await Promise.all([
    queries.listPassos(tx, id),
    corrigir ? queries.neighbours(tx, id) : { anterior: null, proxima: null },
    corrigir ? findCorrecao(tx, id) : undefined,
    corrigir ? listAntigas(tx, id) : undefined,
    midiasOf(context, midiasDe(row.conteudo)),
  ])
  return {
    ...presentEntrega(row),
    turma: turma && { id: turma.id, nome: turma.nome },
    conteudo: row.conteudo,
    midias,
    texto: row.texto,
    arquivos: presentArquivos(row.arquivos, context),
    rubrica: row.rubrica,
    regua: row.regua,
    comentario: row.comentario,
    marcas: row.marcas,
    correcao: correcao ? presentCorrecao(correcao) : null,
    antigas: antigas?.map((one) => presentCorrecao(one)) ?? [],
    corrigida_por: row.corrigida_por,
    corrigida_em: row.corrigida_em,
    revisao: row.revisao,
    passos: passos.map(({ nota, quando, ...passo }) => ({
      ...passo,
      nota: nota === null ? null : Number(nota),
      quando,
    })),
    ...around,
    permissoes: {
      corrigir,
      reenviar: can(entregaPolicy, actor, 'resend', alvo) && turma?.status !== 'encerrada',
    },
  }
}
