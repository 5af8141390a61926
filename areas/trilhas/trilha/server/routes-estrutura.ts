/** Handlers of the axes, skills and lessons of a draft, and of its certificate. */
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { requireLayout } from '../../certificado/server/public.ts'
import type { trilhaGerenciarApi } from '../contract-gerenciar.ts'
import { isPermutation, touchedBySkill } from '../rules.ts'
import {
  type Eixo,
  type Habilidade,
  MAX_AULAS,
  MAX_AULAS_TRILHA,
  MAX_EIXOS,
  MAX_HABILIDADES,
} from '../shapes.ts'
import { trilhaTexts as texts } from '../texts.ts'
import { readHabilidadeId } from './fields.ts'
import { readNome, trilhaToEdit } from './find.ts'
import { presentEdicao, presentEixos, presentHabilidade, presentRegra } from './present.ts'
import { feitoEm, showTrilha } from './present-show.ts'
import * as trilhas from './queries.ts'
import type { EdicaoRow } from './queries-edicao.ts'
import * as queries from './queries-estrutura.ts'
import { countAulas, updateRascunho } from './queries-rascunho.ts'
import { vezesPorHabilidade } from './queries-uso.ts'
import { touch } from './write-edicao.ts'

interface Editing {
  row: trilhas.TrilhaRow
  edicao: EdicaoRow
}

/** Notes what was touched and when, in the editing, the draft and the path. */
async function written(
  context: Context,
  { row, edicao }: Editing,
  touched: Parameters<typeof touch>[2],
): Promise<{ edicao: ReturnType<typeof presentEdicao> }> {
  const { tx, now } = context
  await updateRascunho(tx, row.id, {}, now)
  await trilhas.update(tx, row.id, { atualizada_em: now })
  return { edicao: presentEdicao(await touch(context, edicao, touched), context) }
}

const andEixo = ({ edicao }: Editing, id: number) => ({ eixos: [...edicao.eixos, id] })
const andHabilidade = ({ edicao }: Editing, skill: { id: number; eixo: number }) => ({
  habilidades: touchedBySkill(edicao, skill),
})

/** The path of an axis, for who edits it; 404 when the draft has no such axis. */
async function eixoToEdit(context: Context, id: number): Promise<Editing & { eixos: number[] }> {
  const trilha = await queries.trilhaOfEixo(context.tx, id)
  if (trilha === undefined) throw notFound()
  const editing = await trilhaToEdit(context, trilha)
  const eixos = await queries.eixoIds(context.tx, trilha)
  if (!eixos.includes(id)) throw notFound()
  return { ...editing, eixos }
}

interface Skill extends Editing {
  habilidade: queries.HabilidadeRow
  aulas: queries.AulaRow[]
}

async function habilidadeToEdit(context: Context, id: number): Promise<Skill> {
  const trilha = await queries.trilhaOfHabilidade(context.tx, id)
  if (trilha === undefined) throw notFound()
  const editing = await trilhaToEdit(context, trilha)
  const found = await queries.readHabilidade(context.tx, id)
  if (!found) throw notFound()
  return { ...editing, ...found }
}

async function showEixo(context: Context, { row }: Editing, id: number): Promise<Eixo> {
  const estrutura = await queries.readEixo(context.tx, id)
  const [eixo] = presentEixos(estrutura, presentRegra(row.regra), await feitoEm(context, row))
  return eixo as Eixo
}

async function showHabilidade({ tx }: Context, { row }: Editing, id: number): Promise<Habilidade> {
  const [found, vezes] = await Promise.all([queries.readHabilidade(tx, id), vezesPorHabilidade(tx, row.id)])
  if (!found) throw notFound()
  return presentHabilidade(found.habilidade, found.aulas, presentRegra(row.regra), vezes.get(id) ?? 0)
}

/** Where a skill comes last; 404 when the draft has no such axis, 422 when it is full. */
async function placeIn({ tx }: Context, trilha: number, eixo: number): Promise<number> {
  if (!(await queries.eixoIds(tx, trilha)).includes(eixo)) throw notFound()
  const standing = await queries.habilidadeIds(tx, eixo)
  if (standing.length >= MAX_HABILIDADES) throw failure(422, 'eixo_cheio', texts.eixoCheio)
  return standing.length + 1
}

/** What stays of an axis when a skill leaves it is numbered anew. */
const closeGap = async ({ tx }: Context, eixo: number) =>
  queries.number(tx, 'rascunho_habilidade', await queries.habilidadeIds(tx, eixo))

const inOrder = (ids: readonly number[]) => ids.map((id, at) => ({ id, ordem: at + 1 }))

