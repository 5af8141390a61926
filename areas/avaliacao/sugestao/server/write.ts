/** Writing suggestions: a new one, a change, a deletion, what they are for. */
import { sql } from 'kysely'
import { wordsOf } from '../../../../core/contract/linear.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { cleanTela } from '../../../ensino/aula/server/public.ts'
import { unknownIn } from '../../../ensino/curriculo/server/public.ts'
import { setUsos } from '../../../ensino/midia/server/public.ts'
import { deleteUsos } from '../../../ensino/midia/server/public-uso.ts'
import { bancoPolicy } from '../../questao/policy.ts'
import { caminhoDe, maySeeQuestoes, refuseMidias } from '../../questao/server/public.ts'
import { questaoTexts } from '../../questao/texts.ts'
import type { sugestaoApi } from '../contract.ts'
import { type SugestaoAlvo, sugestaoPolicy } from '../policy.ts'
import { estadosPara } from '../rules.ts'
import { type EstadoSugestao, MAX_ATIVIDADES, MAX_DESCRITORES, MAX_QUESTOES } from '../shapes.ts'
import { sugestaoTexts } from '../texts.ts'
import { showSugestao, sugestaoFor, sugestaoToEdit } from './find.ts'
import { alvoOf } from './present.ts'
import * as queries from './queries.ts'
import * as atividades from './queries-atividade.ts'

export const limpo = (html: string): string => cleanTela('texto', { html }).html

/** @throws 400 where nothing is written */
export const tituloDe = (written: string): string => {
  const titulo = written.replace(/\s+/g, ' ').trim()
  if (titulo === '') throw invalid({ titulo: sugestaoTexts.titulo })
  return titulo
}

const demais = (most: number) => ({
  pt: sugestaoTexts.demais.pt(most),
  en: sugestaoTexts.demais.en(most),
})

interface Ligadas {
  descritores?: readonly number[] | undefined
  questoes?: readonly number[] | undefined
  atividades?: readonly number[] | undefined
}

/** @throws 400 naming the field of what is not there for the person; `before`: questions that stand already */
async function refuseLigadas(
  context: Context,
  { disciplina, descritores, questoes }: Ligadas & Escrita,
  before: readonly number[] = [],
): Promise<void> {
  const FIELDS = { disciplina: 'disciplina', periodo: 'periodo', habilidade: 'descritores' } as const
  const lost = await unknownIn(context, {
    disciplina: disciplina ? [disciplina] : [],
    periodo: [],
    habilidade: descritores ?? [],
  })
  if (lost.length > 0)
    throw invalid(Object.fromEntries(lost.map((table) => [FIELDS[table], questaoTexts.desconhecido])))
  const news = (questoes ?? []).filter((id) => !before.includes(id))
  if (!(await maySeeQuestoes(context.tx, context.actor, news)))
    throw invalid({ questoes: sugestaoTexts.questaoAusente })
}

async function setAtividades({ tx, actor }: Context, id: number, ids: readonly number[]): Promise<void> {
  if ((await atividades.lockUsable(tx, actor, id, ids)) < ids.length)
    throw invalid({ atividades: sugestaoTexts.atividadeDeOutra })
  await atividades.setAtividades(tx, id, ids)
}

async function setLigadas(context: Context, id: number, ligadas: Ligadas): Promise<void> {
  const { tx, actor } = context
  const { descritores, questoes } = ligadas
  if (descritores) await queries.setLinks(tx, actor, 'habilidade', { sugestao: id, ids: descritores })
  if (questoes) await queries.setLinks(tx, actor, 'questao', { sugestao: id, ids: questoes })
  if (ligadas.atividades) await setAtividades(context, id, ligadas.atividades)
}

/** @throws 422 where pupils would be shown a title and nothing else */
async function refuseVazia(
  { tx, actor }: Context,
  id: number,
  { estado, html }: { estado: EstadoSugestao; html: string },
): Promise<void> {
  if (estado !== 'publicada' || html !== '') return
  if ((await atividades.listOf(tx, actor, [id])).length > 0) return
  throw failure(422, 'sugestao_vazia', sugestaoTexts.vazia, { campos: { html: sugestaoTexts.vazia } })
}

