/** Handlers: requests about personal data, consents, options, the guardian's page (product.md H-27). */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { type Actor, askerOf } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { forbidden, notFound } from '../../../../core/server/failure.ts'
import { enqueue, enqueueFollowed } from '../../../../core/server/jobs.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { fileUrl } from '../../../acesso/arquivo/server/public.ts'
import { saveOpcoes } from '../../../acesso/preferencia/server/public.ts'
import {
  giveConsent,
  isLastAdministrador,
  refuseConsent,
  withdrawConsent,
} from '../../../escola/conta/server/public.ts'
import type { Pedido, privacidadeApi } from '../contract.ts'
import {
  answersForData,
  atendimentoPolicy,
  decisaoPolicy,
  decisoresOf,
  impedimentoOf,
  isGuardian,
  isSelf,
  type PessoaTarget,
  privacidadePolicy,
} from '../policy.ts'
import * as rules from '../rules.ts'
import { ERASE, EXPORT, movePedido, SURVEY } from './jobs.ts'
import { presentConsentimentos, presentPedido } from './present.ts'
import * as queries from './queries.ts'
import * as semana from './queries-semana.ts'
import * as refusals from './refusals.ts'

/** An administrator visiting from another tenant is nobody here: ids repeat between tenants. */
const isAtHome = (actor: Actor, { brand }: Pick<Context, 'brand'>): boolean =>
  actor.tenantId === brand.ownerId

type Asking = Pick<Context, 'tx' | 'actor' | 'brand' | 'now' | 'authorize'>

/** Whose data, as the policies need them; nobody where there is no such person. */
const targetOf = (
  { brand }: Pick<Context, 'brand'>,
  row: { aluno: boolean; papeis: string[] } | undefined,
  usuarioId: number | undefined,
): PessoaTarget => ({
  usuarioId: usuarioId ?? 0,
  tenantId: brand.ownerId,
  isAluno: row?.aluno ?? false,
  papeis: row?.papeis ?? [],
})

/** The person meant, once the caller may know that there is such a one. */
async function findTarget(context: Asking, usuario: number | undefined) {
  const { tx, actor, authorize } = context
  if (usuario === undefined && !isAtHome(actor, context)) throw forbidden()
  const pessoa = await queries.findPessoa(tx, usuario ?? actor.id)
  const target = targetOf(context, pessoa, pessoa?.id)
  authorize(privacidadePolicy, 'view', target)
  if (!pessoa) throw notFound()
  return { pessoa, target }
}

/** A request whose person the caller may see. With `lock`: nobody else moves it on meanwhile. */
async function findPedido(context: Asking, id: number, { lock = false } = {}) {
  const { tx, authorize } = context
  if (lock) await queries.lockPedido(tx, id)
  const row = await queries.findPedido(tx, id)
  const target = targetOf(context, row, row?.usuario_id)
  authorize(privacidadePolicy, 'view', target)
  if (!row) throw notFound()
  return { row, target }
}

type PedidoRow = NonNullable<queries.PedidoRow>

/** As the caller reads them: who answers for data reads, too, who may decide what they can't decide themselves. */
async function presented(context: Asking, rows: readonly PedidoRow[]): Promise<Told<Pedido[]>> {
  const { tx, actor, brand, now } = context
  const encarregados =
    answersForData(actor) && rows.some(({ estado }) => estado === 'aguardando_aprovacao')
      ? await queries.listEncarregados(tx)
      : []
  return rows.map((row) => presentPedido(row, { actor, tenantId: brand.ownerId, now, encarregados }))
}

async function presentOne(context: Asking, row: PedidoRow): Promise<Told<Pedido>> {
  const [pedido] = await presented(context, [row])
  if (!pedido) throw notFound()
  return pedido
}

async function again(context: Asking, id: number) {
  const row = await queries.findPedido(context.tx, id)
  if (!row) throw notFound()
  return { pedido: await presentOne(context, row) }
}

