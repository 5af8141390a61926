/** What other areas may ask of lessons: one for a person, its version, its keys. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { aulaPolicy } from '../policy.ts'
import type { TipoTela } from '../shapes-tipos.ts'
import { alvoOf } from './present.ts'
import { type AulaRow, findAula, findAulaByCodigo } from './queries.ts'
import { findVersao } from './queries-tela.ts'

export { AT_ONCE, listConcerned } from './announce.ts'
export { cleanTela } from './fields-clean.ts'
export { searchRascunhos } from './queries.ts'
export { dadasSql } from './queries-dadas.ts'
export { listRedes, redesSql } from './queries-rede.ts'
export { aulasVisibleTo } from './visible.ts'
export { aulaToShare } from './write-dar.ts'
export { marcasOf } from './write-marcas.ts'

/** A published lesson as other areas need it. */
export interface AulaPublicada {
  id: number
  codigo: string
  /** Of the last version. */
  titulo: string
  descricao: string
  /** The last version: what is begun now. */
  versao: number
  capa_id: number | null
  jogo: boolean
  offline: boolean
  /** Put away: who has it in a class keeps it, nobody else begins it. */
  arquivada: boolean
  /** Anybody may open it, without an account too. */
  paraTodos: boolean
  /** Reads its draft and its keys. */
  abre: boolean
}

async function published(
  tx: Tx,
  actor: Actor | null,
  row: AulaRow | undefined,
): Promise<AulaPublicada | undefined> {
  if (!row || row.versao === 0 || row.removida_em !== null) return undefined
  const alvo = alvoOf(row)
  const paraTodos = row.alcance === 'plataforma' && row.estado !== 'arquivada'
  if (actor ? !can(aulaPolicy, actor, 'view', alvo) : !paraTodos) return undefined
  const { titulo, descricao } = await findVersao(tx, row.id, row.versao)
  const { id, codigo, versao, capa_id, jogo, offline } = row
  return {
    ...{ id, codigo, titulo, descricao, versao, capa_id, jogo, offline, paraTodos },
    arquivada: row.estado === 'arquivada',
    abre: actor !== null && can(aulaPolicy, actor, 'open', alvo),
  }
}

/** Nobody in particular: sees what is for everybody. */
const NINGUEM: Actor = { id: 0, tenantId: 0, nome: '', funcoes: [], redes: [], turmas: [], dependentes: [] }

/** A published lesson that the person may see, through a class or by its reach; undefined: told like one that is not there. */
export const findPublicada = async (tx: Tx, actor: Actor | null, id: number) =>
  published(tx, actor, await findAula(tx, actor ?? NINGUEM, id))

export const findPublicadaByCodigo = async (tx: Tx, actor: Actor | null, codigo: string) =>
  published(tx, actor, await findAulaByCodigo(tx, actor ?? NINGUEM, codigo))

export interface Versao {
  numero: number
  titulo: string
  descricao: string
  navegacao: 'livre' | 'sequencial'
  /** Null: as many as one likes. */
  tentativas: number | null
  nota_minima: number
  /** Seconds. */
  tempo_limite: number | null
  total_telas: number
}

/** The rules of a version, as they were published. */
export async function versaoOf(tx: Tx, aula: number, numero: number): Promise<Versao> {
  const row = await findVersao(tx, aula, numero)
  return {
    numero,
    titulo: row.titulo,
    descricao: row.descricao,
    navegacao: row.navegacao,
    tentativas: row.tentativas,
    nota_minima: Number(row.nota_minima),
    tempo_limite: row.tempo_limite,
    total_telas: row.total_telas,
  }
}

export interface TelaDaVersao {
  id: number
  ordem: number
  tipo: TipoTela
  titulo: string
  /** 0 where nothing is scored. */
  peso: number
  obrigatoria: boolean
  /** As learners get it (telas-aluno.ts). */
  conteudo: unknown
}

/** The screens of a version, in order, without their keys: at most 60. */
export async function telasOf(tx: Tx, aula: number, versao: number): Promise<TelaDaVersao[]> {
  const rows = await tx
    .selectFrom('versao_tela')
    .select(['tela_id', 'ordem', 'tipo', 'titulo', 'peso', 'obrigatoria', 'conteudo'])
    .where('aula_id', '=', aula)
    .where('versao', '=', versao)
    .orderBy('ordem')
    .execute()
  return rows.map(({ tela_id, tipo, peso, ...row }) => ({
    ...row,
    id: tela_id,
    tipo,
    peso: Number(peso),
  }))
}

/** The keys of a version by screen; null where there is nothing to score. Never for a learner who still answers. */
export async function gabaritosOf(
  tx: Tx,
  aula: number,
  versao: number,
  telas?: readonly number[],
): Promise<ReadonlyMap<number, unknown>> {
  const rows = await tx
    .selectFrom('versao_tela')
    .select(['tela_id', 'gabarito'])
    .where('aula_id', '=', aula)
    .where('versao', '=', versao)
    .$if(telas !== undefined, (query) =>
      query.where('tela_id', '=', sql<number>`any(${bigints(telas ?? [])})`),
    )
    .execute()
  return new Map(rows.map(({ tela_id, gabarito }) => [tela_id, gabarito]))
}