function estadoPedido(
  { actor }: Context,
  alvo: SugestaoAlvo,
  asked: EstadoSugestao | undefined,
): EstadoSugestao {
  const { estado } = alvo
  if (asked === undefined || asked === estado) return estado
  const publica = can(sugestaoPolicy, actor, 'publish', alvo)
  if (!estadosPara(estado, { edita: true, publica }).includes(asked))
    throw failure(409, 'estado_invalido', sugestaoTexts.estado)
  return asked
}

/** What the rules ask of a suggestion that will stand in this network. @throws 400 for one of others */
async function lugarDe(context: Context, rede: number | null) {
  const redeCaminho = await caminhoDe(context, rede)
  const ensinadas = rede === null ? [] : await queries.listEnsinadas(context.tx, context.actor, [rede])
  return { redeCaminho, ensina: ensinadas.length > 0 }
}

interface Escrita {
  titulo?: string | undefined
  html?: string | undefined
  disciplina?: number | null | undefined
}

/** What was sent, as columns; what was not is left as it is. */
function columnsOf({ titulo, html, disciplina }: Escrita): queries.Columns {
  const clean = html === undefined ? undefined : limpo(html)
  return {
    ...(titulo !== undefined && { titulo: tituloDe(titulo) }),
    ...(clean !== undefined && { html: clean, texto: wordsOf(clean) }),
    ...(disciplina !== undefined && { disciplina_id: disciplina }),
  }
}

/** Adds to what a suggestion is for, or takes out of it, and shows it. */
async function relink(
  context: Context,
  id: number,
  change: (row: queries.Inteira) => Promise<unknown>,
): Promise<Awaited<ReturnType<typeof showSugestao>>> {
  const row = await sugestaoToEdit(context, id)
  await change(row)
  await refuseVazia(context, id, row)
  await queries.update(context.tx, id, {}, context.now)
  return showSugestao(context, id)
}

async function addLinks(
  context: Context,
  { id, que, ids, most }: { id: number; que: 'habilidade' | 'questao'; ids: readonly number[]; most: number },
) {
  const { tx } = context
  await queries.link(tx, que, id, ids)
  const campo = que === 'questao' ? 'questoes' : 'descritores'
  if ((await queries.countLinks(tx, que, id)) > most) throw invalid({ [campo]: demais(most) })
}

const takeOut = (
  { tx, actor }: Context,
  que: 'habilidade' | 'questao',
  { id, ids }: { id: number; ids: readonly number[] },
) =>
  queries.unlink(tx, actor, que, {
    sugestao: id,
    of: sql<boolean>`${sql.ref(`x.${que}_id`)} = any(${bigints(ids)})`,
  })

/** Puts activities at the end. */
export async function putAtividade(context: Context, id: number, ids: readonly number[]): Promise<void> {
  const own = (await atividades.listOf(context.tx, context.actor, [id])).map((row) => row.id)
  const all = [...own, ...ids.filter((one) => !own.includes(one))]
  if (all.length > MAX_ATIVIDADES) throw invalid({ atividades: demais(MAX_ATIVIDADES) })
  await setAtividades(context, id, all)
}

type Written =
  | 'create'
  | 'edit'
  | 'remove'
  | 'addAtividades'
  | 'removeAtividades'
  | 'addQuestoes'
  | 'removeQuestoes'
  | 'addDescritores'
  | 'removeDescritores'

