/** Handlers of marks and of what was seen: drafts, publishing, receipts, acknowledgement, the queue of held messages. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { type AuditEntry, audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import type { forumApi } from '../contract.ts'
import { topicoPolicy } from '../policy.ts'
import { isGivenBack } from '../rules.ts'
import { personalDataIn } from '../rules-personal.ts'
import type { NotaForum } from '../shapes.ts'
import { forumTexts } from '../texts.ts'
import { announceNotas, announceVerdict, settle, tellTurma } from './announce.ts'
import { mensagemFor, topicoFor } from './find.ts'
import { shownMensagem } from './find-respostas.ts'
import { presentLeitura, presentMensagem, presentNota, threadOf, viewerOf } from './present.ts'
import { type AlvoRow, findAlvo, findAlvos, updateTopico } from './queries.ts'
import * as leituras from './queries-leitura.ts'
import * as queries from './queries-nota.ts'
import { loadMensagens } from './queries-shown.ts'
import { answerCopies } from './routes-aviso-rede.ts'
import { announceMensagem, changeState } from './routes-mensagem.ts'

export type Path = { gru_id: number; tpc_id: number }

/** The topic of a path that names its class too: the two must belong together. */
export async function gradedFor(
  context: Context,
  action: 'view' | 'grade' | 'seeDrafts',
  { gru_id, tpc_id }: Path,
) {
  const found = await topicoFor(context, action, tpc_id, { lock: action === 'grade' })
  if (found.row.turma_id !== gru_id) throw notFound(forumTexts.topicoAusente)
  if (action !== 'view' && !found.row.avaliativo)
    throw failure(409, 'topico_nao_avaliativo', forumTexts.naoAvaliativo)
  return found
}

/** Every pupil's mark for who may read them, one's own otherwise. */
async function notasFor(
  context: Context,
  { row, alvo }: Awaited<ReturnType<typeof gradedFor>>,
): Promise<Told<NotaForum[]>> {
  const { tx, actor } = context
  const all = can(topicoPolicy, actor, 'seeGrades', alvo)
  const drafts = can(topicoPolicy, actor, 'seeDrafts', alvo)
  const rows = await queries.listNotas(tx, row.id, all ? undefined : actor.id)
  const viewer = viewerOf(context)
  const shown = all ? rows : rows.filter(({ publicada_em }) => publicada_em !== null)
  return shown.map((one) => presentNota(one, row, drafts, viewer))
}

/** Every mark that became another one (H-28), never the words beside it. */
export const changedNotas = (
  topico: number,
  before: ReadonlyMap<number, { nota: number | null }>,
  after: readonly { aluno_id: number; nota: number | null }[],
): AuditEntry[] =>
  after
    .filter(({ aluno_id, nota }) => (before.get(aluno_id)?.nota ?? null) !== nota)
    .map(({ aluno_id, nota }) => ({
      entidade: 'nota',
      id: topico,
      acao: before.get(aluno_id)?.nota == null ? 'dar_nota' : 'mudar_nota',
      mudanca: {
        antes: { aluno: aluno_id, nota: before.get(aluno_id)?.nota ?? null },
        depois: { aluno: aluno_id, nota },
      },
    }))

/** Somebody wrote a pupil's grade since it was read. */
export const notaMudou = (quem: string, aluno: string) =>
  failure(409, 'nota_mudou', {
    pt: forumTexts.notaMudou.pt(quem, aluno),
    en: forumTexts.notaMudou.en(quem, aluno),
  })

/** What was read of a grade is gone: written anew it would be back without anybody knowing. */
export const notaSumiu = () => failure(409, 'nota_mudou', forumTexts.notaSumiu)

/** Publishes drafts of a topic, and tells each pupil once. */
export async function publishTo(
  context: Context,
  row: AlvoRow,
  which: { alunos?: readonly number[] | undefined; prontas?: boolean },
): Promise<number[]> {
  const { tx, now } = context
  const pupils = await queries.publishNotas(tx, row.id, which, now)
  await announceNotas(tx, row, pupils)
  if (pupils.length > 0) {
    await tellTurma(tx, row.turma_id, 'notas_mudaram', { topico: row.id })
    await audit(context, {
      entidade: 'topico',
      id: row.id,
      acao: 'publicar_notas',
      mudanca: { depois: { alunos: pupils } },
    })
  }
  return pupils
}

export const notaHandlers: Pick<
  Handlers<typeof forumApi>,
  | 'listNotas'
  | 'saveNotas'
  | 'publishNotas'
  | 'markSeen'
  | 'acknowledge'
  | 'listLeituras'
  | 'listRetidas'
  | 'release'
  | 'refuse'
