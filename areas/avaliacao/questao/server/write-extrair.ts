/** Taking the scored screens of a published lesson into the bank: looking first, then all or none. */

import { createHash } from 'node:crypto'
import { wordsOf } from '../../../../core/contract/linear.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import {
  type AulaPublicada,
  findPublicada,
  gabaritosOf,
  marcasOf,
  type TelaDaVersao,
  telasOf,
} from '../../../ensino/aula/server/public.ts'
import { listPeloCodigo } from '../../../ensino/curriculo/server/public-citar.ts'
import { midiasOf } from '../../../ensino/midia/server/public.ts'
import type { questaoApi } from '../contract.ts'
import { approvesIn, bancoPolicy } from '../policy.ts'
import { estadoAoEntrar } from '../rules.ts'
import { feicaoDe, pergunta, type Tirada, tirar } from '../rules-extrair.ts'
import { MAX_HABILIDADES, type Motivo } from '../shapes.ts'
import { questaoTexts } from '../texts.ts'
import { tellPassos } from './announce-revisao.ts'
import { refuseUnknown } from './find.ts'
import { caminhoDe, listDestinos } from './find-destino.ts'
import * as queries from './queries-extrair.ts'

const DAY_MS = 86_400_000

interface Lida extends Pick<TelaDaVersao, 'id' | 'ordem' | 'tipo' | 'titulo'> {
  feita: Tirada | Motivo
  resumo: string
}

const resumoDe = (feita: Tirada | Motivo): string =>
  typeof feita === 'string' ? '' : createHash('sha256').update(feicaoDe(feita)).digest('hex')

/** A published lesson whose keys the person reads: told like one that is not there otherwise. */
async function aulaOf({ tx, actor, authorize }: Context, id: number): Promise<AulaPublicada> {
  authorize(bancoPolicy, 'write', null)
  const aula = await findPublicada(tx, actor, id)
  if (!aula?.abre) throw notFound(questaoTexts.aulaAusente)
  return aula
}

/** The screens that ask, each with the question that it makes. */
async function lidasOf({ tx }: Context, { id, versao }: AulaPublicada): Promise<Lida[]> {
  const [telas, gabaritos] = await Promise.all([telasOf(tx, id, versao), gabaritosOf(tx, id, versao)])
  return telas.filter(pergunta).map(({ id: tela, ordem, tipo, titulo, conteudo }) => {
    const feita = tirar({ tipo, conteudo, gabarito: gabaritos.get(tela) ?? null })
    return { id: tela, ordem, tipo, titulo, feita, resumo: resumoDe(feita) }
  })
}

const feitas = (lidas: readonly Lida[]): Tirada[] =>
  lidas.flatMap(({ feita }) => (typeof feita === 'string' ? [] : [feita]))

const habilidadesOf = ({ tx }: Context, lidas: readonly Lida[]) =>
  listPeloCodigo(
    tx,
    feitas(lidas).flatMap(({ habilidade }) => habilidade ?? []),
  )

/** The state in which questions come into a network's bank, or into the person's own. */
async function estadoEm(context: Context, rede: number | null) {
  const aprova = approvesIn(context.actor, { redeCaminho: await caminhoDe(context, rede) })
  return estadoAoEntrar({ rede: rede !== null, aprova })
}

