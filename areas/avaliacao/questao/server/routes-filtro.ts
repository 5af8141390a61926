/** Handlers of the filters that people keep of the bank. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { oneLine } from '../../../ensino/catalogo/rules.ts'
import { type Filtro, type FiltroGuardado, type filtroApi, MAX_FILTROS } from '../contract-filtro.ts'
import { bancoPolicy } from '../policy.ts'
import { escolhasDe } from '../rules-busca.ts'
import { filtroTexts } from '../texts.ts'
import * as queries from './queries-filtro.ts'
import { namesOf } from './queries-lista.ts'

const NUMEROS = ['disciplina', 'periodo', 'habilidade'] as const

/** Each without what is no longer there. */
async function presentFiltros(
  { tx, actor }: Context,
  rows: readonly queries.FiltroRow[],
): Promise<Told<Filtro>[]> {
  const named = (name: (typeof NUMEROS)[number]) => [
    ...new Set(rows.flatMap(({ filtro }) => escolhasDe(filtro[name]).map(Number))),
  ]
  const nomes = await namesOf(
    tx,
    actor,
    { disciplina: named('disciplina'), periodo: named('periodo'), habilidade: named('habilidade') },
    { all: false, arquivadas: false },
  )
  const there = {
    disciplina: new Set(nomes.disciplinas.map(({ id }) => String(id))),
    periodo: new Set(nomes.periodos.map(({ id }) => String(id))),
    habilidade: new Set(nomes.habilidades.map(({ id }) => String(id))),
  }
  const left = (name: (typeof NUMEROS)[number], chosen: string | undefined) => {
    const known = escolhasDe(chosen).filter((one) => there[name].has(one))
    return known.length > 0 ? { [name]: known.join(',') } : {}
  }
  return rows.map(({ filtro: { disciplina, periodo, habilidade, ...rest }, ...row }) => ({
    ...row,
    filtro: {
      ...rest,
      ...left('disciplina', disciplina),
      ...left('periodo', periodo),
      ...left('habilidade', habilidade),
    },
  }))
}

async function shown(context: Context, id: number): Promise<{ filtro: Told<Filtro> }> {
  const rows = await queries.list(context.tx, context.actor.id)
  const [filtro] = await presentFiltros(
    context,
    rows.filter((row) => row.id === id),
  )
  if (!filtro) throw notFound(filtroTexts.ausente)
  return { filtro }
}

/** The name as it is kept. @throws 400 where nothing is left of it, or another filter of theirs has it */
async function nomeFor({ tx, actor }: Context, given: string, menos?: number): Promise<string> {
  const nome = oneLine(given)
  if (nome === '') throw invalid({ nome: filtroTexts.semNome })
  if (await queries.findByNome(tx, actor.id, nome, menos)) throw invalid({ nome: filtroTexts.nomeEmUso })
  return nome
}

/** @throws 400 where it narrows nothing */
function refuseVazio(filtro: FiltroGuardado): void {
  if (Object.keys(filtro).length === 0) throw invalid({ filtro: filtroTexts.vazio })
}

export const filtroHandlers: Handlers<typeof filtroApi> = {
  async listFiltros(context) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'list', null)
    return { filtros: await presentFiltros(context, await queries.list(tx, actor.id)) }
  },

  async createFiltro({ body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'keep', null)
    refuseVazio(body.filtro)
    await oneAtATime(tx, 'questao_filtro', actor.id)
    const nome = await nomeFor(context, body.nome)
    if ((await queries.list(tx, actor.id)).length >= MAX_FILTROS)
      throw failure(409, 'filtros_demais', filtroTexts.demais)
    const { filtro, padrao = false } = body
    if (padrao) await queries.clearPadrao(tx, actor.id)
    const { id } = await queries.insert(tx, actor.id, { nome, filtro, padrao })
    return shown(context, id)
  },

  async editFiltro({ params, body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'keep', null)
    await oneAtATime(tx, 'questao_filtro', actor.id)
    await shown(context, params.id)
    const { filtro, padrao } = body
    if (filtro) refuseVazio(filtro)
    const nome = body.nome === undefined ? undefined : await nomeFor(context, body.nome, params.id)
    if (padrao) await queries.clearPadrao(tx, actor.id)
    const change = {
      ...(nome !== undefined && { nome }),
      ...(filtro !== undefined && { filtro }),
      ...(padrao !== undefined && { padrao }),
    }
    if (!(await queries.update(tx, actor.id, params.id, change))) throw notFound(filtroTexts.ausente)
    return shown(context, params.id)
  },

  async removeFiltro({ params, tx, actor, authorize }) {
    authorize(bancoPolicy, 'keep', null)
    if (!(await queries.remove(tx, actor.id, params.id))) throw notFound(filtroTexts.ausente)
    return {}
  },
}
