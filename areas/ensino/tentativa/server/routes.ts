/** Handlers of attempts at lessons: playing, answering, grades. */

import type { Told } from '../../../../core/contract/endpoint.ts'
import { groupBy } from '../../../../core/contract/group.ts'
import { sure } from '../../../../core/contract/narrow.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { membersOf } from '../../../escola/turma/server/public.ts'
import { listGabaritos } from '../../aula/server/public-versao.ts'
import type { tentativaApi } from '../contract.ts'
import { USUARIO_DIVERGENTE } from '../fila/shapes.ts'
import { playPolicy, type tentativaPolicy, turmaTentativaPolicy } from '../policy.ts'
import { alcancadas, bestOf, isOver, type Nota, tempoPlausivel } from '../rules.ts'
import type { EstadoTentativa, RecebimentoCorrigido, Status, Tentativa } from '../shapes.ts'
import { tentativaTexts as texts } from '../texts.ts'
import { type Finding, tentativaFor } from './find.ts'
import { keyTeller, tellsKey } from './find-estado.ts'
import { presentRespostas, presentTentativa } from './present.ts'
import { showTentativa, withMidias } from './present-show.ts'
import { caminho, contar } from './public-caminho.ts'
import type { TentativaRow } from './queries.ts'
import * as queries from './queries.ts'
import { correcoesDe } from './queries-reparo.ts'
import { listRespostas } from './queries-resposta.ts'
import { listDaPessoa } from './queries-retida.ts'
import { fimHandlers } from './routes-fim.ts'
import { publicHandlers } from './routes-publico.ts'
import { presentMinhaRetida, retidaHandlers } from './routes-retida.ts'
import { findMeant, openTentativa, restantesAqui, turmaAlvo } from './write-begin.ts'
import { byTentativa, take } from './write-fila.ts'
import { greet, meet } from './write-relogio.ts'
import { lugarOf } from './write-settle.ts'

/** By itself until the transaction ends. */
async function tentativaToDo(
  context: Finding,
  action: keyof typeof tentativaPolicy,
  id: number,
): Promise<TentativaRow> {
  const found = await tentativaFor(context, action, id)
  await queries.lockLugar(context.tx, lugarOf(found))
  return sure(await queries.findTentativa(context.tx, id))
}

const graded = (tentativas: readonly Told<Tentativa>[]) =>
  tentativas.flatMap(({ id, nota, status, estado }) =>
    nota === null || status === null || estado === 'anulada' ? [] : [{ tentativa: id, nota, status }],
  )

const meanOf = (notas: readonly number[]): number | null =>
  notas.length === 0
    ? null
    : Math.round((100 * notas.reduce((sum, nota) => sum + nota, 0)) / notas.length) / 100

