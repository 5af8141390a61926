/** Handlers of paths for learners: lists, structure, skills, turns. */

import type { Told } from '../../../../core/contract/endpoint.ts'
import { pageOrAll } from '../../../../core/contract/lists.ts'
import { sure } from '../../../../core/contract/narrow.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { listFeitasNaVez } from '../../../ensino/tentativa/server/public-feito.ts'
import { findTurma, membersOf } from '../../../escola/turma/server/public.ts'
import type { trilhaAprenderApi } from '../contract-aprender.ts'
import { trilhaPolicy } from '../policy.ts'
import { turmaTrilhaPolicy, vezPolicy } from '../policy-aprender.ts'
import { grupoPara } from '../rules-agenda.ts'
import type { VezDaTrilha } from '../shapes-aprender.ts'
import { faltamPontos, semTentativas, aprenderTexts as texts } from '../texts-aprender.ts'
import { alvoOf } from './find.ts'
import { trilhaToLearn } from './find-aprender.ts'
import { type EixoVisto, type HabilidadeVista, readProgresso } from './find-progresso.ts'
import { presentRegra } from './present.ts'
import {
  aberturaOf,
  janelasOf,
  pontosOf,
  presentAprender,
  presentEixoDoAluno,
  presentHabilidadeDoAluno,
  presentNiveis,
} from './present-aprender.ts'
import * as trilhas from './queries.ts'
import type { AprenderRow } from './queries-aprender.ts'
import * as queries from './queries-aprender.ts'
import { putTurma } from './queries-contar.ts'
import type { VezRow } from './queries-vez.ts'
import * as vezes from './queries-vez.ts'
import { rankingHandlers } from './routes-ranking.ts'
import { fechadaPor } from './write-caminho.ts'
import { contar } from './write-contar.ts'

const presentVez = (row: VezRow, excluir: boolean): Told<VezDaTrilha> => ({
  id: row.id,
  numero: row.numero,
  trilha_id: row.trilha_id,
  habilidade_id: row.habilidade_id,
  turma_id: row.turma_id,
  iniciada_em: row.iniciada_em,
  removida_em: row.removida_em,
  concluidas: row.concluidas,
  permissoes: { excluir: excluir && row.removida_em === null },
})

/** Whether the person keeps the path, as its authors do. */
async function guarda({ tx, actor }: Pick<Context, 'tx' | 'actor'>, id: number): Promise<boolean> {
  const row = await trilhas.find(tx, actor, id)
  return row !== undefined && can(trilhaPolicy, actor, 'edit', alvoOf(row))
}

/** A pupil whose way the person means to look at: of a class that follows the path, and that they teach or oversee. */
async function requireAluno(context: Context, aluno: number, trilha: number): Promise<void> {
  const { tx, actor, authorize } = context
  const grupos = await vezes.gruposDoAluno(tx, aluno, trilha)
  const mine = grupos.find(({ turma }) => can(turmaTrilhaPolicy, actor, 'alunos', turma))
  if (!mine) throw notFound(texts.ausente)
  authorize(turmaTrilhaPolicy, 'alunos', mine.turma)
}

interface Vista {
  row: AprenderRow
  eixos: EixoVisto[]
  eixo: EixoVisto
  habilidade: HabilidadeVista
}

const openIn = (eixos: readonly EixoVisto[], id: number) => {
  const eixo = eixos.find(({ habilidades }) => habilidades.some((one) => one.id === id))
  const habilidade = eixo?.habilidades.find((one) => one.id === id)
  return eixo && habilidade ? { eixo, habilidade } : undefined
}

/** A skill of a path with everything that the person has of the path. */
async function habilidadeToLearn(
  context: Context,
  action: 'view' | 'learn',
  { id, usuario }: { id: number; usuario: number },
): Promise<Vista> {
  const { tx, now } = context
  const trilha = await queries.trilhaDaHabilidade(tx, id)
  if (trilha === undefined) throw notFound(texts.habilidade)
  const row = await trilhaToLearn(context, action, trilha, usuario, texts.habilidade)
  const { situacao } = aberturaOf(row, { usuario, now })
  const regra = presentRegra(row.regra)
  const eixos = await readProgresso(tx, usuario, { trilha, regra, situacao })
  const found = openIn(eixos, id)
  if (!found) throw notFound(texts.habilidade)
  return { row, eixos, ...found }
}

