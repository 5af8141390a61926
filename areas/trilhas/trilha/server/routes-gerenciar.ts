/** Handlers of paths for their authors: the list, one, its life, what learners get of it. */
import { pageOrAll } from '../../../../core/contract/lists.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { inLanguage } from '../../../../core/texts/texts.ts'
import { listRedes } from '../../../ensino/aula/server/public.ts'
import type { trilhaGerenciarApi } from '../contract-gerenciar.ts'
import { trilhasPolicy } from '../policy.ts'
import { mayBecome } from '../rules.ts'
import { CENARIOS, MUSICAS, type StatusTrilha } from '../shapes.ts'
import { CENARIO_NOMES, copiaDe, MUSICA_NOMES, trilhaTexts as texts } from '../texts.ts'
import { tellLater } from './announce.ts'
import { checkRede, columnsOf, newTrilha } from './fields.ts'
import { trilhaFor, trilhaToChange, trilhaToEdit } from './find.ts'
import { presentEdicao } from './present.ts'
import { listadas, showListada, showTrilha } from './present-show.ts'
import * as queries from './queries.ts'
import {
  copyInto,
  countAulas,
  discardRascunho,
  openRascunho,
  publishRascunho,
  updateRascunho,
} from './queries-rascunho.ts'
import { resetTentativas } from './queries-uso.ts'
import { recontarLater } from './write-contar.ts'
import { beginEdicao, endEdicao } from './write-edicao.ts'

/** What each change of status is called in the log. */
const ACOES: Readonly<Record<StatusTrilha, string>> = { 1: 'desarquivar', 2: 'arquivar', 3: 'excluir' }

async function writeStatus(context: Context, row: queries.TrilhaRow, status: StatusTrilha): Promise<void> {
  const { tx, now } = context
  const { id, excluida_em: excluidaEm, status: antes } = row
  if (antes === status) return
  if (!mayBecome({ status: antes, excluidaEm }, status, now))
    throw failure(422, 'transicao_invalida', antes === 3 && status === 2 ? texts.prazo : texts.transicao)
  await queries.update(tx, id, { status, excluida_em: status === 3 ? now : null, atualizada_em: now })
  const acao = antes === 3 ? 'restaurar' : ACOES[status]
  const mudanca = { antes: { status: antes }, depois: { status } }
  await audit(context, { entidade: 'trilha', id, acao, mudanca })
}

type TrilhaHandlers = Pick<
  Handlers<typeof trilhaGerenciarApi>,
  | 'list'
  | 'find'
  | 'create'
  | 'edit'
  | 'setStatus'
  | 'reset'
  | 'cenarios'
  | 'musicas'
  | 'publish'
  | 'discard'
  | 'duplicate'
  | 'redes'
>

