/** Handlers: Networks and schools: the tree from client to pupil, arranging it, and choosing in it. */
import { sure } from '../../../../core/contract/narrow.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import * as arvore from '../../turma/server/public-arvore.ts'
import { listAbove, searchAlunos, searchPlaces } from '../../turma/server/public-busca.ts'
import { findDados } from '../../turma/server/public-rede.ts'
import { type No, POR_PAGINA, type RedeInteira, type redeApi } from '../contract.ts'
import { redePolicy, redesPolicy } from '../policy.ts'
import { findFor, findNo } from './find.ts'
import { listTops } from './queries.ts'
import { listEstrutura, listManaged } from './queries-gestor.ts'
import { findDocencia, saveDocencia } from './write-docencia.ts'
import { createRede, moveRede, removeRede, restoreRede, updateRede } from './write-gestao.ts'
import { findRitmo, saveRitmo } from './write-ritmo.ts'
import { listSelecao, openSelecao, saveSelecao, searchSelecao } from './write-selecao.ts'

const present = (row: arvore.NoRow): No => row as No

/** Nodes as they were asked for: the database reads them in whatever order it likes. */
function inOrder(refs: readonly arvore.Ref[], rows: readonly arvore.NoRow[]): No[] {
  const places = new Map(refs.map(({ tipo, id }, n) => [`${tipo}:${id}`, n]))
  const placeOf = ({ tipo, id }: arvore.NoRow) => places.get(`${tipo}:${id}`) ?? rows.length
  // A pupil of two classes stands in both.
  return rows
    .toSorted((a, b) => placeOf(a) - placeOf(b) || ((a.pai ?? '') < (b.pai ?? '') ? -1 : 1))
    .map(present)
}

export const redeHandlers: Handlers<typeof redeApi> = {
  async list({ tx, actor, authorize }) {
    authorize(redesPolicy, 'list', null)
    return { redes: await listTops(tx, actor) }
  },

  async find({ params, ...context }) {
    const { tx, actor } = context
    const rede = await findFor(context, 'view', params.rede)
    const [row] = await arvore.readNos(tx, [{ tipo: 'rede', id: rede.id, em: 0 }])
    if (!row) throw notFound()
    return {
      cliente: { id: rede.cliente_id, nome: rede.cliente_nome },
      rede: { ...present(row), pai: '' },
      permissoes: {
        change: can(redePolicy, actor, 'change', { redeCaminho: rede.caminho }),
        docencia: can(redePolicy, actor, 'docencia', { redeCaminho: rede.caminho }),
      },
    }
  },

  async children({ params, query, ...context }) {
    await findFor(context, 'view', params.rede)
    await findNo(context, params)
    const list = params.tipo === 'rede' ? arvore.listInRede : arvore.listInTurma
    const refs = await list(context.tx, params.no, {
      pagina: query.pagina,
      linhas: POR_PAGINA,
    })
    return { nos: inOrder(refs, await arvore.readNos(context.tx, refs)), total: refs[0]?.linhas ?? 0 }
  },

  async search({ params, query, ...context }) {
    const { tx } = context
    const rede = await findFor(context, 'view', params.rede)
    const found = [
      ...(await searchPlaces(tx, rede.id, query.busca)),
      ...(await searchAlunos(tx, rede.id, query.busca)),
    ]
    const above = found.length > 0 ? await listAbove(tx, rede.id, found) : []
    const keys = new Set(above.map(({ tipo, id }) => `${tipo}:${id}`))
    const more = found.filter(({ tipo, id }) => !keys.has(`${tipo}:${id}`))
    const refs = [...above, ...more]
    return { nos: inOrder(refs, await arvore.readNos(tx, refs)) }
  },

  async places({ params, ...context }) {
    const rede = await findFor(context, 'view', params.rede)
    return { lugares: await arvore.listPlaces(context.tx, rede.id) }
  },

  async dados({ params, ...context }) {
    const { id } = await findFor(context, 'view', params.rede)
    return { dados: await findDados(context.tx, id) }
  },

  create: ({ params, body, ...context }) => createRede(context, params.rede, body),

  update: ({ params, body, ...context }) => updateRede(context, params.rede, body),

  findDocencia: ({ params, ...context }) => findDocencia(context, params.rede),

  saveDocencia: ({ params, body, ...context }) =>
    saveDocencia(context, params.rede, body.turmas_por_docentes),

  findRitmo: ({ params, ...context }) => findRitmo(context, params.rede),

  saveRitmo: ({ params, body, ...context }) => saveRitmo(context, params.rede, body.ritmo),

  move: ({ params, body, ...context }) => moveRede(context, params.rede, body.pai),

  remove: ({ params, ...context }) => removeRede(context, params.rede),

  restore: ({ params, ...context }) => restoreRede(context, params.rede),

  selecao: ({ params, ...context }) => openSelecao(context, params),

  selecaoChildren: ({ params, query, ...context }) => listSelecao(context, params, query.pagina),

  selecaoSearch: ({ params, query, ...context }) => searchSelecao(context, params, query.busca),

  saveSelecao: ({ params, body, ...context }) => saveSelecao(context, params, body.escolhas),

  async redesGestor({ tx, actor }) {
    const rows = await listManaged(tx, actor)
    return {
      redes: rows.map(({ cliente_id, cliente_codigo, cliente_nome, ...rede }) => ({
        ...rede,
        cliente: { id: cliente_id, codigo: cliente_codigo, nome: cliente_nome },
      })),
    }
  },

  async dadosRede({ body, tx, actor, authorize }) {
    const rows = await listEstrutura(tx, body.rede_codigo)
    const [first] = rows
    if (!first) throw notFound()
    authorize(redePolicy, 'view', { redeCaminho: first.caminho })
    const grupos = await arvore.listGruposDe(
      tx,
      rows.map(({ id }) => id),
    )
    const nos = new Map<number, RedeInteira>()
    // Whatever lies above comes first.
    for (const { caminho, ...rede } of rows) {
      const no: RedeInteira = {
        ...rede,
        codigo: rede.id === first.id ? body.rede_codigo : rede.codigo,
        funcao: can(redePolicy, actor, 'change', { redeCaminho: caminho }) ? 'escrita' : 'leitura',
        grupos: grupos.flatMap(({ rede_id, ...grupo }) => (rede_id === rede.id ? grupo : [])),
        subredes: [],
      }
      nos.set(rede.id, no)
      if (rede.id !== first.id) nos.get(rede.pai_id ?? 0)?.subredes.push(no)
    }
    return { estrutura: [sure(nos.get(first.id))] }
  },
}
