/** Handlers of extras: coloured lists of a category (product.md H-10). */
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import type { extraApi } from '../contract-habilidade.ts'
import { isPermutation } from '../rules.ts'
import { type ItemPlano, planItens, type Recusa } from '../rules-itens.ts'
import { type Extra, type Item, MAX_EXTRAS, MAX_ITENS } from '../shapes.ts'
import { curriculoTexts as texts } from '../texts.ts'
import { type AbertaCategoria, type Asked, categoriaToRead, categoriaToWrite } from './find.ts'
import { presentRemocao, showCategoria } from './present.ts'
import * as queries from './queries-extra.ts'
import { openRemocao, type RemocaoRow, takeAway } from './queries-remocao.ts'
import { cheio, inWordsOf, ordemInvalida, readCorOf, readLine, sent } from './refusals.ts'

interface AbertoExtra extends AbertaCategoria {
  extra: { id: number; nome: string; cor: string | null }
}

const openExtra =
  (openCategoria: (context: Context, id: number, asked: Asked) => Promise<AbertaCategoria>) =>
  async (context: Context, id: number, asked: Asked): Promise<AbertoExtra> => {
    const place = await queries.placeOfExtra(context.tx, id)
    if (!place) throw notFound()
    const open = await openCategoria(context, place.categoria_id, asked)
    const extra = await queries.findExtraIn(context.tx, open.categoria.id, id)
    if (!extra) throw notFound()
    return { ...open, extra }
  }

const extraToRead = openExtra(categoriaToRead)
/** In a client's version its copy, which is made first. */
const extraToWrite = openExtra(categoriaToWrite)

async function show({ tx }: Context, categoria: number, id: number): Promise<{ extra: Extra }> {
  const extra = (await queries.listExtras(tx, categoria)).find((one) => one.id === id)
  if (!extra) throw notFound()
  return { extra }
}

const REFUSED: Record<Recusa, () => Error> = {
  nome: () => invalid({ itens: texts.escreva }),
  itens: () => failure(404, 'nao_encontrado', texts.itens),
  repetido: () =>
    failure(409, 'nome_repetido', texts.itemRepetido, { campos: { itens: texts.itemRepetido } }),
}

const only = <A extends ItemPlano['acao']>(plan: readonly ItemPlano[], acao: A) =>
  plan.filter((item): item is Extract<ItemPlano, { acao: A }> => item.acao === acao)

/** Items taken away together; none is no removal. */
async function removeItens(
  { tx }: Context,
  { curriculo, versao, extra }: AbertoExtra,
  ids: readonly number[],
): Promise<RemocaoRow | null> {
  if (ids.length === 0) return null
  const remocao = await openRemocao(tx, {
    curriculo: curriculo.id,
    versao,
    tipo: 'item',
    rotulo: extra.nome,
    quantidade: ids.length,
  })
  await takeAway(tx, 'extra_item', ids, remocao.id)
  return remocao
}

/** The items of a copy by what they were called in the base, when that was what was named: ids there → ids here. */
async function aliases(
  { tx }: Context,
  named: number,
  { extra, standing }: { extra: number; standing: readonly Item[] },
): Promise<(id: number) => number> {
  if (named === extra) return (id) => id
  const byNome = new Map(standing.map(({ id, nome }) => [nome, id]))
  const base = await queries.listItens(tx, named)
  const here = new Map(base.map(({ id, nome }) => [id, byNome.get(nome) ?? id]))
  return (id) => here.get(id) ?? id
}

/** Puts the items in this order when one is given. */
async function order({ tx }: Context, extra: number, ids: readonly number[] | undefined): Promise<void> {
  if (!ids) return
  const standing = (await queries.listItens(tx, extra)).map(({ id }) => id)
  if (!isPermutation(standing, ids)) throw ordemInvalida()
  await queries.orderRows(tx, 'extra_item', ids)
}

