/** What classes ask of the talk in them: the area of topics, which stands above, answers. */
import type { RawBuilder } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { defineHook } from '../../../../core/server/hook.ts'
import type { Pendencias, Pessoa } from '../contract.ts'

interface Ref {
  id: number
  nome: string
}

export interface AvisoRow {
  id: number
  turma: Ref
  titulo: string
  conteudo: string
  autor: Pessoa
  fixado: boolean
  urgente: boolean
  pede_ciente: boolean
  da_rede: boolean
  papeis: string[] | null
  ciente: boolean
  visto: boolean
  cientes: number
  total_alunos: number
  responsaveis: { cientes: number; total: number }
  quando: Date
  editado: boolean
}

export interface TopicoRow {
  id: number
  turma: Ref
  titulo: string
  avaliativo: boolean
  encerrado: boolean
  respostas: number
  respostas_no_dia: number
  ultimo_autor: Pessoa
  quando: Date
  novo: boolean
}

export interface ProximoRow {
  topico: number
  turma: Ref
  titulo: string
  tipo: 'forum' | 'aviso'
  evento: 'abre' | 'fecha'
  avaliativo: boolean
  quando: Date
}

export interface DiaRow {
  dia: string
  mensagens: number
}

/** Who looks: whose seen marks count. */
export interface Quem {
  /** The person's id in this tenant; 0 for an administrator of another. */
  usuarioId: number
  now: Date
}

export interface Conversa {
  /**
   * Notices that stand now: pinned and urgent first, then the newest. One of a network stands in each of its classes,
   * and is told once: where the person has not seen it yet.
   */
  avisos(tx: Tx, quem: Quem, turmas: readonly number[], limit: number): Promise<AvisoRow[]>
  /** Topics that pupils see, the one with the latest answer first. */
  topicos(tx: Tx, quem: Quem, turmas: readonly number[], limit: number): Promise<TopicoRow[]>
  /** What opens (only in `staffed` classes) or closes within 14 days, the nearest first. */
  proximos(
    tx: Tx,
    now: Date,
    where: { turmas: readonly number[]; staffed: readonly number[] },
    limit: number,
  ): Promise<ProximoRow[]>
  /** What waits for who leads these classes. */
  pendencias(tx: Tx, turmas: readonly number[]): Promise<Pendencias>
  /** Visible messages on each of the last 14 days, oldest first. */
  ritmo(tx: Tx, turma: number, now: Date): Promise<DiaRow[]>
  /** Over `turma`, one of `turmas`: topics of one kind with something that the person has not seen. */
  novosSql(quem: Quem, tipo: 'forum' | 'aviso', turmas: readonly number[]): RawBuilder<number>
  /** A statement: `turma_id` of every topic and notice that moved since. */
  movidosSql(since: Date): RawBuilder<unknown>
  /** Whether a class ever had a topic. */
  houveSql(turma: RawBuilder<unknown>): RawBuilder<boolean>
}

export const conversa = defineHook<Conversa>()
