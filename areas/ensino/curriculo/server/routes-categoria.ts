/** Handlers of categories (product.md H-10). */

import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { countKnown } from '../../catalogo/server/public.ts'
import type { curriculoApi } from '../contract.ts'
import { depthOf, isPermutation, MAX_NIVEIS, stopsMove, withBelow } from '../rules.ts'
import { type Categoria, MAX_CATEGORIAS } from '../shapes.ts'
import { curriculoTexts as texts } from '../texts.ts'
import {
  type AbertaCategoria,
  type Asked,
  categoriaToLock,
  categoriaToRead,
  categoriaToWrite,
  curriculoToRead,
  curriculoToWrite,
} from './find.ts'
import { categoriasOf, presentRemocao, showCategoria } from './present.ts'
import * as queries from './queries-categoria.ts'
import { openRemocao, takeAway } from './queries-remocao.ts'
import { cheio, ordemInvalida, readCorOf, readLine, sent } from './refusals.ts'

async function readDisciplina({ tx }: Context, id: number | null | undefined) {
  if (id && (await countKnown(tx, 'disciplina', [id])) === 0)
    throw invalid({ disciplina_id: texts.disciplina })
  return id
}

const show = async (context: Context, open: AbertaCategoria): Promise<{ categoria: Categoria }> => ({
  categoria: await showCategoria(context, open),
})

/** The place of a new category: under the base category where the parent that is shown is a copy. */
function placeIn(
  categorias: readonly Categoria[],
  pai: number | null,
): { pai_id: number | null; ordem: number } {
  const ordem = categorias.filter((one) => one.pai === pai).length + 1
  if (pai === null) return { pai_id: null, ordem }
  const found = categorias.find(({ id }) => id === pai)
  if (!found) throw invalid({ pai_id: texts.pai })
  if (depthOf(categorias, pai) >= MAX_NIVEIS) throw invalid({ pai_id: texts.fundo })
  return { pai_id: found.origem ?? found.id, ordem }
}

/** What lies below a category that goes; in a client's version base ones are copied, so that the base stays. */
async function belowToRemove(context: Context, open: AbertaCategoria): Promise<number[]> {
  const { tx } = context
  const { versao, categoria } = open
  const shown = await categoriasOf(context, open)
  const ids = withBelow(shown, categoria.id)
  if (versao === null) return ids
  const bases = shown.filter(({ id, cliente }) => ids.includes(id) && cliente === null)
  if (bases.length === 0) return ids
  await queries.copyCategorias(
    tx,
    bases.map(({ id }) => id),
    versao,
  )
  return withBelow(await categoriasOf(context, open), categoria.id)
}

/** The parent asked for, as it is shown: 400 where it is not there, 422 where the category cannot lie in it. */
function parentFor(shown: readonly Categoria[], id: number, pai: number | null): Categoria | null {
  const found = pai === null ? null : shown.find((one) => one.id === pai || one.origem === pai)
  if (found === undefined) throw invalid({ pai_id: texts.pai })
  const stops = stopsMove(shown, id, found?.id ?? null)
  if (stops === 'ciclo') throw failure(422, 'ciclo', texts.ciclo, { campos: { pai_id: texts.ciclo } })
  if (stops === 'fundo') throw failure(422, 'muito_fundo', texts.fundo, { campos: { pai_id: texts.fundo } })
  return found
}

/** The ids of a place, in order, without one of them. */
const placeWithout = (shown: readonly Categoria[], place: number | null, id: number): number[] =>
  shown.filter((one) => one.pai === place && one.id !== id).map((one) => one.id)

async function change(
  context: Context,
  { id, cliente_id }: { id: number } & Asked,
  fields: Partial<queries.CategoriaColumns>,
): Promise<{ categoria: Categoria }> {
  const open = await categoriaToWrite(context, id, { cliente_id })
  await queries.updateCategoria(context.tx, open.categoria.id, fields)
  return show(context, open)
}

type CategoriaHandlers = Pick<
  Handlers<typeof curriculoApi>,
  | 'categorias'
  | 'categoria'
  | 'createCategoria'
  | 'editCategoria'
  | 'siglaCategoria'
  | 'removeCategoria'
  | 'orderCategorias'
  | 'moveCategoria'