export const extraHandlers: Handlers<typeof extraApi> = {
  async listExtras({ params, query, ...context }) {
    const open = await categoriaToRead(context, params.id, query)
    return {
      categoria: await showCategoria(context, open),
      extras: await queries.listExtras(context.tx, open.categoria.id),
    }
  },

  async createExtra({ body, ...context }) {
    const { tx } = context
    const { categoria_id, cliente_id } = body
    const { categoria } = await categoriaToWrite(context, categoria_id, { cliente_id })
    const nome = readLine('nome', body.nome)
    const cor = readCorOf(body.cor) ?? null
    if ((await queries.listExtras(tx, categoria.id)).length >= MAX_EXTRAS) throw cheio(texts.muitosExtras)
    const id = await inWordsOf(
      queries.insertExtra(tx, {
        curriculo_id: categoria.curriculo_id,
        categoria_id: categoria.id,
        cliente_id: categoria.cliente_id,
        nome,
        cor,
      }),
    )
    return show(context, categoria.id, id)
  },

  async editExtra({ body, ...context }) {
    const { extra_id, cliente_id } = body
    const nome = readLine('nome', body.nome)
    const change = { nome, ...sent({ cor: readCorOf(body.cor) }) }
    const { extra, categoria } = await extraToWrite(context, extra_id, { cliente_id })
    await inWordsOf(queries.updateExtra(context.tx, extra.id, change))
    return show(context, categoria.id, extra.id)
  },

  async removeExtra({ params, query, ...context }) {
    const { tx } = context
    const { extra, curriculo, versao } = await extraToWrite(context, params.id, query)
    const remocao = await openRemocao(tx, {
      curriculo: curriculo.id,
      versao,
      tipo: 'extra',
      rotulo: extra.nome,
    })
    await takeAway(tx, 'extra', [extra.id], remocao.id)
    return { remocao: presentRemocao(remocao) }
  },

  async orderExtras({ body, ...context }) {
    const { tx } = context
    const [first = 0] = body.extras
    const { extra, categoria } = await extraToWrite(context, first, body)
    const standing = await queries.listExtras(tx, categoria.id)
    // Ids of the base name the copies that were made of them just now.
    const asked = body.extras.map(
      (id) => standing.find((one) => one.id === id || one.origem === id)?.id ?? id,
    )
    if (
      extra.id !== asked[0] ||
      !isPermutation(
        standing.map(({ id }) => id),
        asked,
      )
    )
      throw ordemInvalida()
    await queries.orderRows(tx, 'extra', asked)
    return { extras: await queries.listExtras(tx, categoria.id) }
  },

  async itens({ params, query, ...context }) {
    const { extra } = await extraToRead(context, params.id, query)
    return { extra, itens: await queries.listItens(context.tx, extra.id) }
  },

  async addItens({ body, ...context }) {
    const { tx } = context
    const open = await extraToWrite(context, body.extra_id, body)
    const standing = await queries.listItens(tx, open.extra.id)
    const here = await aliases(context, body.extra_id, { extra: open.extra.id, standing })
    const enviados = body.itens.map((item) => (item.id ? { ...item, id: here(item.id) } : item))
    const plan = planItens(enviados, new Map(standing.map(({ id, nome }) => [id, nome])))
    if (typeof plan === 'string') throw REFUSED[plan]()
    const [gone, changed, added] = [only(plan, 'excluir'), only(plan, 'editar'), only(plan, 'novo')]
    if (standing.length - gone.length + added.length > MAX_ITENS) throw cheio(texts.muitosItens)
    const remocao = await removeItens(
      context,
      open,
      gone.map(({ id }) => id),
    )
    await inWordsOf(queries.renameItens(tx, changed))
    const ids = await queries.insertItens(
      tx,
      open.extra.id,
      added.map(({ nome }) => nome),
    )
    await order(context, open.extra.id, body.ordem?.map(here))
    await queries.touchExtra(tx, open.extra.id)
    let made = 0
    return {
      itens: plan.map(({ id, nome, acao }) => ({
        id: id ?? (ids[made++] as number),
        nome,
        status: 'sucesso' as const,
        acao,
      })),
      remocao: remocao && presentRemocao(remocao),
    }
  },
}