/** Lessons named more than once take the last level. */
const eachOnce = (aulas: readonly queries.AulaNova[]): queries.AulaNova[] => [
  ...new Map(aulas.map(({ aula_id, nivel }) => [aula_id, { aula_id, nivel }])).values(),
]

async function checkAulas({ tx, actor }: Context, { row, aulas }: Skill, ids: readonly number[]) {
  const standing = new Set(aulas.map(({ id }) => id))
  const novas = ids.filter((id) => !standing.has(id))
  if (standing.size + novas.length > MAX_AULAS) throw failure(422, 'habilidade_cheia', texts.habilidadeCheia)
  if (novas.length > 0 && (await countAulas(tx, row.id)) + novas.length > MAX_AULAS_TRILHA)
    throw failure(422, 'aulas_demais', texts.aulasDemais)
  if (novas.length > 0 && (await queries.listAddable(tx, actor, novas)).length < novas.length)
    throw failure(422, 'aula_indisponivel', texts.aulas, { campos: { aulas: texts.aulas } })
}

/** Moves a skill to the end of another axis of its path. */
async function moveTo(context: Context, { row, habilidade }: Skill, eixo: number | undefined): Promise<void> {
  if (eixo === undefined || eixo === habilidade.eixo_id) return
  const ordem = await placeIn(context, row.id, eixo)
  await queries.updateHabilidade(context.tx, habilidade.id, { eixo_id: eixo, ordem })
  await closeGap(context, habilidade.eixo_id)
}

type EstruturaHandlers = Pick<
  Handlers<typeof trilhaGerenciarApi>,
  | 'createEixo'
  | 'editEixo'
  | 'removeEixo'
  | 'orderEixos'
  | 'createHabilidade'
  | 'editHabilidade'
  | 'removeHabilidade'
  | 'orderHabilidades'
  | 'addAulas'
  | 'removeAulas'
  | 'orderAulas'
  | 'setCertificado'
>