>

export const categoriaHandlers: CategoriaHandlers = {
  async categorias({ params, query, ...context }) {
    const open = await curriculoToRead(context, params.id, query)
    return { categorias: await categoriasOf(context, open) }
  },

  async categoria({ params, query, ...context }) {
    return show(context, await categoriaToRead(context, params.id, query))
  },

  async createCategoria({ body, ...context }) {
    const { curriculo_id, sigla = '', pai_id = null, disciplina_id = null } = body
    const open = await curriculoToWrite(context, curriculo_id, body)
    const { versao } = open
    const nome = readLine('nome', body.nome)
    await readDisciplina(context, disciplina_id)
    const standing = await categoriasOf(context, open)
    if (standing.length >= MAX_CATEGORIAS) throw cheio(texts.muitasCategorias)
    const cor = readCorOf(body.cor) ?? null
    const place = placeIn(standing, pai_id)
    const id = await queries.insertCategoria(context.tx, {
      curriculo_id,
      cliente_id: versao,
      nome,
      sigla: sigla.trim(),
      cor,
      disciplina_id,
      ...place,
    })
    return { categoria: await showCategoria(context, { ...open, categoria: { id } }) }
  },

  async editCategoria({ body, ...context }) {
    const { cor, disciplina_id } = body
    const nome = readLine('nome', body.nome)
    await readDisciplina(context, disciplina_id)
    return change(context, body, { nome, ...sent({ cor: readCorOf(cor), disciplina_id }) })
  },

  siglaCategoria: ({ body, ...context }) => change(context, body, { sigla: body.sigla.trim() }),

  async removeCategoria({ params, query, ...context }) {
    const { tx } = context
    const open = await categoriaToWrite(context, params.id, query)
    const { categoria, curriculo, versao } = open
    const ids = await belowToRemove(context, open)
    const remocao = await openRemocao(tx, {
      curriculo: curriculo.id,
      versao,
      tipo: 'categoria',
      rotulo: categoria.nome,
      quantidade: ids.length,
    })
    await takeAway(tx, 'categoria', ids, remocao.id)
    const mudanca = { antes: { nome: categoria.nome, cliente: versao } }
    await audit(context, { entidade: 'categoria', id: categoria.id, acao: 'excluir', mudanca })
    return { remocao: presentRemocao(remocao) }
  },

  async orderCategorias({ body, ...context }) {
    const [first = 0] = body.categorias
    const open = await categoriaToLock(context, first, body)
    const shown = await categoriasOf(context, open)
    const pai = shown.find(({ id }) => id === open.categoria.id)?.pai ?? null
    const standing = shown.filter((categoria) => categoria.pai === pai).map(({ id }) => id)
    if (!isPermutation(standing, body.categorias)) throw ordemInvalida()
    await queries.orderCategorias(context.tx, body.categorias, open.versao)
    return { categorias: await categoriasOf(context, open) }
  },

  async moveCategoria({ body, ...context }) {
    const { tx } = context
    const locked = await categoriaToLock(context, body.id, body)
    const shown = await categoriasOf(context, locked)
    const { id } = locked.categoria
    const before = shown.find((one) => one.id === id)?.pai ?? null
    const pai = parentFor(shown, id, body.pai_id)
    const stays = (pai?.id ?? null) === before
    // In a client's version the base stays where it is: the client's copy moves.
    const open = stays ? locked : await categoriaToWrite(context, body.id, body)
    const place = placeWithout(shown, pai?.id ?? null, id)
    place.splice((body.ordem ?? place.length + 1) - 1, 0, open.categoria.id)
    if (!stays) {
      await queries.updateCategoria(tx, open.categoria.id, { pai_id: pai && (pai.origem ?? pai.id) })
      await queries.orderCategorias(tx, placeWithout(shown, before, id), open.versao)
    }
    await queries.orderCategorias(tx, place, open.versao)
    const categorias = await categoriasOf(context, open)
    return { categoria: await showCategoria(context, open), categorias }
  },
}
