/** Writing questions: a new one, a change, a copy. */
import { wordsOf } from '../../../../core/contract/linear.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { cleanTela } from '../../../ensino/aula/server/public.ts'
import { tagIds } from '../../../ensino/catalogo/server/public.ts'
import { setUsos } from '../../../ensino/midia/server/public.ts'
import type { questaoApi } from '../contract.ts'
import { bancoPolicy, type QuestaoAlvo, questaoPolicy, textoBasePolicy } from '../policy.ts'
import { estadoAoMudar, estadosPara } from '../rules.ts'
import { faltasDe } from '../rules-conferir.ts'
import {
  type Analise,
  type ConteudoQuestao,
  type EstadoQuestao,
  type Idioma,
  type Licenca,
  TELA_DE,
  type TipoQuestao,
} from '../shapes.ts'
import { faltaTexts, questaoTexts } from '../texts.ts'
import { tellPasso } from './announce-revisao.ts'
import { questaoFor, refuseMidias, refuseUnknown, showQuestao } from './find.ts'
import { caminhoDe } from './find-destino.ts'
import { alvoDoTexto, alvoOf } from './present.ts'
import * as queries from './queries.ts'
import * as textos from './queries-texto.ts'

/** Letters of a statement that searches look in. */
const MAX_TEXTO = 20_000

const cleanConteudo = (tipo: TipoQuestao, given: Readonly<Record<string, unknown>>): ConteudoQuestao =>
  cleanTela(TELA_DE[tipo], given) as ConteudoQuestao
const cleanComando = (html: string): string => cleanTela('texto', { html }).html

/** What is said of alternatives that are there, and says something. */
const saidOf = (analises: readonly Analise[], conteudo: ConteudoQuestao): Analise[] => {
  const partes = 'alternativas' in conteudo ? conteudo.alternativas.map(({ id }) => id) : []
  return analises.filter(
    ({ parte, analise, hipotese_erro }) =>
      partes.includes(parte) && `${analise}${hipotese_erro}`.trim() !== '',
  )
}

/** @throws 422 naming what a question lacks that shall stand in a bank */
export function refuseIncompleta(tipo: TipoQuestao, conteudo: ConteudoQuestao, comando: string): void {
  const [falta] = faltasDe(tipo, conteudo, comando)
  if (falta === undefined) return
  const sentence = falta in faltaTexts ? faltaTexts[falta as keyof typeof faltaTexts] : faltaTexts.outra
  throw failure(422, 'questao_incompleta', questaoTexts.incompleta, { campos: { conteudo: sentence } })
}

/** The state after a change: where the person asks it to go, or back to review. */
function estadoDepois(
  { actor }: Context,
  alvo: QuestaoAlvo,
  { asked, mudou }: { asked: EstadoQuestao | undefined; mudou: boolean },
): EstadoQuestao {
  const aprova = can(questaoPolicy, actor, 'approve', alvo)
  const rede = alvo.redeCaminho.length > 0
  const { estado } = alvo
  if (mudou && estado === 'arquivada') throw failure(409, 'questao_arquivada', questaoTexts.arquivada)
  if (asked === undefined || asked === estado) return mudou ? estadoAoMudar(estado, aprova) : estado
  if (!estadosPara(estado, { rede, edita: true, aprova }).includes(asked))
    throw failure(409, 'estado_invalido', questaoTexts.estado)
  return asked
}

/** @throws 400 where the text is not there for the person; what a question has already stays */
async function refuseTexto(
  { tx, actor }: Context,
  texto: number | null | undefined,
  before: number | null,
): Promise<void> {
  if (texto === null || texto === undefined || texto === before) return
  const row = await textos.find(tx, actor, texto)
  if (!row || !can(textoBasePolicy, actor, 'view', alvoDoTexto(row)))
    throw invalid({ texto_base: questaoTexts.desconhecido })
}

interface Dados {
  titulo?: string | undefined
  texto_base?: number | null | undefined
  analises?: readonly Analise[] | undefined
  explicacao?: string | undefined
  disciplina?: number | null | undefined
  periodo?: number | null | undefined
  dificuldade?: number | null | undefined
  bloom?: number | null | undefined
  fonte?: string | undefined
  autoria?: string | undefined
  licenca?: Licenca | null | undefined
  idioma?: Idioma | undefined
  tri?: { a: number; b: number; c: number } | null | undefined
  repassar?: boolean | undefined
}