export const estruturaHandlers: EstruturaHandlers = {
  async createEixo({ body, ...context }) {
    const editing = await trilhaToEdit(context, body.trilha_id)
    const standing = await queries.eixoIds(context.tx, editing.row.id)
    if (standing.length >= MAX_EIXOS) throw failure(422, 'trilha_cheia', texts.trilhaCheia)
    const id = await queries.insertEixo(context.tx, {
      trilha_id: editing.row.id,
      nome: readNome(body.nome),
      descricao: (body.descricao ?? '').trim(),
      ordem: standing.length + 1,
    })
    const told = await written(context, editing, andEixo(editing, id))
    return { eixo: await showEixo(context, editing, id), ...told }
  },

  async editEixo({ body, ...context }) {
    const { id, nome, descricao } = body
    const editing = await eixoToEdit(context, id)
    const change = {
      ...(nome !== undefined && { nome: readNome(nome) }),
      ...(descricao !== undefined && { descricao: descricao.trim() }),
    }
    if (Object.keys(change).length > 0) await queries.updateEixo(context.tx, id, change)
    const told = await written(context, editing, andEixo(editing, id))
    return { eixo: await showEixo(context, editing, id), ...told }
  },

  async removeEixo({ params, ...context }) {
    const { eixos, ...editing } = await eixoToEdit(context, params.id)
    await queries.deleteEixo(context.tx, params.id)
    await queries.number(
      context.tx,
      'rascunho_eixo',
      eixos.filter((id) => id !== params.id),
    )
    return written(context, editing, andEixo(editing, params.id))
  },

  async orderEixos({ body, ...context }) {
    const editing = await trilhaToEdit(context, body.trilha_id)
    const { tx } = context
    if (!isPermutation(await queries.eixoIds(tx, editing.row.id), body.eixos))
      throw failure(422, 'ordem_invalida', texts.ordem)
    await queries.number(tx, 'rascunho_eixo', body.eixos)
    const told = await written(context, editing, { eixos: [...editing.edicao.eixos, ...body.eixos] })
    return { eixos: inOrder(body.eixos), ...told }
  },

  async createHabilidade({ body, ...context }) {
    const { ref_trilha_id, ref_eixo_id: eixo, destaque = false, habilidade_id = 0 } = body
    const editing = await trilhaToEdit(context, ref_trilha_id)
    const ordem = await placeIn(context, ref_trilha_id, eixo)
    const id = await queries.insertHabilidade(context.tx, {
      trilha_id: ref_trilha_id,
      eixo_id: eixo,
      nome: readNome(body.nome),
      descricao: (body.descricao ?? '').trim(),
      ordem,
      destaque,
      habilidade_id: await readHabilidadeId(context, habilidade_id),
    })
    const told = await written(context, editing, andHabilidade(editing, { id, eixo }))
    return { habilidade: await showHabilidade(context, editing, id), ...told }
  },

  async editHabilidade({ body, ...context }) {
    const { id, ref_eixo_id, nome, descricao, destaque, habilidade_id } = body
    const editing = await habilidadeToEdit(context, id)
    const cited = editing.habilidade.habilidade?.id ?? null
    const change = {
      ...(nome !== undefined && { nome: readNome(nome) }),
      ...(descricao !== undefined && { descricao: descricao.trim() }),
      ...(destaque !== undefined && { destaque }),
      ...(habilidade_id !== undefined && {
        habilidade_id: await readHabilidadeId(context, habilidade_id, cited),
      }),
    }
    if (Object.keys(change).length > 0) await queries.updateHabilidade(context.tx, id, change)
    await moveTo(context, editing, ref_eixo_id)
    const eixo = ref_eixo_id ?? editing.habilidade.eixo_id
    const told = await written(context, editing, andHabilidade(editing, { id, eixo }))
    return { habilidade: await showHabilidade(context, editing, id), ...told }
  },

  async removeHabilidade({ params, ...context }) {
    const editing = await habilidadeToEdit(context, params.id)
    const { id, eixo_id: eixo } = editing.habilidade
    await queries.deleteHabilidade(context.tx, id)
    await closeGap(context, eixo)
    return written(context, editing, andHabilidade(editing, { id, eixo }))
  },

  async orderHabilidades({ body, ...context }) {
    const { trilha_id, eixo_id: eixo, habilidades } = body
    const editing = await trilhaToEdit(context, trilha_id)
    const { tx } = context
    if (!(await queries.eixoIds(tx, trilha_id)).includes(eixo)) throw notFound()
    if (!isPermutation(await queries.habilidadeIds(tx, eixo), habilidades))
      throw failure(422, 'ordem_invalida', texts.ordem)
    await queries.number(tx, 'rascunho_habilidade', habilidades)
    const told = await written(context, editing, andEixo(editing, eixo))
    return { habilidades: inOrder(habilidades), ...told }
  },

  async addAulas({ body, ...context }) {
    const { habilidade_id: id, ref_eixo_id, aulas } = body
    const editing = await habilidadeToEdit(context, id)
    const { row, habilidade } = editing
    if (ref_eixo_id !== undefined && ref_eixo_id !== habilidade.eixo_id) throw notFound()
    const novas = eachOnce(aulas.map(({ aula_id, nivel_id: nivel }) => ({ aula_id, nivel })))
    await checkAulas(
      context,
      editing,
      novas.map(({ aula_id }) => aula_id),
    )
    await queries.putAulas(context.tx, { trilha: row.id, habilidade: id }, novas)
    const told = await written(context, editing, andHabilidade(editing, { id, eixo: habilidade.eixo_id }))
    return { habilidade: await showHabilidade(context, editing, id), ...told }
  },

  async removeAulas({ body, ...context }) {
    const { habilidade_id: id, aulas } = body
    const editing = await habilidadeToEdit(context, id)
    await queries.deleteAulas(context.tx, id, aulas)
    const eixo = editing.habilidade.eixo_id
    const told = await written(context, editing, andHabilidade(editing, { id, eixo }))
    return { habilidade: await showHabilidade(context, editing, id), ...told }
  },

  async orderAulas({ body, ...context }) {
    const { habilidade_id: id, nivel_id, aulas } = body
    const editing = await habilidadeToEdit(context, id)
    const standing = editing.aulas.filter(({ nivel }) => nivel === nivel_id).map((aula) => aula.id)
    if (!isPermutation(standing, aulas)) throw failure(422, 'ordem_invalida', texts.ordem)
    await queries.orderAulas(context.tx, id, aulas)
    const eixo = editing.habilidade.eixo_id
    const told = await written(context, editing, andHabilidade(editing, { id, eixo }))
    return { habilidade: await showHabilidade(context, editing, id), ...told }
  },

  async setCertificado({ body, ...context }) {
    const editing = await trilhaToEdit(context, body.trilha_id)
    if (body.layout_id !== null) await requireLayout(context, body.layout_id)
    await updateRascunho(context.tx, editing.row.id, { certificado_layout_id: body.layout_id }, context.now)
    await trilhas.update(context.tx, editing.row.id, { atualizada_em: context.now })
    return { trilha: await showTrilha(context, editing.row.id) }
  },
}
