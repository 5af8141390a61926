/** Handlers of suggestions of study (section 7; product.md H-12). */
import { can } from '../../../../core/policy/policy.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { listRedes } from '../../../ensino/aula/server/public.ts'
import { turmaPolicy } from '../../../escola/turma/policy.ts'
import { findTurma } from '../../../escola/turma/server/public.ts'
import { approvesIn, bancoPolicy } from '../../questao/policy.ts'
import { erradasFor } from '../../questao/server/public-alternativas.ts'
import type { sugestaoApi } from '../contract.ts'
import { sugestaoTexts } from '../texts.ts'
import { showDaQuestao, showSugestao, sugestaoFor } from './find.ts'
import { sugeridasPara } from './find-sugeridas.ts'
import { presentSugestao } from './present.ts'
import * as queries from './queries.ts'
import { paraTurmaSql } from './visible.ts'
import { writeHandlers } from './write.ts'
import { atividadeHandlers } from './write-atividade.ts'

export const sugestaoHandlers: Handlers<typeof sugestaoApi> = {
  ...writeHandlers,
  ...atividadeHandlers,

  async list({ query: { pagina, linhas, ...filter }, tx, actor, authorize }) {
    authorize(bancoPolicy, 'list', null)
    const [rows, total, choices] = await Promise.all([
      queries.list(tx, actor, filter, { pagina, linhas }),
      queries.count(tx, actor, filter),
      queries.listChoices(tx, actor),
    ])
    return {
      ...choices,
      sugestoes: rows.map((row) => presentSugestao(row, actor)),
      permissoes: { criar: can(bancoPolicy, actor, 'write', null) },
      total,
    }
  },

  async find({ params, ...context }) {
    return showSugestao(context, params.id)
  },

  async destinos({ tx, actor, authorize }) {
    authorize(bancoPolicy, 'list', null)
    const redes = await listRedes(tx, actor)
    const ensinadas = await queries.listEnsinadas(
      tx,
      actor,
      redes.map(({ id }) => id),
    )
    return {
      redes: redes.map(({ caminho, ...rede }) => ({
        ...rede,
        publica: approvesIn(actor, { redeCaminho: caminho }) || ensinadas.includes(rede.id),
      })),
    }
  },

  async daQuestao({ params, ...context }) {
    return showDaQuestao(context, params.questao, await erradasFor(context, 'view', params.questao))
  },

  async setAlternativa({ params, body, ...context }) {
    const { questao } = params
    const { parte, sugestao } = body
    const erradas = await erradasFor(context, 'edit', questao)
    if (!erradas.partes.includes(parte)) throw invalid({ parte: sugestaoTexts.alternativa })
    if (sugestao !== null) {
      const { estado } = await sugestaoFor(context, 'view', sugestao, { lock: true })
      if (estado === 'arquivada') throw failure(409, 'sugestao_arquivada', sugestaoTexts.arquivada)
    }
    await queries.setApontada(context.tx, { questao, parte, sugestao })
    return showDaQuestao(context, questao, erradas)
  },

  async daTurma({ params, query, ...context }) {
    const turma = await findTurma(context.tx, params.turma)
    if (!turma || !can(turmaPolicy, context.actor, 'view', turma)) throw notFound()
    context.authorize(turmaPolicy, 'viewContacts', turma)
    return {
      sugestoes: await sugeridasPara(context, paraTurmaSql(turma.id), { habilidades: query.habilidades }),
    }
  },
}