export const trilhaHandlers: TrilhaHandlers = {
  async list({ query, ...context }) {
    const { tx, actor, authorize } = context
    authorize(trilhasPolicy, 'list', null)
    const [rows, totais] = await Promise.all([
      queries.list(tx, actor, { ...query, ...pageOrAll(query) }),
      queries.countByStatus(tx, actor, query.busca),
    ])
    const { ativas, arquivadas, excluidas } = totais
    const ofStatus = { 1: ativas, 2: arquivadas, 3: excluidas }
    return {
      trilhas: await listadas(context, rows),
      total: query.status === undefined ? ativas + arquivadas + excluidas : ofStatus[query.status],
      totais,
      permissoes: { criar: can(trilhasPolicy, actor, 'create', null) },
    }
  },

  async find({ params, ...context }) {
    return { trilha: await showTrilha(context, params.id) }
  },

  async create({ body, ...context }) {
    const { tx, actor, authorize, now } = context
    authorize(trilhasPolicy, 'create', null)
    if (body.rede_id !== undefined) await checkRede(context, body.rede_id)
    const columns = await columnsOf(context, body, actor.id)
    const id = await newTrilha(context, {
      ...columns,
      nome: columns.nome ?? '',
      rede_id: body.rede_id ?? null,
      usuario_id: actor.id,
      criada_em: now,
      atualizada_em: now,
    })
    await openRascunho(tx, id)
    await beginEdicao(context, { id, nome: body.nome }, false)
    await audit(context, { entidade: 'trilha', id, acao: 'criar' })
    return { trilha: await showTrilha(context, id) }
  },

  async edit({ body, ...context }) {
    const { tx, now } = context
    const { id, rede_id, ...sent } = body
    const { row } = await trilhaToEdit(context, id)
    if (rede_id) await checkRede(context, rede_id)
    await updateRascunho(tx, id, await columnsOf(context, sent, row.usuario_id), now)
    await queries.update(tx, id, { atualizada_em: now, ...(rede_id !== undefined && { rede_id }) })
    if (rede_id !== undefined && rede_id !== row.rede_id) {
      const mudanca = { antes: { rede_id: row.rede_id }, depois: { rede_id } }
      await audit(context, { entidade: 'trilha', id, acao: 'mover', mudanca })
    }
    return { trilha: await showTrilha(context, id) }
  },

  async setStatus({ body, ...context }) {
    const row = await trilhaToChange(context, body.trilha_id)
    await writeStatus(context, row, body.status)
    return { trilha: await showListada(context, row.id) }
  },

  async reset({ params, ...context }) {
    const { tx, actor, now } = context
    const { id, nome } = await trilhaToChange(context, params.id)
    const removidas = await resetTentativas(tx, id, { por: actor.id, now })
    const trilha = await showTrilha(context, id)
    const mudanca = { antes: { nome, tentativas: removidas } }
    await audit(context, { entidade: 'trilha', id, acao: 'zerar', mudanca })
    return { removidas, trilha }
  },

  async cenarios({ authorize, language }) {
    authorize(trilhasPolicy, 'list', null)
    return {
      cenarios: CENARIOS.map((chave) => ({ chave, nome: inLanguage(CENARIO_NOMES[chave], language) })),
    }
  },

  async musicas({ authorize, language }) {
    authorize(trilhasPolicy, 'list', null)
    return { musicas: MUSICAS.map((chave) => ({ chave, nome: inLanguage(MUSICA_NOMES[chave], language) })) }
  },

  async publish({ body, ...context }) {
    const { tx, now, actor } = context
    const { row, edicao } = await trilhaToEdit(context, body.trilha_id)
    if ((await countAulas(tx, row.id)) === 0) throw failure(422, 'trilha_vazia', texts.vazia)
    await publishRascunho(tx, row.id, now)
    await recontarLater(tx, row.id)
    const ended = await endEdicao(context, edicao)
    await tellLater(tx, { trilha: row.id, por: actor.id })
    const trilha = await showTrilha(context, row.id)
    const depois = { versao: trilha.versao, eixos: ended.eixos, habilidades: ended.habilidades }
    await audit(context, { entidade: 'trilha', id: row.id, acao: 'publicar', mudanca: { depois } })
    return { trilha, edicao: presentEdicao(ended, context) }
  },

  async discard({ body, ...context }) {
    const { row, edicao } = await trilhaToEdit(context, body.trilha_id)
    if (row.versao === 0) throw failure(422, 'nunca_publicada', texts.nuncaPublicada)
    await discardRascunho(context.tx, row.id)
    await endEdicao(context, edicao)
    return { trilha: await showTrilha(context, row.id) }
  },

  async duplicate({ body, ...context }) {
    const { tx, actor, authorize, now, language } = context
    const row = await trilhaFor(context, 'view', body.trilha_id)
    authorize(trilhasPolicy, 'create', null)
    const { descricao, cenario, musica, carga_horaria } = row
    const nome = inLanguage(copiaDe(row.nome), language)
    const regra = row.regra && [null, actor.id].includes(row.regra.usuario?.id ?? null) ? row.regra.id : null
    const id = await newTrilha(context, {
      ...{ nome, descricao, cenario, musica, carga_horaria, regra_id: regra },
      usuario_id: actor.id,
      criada_em: now,
      atualizada_em: now,
    })
    await openRascunho(tx, id)
    await copyInto(tx, row.id, id, row.rascunho)
    await audit(context, { entidade: 'trilha', id, acao: 'criar', mudanca: { depois: { origem: row.id } } })
    return { trilha: await showTrilha(context, id) }
  },

  async redes({ tx, actor, authorize }) {
    authorize(trilhasPolicy, 'create', null)
    return { redes: (await listRedes(tx, actor)).map(({ id, nome }) => ({ id, nome })) }
  },
}
