/** Writing activities: a new one, a change of its title or of where it leads. */
import { sure } from '../../../../core/contract/narrow.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { listAbertos } from '../../../ensino/descoberta/server/public.ts'
import { setUsos } from '../../../ensino/midia/server/public.ts'
import { bancoPolicy } from '../../questao/policy.ts'
import { refuseMidias } from '../../questao/server/public.ts'
import type { sugestaoApi } from '../contract.ts'
import { type Destino, lerDestino } from '../rules.ts'
import { sugestaoTexts } from '../texts.ts'
import { atividadeFor, showAtividades, sugestaoToEdit } from './find.ts'
import { midiasDaAtividade } from './present.ts'
import * as queries from './queries-atividade.ts'
import { limpo, putAtividade, tituloDe } from './write.ts'

type Escrito = Parameters<typeof lerDestino>[0]

const filesOf = ({ midia_id, html }: Destino): number[] => [
  ...(midia_id === null ? [] : [midia_id]),
  ...midiasDe({ html: html ?? '' }),
]

/** Where it leads, for who may open it. @throws 400 naming the field, 422 for what is not open to the person */
async function destinoDe(
  context: Context,
  escrito: Escrito,
  before: readonly number[] = [],
): Promise<Destino> {
  const { tx, actor } = context
  const destino = lerDestino(escrito, limpo)
  if ('campo' in destino) {
    const { campo, erro } = destino
    throw invalid({ [campo]: erro === 'sobra' ? sugestaoTexts.sobra : sugestaoTexts[`falta_${campo}`] })
  }
  const { aula_id, playlist_id, trilha_id } = destino
  const of = {
    aula: aula_id === null ? [] : [aula_id],
    playlist: playlist_id === null ? [] : [playlist_id],
    trilha: trilha_id === null ? [] : [trilha_id],
  }
  const [aberto] = await listAbertos(tx, actor, of)
  if (Object.values(of).some((ids) => ids.length > 0) && !aberto)
    throw failure(422, 'alvo_fechado', sugestaoTexts.alvoFechado, {
      campos: { alvo: sugestaoTexts.alvoFechado },
    })
  await refuseMidias(context, filesOf(destino), before)
  return destino
}

async function shown(context: Context, id: number) {
  const row = await atividadeFor(context, 'view', id)
  const [atividade] = await showAtividades(context, [row])
  return { atividade: sure(atividade) }
}

export const atividadeHandlers: Pick<
  Handlers<typeof sugestaoApi>,
  'listAtividades' | 'createAtividade' | 'editAtividade'
> = {
  async listAtividades({ query: { pagina, linhas, ...filter }, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'list', null)
    const [rows, total] = await Promise.all([
      queries.list(tx, actor, filter, { pagina, linhas }),
      queries.count(tx, actor, filter),
    ])
    return { atividades: await showAtividades(context, rows), total }
  },

  async createAtividade({ body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'write', null)
    if (body.sugestao !== undefined) await sugestaoToEdit(context, body.sugestao)
    const titulo = tituloDe(body.titulo)
    const destino = await destinoDe(context, body)
    const id = await queries.insert(tx, { ...destino, titulo }, actor.id)
    await setUsos(tx, { onde: 'atividade', id }, filesOf(destino))
    if (body.sugestao !== undefined) await putAtividade(context, body.sugestao, [id])
    return shown(context, id)
  },

  async editAtividade({ params, body, ...context }) {
    const { tx, now } = context
    const row = await atividadeFor(context, 'edit', params.id, { lock: true })
    if (body.revisao !== row.revisao)
      throw failure(409, 'atividade_conflito', sugestaoTexts.atividadeConflito)
    const { titulo, tipo, revisao: _, ...where } = body
    const [told] = Object.keys(where)
    // Where it leads changes as a whole.
    if (tipo === undefined && told !== undefined) throw invalid({ [told]: sugestaoTexts.sobra })
    const destino = tipo && (await destinoDe(context, { tipo, ...where }, midiasDaAtividade(row)))
    if (destino) await setUsos(tx, { onde: 'atividade', id: row.id }, filesOf(destino))
    await queries.update(
      tx,
      row.id,
      { ...(titulo !== undefined && { titulo: tituloDe(titulo) }), ...destino },
      now,
    )
    return shown(context, row.id)
  },
}
