/** What settings of a class are sound (product.md H-02): days that exist, in order; room for who is in it. */
import type { Campos, Mudanca } from './contract-gestao.ts'
import { addDays } from './rules-ciclo.ts'

/** 2026-02-30 is none. */
export const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day

export type Falta = 'semNome' | 'diaInvalido' | 'datasTrocadas' | 'poucosLugares'
export type Faltas = Readonly<Partial<Record<keyof Campos, Falta>>>

type Checked = Pick<Campos, 'nome' | 'inicio' | 'fim' | 'capacidade'>

/** Field → what is wrong with it. `alunos`: the active pupils. The server decides with it, the form warns with it. */
export function faultsOf({ nome, inicio, fim, capacidade }: Checked, alunos: number): Faltas {
  const bad = (day: string | null) => day !== null && !isDay(day)
  return {
    ...(nome.trim() === '' && { nome: 'semNome' }),
    ...(bad(inicio) && { inicio: 'diaInvalido' }),
    ...(bad(fim) ? { fim: 'diaInvalido' } : inicio && fim && fim < inicio && { fim: 'datasTrocadas' }),
    ...(capacidade < alunos && { capacidade: 'poucosLugares' }),
  }
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word) => b.includes(word))

/** Two values of a field are one. */
export const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? sameList(a, b) : a === b

/** What remains of an empty request: a change of the name or of the school is what a closed class still takes. */
export const changesOnlyName = ({ versao: _v, rede: _r, nome: _n, ...rest }: Mudanca): boolean =>
  Object.values(rest).every((value) => value === undefined)
