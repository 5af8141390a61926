/** What areas above know of what stands in the catalogue: the matrices of skills, and lessons. */
import type { RawBuilder } from 'kysely'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { defineHook } from '../../../../core/server/hook.ts'

export interface HabilidadeFilter {
  words: readonly string[]
  disciplina?: number | undefined
  ano?: string | undefined
  matriz?: number | undefined
}

export interface HabilidadeRow {
  id: number
  codigo: string
  texto: string
  anos: string[]
  categoria_id: number
  categoria_nome: string
  disciplina: Ref | null
  matriz_id: number
  matriz_nome: string
}

export interface MatrizRow {
  id: number
  nome: string
  etapa: string
  base: string
  anos: string[]
  qtd_habilidades: number
}

/** Of what a person may name today: curricula in use, in force, as their client has them. */
export interface Matrizes {
  habilidades(
    tx: Tx,
    actor: Actor,
    filter: HabilidadeFilter,
    page: { pagina: number; linhas: number },
  ): Promise<HabilidadeRow[]>
  countHabilidades(tx: Tx, actor: Actor, filter: HabilidadeFilter): Promise<number>
  matrizes(tx: Tx, actor: Actor): Promise<MatrizRow[]>
  /** Statements: the ids of disciplines, and the codes of school years, that skills are of. */
  disciplinasSql(actor: Actor): RawBuilder<unknown>
  anosSql(actor: Actor): RawBuilder<unknown>
  /** How many categories are of a discipline, and how many curricula of a school year, whoever asks. */
  categoriasSql(disciplina: RawBuilder<unknown>): RawBuilder<number>
  curriculosSql(ano: RawBuilder<unknown>): RawBuilder<number>
}

export const matrizes = defineHook<Matrizes>()

export interface AulasMarcadas {
  /** How many lessons are of a discipline, and of a school year. */
  daDisciplinaSql(disciplina: RawBuilder<unknown>): RawBuilder<number>
  doPeriodoSql(periodo: RawBuilder<unknown>): RawBuilder<number>
}

export const aulasMarcadas = defineHook<AulasMarcadas>()
