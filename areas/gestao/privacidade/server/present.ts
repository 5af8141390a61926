/** Rows of requests and consents as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Consentimento, Pedido } from '../contract.ts'
import {
  answersForData,
  decisaoPolicy,
  decisoresOf,
  type Encarregado,
  impedimentoOf,
  privacidadePolicy,
} from '../policy.ts'
import { diasAte, FINALIDADES, mayMove, NOMES_DE_FINALIDADE } from '../rules.ts'
import type { listConsentimentos, PedidoRow } from './queries.ts'

interface Place {
  actor: Actor
  tenantId: number
  now: Date
  /** Whoever may decide in the tenant; none where the reader is told nothing of it. */
  encarregados: readonly Encarregado[]
}

export function presentPedido(
  row: NonNullable<PedidoRow>,
  { actor, tenantId, now, encarregados }: Place,
): Told<Pedido> {
  const target = { usuarioId: row.usuario_id, tenantId, isAluno: row.aluno, papeis: row.papeis }
  const waits = row.tipo === 'exclusao' && row.estado === 'aguardando_aprovacao' && answersForData(actor)
  const decisao = { pessoa: target, pedidoPor: row.pedido_por, encarregados }
  const impedimento = waits ? impedimentoOf(actor, decisao) : null
  const hasFile =
    row.arquivo_id !== null && row.bytes !== null && row.expira_em !== null && row.expira_em > now
  return {
    id: row.id,
    tipo: row.tipo,
    estado: row.estado,
    via: row.via,
    pessoa: { id: row.usuario_id, nome: row.nome },
    motivo: row.motivo,
    criado_em: row.created_at,
    prazo: row.prazo,
    dias: diasAte(row.prazo, now),
    decisao: row.decisao,
    executa_em: row.executa_em,
    concluido_em: row.concluido_em,
    confirmado: row.confirmado_em !== null,
    aluno: row.aluno,
    guarda_legal: row.guarda,
    trabalho_id: row.trabalho_id,
    arquivo: hasFile && row.expira_em !== null ? { bytes: row.bytes ?? 0, expira_em: row.expira_em } : null,
    levantamento: row.levantamento as unknown as Record<string, number>,
    pode: {
      cancelar:
        can(privacidadePolicy, actor, 'ask', target) &&
        mayMove(row.tipo as Pedido['tipo'], row.estado, 'cancelada'),
      confirmar:
        row.tipo === 'exclusao' &&
        row.confirmado_em === null &&
        row.estado === 'aguardando_aprovacao' &&
        can(privacidadePolicy, actor, 'confirm', target),
      acompanhar: row.pedido_por === actor.id && actor.tenantId === tenantId,
      baixar: hasFile && can(privacidadePolicy, actor, 'receive', target),
      decidir: waits && can(decisaoPolicy, actor, 'decide', decisao),
      guardar: can(privacidadePolicy, actor, 'hold', target),
    },
    impedimento,
    decisores: impedimento === null ? [] : decisoresOf(decisao).map(({ nome }) => nome),
  }
}

/** Every purpose there is, whether anybody was asked or not. */
export function presentConsentimentos(
  rows: Awaited<ReturnType<typeof listConsentimentos>>,
  usuarioId: number,
): Told<Consentimento[]> {
  return NOMES_DE_FINALIDADE.map((finalidade) => {
    const row = rows.find((each) => each.finalidade === finalidade)
    const quem = row && (row.retirado_por ?? row.quem_id)
    return {
      finalidade,
      versao_texto: FINALIDADES[finalidade],
      vigente: row !== undefined && row.retirado_em === null,
      recusado: row !== undefined && row.retirado_em?.getTime() === row.quando.getTime(),
      quando: row ? (row.retirado_em ?? row.quando) : null,
      quem: quem === undefined ? '' : quem === usuarioId ? 'pessoa' : 'responsavel',
    }
  })
}
