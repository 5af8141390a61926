/** Questions that are to be taken out: which the person means and sees, with the files that they show. */
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { listProntas, type Pronta } from '../../../ensino/midia/server/public-uso.ts'
import { bancoPolicy } from '../../questao/policy.ts'
import { idsDoFiltro, listLevadas } from '../../questao/server/public-levar.ts'
import { type Levada, MAX_LEVADAS } from '../../questao/shapes-levar.ts'
import { type Bagagem, chaveDaQuestao, impedimento, type Levadas, levar } from '../rules-levar.ts'
import { escrever } from '../rules-levar-escrever.ts'
import { linhaDe } from '../rules-levar-planilha.ts'
import { perdasDoDocumento, perdasDoPapel } from '../rules-papel-perdas.ts'
import type { Perda } from '../shapes-item.ts'
import {
  dePrograma,
  doPapel,
  type FormatoDePrograma,
  type FormatoEscrito,
  SO_COM_GABARITO,
} from '../shapes-levar.ts'
import type { Formas } from '../shapes-papel.ts'
import { levarTexts } from '../texts-levar.ts'

export interface Pedido {
  questoes?: readonly number[] | undefined
  filtro?: Omit<Parameters<typeof idsDoFiltro>[1], never> | undefined
  arquivadas?: boolean | undefined
  formato: FormatoEscrito
  gabarito: boolean
}

/** What a file of another program is asked for with. */
export interface DePrograma {
  formato: FormatoDePrograma
  gabarito: boolean
}

/** A file of a question, and all files of one export, at most. */
const MAX_MIDIA = 20 * 1_048_576
const MAX_MIDIAS = 50 * 1_048_576
const LEVADAS_MIDIAS = new Set(['imagem', 'audio', 'video', 'legenda'])

/** The numbers that are meant. @throws 400, 422 */
export async function idsDoPedido(context: Context, pedido: Pedido): Promise<readonly number[]> {
  const { formato, gabarito, questoes, filtro = {}, arquivadas = false } = pedido
  context.authorize(bancoPolicy, 'list', null)
  if (!gabarito && SO_COM_GABARITO.has(formato)) throw invalid({ gabarito: levarTexts.semGabarito })
  const ids = questoes ?? (await idsDoFiltro(context, filtro, { arquivadas }))
  if (ids.length > MAX_LEVADAS) throw failure(422, 'muitas_questoes', levarTexts.muitas)
  if (ids.length === 0) throw failure(422, 'nenhuma_questao', levarTexts.nenhuma)
  return ids
}

export interface Reunidas {
  questoes: Levada[]
  midias: { caminho: string; midia: Pronta }[]
  /** What all that they show is, whether it goes along or not. */
  formas: Formas
  bagagem: Bagagem
}

/** What the person sees of them, and the files that go along. @throws 404 where that is nothing */
export async function reunir(
  held: { tx: Tx; actor: Actor },
  ids: readonly number[],
  banco: string,
): Promise<Reunidas> {
  const found = await reunirVistas(held, ids, banco)
  if (found.questoes.length === 0) throw notFound(levarTexts.nenhuma)
  return found
}

/** The same, where it may be nothing. */
export async function reunirVistas(
  { tx, actor }: { tx: Tx; actor: Actor },
  ids: readonly number[],
  banco: string,
): Promise<Reunidas> {
  const questoes = await listLevadas(tx, actor, ids)
  const wanted = questoes.flatMap(({ conteudo, comando, texto_base }) =>
    [conteudo, { html: comando }, { html: texto_base?.html ?? '' }].flatMap(midiasDe),
  )
  const prontas = await listProntas(tx, [...new Set(wanted)])
  const formas: Formas = new Map(
    prontas.flatMap(({ id, tipo }) => (tipo === 'audio' || tipo === 'video' ? [[id, tipo]] : [])),
  )
  let bytes = 0
  const midias = prontas.flatMap((midia) => {
    if (!LEVADAS_MIDIAS.has(midia.tipo) || midia.bytes > MAX_MIDIA || bytes + midia.bytes > MAX_MIDIAS)
      return []
    bytes += midia.bytes
    return [{ caminho: `midias/${midia.id}${midia.extensao}`, midia }]
  })
  const caminhos = new Map(midias.map(({ caminho, midia }) => [midia.id, caminho]))
  return { questoes, midias, formas, bagagem: { banco, caminhos } }
}