export const tentativaHandlers: Handlers<typeof tentativaApi> = {
  ...publicHandlers,
  ...retidaHandlers,
  ...fimHandlers,

  async abrir({ body, ...context }) {
    const { trilha_tentativa: vez = null, aparelho, ...rest } = body
    // Devices are locked before places, here and by the queue.
    if (aparelho) await greet(context, aparelho)
    return showTentativa(context, await openTentativa(context, { ...rest, vez }))
  },

  async find({ params, ...context }) {
    return showTentativa(context, await tentativaFor(context, 'view', params.tentativa))
  },

  async telas({ params, ...context }) {
    const { aula_id, versao } = await tentativaFor(context, 'view', params.tentativa)
    return withMidias(context, await queries.listTelas(context.tx, aula_id, versao))
  },

  async fila({ body, ...context }) {
    if (isVisitor(context.actor)) throw failure(403, 'visitante', texts.visitante)
    if (body.registros.some(({ REQUEST_USU_ID }) => REQUEST_USU_ID !== context.actor.id))
      throw failure(409, USUARIO_DIVERGENTE, texts.divergente)
    const recebimentos: Told<RecebimentoCorrigido>[] = []
    const taking = { ...context, aparelhos: await meet(context, body), pendentes: body.pendentes ?? [] }
    // One attempt after the other: each waits for its own place.
    for (const registros of byTentativa(body.registros)) recebimentos.push(...(await take(taking, registros)))
    return { recebimentos, recebido_em: context.now }
  },

  async pulso({ params, body, ...context }) {
    const { tx, now } = context
    const row = await tentativaToDo(context, 'play', params.tentativa)
    if (row.estado !== 'iniciada') return { tempo: row.tempo, vezes: null }
    const tempo = Math.max(row.tempo, tempoPlausivel(body.tempo, row.iniciada_em, now))
    const telas = await listGabaritos(tx, row.aula_id, row.versao)
    const dadas = await listRespostas(tx, row.id)
    const given = new Set(dadas.map(({ tela_id }) => tela_id))
    const there = alcancadas(telas, row.navegacao, given).some(({ tela_id }) => tela_id === body.tela)
    await queries.updateTentativa(tx, row.id, { tempo, ultima_em: now, ...(there && { tela_id: body.tela }) })
    await queries.recount(tx, lugarOf(row))
    return { tempo, vezes: dadas.reduce((sum, { vezes }) => sum + vezes, 0) }
  },

  async gabarito({ params, ...context }) {
    const { tx, now } = context
    const row = await tentativaToDo(context, 'play', params.tentativa)
    if (!(await tellsKey(tx, row, now))) throw failure(422, 'gabarito_indisponivel', texts.semGabarito)
    if (row.gabarito_em === null) await queries.updateTentativa(tx, row.id, { gabarito_em: now })
    const telas = await listGabaritos(tx, row.aula_id, row.versao)
    return { respostas: presentRespostas(await listRespostas(tx, row.id), telas, 'gabarito') }
  },

  async listMinhas({ query, tx, actor, now }) {
    const { aula, turma = null, trilha_tentativa = null } = query
    const meant = await findMeant({ tx, actor, now }, { aula, turma, vez: trilha_tentativa })
    const lugar = {
      usuario_id: actor.id,
      aula_id: aula,
      // A turn of a path knows its class.
      turma_id: trilha_tentativa === null ? turma : await caminho.ask().turma(tx, trilha_tentativa),
      trilha_tentativa_id: trilha_tentativa,
    }
    const rows = await queries.listTentativas(tx, lugar)
    const over = rows.some(({ estado }) => isOver(estado as EstadoTentativa))
    const tells = over ? await keyTeller(tx, lugar, now) : () => false
    const tentativas = rows.map((row) => presentTentativa(row, tells(row)))
    return {
      tentativas,
      melhor: bestOf(graded(tentativas)),
      // Of a lesson that is not theirs to do no limit is told.
      restantes:
        meant && can(playPolicy, actor, 'view', meant.alvo)
          ? await restantesAqui(tx, meant, lugar, rows, now)
          : null,
      retidas: (await listDaPessoa(tx, lugar)).map(presentMinhaRetida),
    }
  },

  async listTurma({ params, ...context }) {
    const { tx, authorize } = context
    const turma = await turmaAlvo(tx, params.turma)
    if (!turma) throw notFound(texts.aulaAusente)
    authorize(turmaTentativaPolicy, 'view', turma, texts.aulaAusente)
    const [alunos, rows, resultados] = await Promise.all([
      membersOf(tx, turma.id, ['aluno']),
      queries.listOfTurma(tx, turma.id, params.aula),
      queries.listResultados(tx, turma.id, params.aula),
    ])
    const correcoes = await correcoesDe(
      tx,
      rows.map(({ id }) => id),
    )
    const byPerson = groupBy(rows, ({ usuario_id }) => usuario_id)
    const found = new Map(resultados.map((one) => [one.usuario_id, one]))
    const lines = alunos.map(({ id, nome }) => {
      const resultado = found.get(id)
      return {
        aluno: { id, nome },
        aberturas: resultado?.aberturas ?? 0,
        ultima_em: resultado?.ultima_em ?? null,
        tentativas: (byPerson.get(id) ?? []).map((row) =>
          presentTentativa(row, false, correcoes.get(row.id)),
        ),
        tempo: resultado?.tempo ?? 0,
        nota: resultado?.nota == null ? null : Number(resultado.nota),
        status: (resultado?.status ?? null) as Status | null,
      }
    })
    const has = (estado: Tentativa['estado']) =>
      lines.filter(({ tentativas }) => tentativas.some((one) => one.estado === estado)).length
    return {
      alunos: lines,
      abriram: lines.filter(({ aberturas, tentativas }) => aberturas + tentativas.length > 0).length,
      concluiram: lines.filter(({ tentativas }) =>
        tentativas.some(({ estado }) => estado !== 'iniciada' && estado !== 'anulada'),
      ).length,
      aguardando: has('aguardando_correcao'),
      media: meanOf(lines.flatMap(({ nota }) => nota ?? [])),
    }
  },

  async anular({ params, body, ...context }) {
    const { tx, actor } = context
    const motivo = body.motivo.trim()
    const row = await tentativaToDo(context, 'annul', params.tentativa)
    if (motivo === '') throw invalid({ motivo: texts.semMotivo }, texts.semMotivo)
    if (row.estado === 'anulada') throw failure(409, 'ja_anulada', texts.jaAnulada)
    await queries.updateTentativa(tx, row.id, {
      estado: 'anulada',
      nota: null,
      status: null,
      anulada_por: actor.id,
    })
    await queries.recount(tx, lugarOf(row))
    await contar(tx, row.trilha_tentativa_id)
    const nota: Nota['nota'] | null = row.nota === null ? null : Number(row.nota)
    const mudanca = { antes: { estado: row.estado, nota }, depois: { estado: 'anulada' } }
    await audit(context, { entidade: 'tentativa', id: row.id, acao: 'anular', mudanca, motivo })
    return { tentativa: presentTentativa(sure(await queries.findTentativa(tx, row.id)), false) }
  },
}
