/** An attempt as a player gets it: its outline, its answers, and the screens to begin with. */

import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context } from '../../../../core/server/context.ts'
import { midiasDe } from '../../aula/rules-tela.ts'
import { listGabaritos } from '../../aula/server/public-versao.ts'
import { midiasOf } from '../../midia/server/public.ts'
import type { Midia } from '../../midia/shapes.ts'
import type { TelaJogada, TentativaAberta } from '../shapes.ts'
import { dizerA, mostrarOf, tellsKey } from './find-estado.ts'
import { presentAula, presentDadas, presentResumo, presentTela, presentTentativa } from './present.ts'
import type { TentativaRow } from './queries.ts'
import * as queries from './queries.ts'
import { correcoesDe } from './queries-reparo.ts'
import { listRespostas } from './queries-resposta.ts'

type Showing = Parameters<typeof midiasOf>[0] & Pick<Context, 'tx' | 'now'>

/** Screens with the files that they show. */
export async function withMidias(
  showing: Showing,
  rows: Awaited<ReturnType<typeof queries.listTelas>>,
): Promise<{ telas: TelaJogada[]; midias: Midia[] }> {
  const telas = rows.map(presentTela)
  return {
    telas,
    midias: await midiasOf(showing, [...new Set(telas.flatMap(({ conteudo }) => midiasDe(conteudo)))]),
  }
}

/** One more than the one to go on with: it is there when the first is done. */
const AHEAD = 2

/** The attempt with the first screens that are needed: the others come by a call of their own. */
export async function showTentativa(
  showing: Showing & Pick<Context, 'actor'>,
  row: TentativaRow,
): Promise<Told<TentativaAberta>> {
  const { tx, now, actor } = showing
  const { aula_id, versao } = row
  const [roteiro, gabaritos, given, dizer, gabarito, correcoes] = await Promise.all([
    queries.listRoteiro(tx, aula_id, versao),
    listGabaritos(tx, aula_id, versao),
    listRespostas(tx, row.id),
    dizerA(actor.id, tx, row, now),
    row.usuario_id === actor.id && tellsKey(tx, row, now),
    correcoesDe(tx, [row.id]),
  ])
  const at = Math.max(
    0,
    roteiro.findIndex(({ tela_id }) => tela_id === row.tela_id),
  )
  const first = roteiro.slice(at, at + AHEAD).map(({ tela_id }) => tela_id)
  return {
    tentativa: presentTentativa(row, gabarito, correcoes.get(row.id)),
    aula: presentAula(row, { versao, limite: row.limite, mostrar: mostrarOf(row) }),
    roteiro: roteiro.map(presentResumo),
    respostas: presentDadas(row, given, gabaritos, dizer),
    ...(await withMidias(showing, await queries.listTelas(tx, aula_id, versao, first))),
  }
}
