/** Handlers of a client's version: copies, what is new in the base, what is lost, and undoing removals. */
import { isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import type { curriculoApi } from '../contract.ts'
import { curriculosPolicy } from '../policy.ts'
import { type Destino, destine } from '../rules.ts'
import { DIAS_PARA_DESFAZER } from '../shapes.ts'
import { curriculoTexts as texts } from '../texts.ts'
import {
  type AbertaCategoria,
  categoriaToLock,
  categoriaToRead,
  categoriaToWrite,
  curriculoToEdit,
  curriculoToRead,
  curriculoToWrite,
  pessoaOf,
} from './find.ts'
import { categoriasOf, presentRemocao, showCategoria } from './present.ts'
import * as diferencas from './queries-diferenca.ts'
import * as remocoes from './queries-remocao.ts'
import { inWordsOf } from './refusals.ts'

/** Rows of differences and losses in one answer. */
const SHOWN = 500
const DAY_MS = 86_400_000

/** @throws 409 when the category is not a client's copy */
function refuseBase({ categoria }: AbertaCategoria): void {
  if (categoria.cliente_id === null) throw failure(409, 'nao_personalizada', texts.naoPersonalizada)
  if (categoria.origem_id === null) throw failure(409, 'sem_base', texts.semBase)
}

/** Does to the skills or extras of a copy what was answered. `goes`: what the removal takes along. */
async function settle(
  { tx }: Context,
  table: 'habilidade' | 'extra',
  { copia, destino, remocao }: { copia: number; destino: Destino; remocao: number | null },
): Promise<void> {
  await diferencas.equalize(tx, table, copia, destino.igualar)
  await diferencas.keepAll(tx, table, copia, [...destino.manter, ...destino.remover])
  if (remocao !== null) {
    await diferencas.copyNew(tx, table, { copia, ids: destino.dispensar, remocao })
    await remocoes.takeAway(tx, table, await diferencas.copiesOf(tx, table, copia, destino.remover), remocao)
    if (table === 'extra') await diferencas.equalizeItens(tx, { copia, ids: destino.igualar, remocao })
  }
  await diferencas.copyNew(tx, table, { copia, ids: destino.copiar, remocao: null })
}

/** How many things an answer takes away, or leaves out. */
const leaving = ({ categoria, habilidade, extra }: Record<'categoria' | 'habilidade' | 'extra', Destino>) =>
  [habilidade, extra].flatMap(({ dispensar, remover }) => [...dispensar, ...remover]).length +
  extra.igualar.length +
  categoria.remover.length

async function answer(
  context: Context,
  { categoria, curriculo, versao }: AbertaCategoria,
  destinos: ReturnType<typeof destine>,
): Promise<void> {
  const { tx } = context
  const copia = categoria.id
  const quantidade = leaving(destinos)
  const remocao =
    quantidade === 0
      ? null
      : (
          await remocoes.openRemocao(tx, {
            curriculo: curriculo.id,
            versao,
            tipo: 'habilidade',
            rotulo: categoria.nome,
            quantidade,
          })
        ).id
  await diferencas.equalize(tx, 'categoria', copia, destinos.categoria.igualar)
  await diferencas.keepAll(tx, 'categoria', copia, [
    ...destinos.categoria.manter,
    ...destinos.categoria.remover,
  ])
  await settle(context, 'habilidade', { copia, destino: destinos.habilidade, remocao })
  await settle(context, 'extra', { copia, destino: destinos.extra, remocao })
  if (remocao !== null && destinos.categoria.remover.length > 0)
    await remocoes.takeAway(tx, 'categoria', [copia], remocao)
}

/** The curriculum of a removal, for who may undo it. */
async function authorizeUndo(context: Context, row: remocoes.RemocaoRow): Promise<void> {
  if (row.tipo === 'curriculo') await inWordsOf(remocoes.uncover(context.tx, row), { undoing: true })
  if (row.cliente_id === null) {
    await curriculoToEdit(context, row.curriculo_id)
    return
  }
  await curriculoToWrite(context, row.curriculo_id, { cliente_id: row.cliente_id })
}

type VersaoHandlers = Pick<
  Handlers<typeof curriculoApi>,
  'personalize' | 'reset' | 'perdas' | 'diferencas' | 'answerDiferencas' | 'remocoes' | 'undo' | 'removidos'
>

export const versaoHandlers: VersaoHandlers = {
  async personalize({ body, ...context }) {
    const open = await categoriaToWrite(context, body.id, body)
    const { versao, categoria } = open
    if (versao === null) throw failure(422, 'sem_versao', texts.semVersao)
    const mudanca = { depois: { cliente: versao } }
    await audit(context, { entidade: 'categoria', id: categoria.id, acao: 'personalizar', mudanca })
    return { categoria: await showCategoria(context, open) }
  },

  async reset({ body, ...context }) {
    const { tx } = context
    const open = await categoriaToLock(context, body.id, body)
    refuseBase(open)
    const { categoria, curriculo, versao } = open
    const { total } = await diferencas.listPerdas(tx, categoria.id, 1)
    const remocao = await remocoes.openRemocao(tx, {
      curriculo: curriculo.id,
      versao,
      tipo: 'personalizacao',
      rotulo: categoria.nome,
      quantidade: Math.max(1, total),
    })
    await remocoes.discard(tx, categoria.id, remocao.id)
    const base = (await categoriasOf(context, open)).find(({ id }) => id === categoria.origem_id)
    const mudanca = { antes: { cliente: versao, perdas: total } }
    await audit(context, { entidade: 'categoria', id: categoria.id, acao: 'redefinir', mudanca })
    return { categoria: base ?? null, remocao: presentRemocao(remocao) }
  },

  async perdas({ params, query, ...context }) {
    const open = await categoriaToRead(context, params.id, query)
    refuseBase(open)
    return diferencas.listPerdas(context.tx, open.categoria.id, SHOWN)
  },

  async diferencas({ params, query, ...context }) {
    const { categoria } = await categoriaToRead(context, params.id, query)
    if (categoria.origem_id === null) return { diferencas: [], total: 0 }
    return {
      diferencas: await diferencas.listDiferencas(context.tx, categoria.id, SHOWN),
      total: await diferencas.countDiferencas(context.tx, categoria.id),
    }
  },

  async answerDiferencas({ params, body, ...context }) {
    const { tx } = context
    const open = await categoriaToLock(context, params.id, body)
    refuseBase(open)
    const found = await diferencas.listDiferencas(tx, open.categoria.id)
    await inWordsOf(answer(context, open, destine(found, body)))
    return { restantes: await diferencas.countDiferencas(tx, open.categoria.id) }
  },

  async remocoes({ params, query, ...context }) {
    const { versao } = await curriculoToRead(context, params.id, query)
    const page = { pagina: query.pagina, linhas: query.linhas }
    const { rows, total } = await remocoes.listRemocoes(context.tx, { curriculo: params.id, versao }, page)
    return { remocoes: rows.map(presentRemocao), total }
  },

  async undo({ body, ...context }) {
    const { tx, now } = context
    const row = await remocoes.findRemocao(tx, body.id)
    if (!row) throw notFound()
    await authorizeUndo(context, row)
    if ((await remocoes.findRemocao(tx, body.id))?.desfeita_em)
      throw failure(409, 'ja_desfeita', texts.desfeita)
    if (row.removida_em.getTime() + DIAS_PARA_DESFAZER * DAY_MS < now.getTime())
      throw failure(409, 'prazo_vencido', texts.prazo)
    if (await remocoes.liesInRemoved(tx, row.id)) throw failure(409, 'pai_removido', texts.paiRemovido)
    await inWordsOf(remocoes.bringBack(tx, row.id), { undoing: true })
    const mudanca = { depois: { tipo: row.tipo, cliente: row.cliente_id } }
    await audit(context, { entidade: 'curriculo', id: row.curriculo_id, acao: 'desfazer', mudanca })
    return {}
  },

  async removidos({ query, ...context }) {
    const { tx, actor, authorize } = context
    const pessoa = await pessoaOf(context)
    authorize(curriculosPolicy, 'list', { cliente: null, ...pessoa })
    const clientes = isAdministradorTenant(actor) ? null : pessoa.escreve
    const { rows, total } = await remocoes.listRemovidos(tx, clientes, query)
    return { remocoes: rows.map(presentRemocao), total }
  },
}