export const extrairHandlers: Pick<Handlers<typeof questaoApi>, 'preview' | 'extract' | 'undo'> = {
  async preview({ params, ...context }) {
    const { tx, actor } = context
    const aula = await aulaOf(context, params.id)
    const { id, titulo, versao } = aula
    const lidas = await lidasOf(context, aula)
    const [marcas, tiradas, habilidades, redes] = await Promise.all([
      marcasOf(tx, [id]),
      queries.listTiradas(tx, actor, id),
      habilidadesOf(context, lidas),
      listDestinos(context),
    ])
    const da = marcas.get(id)
    const periodo = da?.periodos[0]
    return {
      aula: { id, titulo, versao },
      telas: lidas.map(({ feita, resumo, ...tela }) => ({
        ...tela,
        questao:
          typeof feita === 'string'
            ? null
            : {
                tipo: feita.tipo,
                conteudo: { ...feita.conteudo },
                explicacao: feita.explicacao,
                habilidade: habilidades.get(feita.habilidade ?? '') ?? null,
              },
        motivo: typeof feita === 'string' ? feita : null,
        ja_esta: tiradas.get(queries.chaveDe(tela.id, resumo)) ?? null,
      })),
      proposta: {
        disciplina: da?.disciplina ?? null,
        periodo: periodo ? { id: periodo.id, nome: periodo.nome } : null,
        habilidades: (da?.habilidades ?? []).slice(0, MAX_HABILIDADES),
      },
      redes,
      midias: await midiasOf(context, [
        ...new Set(feitas(lidas).flatMap(({ conteudo }) => midiasDe(conteudo))),
      ]),
    }
  },

  async extract({ params, body, ...context }) {
    const { tx, actor } = context
    const aula = await aulaOf(context, params.id)
    if (aula.versao !== body.versao) throw failure(409, 'versao_mudou', questaoTexts.versaoMudou)
    await refuseUnknown(context, body)
    const estado = await estadoEm(context, body.rede_id)
    const lidas = await lidasOf(context, aula)
    const chosen = body.telas.map((tela) => lidas.find(({ id }) => id === tela))
    const habilidades = await habilidadesOf(context, lidas)
    const novas = chosen.map((lida) => {
      if (!lida) throw invalid({ telas: questaoTexts.telaAusente })
      const { id: tela, feita, resumo } = lida
      if (typeof feita === 'string') throw failure(422, 'tela_recusada', questaoTexts.telaRecusada)
      const own = habilidades.get(feita.habilidade ?? '')
      return {
        tela,
        resumo,
        tipo: feita.tipo,
        conteudo: JSON.stringify(feita.conteudo),
        texto: wordsOf(feita.conteudo.enunciado),
        explicacao: feita.explicacao,
        habilidades: own ? [own.id] : [...body.habilidades],
        midias: midiasDe(feita.conteudo),
      }
    })
    const standing = await queries.listTiradas(tx, actor, aula.id)
    // In one order, so that two windows at once wait for each other and never around.
    const absent = novas
      .filter(({ tela, resumo }) => !standing.has(queries.chaveDe(tela, resumo)))
      .sort((a, b) => a.tela - b.tela)
    const made =
      absent.length === 0
        ? new Map<number, number>()
        : await queries.insertTiradas(
            tx,
            {
              usuario_id: actor.id,
              rede_id: body.rede_id,
              estado,
              disciplina_id: body.disciplina,
              periodo_id: body.periodo,
              dificuldade: body.dificuldade,
              origem_aula_id: aula.id,
              origem_versao: aula.versao,
            },
            absent,
          )
    if (estado === 'em_revisao')
      await tellPassos(
        context,
        [...made.values()].map((questao) => ({ questao, antes: null, depois: estado })),
        `aula:${aula.id}:${Math.min(...made.values())}`,
      )
    // Another tab of the same person may have been quicker: theirs stand by now.
    const known = made.size < absent.length ? await queries.listTiradas(tx, actor, aula.id) : standing
    return {
      questoes: novas.map(({ tela, resumo }) => {
        const nova = made.get(tela)
        return {
          tela,
          questao: nova ?? Number(known.get(queries.chaveDe(tela, resumo))),
          situacao: nova === undefined ? ('ja_estava' as const) : ('nova' as const),
        }
      }),
    }
  },

  async undo({ body, ...context }) {
    const { tx, actor, authorize, now } = context
    authorize(bancoPolicy, 'write', null)
    const depois = new Date(now.getTime() - DAY_MS)
    return { desfeitas: await queries.removeTiradas(tx, { usuario: actor.id, ids: body.questoes, depois }) }
  },
}
