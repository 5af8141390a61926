/** The SQL of who manages, answers for data or gives support: schools by exception, legal terms, who looks as another. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { verComoSql } from '../../../acesso/sessao/server/public-fila.ts'
import { correndoSql } from '../../../acesso/trabalho/server/public-fila.ts'
import { aulasDoDiaSql } from '../../../conversa/aovivo/server/public-fila.ts'
import { avisosMarcadosSql, movidasSql } from '../../../conversa/forum/server/public-fila.ts'
import { esperamSql } from '../../../ensino/entrega/server/public-fila.ts'
import { turmasManagedBy } from '../../../escola/turma/server/public.ts'
import { type EscolaRow, escolasSql } from '../../../escola/turma/server/public-fila.ts'
import { caminhos, dentroDe, lugar, nomeDaRede } from '../../../escola/turma/server/public-lugar.ts'
import { incidentesSql, pedidosSql } from '../../privacidade/server/public-fila.ts'
import { MAX_CORRE, MAX_ESCOLAS, MAX_PEDIDOS, semanaAtras, type TipoCorre } from '../rules-gestao.ts'
import { primeiraDita } from '../rules-semanas.ts'
import { adiadasSql } from './queries-escola.ts'
import { type SemanaRow, semanasSql } from './queries-semanas.ts'

const pedem = (
  actor: Actor,
  desde: Date,
  which: { limite: number; escola?: number; fora?: RawBuilder<unknown> },
) => escolasSql(actor, { esperam: esperamSql(desde), movidas: movidasSql(desde), ...which })

export interface EscolaForaRow extends EscolaRow {
  caminho: number[]
  lembrada_em: Date | null
  semanas: SemanaRow[]
}

/** Schools that ask for the actor and that they did not put off, with when their people were reminded and how they went. */
export async function listEscolas(tx: Tx, actor: Actor, now: Date): Promise<EscolaForaRow[]> {
  const { rows } = await sql<EscolaForaRow>`
    select e.*, r.caminho, l.lembrada_em, ${semanasSql(sql`e.id`, primeiraDita(now))} as semanas
    from (${pedem(actor, semanaAtras(now), { limite: MAX_ESCOLAS, fora: adiadasSql(actor.id, now) })}) e
    join ${caminhos()} on r.id = e.id left join escola_lembrete l on l.rede_id = e.id
    order by e.ordem`.execute(tx)
  return rows
}

/** Why a school asks for the actor; undefined: it does not. */
export async function findEscola(
  tx: Tx,
  actor: Actor,
  escola: number,
  now: Date,
): Promise<EscolaRow | undefined> {
  const { rows } = await pedem(actor, semanaAtras(now), { limite: 1, escola }).execute(tx)
  return rows[0]
}

export interface CorreRow {
  tipo: TipoCorre
  id: number
  nome: string
  turma_id: number | null
  turma: string | null
  rede_id: number | null
  rede: string | null
  quando: Date
  fim: Date | null
  feito: number
  de: number
  /** How much runs in all. */
  total: number
}

/** What runs now or begins before `ate` in what the actor manages, and their own work: the earliest first. */
export async function listCorre(tx: Tx, actor: Actor, now: Date, ate: Date): Promise<CorreRow[]> {
  const redes = actor.redes.map(({ id }) => id)
  const { rows } = await sql<CorreRow>`
    select x.*, (count(*) over ())::int as total from (
      select 'ao_vivo' as tipo, e.id, e.nome, turma.id as turma_id, turma.nome as turma, rede.id as rede_id, rede.nome as rede,
        e.quando, e.fim, 0 as feito, 0 as de
      from (${aulasDoDiaSql(now, ate)}) e join (${lugar('turma', 'rede')}) on turma.id = e.turma_id
      where turma.status = 'ativa' and ${turmasManagedBy(actor)}
      union all
      select 'aviso', a.id, a.nome, null, null, a.rede_id, ${nomeDaRede(sql`a.rede_id`)}, a.quando, null, 0, 0
      from (${avisosMarcadosSql(now, ate)}) a
      where ${isAdministradorTenant(actor) ? sql`true` : dentroDe('a.rede_id', redes)}
      union all
      select 'trabalho', w.id, '', null, null, null, null, w.quando, null, w.feito, w.total
      from (${correndoSql(actor.id)}) w) x
    order by x.quando, x.tipo, x.id limit ${sql.lit(MAX_CORRE)}`.execute(tx)
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