export const writeHandlers: Pick<Handlers<typeof sugestaoApi>, Written> = {
  async create({ body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'write', null)
    await refuseLigadas(context, body)
    const { rede_id: rede } = body
    const place = await lugarDe(context, rede)
    const estado = estadoPedido(
      context,
      { autor: actor.id, estado: 'rascunho', naRede: rede !== null, ...place },
      body.estado,
    )
    const columns = columnsOf(body)
    const midias = midiasDe({ html: columns.html ?? '' })
    await refuseMidias(context, midias)
    const titulo = tituloDe(body.titulo)
    const id = await queries.insert(tx, { ...columns, titulo, rede_id: rede, estado }, actor.id)
    await setLigadas(context, id, body)
    await setUsos(tx, { onde: 'sugestao', id }, midias)
    await refuseVazia(context, id, { estado, html: columns.html ?? '' })
    return showSugestao(context, id)
  },

  async edit({ params, body, ...context }) {
    const { tx, now } = context
    const row = await sugestaoFor(context, 'edit', params.id, { lock: true })
    if (body.revisao !== row.revisao) throw failure(409, 'sugestao_conflito', sugestaoTexts.conflito)
    const { revisao: _, estado: asked, rede_id, ...written } = body
    const wrote = Object.values(written).some((value) => value !== undefined) || rede_id !== undefined
    if (wrote && row.estado === 'arquivada') throw failure(409, 'sugestao_arquivada', sugestaoTexts.arquivada)
    await refuseLigadas(
      context,
      written,
      row.questoes.map(({ id }) => id),
    )
    const rede = rede_id === undefined ? (row.rede?.id ?? null) : rede_id
    const moves = rede !== (row.rede?.id ?? null)
    if (moves && row.estado !== 'rascunho') throw failure(409, 'sugestao_em_banco', sugestaoTexts.emBanco)
    // What it may become is asked of where it will stand.
    const alvo = { ...alvoOf(row), ...(moves && (await lugarDe(context, rede))) }
    const estado = estadoPedido(context, alvo, asked)
    const columns = columnsOf(written)
    if (columns.html !== undefined) {
      const midias = midiasDe({ html: columns.html })
      await refuseMidias(context, midias, midiasDe({ html: row.html }))
      await setUsos(tx, { onde: 'sugestao', id: row.id }, midias)
    }
    await setLigadas(context, row.id, written)
    await refuseVazia(context, row.id, { estado, html: columns.html ?? row.html })
    await queries.update(tx, row.id, { ...columns, ...(moves && { rede_id: rede }), estado }, now)
    return showSugestao(context, row.id)
  },

  async remove({ params, ...context }) {
    const { tx, actor } = context
    const { id, estado } = await sugestaoFor(context, 'edit', params.id, { lock: true })
    const questoes = await queries.countQuestoes(tx, id)
    if (questoes > 0) {
      const { pt, en } = sugestaoTexts.emUso
      throw failure(409, 'sugestao_em_uso', { pt: pt(questoes), en: en(questoes) })
    }
    const own = await atividades.listOf(tx, actor, [id])
    await deleteUsos(tx, 'sugestao', [id])
    await deleteUsos(
      tx,
      'atividade',
      own.map((atividade) => atividade.id),
    )
    await queries.remove(tx, id)
    await audit(context, { entidade: 'sugestao', id, acao: 'apagar', mudanca: { antes: { estado } } })
    return {}
  },

  async addAtividades({ body, ...context }) {
    return relink(context, body.id, () => putAtividade(context, body.id, body.atividades))
  },

  async removeAtividades({ params, ...context }) {
    return relink(context, params.id, async () => {
      const own = (await atividades.listOf(context.tx, context.actor, [params.id])).map(({ id }) => id)
      const stay = own.filter((id) => !params.atividades.includes(id))
      await atividades.setAtividades(context.tx, params.id, stay)
    })
  },

  async addQuestoes({ body, ...context }) {
    return relink(context, body.id, async ({ questoes }) => {
      await refuseLigadas(
        context,
        body,
        questoes.map(({ id }) => id),
      )
      await addLinks(context, { id: body.id, que: 'questao', ids: body.questoes, most: MAX_QUESTOES })
    })
  },

  async removeQuestoes({ params, ...context }) {
    return relink(context, params.id, () =>
      takeOut(context, 'questao', { id: params.id, ids: params.questoes }),
    )
  },

  async addDescritores({ body, ...context }) {
    return relink(context, body.id, async () => {
      await refuseLigadas(context, body)
      const given = { id: body.id, que: 'habilidade', ids: body.descritores } as const
      await addLinks(context, { ...given, most: MAX_DESCRITORES })
    })
  },

  async removeDescritores({ params, ...context }) {
    return relink(context, params.id, () =>
      takeOut(context, 'habilidade', { id: params.id, ids: params.descritores }),
    )
  },
}