> = {
  async listNotas({ params, ...context }) {
    return { notas: await notasFor(context, await gradedFor(context, 'view', params)) }
  },

  async saveNotas({ params, body, ...context }) {
    const { tx, actor, now } = context
    const found = await gradedFor(context, 'grade', params)
    const pupils = new Set(body.notas.map(({ aluno_id }) => aluno_id))
    const before = await queries.notasOf(tx, found.row.id, [...pupils])
    const other = body.notas.find(({ aluno_id, revisao, nota, mensagem }) => {
      const there = before.get(aluno_id)
      return there && there.revisao !== revisao && (there.nota !== nota || there.mensagem !== mensagem)
    })
    const there = other && before.get(other.aluno_id)
    if (there) throw notaMudou(there.autor, there.aluno)
    if (body.notas.some(({ aluno_id, revisao }) => revisao > 0 && !before.has(aluno_id))) throw notaSumiu()
    const saved =
      pupils.size === body.notas.length
        ? await queries.saveNotas(tx, found.row.id, body.notas, actor.id, now)
        : undefined
    if (saved !== body.notas.length) throw failure(409, 'aluno_fora_da_turma', forumTexts.notaDeFora)
    const notas = await notasFor(context, found)
    await audit(context, ...changedNotas(found.row.id, before, body.notas))
    return { notas }
  },

  async publishNotas({ params, body, ...context }) {
    const { row } = await gradedFor(context, 'grade', params)
    return { publicadas: (await publishTo(context, row, body)).length }
  },

  async markSeen({ params, body, ...context }) {
    const { row } = await topicoFor(context, 'view', params.id)
    // A visitor's reading is nobody's here.
    if (isVisitor(context.actor)) return {}
    await leituras.markSeen(context.tx, row.id, context.actor.id, body.mensagem_id, context.now)
    await answerCopies(context, row)
    return {}
  },

  async acknowledge({ params, ...context }) {
    const { tx, actor, now } = context
    const { row } = await topicoFor(context, 'ciente', params.id)
    const cienteEm = await leituras.acknowledge(tx, row.id, actor.id, now)
    await answerCopies(context, row)
    return { cienteEm }
  },

  async listLeituras({ params, query, ...context }) {
    const { row } = await topicoFor(context, 'seeReceipts', params.id)
    const page = await leituras.pageOfLeituras(
      context.tx,
      { id: row.id, turma: row.turma_id, papeis: row.papeis },
      query,
    )
    const viewer = viewerOf(context)
    return { ...page, leituras: page.leituras.map((one) => presentLeitura(one, viewer)) }
  },

  async listRetidas({ query, ...context }) {
    const { tx, actor } = context
    const { retidas, total } = await leituras.pageOfRetidas(tx, actor, { ...query, turma: query.gru_id })
    const deles = retidas.map(({ topico_id }) => topico_id)
    const [mensagens, topicos, molduras] = await Promise.all([
      loadMensagens(
        tx,
        retidas.map(({ id }) => id),
        actor,
      ),
      findAlvos(tx, deles),
      leituras.moldurasDe(tx, deles, actor.id),
    ])
    const viewer = viewerOf(context)
    return {
      total,
      retidas: mensagens.flatMap((row) => {
        const topico = topicos.find(({ id }) => id === row.topico_id)
        const moldura = molduras.get(row.topico_id)
        if (!topico || !moldura) return []
        const { id, titulo, turma_id } = topico
        return [
          {
            mensagem: presentMensagem(row, threadOf(topico, { ...moldura, visto_ate: null }, viewer), viewer),
            topico: { id, titulo, gru_id: turma_id },
            motivos: personalDataIn(row.abertura ? `${titulo}\n${row.conteudo}` : row.conteudo),
          },
        ]
      }),
    }
  },

  async release({ params, ...context }) {
    const { tx, actor, now } = context
    const { topico, mensagem } = await mensagemFor(context, 'moderate', params.id, { lock: true })
    if (mensagem.removida_em !== null) throw failure(409, 'ja_olhada', forumTexts.naoRetida)
    if (mensagem.retida) {
      await changeState(context, mensagem, { retida: false, devolucao: null })
      const [row] = await loadMensagens(tx, [mensagem.id], actor)
      const autor = row ? { id: row.usuario.id, nome: row.usuario.nome } : actor
      await announceVerdict(tx, topico, mensagem, { tipo: 'mensagem_liberada' })
      if (mensagem.abertura) await openTopico(tx, topico.id, autor, now)
      else await announceMensagem(context, topico, mensagem, autor)
    }
    const shown = await shownMensagem(context, topico, mensagem.id)
    if (mensagem.retida) await audit(context, { entidade: 'mensagem', id: mensagem.id, acao: 'liberar' })
    return { mensagem: shown }
  },

  async refuse({ params, body, ...context }) {
    const { tx, actor } = context
    const { topico, mensagem } = await mensagemFor(context, 'moderate', params.id, { lock: true })
    if (mensagem.usuario_id === actor.id) throw failure(409, 'propria', forumTexts.propria)
    if (mensagem.removida_em === null && !isGivenBack(mensagem)) {
      // Hidden, not removed: its author sees it with the reason, and sends it again from there.
      const back = { retida: false, devolucao: body.motivo, ...(!mensagem.abertura && { ocultar: true }) }
      await changeState(context, mensagem, back)
      if (mensagem.abertura) await updateTopico(tx, topico.id, { status: '0' })
      await announceVerdict(tx, topico, mensagem, { tipo: 'mensagem_recusada', motivo: body.motivo })
      await tellTurma(tx, topico.turma_id, 'mensagem_mudou', { topico: topico.id, mensagem: mensagem.id })
      await audit(context, { entidade: 'mensagem', id: mensagem.id, acao: 'recusar', motivo: body.motivo })
    }
    return {}
  },
}

/** A released topic appears, and is told as if it had just been opened. */
async function openTopico(tx: Context['tx'], id: number, autor: { id: number; nome: string }, now: Date) {
  await updateTopico(tx, id, { status: '1' })
  const row = await findAlvo(tx, id)
  if (row) await settle(tx, row, autor, now)
}
