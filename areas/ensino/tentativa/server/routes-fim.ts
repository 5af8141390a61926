/** Handlers of the end of a lesson: what it brought, what comes next, and doing again what was wrong. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { marcasOf } from '../../aula/server/public.ts'
import { listGabaritos, type TelaComGabarito } from '../../aula/server/public-versao.ts'
import { listPeloCodigo } from '../../curriculo/server/public-citar.ts'
import type { fimApi } from '../contract-fim.ts'
import type { Sugerida } from '../shapes-sugerida.ts'
import { tentativaTexts as texts } from '../texts.ts'
import { isResposta } from './fields-judge.ts'
import { tentativaFor } from './find.ts'
import { treinoDe } from './find-estado.ts'
import { presentDadas, presentRespostas } from './present.ts'
import { caminho } from './public-caminho.ts'
import { sugeridas } from './public-sugeridas.ts'
import type { TentativaRow } from './queries.ts'
import { listRespostas } from './queries-resposta.ts'

/** The alternatives that an answer marks; none of what is answered otherwise. */
const escolhasDe = (resposta: unknown): string[] =>
  typeof resposta === 'object' && resposta && 'escolhas' in resposta && Array.isArray(resposta.escolhas)
    ? resposta.escolhas.filter((one) => typeof one === 'string')
    : []

interface Errada extends TelaComGabarito {
  /** The alternatives that were marked on it. */
  marcadas: readonly string[]
}

/** The screens of an attempt that a key judges and whose answer is not right. */
async function erradasDe(tx: Context['tx'], row: TentativaRow): Promise<Errada[]> {
  const [telas, given] = await Promise.all([
    listGabaritos(tx, row.aula_id, row.versao),
    listRespostas(tx, row.id),
  ])
  const wrong = new Set(
    presentDadas(row, given, telas, 'certa').flatMap(({ tela, correcao }) =>
      correcao && !correcao.certa ? [tela] : [],
    ),
  )
  return telas
    .filter(({ tela_id }) => wrong.has(tela_id))
    .map((tela) => ({
      ...tela,
      marcadas: given.flatMap(({ tela_id, resposta }) =>
        tela_id === tela.tela_id ? escolhasDe(resposta) : [],
      ),
    }))
}

/** What is suggested for screens that were missed: for the skill of each, else for those of the lesson. */
async function sugestoesPara(
  context: Context,
  { aula_id: aula, versao }: TentativaRow,
  { erradas, daAula }: { erradas: readonly Errada[]; daAula: readonly number[] },
): Promise<Told<Sugerida>[]> {
  const suggest = sugeridas.answer()
  if (erradas.length === 0 || !suggest) return []
  const own = await listPeloCodigo(
    context.tx,
    erradas.flatMap(({ habilidade }) => habilidade ?? []),
  )
  const habilidades = erradas.flatMap(({ habilidade }) => own.get(habilidade ?? '')?.id ?? daAula)
  const ids = erradas.map(({ tela_id }) => tela_id)
  const marcadas = erradas.flatMap(({ tela_id: tela, marcadas }) =>
    marcadas.map((parte) => ({ tela, parte })),
  )
  return suggest(context, { habilidades: [...new Set(habilidades)], telas: { aula, versao, ids, marcadas } })
}

export const fimHandlers: Handlers<typeof fimApi> = {
  async fim({ params, ...context }) {
    const { tx, now } = context
    const row = await tentativaFor(context, 'play', params.tentativa)
    const { aula_id, trilha_tentativa_id: vez } = row
    const [marcas, dizer, erradas, passo] = await Promise.all([
      marcasOf(tx, [aula_id]),
      treinoDe(tx, row, now),
      erradasDe(tx, row),
      vez === null ? undefined : caminho.answer()?.adiante(context, vez, aula_id),
    ])
    const habilidades = marcas.get(aula_id)?.habilidades ?? []
    // While practice is not open nothing tells what was wrong.
    const abertas = dizer === null ? [] : erradas
    return {
      habilidades: habilidades.map(({ codigo, texto }) => ({ codigo, texto })),
      passo: passo ?? null,
      refazer: abertas.map(({ tela_id }) => tela_id),
      sugestoes: await sugestoesPara(context, row, {
        erradas: abertas,
        daAula: habilidades.map(({ id }) => id),
      }),
    }
  },

  async refazer({ params, body, ...context }) {
    const { tx, now } = context
    const row = await tentativaFor(context, 'play', params.tentativa)
    const dizer = await treinoDe(tx, row, now)
    if (dizer === null) throw failure(422, 'refazer_fechado', texts.refazerFechado)
    const tela = (await erradasDe(tx, row)).find(({ tela_id }) => tela_id === body.tela)
    if (!tela) throw failure(422, 'tela_certa', texts.telaCerta)
    const { resposta } = body
    if (!isResposta(tela.tipo, resposta))
      throw invalid({ resposta: texts.respostaSemForma }, texts.respostaSemForma)
    const given = {
      tela_id: tela.tela_id,
      resposta: resposta as object,
      fracao: null,
      vezes: 1,
      respondida_em: now,
    }
    const [one] = presentRespostas([given], [tela], dizer)
    return { correcao: sure(sure(one).correcao) }
  },
}
