/** What a form of a class holds, what of it is sent, and how a field reads beside another. */
import { datesFor } from '../../../../core/contract/dates.ts'
import { wallClock } from '../../../../core/contract/time.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import { say } from '../../../../core/texts/texts.ts'
import { RECURSOS_DE_INICIO } from '../contract.ts'
import type { Campos, Configuracao } from '../contract-gestao.ts'
import { type Faltas, faultsOf, isSame } from '../rules-gestao.ts'
import { turmaTexts } from '../texts.ts'
import { recusaTexts } from '../texts-recusa.ts'
import { gestaoTexts } from './gestao-texts.ts'

export type Valores = Campos & { rede: number | undefined }

export const CAMPOS = [
  'nome',
  'disciplina',
  'periodo',
  'ano_letivo',
  'turno',
  'tipo',
  'rede',
  'cor',
  'inicio',
  'fim',
  'capacidade',
  'entrada',
  'recursos',
] as const satisfies readonly (keyof Valores)[]
export type Campo = (typeof CAMPOS)[number]

/** A class that is not there yet. */
export const novaTurma = (now: Date, rede?: number): Valores => ({
  nome: '',
  disciplina: '',
  periodo: '',
  ano_letivo: wallClock(now).year,
  turno: 'manha',
  tipo: 'regular',
  cor: null,
  capacidade: 60,
  entrada: 'fechada',
  recursos: [...RECURSOS_DE_INICIO],
  inicio: null,
  fim: null,
  rede,
})

export const valoresOf = (turma: Configuracao): Valores => {
  const { nome, disciplina, periodo, ano_letivo, turno, tipo, cor } = turma
  const { capacidade, entrada, recursos, inicio, fim, escola } = turma
  const about = { nome, disciplina, periodo, ano_letivo, turno, tipo, cor }
  return { ...about, capacidade, entrada, recursos, inicio, fim, rede: escola.id }
}

/** The fields in which two forms differ. */
export const differing = (a: Valores, b: Valores): Campo[] =>
  CAMPOS.filter((campo) => !isSame(a[campo], b[campo]))

/** Only what differs from what was read: what somebody else changed meanwhile is not written over. */
export const changed = (valores: Valores, before: Valores): Partial<Valores> =>
  Object.fromEntries(differing(valores, before).map((campo) => [campo, valores[campo]]))

export type Erros = Partial<Record<Campo, string>>

/** The sentences of what the form knows to be wrong. */
export function errosOf(valores: Valores, alunos: number, language: Language): Erros {
  const t = say(recusaTexts, language)
  const sentence = (fault: NonNullable<Faltas[keyof Faltas]>) =>
    fault === 'poucosLugares' ? t.poucosLugares(alunos) : t[fault]
  const faults = Object.entries(faultsOf(valores, alunos))
  return Object.fromEntries(faults.map(([campo, fault]) => [campo, sentence(fault)]))
}

/** A field in words, for two to stand side by side. */
export function inWords(
  campo: Campo,
  valores: Valores,
  language: Language,
  redeNome: (id: number) => string,
): string {
  const t = say(gestaoTexts, language)
  const shown = say(turmaTexts, language)
  switch (campo) {
    case 'turno':
      return shown[valores.turno]
    case 'tipo':
      return t[valores.tipo]
    case 'entrada':
      return t[valores.entrada]
    case 'cor':
      return valores.cor === null ? t.semCor : t[valores.cor]
    case 'recursos':
      return valores.recursos.map((recurso) => t[recurso]).join(', ') || t.nada
    case 'rede':
      return valores.rede === undefined ? t.nada : redeNome(valores.rede)
    case 'inicio':
    case 'fim':
      return datesFor(language).day(valores[campo] ?? '') || t.nada
    default:
      return String(valores[campo]) || t.nada
  }
}
