/** Handlers of assessments (section 7; product.md H-13). */
import { can } from '../../../../core/policy/policy.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { bancoPolicy } from '../../questao/policy.ts'
import { listVersoes } from '../../questao/server/public-versao.ts'
import type { avaliacaoApi } from '../contract.ts'
import { respostaDe } from '../rules-resposta.ts'
import { avaliacaoTexts } from '../texts.ts'
import { avaliacaoFor, showAvaliacao } from './find.ts'
import { presentAvaliacao } from './present.ts'
import * as queries from './queries.ts'
import { writeHandlers } from './write.ts'

export const avaliacaoHandlers: Handlers<typeof avaliacaoApi> = {
  ...writeHandlers,

  async list({ query: { pagina, linhas, ...filter }, tx, actor, authorize }) {
    authorize(bancoPolicy, 'list', null)
    const [rows, total, choices] = await Promise.all([
      queries.list(tx, actor, filter, { pagina, linhas }),
      queries.count(tx, actor, filter),
      queries.listChoices(tx, actor),
    ])
    return {
      ...choices,
      avaliacoes: rows.map((row) => presentAvaliacao(row, actor)),
      permissoes: { criar: can(bancoPolicy, actor, 'write', null) },
      total,
    }
  },

  async find({ params, ...context }) {
    return showAvaliacao(context, params.id)
  },

  async gabarito({ params, ...context }) {
    const { tx } = context
    const { titulo, questoes, id } = await avaliacaoFor(context, 'view', params.id)
    const cadernos = await queries.listCadernos(tx, id)
    if (cadernos.length === 0) throw failure(409, 'avaliacao_aberta', avaliacaoTexts.aberta)
    const versoes = await listVersoes(
      tx,
      questoes.flatMap(({ id: questao, versao }) => (versao === null ? [] : [{ questao, versao }])),
    )
    const conteudos = new Map(versoes.map((versao) => [versao.id, versao.conteudo]))
    return {
      titulo,
      cadernos: cadernos.map(({ caderno, mapa }) => ({
        caderno,
        chaves: mapa.flatMap((lugar) => {
          const posta = questoes[lugar.numero - 1]
          const conteudo = posta && conteudos.get(posta.id)
          if (!conteudo) return []
          const { tipo, peso, letra } = posta
          return [{ numero: lugar.numero, tipo, peso, resposta: respostaDe(conteudo, { letra, lugar }) }]
        }),
      })),
    }
  },
}