/** The turn in which lessons are done: the last that counts. */
const atualOf = (rows: readonly VezRow[]): VezRow | undefined =>
  rows.findLast(({ removida_em }) => removida_em === null)

const restantesOf = (rows: readonly VezRow[], limite: number): number =>
  Math.max(0, limite - rows.filter(({ removida_em }) => removida_em === null).length)

export const trilhaAprenderHandlers: Handlers<typeof trilhaAprenderApi> = {
  ...rankingHandlers,

  async listMinhas({ query, tx, actor, now, authorize }) {
    const turma = query.turma === undefined ? undefined : await findTurma(tx, query.turma)
    if (query.turma !== undefined) {
      if (!turma || !can(turmaTrilhaPolicy, actor, 'list', turma)) throw notFound(texts.ausente)
      authorize(turmaTrilhaPolicy, 'list', turma)
    }
    const lidera = turma !== undefined && can(turmaTrilhaPolicy, actor, 'alunos', turma)
    const { trilhas: rows, total } = await queries.listAprender(tx, actor, {
      ...query,
      ...pageOrAll(query),
      lidera,
    })
    return { trilhas: rows.map((row) => presentAprender(row, { usuario: actor.id, now })), total }
  },

  async estrutura({ params, ...context }) {
    const { tx, actor, now } = context
    const row = await trilhaToLearn(context, 'view', params.id)
    const asker = { usuario: actor.id, now }
    const regra = presentRegra(row.regra)
    const { situacao } = aberturaOf(row, asker)
    const eixos = await readProgresso(tx, actor.id, { trilha: row.id, regra, situacao })
    return {
      trilha: {
        ...presentAprender(row, asker),
        eixos: eixos.map((eixo) => presentEixoDoAluno(eixo)),
      },
    }
  },

  async habilidade({ params, query, ...context }) {
    const { tx, actor, now } = context
    const usuario = query.aluno ?? actor.id
    const { row, eixo, habilidade } = await habilidadeToLearn(context, 'view', { id: params.id, usuario })
    if (usuario !== actor.id) await requireAluno(context, usuario, row.id)
    const regra = presentRegra(row.regra)
    const turns = await vezes.listVezes(tx, usuario, habilidade.id)
    const atual = atualOf(turns)
    const feitas = atual ? await listFeitasNaVez(tx, atual.id) : new Map()
    const restantes = restantesOf(turns, habilidade.limite)
    const { situacao, abre_em } = aberturaOf(row, { usuario, now })
    const excluir = await mayRemove(context, row.id, turns)
    const free = habilidade.motivo === null && (!atual || atual.concluidas > 0)
    return {
      habilidade: {
        ...presentHabilidadeDoAluno(habilidade),
        trilha: { id: row.id, nome: row.nome, situacao, abre_em },
        eixo: { id: eixo.id, nome: eixo.nome, ordem: eixo.ordem },
      },
      niveis: presentNiveis(habilidade, regra, feitas),
      tentativas: turns.map((turn) => presentVez(turn, excluir(turn))),
      atual: atual?.id ?? null,
      restantes,
      pode_iniciar: free && restantes > 0 && usuario === actor.id,
      pedir_a: restantes > 0 ? [] : await quemAjuda(tx, atual?.turma_id ?? null),
    }
  },

  async iniciarTentativa({ body, ...context }) {
    const { tx, actor, now } = context
    if (isVisitor(actor)) throw failure(403, 'visitante', texts.visitante)
    const meant = { id: body.habilidade_id, usuario: actor.id }
    const { row, eixo, habilidade } = await habilidadeToLearn(context, 'learn', meant)
    const turma = turmaOf(row, { usuario: actor.id, now, asked: body.turma })
    refuseFechada(row, { usuario: actor.id, now })
    if (habilidade.motivo === 'sem_aulas') throw failure(422, 'habilidade_bloqueada', texts.semAulas)
    if (habilidade.motivo === 'eixo_anterior')
      throw failure(422, 'habilidade_bloqueada', faltamPontos(eixo.faltam))
    await vezes.lockPontos(tx, actor.id, row.id)
    const turns = await vezes.listVezes(tx, actor.id, habilidade.id)
    const atual = atualOf(turns)
    if (atual?.concluidas === 0) return { tentativa: presentVez(atual, false) }
    if (restantesOf(turns, habilidade.limite) === 0) {
      const names = await quemAjuda(tx, atual?.turma_id ?? turma)
      throw failure(409, 'sem_tentativas', semTentativas(habilidade.limite, names))
    }
    const id = await vezes.insertVez(tx, {
      ...{ usuario_id: actor.id, trilha_id: row.id, habilidade_id: habilidade.id, turma_id: turma },
      ...{ numero: (turns.at(-1)?.numero ?? 0) + 1, iniciada_em: now },
    })
    await putTurma(tx, actor.id, row.id, turma)
    return { tentativa: presentVez(sure(await vezes.findVez(tx, id)), false) }
  },

  async removeTentativa({ params, ...context }) {
    const { tx, actor, now, authorize } = context
    const row = await vezes.findVez(tx, params.id)
    if (!row) throw notFound(texts.tentativa)
    const turma = row.turma_id === null ? null : ((await findTurma(tx, row.turma_id)) ?? null)
    const alvo = { usuarioId: row.usuario_id, turma, guarda: await guarda({ tx, actor }, row.trilha_id) }
    if (!can(vezPolicy, actor, 'view', alvo)) throw notFound(texts.tentativa)
    authorize(vezPolicy, 'remove', alvo)
    await vezes.lockPontos(tx, row.usuario_id, row.trilha_id)
    const standing = sure(await vezes.findVez(tx, row.id))
    // Asking again takes nothing more away.
    if (standing.removida_em !== null) return {}
    await vezes.removeVez(tx, row.id, now, isVisitor(actor) ? null : actor.id)
    await contar(tx, { usuario: row.usuario_id, trilha: row.trilha_id, habilidade: row.habilidade_id })
    const mudanca = {
      antes: {
        numero: row.numero,
        trilha: row.trilha_id,
        habilidade: row.habilidade_id,
        usuario: row.usuario_id,
      },
    }
    await audit(context, { entidade: 'trilha_tentativa', id: row.id, acao: 'retirar', mudanca })
    return {}
  },

  async listPontos({ query, tx, actor }) {
    const rows = await queries.listPontos(tx, actor.id, pageOrAll(query))
    return {
      pontos: rows.map(({ id_trilha, trilha, pontos, possiveis, tempo, feitas }) => ({
        ...{ id_trilha, trilha, tempo, realizadas: feitas },
        ...pontosOf(pontos, possiveis),
      })),
      total: rows[0]?.total ?? 0,
    }
  },
}

