/** Handlers of the skills of categories: single, in lots, all (product.md H-10). */

import type { Told } from '../../../../core/contract/endpoint.ts'
import { pageOrAll } from '../../../../core/contract/lists.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { invalid, notFound } from '../../../../core/server/failure.ts'
import { unknownAnos } from '../../catalogo/server/public.ts'
import type { habilidadeApi } from '../contract-habilidade.ts'
import { clean } from '../rules.ts'
import { type Habilidade, MAX_HABILIDADES, type Remocao } from '../shapes.ts'
import { curriculoTexts as texts } from '../texts.ts'
import { type AbertaCategoria, type Asked, categoriaToRead, categoriaToWrite } from './find.ts'
import { presentRemocao, showCategoria } from './present.ts'
import * as queries from './queries-habilidade.ts'
import { openRemocao, takeAway } from './queries-remocao.ts'
import { cheio, inWordsOf, readLine, sent } from './refusals.ts'

interface Sent {
  codigo?: string | undefined
  texto?: string | undefined
  anos?: string[] | undefined
  descritor_saeb?: string | null | undefined
  bncc_codigo?: string | null | undefined
  vigencia?: Habilidade['vigencia'] | undefined
}

/** A code of another list; empty is none. */
const codeOf = (text: string | null | undefined) => (text ? clean(text) || null : text === '' ? null : text)

/** What was sent, as it is kept. */
async function readFields(
  { tx }: Context,
  { codigo, texto, anos, descritor_saeb, bncc_codigo, vigencia }: Sent,
): Promise<Partial<queries.HabilidadeColumns>> {
  if (anos && anos.length > 0 && (await unknownAnos(tx, anos)).length > 0) throw invalid({ anos: texts.ano })
  return sent({
    codigo: codigo === undefined ? undefined : readLine('codigo', codigo),
    texto: texto === undefined ? undefined : readLine('texto', texto),
    anos,
    descritor_saeb: codeOf(descritor_saeb),
    bncc_codigo: codeOf(bncc_codigo),
    vigencia,
  })
}

async function show({ tx }: Context, id: number): Promise<{ habilidade: Habilidade }> {
  const habilidade = await queries.showHabilidade(tx, id)
  if (!habilidade) throw notFound()
  return { habilidade }
}

interface AbertaHabilidade extends AbertaCategoria {
  habilidade: { id: number; codigo: string }
}

/** A skill for who changes it: in a client's version its copy, which is made first. */
async function habilidadeToWrite(context: Context, id: number, asked: Asked): Promise<AbertaHabilidade> {
  const place = await queries.placeOf(context.tx, id)
  if (!place) throw notFound()
  const open = await categoriaToWrite(context, place.categoria_id, asked)
  const [habilidade] = await queries.findIn(context.tx, open.categoria.id, [id])
  if (!habilidade) throw notFound()
  return { ...open, habilidade }
}

/** Takes skills of one category away together. */
async function remove(
  context: Context,
  { curriculo, versao, categoria }: AbertaCategoria,
  { ids, rotulo }: { ids: readonly number[]; rotulo: string },
): Promise<Told<Remocao>> {
  const { tx } = context
  const remocao = await openRemocao(tx, {
    curriculo: curriculo.id,
    versao,
    tipo: 'habilidade',
    rotulo,
    quantidade: ids.length,
  })
  await takeAway(tx, 'habilidade', ids, remocao.id)
  const mudanca = { antes: { habilidades: ids.length, categoria: categoria.nome, cliente: versao } }
  await audit(context, { entidade: 'habilidade', id: categoria.id, acao: 'excluir', mudanca })
  return presentRemocao(remocao)
}

export const habilidadeHandlers: Handlers<typeof habilidadeApi> = {
  async listHabilidades({ params, query, ...context }) {
    const open = await categoriaToRead(context, params.id, query)
    const { id, curriculo_id } = open.categoria
    return {
      categoria: await showCategoria(context, open),
      ...(await queries.listHabilidades(
        context.tx,
        { id, curriculo_id },
        query,
        pageOrAll(query, MAX_HABILIDADES),
      )),
    }
  },

  async createHabilidade({ body, ...context }) {
    const { tx } = context
    const { categoria_id, codigo, texto, cliente_id, ...rest } = body
    const open = await categoriaToWrite(context, categoria_id, { cliente_id })
    const { id, curriculo_id, cliente_id: cliente } = open.categoria
    if ((await queries.idsOf(tx, id)).length >= MAX_HABILIDADES) throw cheio(texts.muitasHabilidades)
    const fields = await readFields(context, rest)
    const made = await inWordsOf(
      queries.insertHabilidade(tx, {
        ...fields,
        codigo: readLine('codigo', codigo),
        texto: readLine('texto', texto),
        curriculo_id,
        categoria_id: id,
        cliente_id: cliente,
      }),
    )
    return show(context, made)
  },

  async editHabilidade({ body, ...context }) {
    const { id, cliente_id, ...rest } = body
    const { habilidade } = await habilidadeToWrite(context, id, { cliente_id })
    const fields = await readFields(context, rest)
    if (Object.keys(fields).length > 0)
      await inWordsOf(queries.updateHabilidade(context.tx, habilidade.id, fields))
    return show(context, habilidade.id)
  },

  async removeHabilidade({ params, query, ...context }) {
    const open = await habilidadeToWrite(context, params.id, query)
    const { id, codigo } = open.habilidade
    return { remocao: await remove(context, open, { ids: [id], rotulo: codigo }) }
  },

  async removeLote({ body, ...context }) {
    const { habilidades, categoria_id, cliente_id } = body
    const open = await categoriaToWrite(context, categoria_id, { cliente_id })
    const found = await queries.findIn(context.tx, open.categoria.id, habilidades)
    if (found.length < habilidades.length) throw invalid({ habilidades: texts.habilidades })
    const ids = found.map(({ id }) => id)
    return { remocao: await remove(context, open, { ids, rotulo: open.categoria.nome }) }
  },

  async removeTodas({ params, query, ...context }) {
    const open = await categoriaToWrite(context, params.id, query)
    const ids = await queries.idsOf(context.tx, open.categoria.id)
    if (ids.length === 0) return { remocao: null }
    return { remocao: await remove(context, open, { ids, rotulo: open.categoria.nome }) }
  },
}
