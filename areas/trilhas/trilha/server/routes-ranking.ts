/** Handlers of rankings, and of the choice to be left out of them (product.md H-11). */
import { wallClock } from '../../../../core/contract/time.ts'
import { isAdministradorTenant, isVisitor } from '../../../../core/policy/actor.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import type { trilhaAprenderApi } from '../contract-aprender.ts'
import { nascidoAte, paraColegas, quadroDe } from '../rules-ranking.ts'
import type { GrupoNoRanking } from '../shapes-aprender.ts'
import { aprenderTexts as texts } from '../texts-aprender.ts'
import { trilhaToLearn } from './find-aprender.ts'
import { presentRegra } from './present.ts'
import { presentGrupo, presentPosicao, rankedRows, rankRows } from './present-ranking.ts'
import { type AprenderRow, type EixoDaTrilha, findEixo } from './queries-aprender.ts'
import * as queries from './queries-ranking.ts'

type RankingApi = Pick<
  typeof trilhaAprenderApi,
  'ranking' | 'rankingCompleto' | 'findRanking' | 'saveRanking'
>

async function eixoToSee(context: Context, id: number): Promise<{ eixo: EixoDaTrilha; row: AprenderRow }> {
  const eixo = await findEixo(context.tx, id)
  if (!eixo) throw notFound(texts.eixo)
  return { eixo, row: await trilhaToLearn(context, 'view', eixo.trilha_id, undefined, texts.eixo) }
}

const aprovaOf = ({ possiveis, regra }: AprenderRow) => {
  const { minimo_certificado } = presentRegra(regra)
  return (pontos: number) => possiveis > 0 && 100 * pontos >= minimo_certificado * possiveis
}

interface Pedido {
  pagina: number
  linhas: number
  turma?: number | undefined
}

async function porTurma(context: Context, row: AprenderRow, query: Pedido) {
  const { tx, actor } = context
  const { grupos, total } = await queries.listGrupos(tx, actor, { ...query, trilha: row.id })
  const rows = await queries.listTurmas(
    tx,
    grupos.map(({ id }) => id),
    { trilha: row.id, eixo: 0, todos: grupos.filter(({ equipe }) => equipe).map(({ id }) => id) },
  )
  const ranking = grupos.map((grupo): GrupoNoRanking => {
    const own = rankRows(
      context,
      rows.filter(({ turma_id }) => turma_id === grupo.id),
    )
    const { equipe, todas } = grupo
    const shown = equipe ? own : paraColegas(own, todas)
    return presentGrupo(grupo, shown, {
      trilha: row.id,
      aprova: aprovaOf(row),
      cpf: equipe,
      colega: !equipe,
      curto: !equipe && todas,
    })
  })
  return { ranking, total, minha: null }
}

/** A pupil of whose classes none has rankings switched on is compared with nobody. */
const mayCompare = async ({ tx, actor }: Pick<Context, 'tx' | 'actor'>, row: AprenderRow): Promise<boolean> =>
  row.equipe || (await queries.listGrupos(tx, actor, { trilha: row.id, pagina: 1, linhas: 1 })).total > 0

/** Of the whole path a pupil sees the first three and themselves, whatever page is asked for. */
const PARA_COLEGAS = { pagina: 1, linhas: 3 }

async function porTrilha(context: Context, row: AprenderRow, pedido: Pedido) {
  const { tx, actor, now } = context
  const todos = isAdministradorTenant(actor)
  const colega = !row.equipe && !todos
  const { pagina, linhas } = colega ? PARA_COLEGAS : pedido
  const quem = { todos, nascidoAte: nascidoAte(wallClock(now)) }
  const rows = (await mayCompare({ tx, actor }, row))
    ? await queries.listGeral(tx, actor, { ...quem, trilha: row.id, pagina, linhas })
    : []
  const shown = rankedRows(context, rows)
  const from = (pagina - 1) * linhas
  // The own row comes along from wherever it stands.
  const page = shown.filter(({ linha }) => linha > from && linha <= from + linhas)
  const own = shown.find(({ eu }) => eu)
  const grupo = { id: row.id, nome: row.nome, professor: false }
  return {
    ranking: [presentGrupo(grupo, page, { trilha: row.id, aprova: aprovaOf(row), cpf: todos, colega })],
    total: rows[0]?.total ?? 0,
    minha: own && !page.includes(own) ? presentPosicao(own) : null,
  }
}

export const rankingHandlers: Handlers<RankingApi> = {
  async ranking({ params, query, ...context }) {
    const { tx, actor } = context
    const { eixo, row } = await eixoToSee(context, params.eixoId)
    const asked = { trilha: row.id, turma: query.turma, pagina: 1, linhas: 1 }
    const [turma] = (await queries.listGrupos(tx, actor, asked)).grupos
    const oculto = await queries.isOculto(tx, actor.id)
    const ref = { id: eixo.id, nome: eixo.nome }
    if (!turma) return { eixo: ref, turma: null, ranking: [], minha: null, total: 0, oculto }
    const rows = await queries.listTurmas(tx, [turma.id], {
      trilha: row.id,
      eixo: eixo.id,
      todos: turma.equipe ? [turma.id] : [],
    })
    const ranked = rankRows(context, rows)
    const { ranking, minha } = quadroDe(ranked)
    return {
      eixo: ref,
      turma: { id: turma.id, nome: turma.nome },
      ranking: ranking.map(presentPosicao),
      minha: minha && presentPosicao(minha),
      total: ranked.filter(({ posicao }) => posicao !== null).length,
      oculto,
    }
  },

  async rankingCompleto({ params, query, ...context }) {
    const { tx, actor } = context
    const { row } = await eixoToSee(context, params.eixoId)
    const found =
      query.alcance === 'trilha' ? await porTrilha(context, row, query) : await porTurma(context, row, query)
    return {
      trilha: { id: row.id, nome: row.nome },
      ...found,
      oculto: await queries.isOculto(tx, actor.id),
    }
  },

  async findRanking({ tx, actor }) {
    return { oculto: await queries.isOculto(tx, actor.id) }
  },

  async saveRanking({ body, tx, actor }) {
    if (isVisitor(actor)) throw failure(403, 'visitante', texts.visitante)
    await queries.saveOculto(tx, actor.id, body.oculto)
    return { oculto: body.oculto }
  },
}
