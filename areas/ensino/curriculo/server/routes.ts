/** Handlers of curricula: which there are, what they are called, who uses them (product.md H-10). */

import type { Told } from '../../../../core/contract/endpoint.ts'
import { isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { invalid, notFound } from '../../../../core/server/failure.ts'
import { unknownAnos } from '../../catalogo/server/public.ts'
import type { curriculoApi } from '../contract.ts'
import { curriculoPolicy, curriculosPolicy } from '../policy.ts'
import type { Curriculo } from '../shapes.ts'
import { curriculoTexts as texts } from '../texts.ts'
import {
  type Aberto,
  type Asked,
  alvoOf,
  curriculoToEdit,
  curriculoToRead,
  defaultVersao,
  pessoaOf,
} from './find.ts'
import { presentCurriculo, presentRemocao } from './present.ts'
import { findCliente, listVinculos, setVinculo } from './queries-cliente.ts'
import * as queries from './queries-curriculo.ts'
import { openRemocao, takeAway } from './queries-remocao.ts'
import { inWordsOf, readLine, sent } from './refusals.ts'
import { categoriaHandlers } from './routes-categoria.ts'
import { versaoHandlers } from './routes-versao.ts'

async function readAnos({ tx }: Context, anos: string[] | undefined): Promise<string[] | undefined> {
  if (anos && (await unknownAnos(tx, anos)).length > 0) throw invalid({ anos: texts.ano })
  return anos
}

/** The curriculum as it stands, counted as its version shows it. */
async function show(context: Context, id: number, asked: Asked): Promise<Told<{ curriculo: Curriculo }>> {
  const { curriculo, alvo, versao } = await curriculoToRead(context, id, asked)
  const row = versao === null ? curriculo : ((await queries.find(context.tx, id, versao)) ?? curriculo)
  return { curriculo: presentCurriculo(row, { actor: context.actor, alvo, loadedById: true }) }
}

/** In whose version a list is counted: who belongs to one client sees that. */
const versaoOfList = (actor: Context['actor'], meus: readonly number[], asked: number | undefined) =>
  asked ?? (!isAdministradorTenant(actor) && meus.length === 1 ? (meus[0] ?? null) : null)

/** @throws 404 for a client that is not there, or not the person's */
async function refuseCliente({ tx, actor }: Context, { pessoa }: Pick<Aberto, 'pessoa'>, id: number) {
  const mine = isAdministradorTenant(actor) || pessoa.meus.includes(id)
  const cliente = mine ? await findCliente(tx, id) : undefined
  if (!cliente) throw notFound(texts.cliente)
  return cliente
}

export const curriculoHandlers: Handlers<typeof curriculoApi> = {
  ...categoriaHandlers,
  ...versaoHandlers,

  async list({ query, ...context }) {
    const { tx, actor, authorize } = context
    const pessoa = await pessoaOf(context)
    authorize(curriculosPolicy, 'list', { cliente: null, ...pessoa })
    if (query.cliente_id !== undefined) await refuseCliente(context, { pessoa }, query.cliente_id)
    const versao = versaoOfList(actor, pessoa.meus, query.cliente_id)
    const rows = await queries.list(tx, { actor, clientes: pessoa, versao }, query, query)
    const mayCreate = (cliente: number | null) =>
      can(curriculosPolicy, actor, 'create', { ...pessoa, cliente })
    return {
      curriculos: rows.map((row) => {
        const alvo = alvoOf(row, pessoa, null)
        const shown =
          versao !== null && alvo.vinculados.includes(versao) ? versao : defaultVersao(actor, alvo)
        return presentCurriculo(row, {
          actor,
          alvo: { ...alvo, versao: shown === alvo.cliente ? null : shown },
          loadedById: false,
        })
      }),
      total: await queries.count(tx, actor, pessoa, query),
      permissoes: {
        criar: mayCreate(null),
        criar_para: pessoa.clientes
          .filter(({ id }) => mayCreate(id))
          .map(({ id, nome, codigo }) => ({ id, nome, codigo })),
      },
    }
  },

  find: ({ params, query, ...context }) => show(context, params.id, query),

  async create({ body, ...context }) {
    const { tx, authorize } = context
    const { cliente_id, etapa, base = 'proprio' } = body
    const pessoa = await pessoaOf(context)
    authorize(curriculosPolicy, 'list', { cliente: null, ...pessoa })
    if (cliente_id !== undefined) await refuseCliente(context, { pessoa }, cliente_id)
    authorize(curriculosPolicy, 'create', { ...pessoa, cliente: cliente_id ?? null })
    const id = await inWordsOf(
      queries.insert(tx, {
        nome: readLine('nome', body.nome),
        etapa,
        base,
        anos: (await readAnos(context, body.anos)) ?? [],
        cliente_id: cliente_id ?? null,
      }),
    )
    if (cliente_id !== undefined) await setVinculo(tx, { curriculo: id, cliente: cliente_id, status: true })
    return show(context, id, {})
  },

  async edit({ body, ...context }) {
    const { id, nome, etapa, base, status } = body
    await curriculoToEdit(context, id)
    const change = sent({
      nome: nome === undefined ? undefined : readLine('nome', nome),
      etapa,
      base,
      status,
      anos: await readAnos(context, body.anos),
    })
    if (Object.keys(change).length > 0) await inWordsOf(queries.update(context.tx, id, change))
    return show(context, id, {})
  },

  async remove({ params, ...context }) {
    const { tx } = context
    const { curriculo } = await curriculoToEdit(context, params.id)
    const { id, nome, qtd_habilidades } = curriculo
    const remocao = await openRemocao(tx, { curriculo: id, versao: null, tipo: 'curriculo', rotulo: nome })
    await takeAway(tx, 'curriculo', [id], remocao.id)
    const mudanca = { antes: { nome, habilidades: qtd_habilidades } }
    await audit(context, { entidade: 'curriculo', id, acao: 'excluir', mudanca })
    return { remocao: presentRemocao(remocao) }
  },

  async clientes({ params, query, ...context }) {
    const { alvo } = await curriculoToRead(context, params.id, {})
    context.authorize(curriculoPolicy, 'link', alvo)
    return listVinculos(context.tx, params.id, query)
  },

  async vinculo({ body, ...context }) {
    const { tx, authorize } = context
    const { curriculo_id: id, cliente_id: cliente, status } = body
    await queries.touch(tx, id)
    const { alvo, pessoa, curriculo } = await curriculoToRead(context, id, {})
    authorize(curriculoPolicy, 'link', alvo)
    const found = await refuseCliente(context, { pessoa }, cliente)
    const before = curriculo.vinculos.find((vinculo) => vinculo.id === cliente)?.status ?? false
    const now = await setVinculo(tx, { curriculo: id, cliente, status })
    if (now !== before) {
      const mudanca = { depois: { cliente, curriculo: curriculo.nome } }
      await audit(context, { entidade: 'curriculo', id, acao: now ? 'vincular' : 'desvincular', mudanca })
    }
    return { vinculo: { ...found, status: now } }
  },
}
