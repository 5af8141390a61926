/** Handlers of the bank of questions (section 7; product.md H-12). */

import { wordsOf } from '../../../../core/contract/linear.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { say } from '../../../../core/texts/texts.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { cleanTela } from '../../../ensino/aula/server/public.ts'
import { tagIds } from '../../../ensino/catalogo/server/public.ts'
import { dificuldadeTexts } from '../../../ensino/catalogo/texts.ts'
import { maySee, setUsos } from '../../../ensino/midia/server/public.ts'
import type { questaoApi } from '../contract.ts'
import { bancoPolicy, questaoPolicy } from '../policy.ts'
import { estadoAoMudar, estadosPara } from '../rules.ts'
import { faltasDe } from '../rules-conferir.ts'
import { type ConteudoQuestao, type EstadoQuestao, TELA_DE, type TipoQuestao } from '../shapes.ts'
import { faltaTexts, questaoTexts } from '../texts.ts'
import { questaoFor, refuseUnknown, showQuestao } from './find.ts'
import { alvoOf, presentQuestao } from './present.ts'
import * as queries from './queries.ts'
import { extrairHandlers } from './write-extrair.ts'

async function listed(
  context: Context,
  { pagina, linhas, ...filter }: queries.Filter & { pagina: number; linhas: number },
  arquivadas: boolean,
) {
  const { tx, actor, authorize, language } = context
  authorize(bancoPolicy, 'list', null)
  const [rows, total, choices] = await Promise.all([
    queries.list(tx, actor, filter, { arquivadas, pagina, linhas }),
    queries.count(tx, actor, filter, arquivadas),
    queries.listChoices(tx, actor, arquivadas),
  ])
  const nomes = Object.values(say(dificuldadeTexts, language))
  return {
    ...choices,
    dificuldades: nomes.map((nome, i) => ({ id: i + 1, nome })),
    questoes: rows.map((row) => presentQuestao(row, actor)),
    total,
  }
}

/** What was written, clean and complete. @throws 400 in another shape, 422 naming what it lacks */
function readConteudo(tipo: TipoQuestao, given: Readonly<Record<string, unknown>>): ConteudoQuestao {
  const conteudo = cleanTela(TELA_DE[tipo], given) as ConteudoQuestao
  const [falta] = faltasDe(tipo, conteudo)
  if (falta !== undefined) {
    const sentence = falta in faltaTexts ? faltaTexts[falta as keyof typeof faltaTexts] : faltaTexts.outra
    throw failure(422, 'questao_incompleta', questaoTexts.incompleta, { campos: { conteudo: sentence } })
  }
  return conteudo
}

/** The state after a change: where the person asks it to go, or back to review. */
function estadoDepois(
  { actor }: Context,
  row: queries.Inteira,
  { asked, mudou }: { asked: EstadoQuestao | undefined; mudou: boolean },
): EstadoQuestao {
  const aprova = can(questaoPolicy, actor, 'approve', alvoOf(row))
  const { estado } = row
  if (mudou && estado === 'arquivada') throw failure(409, 'questao_arquivada', questaoTexts.arquivada)
  if (asked === undefined || asked === estado) return mudou ? estadoAoMudar(estado, aprova) : estado
  if (!estadosPara(estado, { rede: row.rede !== null, edita: true, aprova }).includes(asked))
    throw failure(409, 'estado_invalido', questaoTexts.estado)
  return asked
}

export const questaoHandlers: Handlers<typeof questaoApi> = {
  ...extrairHandlers,

  async list({ query, ...context }) {
    return listed(context, query, false)
  },

  async listArquivadas({ query, ...context }) {
    return listed(context, query, true)
  },

  async find({ params, ...context }) {
    return showQuestao(context, params.id)
  },

  async edit({ params, body, ...context }) {
    const { tx, now } = context
    const row = await questaoFor(context, 'edit', params.id, { lock: true })
    const { revisao, estado, habilidades, tags, disciplina, periodo, dificuldade, repassar, explicacao } =
      body
    if (revisao !== row.revisao) throw failure(409, 'questao_conflito', questaoTexts.conflito)
    await refuseUnknown(context, body)
    const conteudo = body.conteudo && readConteudo(row.tipo, body.conteudo)
    const novas = midiasDe(conteudo).filter((midia) => !midiasDe(row.conteudo).includes(midia))
    if (!(await maySee(context, novas))) throw failure(422, 'arquivo_ausente', questaoTexts.arquivoAusente)
    const mudou = conteudo !== undefined || explicacao !== undefined
    const columns: queries.Columns = {
      estado: estadoDepois(context, row, { asked: estado, mudou }),
      ...(conteudo && { conteudo: JSON.stringify(conteudo), texto: wordsOf(conteudo.enunciado) }),
      ...(explicacao !== undefined && { explicacao: explicacao.trim() }),
      ...(disciplina !== undefined && { disciplina_id: disciplina }),
      ...(periodo !== undefined && { periodo_id: periodo }),
      ...(dificuldade !== undefined && { dificuldade }),
      ...(repassar !== undefined && { repassar }),
    }
    if (habilidades) await queries.setHabilidades(tx, row.id, habilidades)
    if (tags) await queries.setTags(tx, row.id, await tagIds(tx, tags))
    if (conteudo) await setUsos(tx, { onde: 'questao', id: row.id }, midiasDe(conteudo))
    await queries.update(tx, row.id, columns, now)
    return showQuestao(context, row.id)
  },
}