/** Teachers that are named to a pupil: more help nobody on. */
const NOMES = 3

/** Whom a pupil asks who has no turn left: the teachers of the class for which the last one was done. */
async function quemAjuda(tx: Context['tx'], turma: number | null): Promise<string[]> {
  if (turma === null) return []
  return (await membersOf(tx, turma, ['professor'])).slice(0, NOMES).map(({ nome }) => nome)
}

/** Which of these turns the person may take away. */
async function mayRemove(
  context: Pick<Context, 'tx' | 'actor'>,
  trilha: number,
  turns: readonly VezRow[],
): Promise<(turn: VezRow) => boolean> {
  if (turns.length === 0) return () => false
  const keeps = await guarda(context, trilha)
  const ids = [...new Set(turns.flatMap(({ turma_id }) => turma_id ?? []))]
  const turmas = await vezes.listTurmas(context.tx, ids)
  return ({ usuario_id, turma_id }) =>
    can(vezPolicy, context.actor, 'remove', {
      usuarioId: usuario_id,
      turma: turma_id === null ? null : (turmas.get(turma_id) ?? null),
      guarda: keeps,
    })
}

/** @throws 422 with the reason, and the day on which it opens */
function refuseFechada(row: AprenderRow, asker: { usuario: number; now: Date }): void {
  const { situacao, abre_em } = aberturaOf(row, asker)
  const refused = fechadaPor(situacao, abre_em)
  if (refused) throw refused
}

/** The class for which a turn begins; null for whoever made the path and is in none of its classes. */
function turmaOf(
  row: AprenderRow,
  { usuario, now, asked }: { usuario: number; now: Date; asked: number | undefined },
): number | null {
  const grupos = janelasOf(row)
  if (asked !== undefined) {
    const own = grupos.find(({ id }) => id === asked)
    if (!own) throw failure(422, 'turma_desconhecida', texts.foraDaTurma)
    if (row.usuario_id === usuario || grupoPara([own], now)) return own.id
  }
  return grupoPara(grupos, now)?.id ?? null
}