/** Names this bank among all others, and tells nothing of it. */
export const nomeDoBanco = (secretKey: string, tenantId: number): string =>
  createHash('sha256').update(`banco de questões ${tenantId} ${secretKey}`).digest('hex').slice(0, 10)

const NENHUM: Bagagem['caminhos'] = new Map()

/** GIFT is one text, beside which nothing stands. */
export const bagagemDe = (bagagem: Bagagem, { formato }: Pick<Pedido, 'formato'>): Bagagem =>
  formato === 'gift' ? { ...bagagem, caminhos: NENHUM } : bagagem

export interface Ensaio extends Pick<Levadas, 'fora'> {
  /** By the place of the question. */
  perdas: (Pick<Perda, 'campo' | 'detalhe' | 'guardado'> & { questao: number })[]
}

const AT_ONCE = 50

const impedidas = (some: readonly Levada[]): Ensaio['fora'] =>
  some.flatMap((one, questao) => {
    const falta = impedimento(one)
    return falta === undefined ? [] : [{ questao, falta }]
  })

/** What becomes of these on pages. */
function noPapel(
  some: readonly Levada[],
  { midias, formas }: Reunidas,
  { formato, gabarito }: Pedido,
): Ensaio {
  const mostra = new Set(midias.flatMap(({ midia }) => (midia.tipo === 'imagem' ? [midia.id] : [])))
  return {
    perdas: [
      ...perdasDoPapel(some, { gabarito, formas }, mostra),
      ...(formato === 'docx' ? perdasDoDocumento(some) : []),
    ],
    fora: impedidas(some),
  }
}

/** What becomes of these in rows. */
function naPlanilha(some: readonly Levada[], { banco }: Bagagem, { gabarito }: Pedido): Ensaio {
  const made: Ensaio = { perdas: [], fora: impedidas(some) }
  for (const [questao, one] of some.entries()) {
    const { perdas, fica } = linhaDe(one, { gabarito, codigo: chaveDaQuestao(banco, one.id) })
    const lost =
      fica === null ? perdas.map((campo) => ({ campo, detalhe: '' })) : [{ campo: 'pede', detalhe: fica }]
    made.perdas.push(...lost.map((perda) => ({ ...perda, questao })))
  }
  return made
}

/** What becomes of these in a file of another program. */
function noPrograma(some: readonly Levada[], bagagem: Bagagem, pedido: DePrograma): Ensaio {
  const levadas = levar(some, bagagemDe(bagagem, pedido), { soltos: pedido.formato.startsWith('qti') })
  const { perdas } = escrever(levadas.itens, [], pedido)
  return {
    perdas: [...levadas.perdas, ...perdas].flatMap(({ item, ...perda }) => {
      const questao = sure(levadas.de[item])
      // A file that goes along is not handed to a rehearsal.
      return questao >= 0 && perda.campo !== 'arquivo' ? [{ ...perda, questao }] : []
    }),
    fora: levadas.fora,
  }
}

/** What becomes of each, some at a time: others are answered in between. */
export async function ensaiar(reunidas: Reunidas, { formato, gabarito }: Pedido): Promise<Ensaio> {
  const { questoes, bagagem } = reunidas
  const made: Ensaio = { perdas: [], fora: [] }
  for (let at = 0; at < questoes.length; at += AT_ONCE) {
    const some = questoes.slice(at, at + AT_ONCE)
    const { perdas, fora } = doPapel(formato)
      ? noPapel(some, reunidas, { formato, gabarito })
      : dePrograma(formato)
        ? noPrograma(some, bagagem, { formato, gabarito })
        : naPlanilha(some, bagagem, { formato, gabarito })
    made.perdas.push(...perdas.map((one) => ({ ...one, questao: at + one.questao })))
    made.fora.push(...fora.map((one) => ({ ...one, questao: at + one.questao })))
    await setImmediate()
  }
  return made
}
