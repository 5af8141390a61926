/** The SQL of who manages, answers for data or gives support: schools by exception, legal terms, who looks as another. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { verComoSql } from '../../../acesso/sessao/server/public-fila.ts'
import { movidasSql } from '../../../conversa/forum/server/public-fila.ts'
import { esperamSql } from '../../../ensino/entrega/server/public-fila.ts'
import { type EscolaRow, escolasSql } from '../../../escola/turma/server/public-fila.ts'
import { incidentesSql, pedidosSql } from '../../privacidade/server/public-fila.ts'
import { MAX_ESCOLAS, MAX_PEDIDOS } from '../rules-gestao.ts'

export async function listEscolas(tx: Tx, actor: Actor, desde: Date): Promise<EscolaRow[]> {
  const { rows } = await escolasSql(actor, {
    esperam: esperamSql(desde),
    movidas: movidasSql(desde),
    limite: MAX_ESCOLAS,
  }).execute(tx)
  return rows
}

export interface PedidoRow {
  id: number
  tipo: 'exportacao' | 'exclusao'
  estado: 'pendente' | 'levantando' | 'aguardando_aprovacao' | 'processando'
  prazo: Date
  pessoa_id: number
  pessoa: string
  total: number
}

export async function listPedidos(tx: Tx): Promise<PedidoRow[]> {
  const { rows } = await sql<PedidoRow>`${pedidosSql(MAX_PEDIDOS)}`.execute(tx)
  return rows
}

export interface IncidenteRow {
  id: number
  titulo: string
  ciencia_em: Date
  comunicado_em: Date | null
}

export async function listIncidentes(tx: Tx): Promise<IncidenteRow[]> {
  const { rows } = await sql<IncidenteRow>`${incidentesSql(MAX_PEDIDOS)}`.execute(tx)
  return rows
}

export interface VerComoRow {
  id: number
  pessoa: string
  suporte: string
  ate: Date
}

/** `suporte`: those of this person alone. */
export async function listVerComo(tx: Tx, now: Date, suporte: number | null): Promise<VerComoRow[]> {
  const { rows } = await sql<VerComoRow>`${verComoSql(now, { suporte, limite: MAX_PEDIDOS })}`.execute(tx)
  return rows
}
