/** Handlers of discovering: the search with its facets, games, books. */
import type { Handlers } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { midiasDe } from '../../aula/rules-tela.ts'
import { telasOf } from '../../aula/server/public.ts'
import { capasOf, midiasOf } from '../../midia/server/public.ts'
import type { descobertaApi } from '../contract.ts'
import { isLeitura, weekStart } from '../rules.ts'
import * as queries from './queries.ts'

const nota = (text: string | null): number | null => (text === null ? null : Number(text))

export const descobertaHandlers: Handlers<typeof descobertaApi> = {
  async descobrir({ query, ...context }) {
    const { tx, actor } = context
    const { busca, ordem = 'titulo', ...filter } = query
    const exact = queries.pedidoOf(busca)
    // Slips are forgiven only where nothing has the words as they are written.
    const parecidas = exact !== undefined && !(await queries.hasAny(tx, actor, exact))
    const asked = { ...filter, pedido: parecidas ? queries.pedidoOf(busca, true) : exact }
    const [{ rows, total }, facetas] = await Promise.all([
      queries.listItens(tx, actor, asked, ordem, query),
      queries.facetas(tx, actor, asked),
    ])
    const capaOf = await capasOf(
      context,
      rows.map(({ capa_id }) => capa_id),
    )
    const itens = rows.map(({ capa_id, ...row }) => ({ ...row, ...capaOf(capa_id), nota: nota(row.nota) }))
    return { itens, total, facetas, parecidas: parecidas && total > 0 }
  },

  async jogos({ query, ...context }) {
    const { tx, actor, now } = context
    const desde = weekStart(now)
    const [{ rows, total }, semana] = await Promise.all([
      queries.listJogos(tx, actor, { busca: query.busca, desde }, query),
      queries.weekScore(tx, actor, desde),
    ])
    const capaOf = await capasOf(
      context,
      rows.map(({ capa_id }) => capa_id),
    )
    const jogos = rows.map(({ capa_id, ...row }) => ({
      ...row,
      ...capaOf(capa_id),
      nota: nota(row.nota),
      nota_semana: nota(row.nota_semana),
    }))
    return { jogos, total, semana: { desde, ...semana } }
  },

  async livros({ tx, actor, query }) {
    const { rows, total } = await queries.listLivros(tx, actor, query.busca ?? '', query)
    return { livros: rows, total }
  },

  async livro({ tx, actor, params, authorize }) {
    const livro = await queries.findLivro(tx, actor, params.livro)
    if (!livro) throw notFound()
    // Found under the very condition that lets one read it.
    authorize({ read: [() => true] }, 'read', livro)
    return { livro }
  },

  async capitulo({ params, ...context }) {
    const { tx, actor, authorize } = context
    const livro = await queries.findLivro(tx, actor, params.livro)
    const capitulo = livro?.capitulos.find(({ aula }) => aula === params.aula)
    if (!capitulo) throw notFound()
    authorize({ read: [() => true] }, 'read', capitulo)
    const all = await telasOf(tx, capitulo.aula, capitulo.versao)
    const telas = all.flatMap(({ conteudo, ...tela }) =>
      isLeitura(tela.tipo) ? [{ ...tela, conteudo: conteudo as Record<string, unknown> }] : [],
    )
    const files = telas.flatMap(({ conteudo }) => midiasDe(conteudo))
    return { telas, midias: await midiasOf(context, files), atividades: all.length - telas.length }
  },
}