/** What was sent, as columns; what was not is left as it is. */
function columnsOf(body: Dados, conteudo: ConteudoQuestao): queries.Columns {
  const { titulo, texto_base, analises, explicacao, disciplina, periodo, dificuldade } = body
  const { bloom, fonte, autoria, licenca, idioma, tri, repassar } = body
  return {
    ...(titulo !== undefined && { titulo: titulo.trim() }),
    ...(texto_base !== undefined && { texto_base_id: texto_base }),
    ...(analises !== undefined && { analises: JSON.stringify(saidOf(analises, conteudo)) }),
    ...(explicacao !== undefined && { explicacao: explicacao.trim() }),
    ...(disciplina !== undefined && { disciplina_id: disciplina }),
    ...(periodo !== undefined && { periodo_id: periodo }),
    ...(dificuldade !== undefined && { dificuldade }),
    ...(bloom !== undefined && { bloom }),
    ...(fonte !== undefined && { fonte: fonte.trim() }),
    ...(autoria !== undefined && { autoria: autoria.trim() }),
    ...(licenca !== undefined && { licenca: licenca ?? ('' as const) }),
    ...(idioma !== undefined && { idioma }),
    ...(tri !== undefined && { tri_a: tri?.a ?? null, tri_b: tri?.b ?? null, tri_c: tri?.c ?? null }),
    ...(repassar !== undefined && { repassar }),
  }
}

const escritos = (conteudo: ConteudoQuestao, comando: string) => ({
  conteudo: JSON.stringify(conteudo),
  comando,
  texto: wordsOf(`${conteudo.enunciado} ${comando}`).slice(0, MAX_TEXTO),
})

const midiasEm = (conteudo: ConteudoQuestao, comando: string): number[] => [
  ...new Set([...midiasDe(conteudo), ...midiasDe({ html: comando })]),
]

type Written = 'create' | 'edit' | 'copy' | 'setFavorita'

export const writeHandlers: Pick<Handlers<typeof questaoApi>, Written> = {
  async create({ body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'write', null)
    await refuseUnknown(context, body)
    await caminhoDe(context, body.rede_id)
    await refuseTexto(context, body.texto_base, null)
    const conteudo = cleanConteudo(body.tipo, body.conteudo)
    const comando = cleanComando(body.comando ?? '')
    const midias = midiasEm(conteudo, comando)
    await refuseMidias(context, midias)
    const { tipo, rede_id, habilidades = [], tags = [] } = body
    const given = { ...columnsOf(body, conteudo), ...escritos(conteudo, comando), tipo, rede_id }
    const id = await queries.insert(tx, given, actor.id)
    await queries.setHabilidades(tx, id, habilidades)
    await queries.setTags(tx, id, await tagIds(tx, tags))
    await setUsos(tx, { onde: 'questao', id }, midias)
    return showQuestao(context, id)
  },

  async edit({ params, body, ...context }) {
    const { tx, now } = context
    const row = await questaoFor(context, 'edit', params.id, { lock: true })
    if (body.revisao !== row.revisao) throw failure(409, 'questao_conflito', questaoTexts.conflito)
    await refuseUnknown(context, body)
    await refuseTexto(context, body.texto_base, row.texto_base_id)
    const rede = body.rede_id === undefined ? (row.rede?.id ?? null) : body.rede_id
    const moves = rede !== (row.rede?.id ?? null)
    if (moves && row.estado !== 'rascunho') throw failure(409, 'questao_em_banco', questaoTexts.emBanco)
    // What it may become is asked of where it will stand.
    const alvo = { ...alvoOf(row), ...(moves && { redeCaminho: await caminhoDe(context, rede) }) }
    const conteudo = body.conteudo ? cleanConteudo(row.tipo, body.conteudo) : row.conteudo
    const comando = body.comando === undefined ? row.comando : cleanComando(body.comando)
    const wrote = body.conteudo !== undefined || body.comando !== undefined
    const midias = midiasEm(conteudo, comando)
    await refuseMidias(context, midias, midiasEm(row.conteudo, row.comando))
    const mudou =
      wrote || [body.explicacao, body.analises, body.texto_base].some((written) => written !== undefined)
    const estado = estadoDepois(context, alvo, { asked: body.estado, mudou })
    // A draft may lack what it likes; what leaves it, or stands in a bank, is whole.
    if (estado !== 'rascunho' && (wrote || row.estado === 'rascunho'))
      refuseIncompleta(row.tipo, conteudo, comando)
    if (body.habilidades) await queries.setHabilidades(tx, row.id, body.habilidades)
    if (body.tags) await queries.setTags(tx, row.id, await tagIds(tx, body.tags))
    if (wrote) await setUsos(tx, { onde: 'questao', id: row.id }, midias)
    const columns = {
      ...columnsOf(body, conteudo),
      ...(wrote && escritos(conteudo, comando)),
      ...(moves && { rede_id: rede }),
      estado,
    }
    await queries.update(tx, row.id, columns, now)
    await tellPasso(context, row, alvo.redeCaminho, { antes: row.estado, depois: estado })
    return showQuestao(context, row.id)
  },

  async copy({ params, ...context }) {
    const { tx, actor } = context
    const row = await questaoFor(context, 'copy', params.id)
    return showQuestao(context, await queries.insertCopy(tx, row.id, actor.id))
  },

  async setFavorita({ params, body, ...context }) {
    const { tx, actor, authorize } = context
    const row = await questaoFor(context, 'view', params.id)
    authorize(bancoPolicy, 'keep', null)
    await queries.setFavorita(tx, actor.id, row.id, body.favorita)
    return {}
  },
}