const viaOf = (actor: Actor, target: PessoaTarget): rules.Via =>
  isSelf(actor, target) ? 'pessoa' : isGuardian(actor, target) ? 'responsavel' : 'escola'

const optionsOf = async (tx: Tx, usuario: number): Promise<rules.Opcoes> =>
  (await queries.findOpcoes(tx, usuario)) ?? rules.OPCOES_PROTETORAS

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
const MONTH_MS = 30 * DAY_MS

export const privacidadeHandlers: Handlers<typeof privacidadeApi> = {
  async listMine(context) {
    const { pessoa } = await findTarget(context, context.query.usuario)
    const rows = await queries.listOf(context.tx, pessoa.id)
    return { pedidos: await presented(context, rows) }
  },

  async ask(context) {
    const { tx, actor, brand, now, authorize, body } = context
    let { usuario } = body
    if (body.conta !== undefined) {
      // Whoever may look anybody up by their account is whoever answers for everybody's data.
      authorize(atendimentoPolicy, 'decide', { tenantId: brand.ownerId })
      usuario = (await queries.findConta(tx, body.conta.trim().toLowerCase()))?.id
      if (usuario === undefined) throw refusals.semConta()
    }
    const { pessoa, target } = await findTarget(context, usuario)
    authorize(privacidadePolicy, 'ask', target)
    if (body.tipo === 'exclusao' && (await queries.isHeld(tx, pessoa.id))) throw refusals.emGuarda()
    const yesterday = new Date(now.getTime() - DAY_MS)
    if (body.tipo === 'exportacao') {
      await oneAtATime(tx, 'copia', pessoa.id)
      if ((await queries.countCopies(tx, pessoa.id, yesterday)) >= rules.COPIAS_POR_DIA)
        throw refusals.muitasCopias()
    }
    const made = await queries.insertPedido(tx, {
      tipo: body.tipo,
      usuario_id: pessoa.id,
      pedido_por: actor.id,
      via: viaOf(actor, target),
      motivo: body.motivo ?? '',
      prazo: rules.prazoFrom(now),
    })
    if (!made) throw refusals.jaPedido()
    const task = body.tipo === 'exportacao' ? EXPORT : SURVEY
    const trabalho_id = await enqueueFollowed(tx, task, actor, { pedido: made.id })
    await queries.updatePedido(tx, made.id, { trabalho_id })
    await audit(context, {
      entidade: 'pedido_dados',
      id: made.id,
      acao: 'pedir',
      mudanca: { depois: { tipo: body.tipo, usuario: pessoa.id } },
    })
    return again(context, made.id)
  },

  async cancel(context) {
    const { row, target } = await findPedido(context, context.params.id, { lock: true })
    context.authorize(privacidadePolicy, 'ask', target)
    if (!(await movePedido(context.tx, row, 'cancelada', { executa_em: null }))) throw refusals.estadoMudou()
    await audit(context, { entidade: 'pedido_dados', id: row.id, acao: 'cancelar' })
    return again(context, row.id)
  },

  async confirm(context) {
    const { tx, actor, now, params, authorize } = context
    const { row, target } = await findPedido(context, params.id, { lock: true })
    authorize(privacidadePolicy, 'confirm', target)
    if (row.tipo !== 'exclusao' || row.estado !== 'aguardando_aprovacao' || row.confirmado_em)
      throw refusals.estadoMudou()
    await queries.updatePedido(tx, row.id, { confirmado_por: actor.id, confirmado_em: now })
    await audit(context, { entidade: 'pedido_dados', id: row.id, acao: 'confirmar' })
    return again(context, row.id)
  },

  async download(context) {
    const { brand, services, now, params, authorize } = context
    const { row, target } = await findPedido(context, params.id)
    // Whoever asked: a copy of everything about a person is theirs, and goes to nobody else.
    authorize(privacidadePolicy, 'receive', target)
    const { pode } = await presentOne(context, row)
    if (!pode.baixar || row.arquivo_id === null) throw refusals.semArquivo()
    const nome = row.arquivo_nome ?? ''
    const url = fileUrl(services.config.secretKey, brand.ownerId, { id: row.arquivo_id, nome }, now)
    await audit(context, { entidade: 'pedido_dados', id: row.id, acao: 'baixar' })
    return { url, nome }
  },

  async options(context) {
    const { tx, actor, query } = context
    const { pessoa, target } = await findTarget(context, query.usuario)
    const rows = await queries.listConsentimentos(tx, pessoa.id)
    return {
      opcoes: await optionsOf(tx, pessoa.id),
      consentimentos: presentConsentimentos(rows, pessoa.id),
      pode_permitir: privacidadePolicy.allow.some((rule) => rule(actor, target)),
    }
  },

  async saveOptions(context) {
    const { tx, actor, body, authorize } = context
    const { usuario, ...opcoes } = body
    const { pessoa, target } = await findTarget(context, usuario)
    const antes = await optionsOf(tx, pessoa.id)
    authorize(privacidadePolicy, rules.isLooser(antes, opcoes) ? 'allow' : 'protect', target)
    await saveOpcoes(tx, pessoa.id, actor.id, opcoes)
    await audit(context, {
      entidade: 'opcao_privacidade',
      id: pessoa.id,
      acao: 'mudar',
      mudanca: { antes, depois: opcoes },
    })
    return { opcoes }
  },

  async consent(context) {
    const { tx, actor, now, caller, body, authorize } = context
    const { pessoa, target } = await findTarget(context, body.usuario)
    // To withdraw is free to whoever it is about; to give takes somebody who may.
    authorize(privacidadePolicy, body.vigente ? 'allow' : 'protect', target)
    const { finalidade, versao_texto } = body
    if (body.vigente && versao_texto !== rules.FINALIDADES[finalidade]) throw refusals.textoMudou()
    if (body.vigente)
      await giveConsent(tx, {
        usuario_id: pessoa.id,
        finalidade,
        versao_texto,
        quem_id: actor.id,
        ip: caller.ip,
      })
    else {
      await withdrawConsent(tx, { usuarioId: pessoa.id, finalidade, por: actor.id, now })
      // Whoever may give it said no: that is an answer too.
      if (can(privacidadePolicy, actor, 'allow', target))
        await refuseConsent(tx, {
          usuario_id: pessoa.id,
          finalidade,
          versao_texto,
          quem_id: actor.id,
          ip: caller.ip,
          now,
        })
    }
    const rows = await queries.listConsentimentos(tx, pessoa.id)
    await audit(context, {
      entidade: 'consentimento',
      id: pessoa.id,
      acao: body.vigente ? 'consentir' : 'retirar',
      mudanca: { depois: { finalidade, versao_texto } },
    })
    return { consentimentos: presentConsentimentos(rows, pessoa.id) }
  },

  async countUse(context) {
    const { tx, actor, session, now } = context
    // Whoever looks through somebody's eyes uses none of their time.
    if (!isAtHome(actor, context) || session.suporteId !== null) return { hoje: 0 }
    const since = new Date(now.getTime() - rules.BATIDA_MINIMA_MS)
    return { hoje: await queries.addUse(tx, actor.id, { minutos: rules.BATIDA_MIN, since, now }) }
  },

  async listDependentes({ tx, actor }) {
    return { criancas: await semana.listCriancas(tx, actor.dependentes) }
  },

  async semana(context) {
    const { tx, now, params, authorize } = context
    const { pessoa, target } = await findTarget(context, params.id)
    // Another's child is told like none.
    if (!privacidadePolicy.follow.some((rule) => rule(context.actor, target))) throw notFound()
    authorize(privacidadePolicy, 'follow', target)
    const [week, month] = [new Date(now.getTime() - WEEK_MS), new Date(now.getTime() - MONTH_MS)]
    const avisos = await semana.listAvisos(tx, pessoa.id, month)
    const notas = await semana.listNotas(tx, pessoa.id, month)
    return {
      crianca: { id: pessoa.id, nome: pessoa.nome },
      turmas: await semana.listTurmas(tx, pessoa.id, week),
      contatos: await semana.listContatos(tx, pessoa.id),
      avisos: avisos.map(({ quando, ciente_em, ...aviso }) => ({
        ...aviso,
        quando,
        ciente_em,
      })),
      notas: notas.map(({ quando, ...nota }) => ({ ...nota, quando })),
      uso: await semana.listUso(tx, pessoa.id, now),
    }
  },

  async listPedidos(context) {
    const { tx, brand, now, query, authorize } = context
    authorize(atendimentoPolicy, 'view', { tenantId: brand.ownerId })
    const abertos = query.abertos ?? false
    const rows = await queries.listAll(tx, { ...query, abertos })
    const { total, atrasados } = await queries.countAll(tx, abertos, now)
    return {
      pedidos: await presented(context, rows),
      total: Number(total),
      atrasados: Number(atrasados),
    }
  },

  async decide(context) {
    const { tx, actor, brand, now, params, body, authorize } = context
    authorize(atendimentoPolicy, 'view', { tenantId: brand.ownerId })
    const { row, target } = await findPedido(context, params.id, { lock: true })
    const encarregados = await queries.listEncarregados(tx)
    const decisao = { pessoa: target, pedidoPor: row.pedido_por, encarregados }
    const why = impedimentoOf(actor, decisao)
    if (why !== null) throw refusals.impedida(why, decisoresOf(decisao))
    authorize(decisaoPolicy, 'decide', decisao)
    if (body.aprovar && row.guarda) throw refusals.emGuarda()
    if (body.aprovar && (await isLastAdministrador(tx, row.usuario_id))) throw refusals.ultimaAdministracao()
    const executa_em = body.aprovar ? rules.carenciaFrom(now) : null
    const by = askerOf(actor)
    const moved = await movePedido(tx, row, body.aprovar ? 'aprovada' : 'recusada', {
      decidido_por: by.usuario_id,
      visitante_id: by.visitante_id,
      visitante_tenant: by.visitante_tenant,
      decidido_em: now,
      decisao: body.decisao,
      executa_em,
    })
    if (!moved) throw refusals.estadoMudou()
    if (executa_em)
      await enqueue(tx, ERASE, { pedido: row.id }, { runAt: executa_em, key: `${ERASE}:${row.id}` })
    await audit(context, {
      entidade: 'pedido_dados',
      id: row.id,
      acao: body.aprovar ? 'aprovar' : 'recusar',
      motivo: body.decisao,
    })
    return again(context, row.id)
  },

  async hold(context) {
    const { tx, actor, brand, body, authorize } = context
    authorize(atendimentoPolicy, 'view', { tenantId: brand.ownerId })
    authorize(atendimentoPolicy, 'decide', { tenantId: brand.ownerId })
    const { pessoa, target } = await findTarget(context, body.usuario)
    authorize(privacidadePolicy, 'hold', target)
    if (body.guardar)
      await queries.putHold(tx, { usuario_id: pessoa.id, motivo: body.motivo, posta_por: actor.id })
    else await queries.liftHold(tx, pessoa.id)
    await audit(context, {
      entidade: 'guarda_legal',
      id: pessoa.id,
      acao: body.guardar ? 'guardar' : 'liberar',
      motivo: body.motivo,
    })
    return { guarda_legal: body.guardar }
  },

  async overview({ tx, brand, authorize }) {
    authorize(atendimentoPolicy, 'view', { tenantId: brand.ownerId })
    const rows = await queries.countConsentimentos(tx)
    const of = (finalidade: string) => rows.find((row) => row.finalidade === finalidade)
    return {
      consentimentos: rules.NOMES_DE_FINALIDADE.map((finalidade) => ({
        finalidade,
        vigentes: Number(of(finalidade)?.vigentes ?? 0),
        retirados: Number(of(finalidade)?.retirados ?? 0),
      })),
      ...(await queries.countGuardas(tx)),
    }
  },
}
