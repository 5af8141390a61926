/** What a survey's form may send: a table of dates, and of every other field at fault. */
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../../core/server/failure.ts'
import { buildEnquete, PERGUNTAS } from '../factory.ts'
import { columnsOf, type Fields } from './fields.ts'

const now = new Date('2026-03-10T12:00:00Z')
const at = (minutes: number, seconds = 0) => new Date(now.getTime() + minutes * 60_000 + seconds * 1_000)

function tried(change: Partial<Fields>, before?: { inicio: Date; fim: Date | null }) {
  const { inicio: _, fim: __, ...draft } = buildEnquete()
  const fields = { ...draft, perguntas: [...draft.perguntas], turmas: [1], ...change }
  try {
    return columnsOf(fields as Fields, now, before)
  } catch (failure) {
    return Object.keys((failure as Failure).details.campos ?? {})
  }
}

describe('the start', () => {
  const startOf = (inicio: Date | null, before?: { inicio: Date; fim: Date | null }) => {
    const columns = tried({ inicio: inicio?.toISOString() ?? null }, before)
    return Array.isArray(columns) ? columns : columns.inicio
  }
  it.each<[string, Date | null, { inicio: Date; fim: Date | null } | undefined, Date | string[]]>([
    ['is now where none is given', null, undefined, now],
    ['stays where the survey has started', null, { inicio: at(-60), fim: null }, at(-60)],
    ['is now where it was to come', null, { inicio: at(60), fim: null }, now],
    ['may be to come', at(60), undefined, at(60)],
    ['may have passed while the form was sent', at(-2), undefined, at(-2)],
    ['may not have passed before that', at(-2, -1), undefined, ['inicio']],
    ['may be the one that it had', at(-60), { inicio: at(-60), fim: null }, at(-60)],
    ['may not pass to another', at(-60), { inicio: at(-59), fim: null }, ['inicio']],
  ])('%s', (_, inicio, before, wanted) => expect(startOf(inicio, before)).toEqual(wanted))
})

describe('the end', () => {
  const endOf = (inicio: Date, fim: Date, before?: { inicio: Date; fim: Date | null }) => {
    const columns = tried({ inicio: inicio.toISOString(), fim: fim.toISOString() }, before)
    return Array.isArray(columns) ? columns : columns.fim
  }
  const started = { inicio: at(-60), fim: at(-30) }
  it.each<[string, Date, Date, { inicio: Date; fim: Date | null } | undefined, Date | string[]]>([
    ['comes after the start', at(10), at(11), undefined, at(11)],
    ['is not the start', at(10), at(10), undefined, ['fim']],
    ['is not before the start', at(10), at(9), undefined, ['fim']],
    ['is to come', at(-60), at(1), started, at(1)],
    ['is not now', at(-60), now, started, ['fim']],
    ['has not passed', at(-60), at(-20), started, ['fim']],
    ['may stay though it passed', at(-60), at(-30), started, at(-30)],
    ['is not new and passed', at(-60), at(-30), { inicio: at(-60), fim: null }, ['fim']],
  ])('%s', (_, inicio, fim, before, wanted) => expect(endOf(inicio, fim, before)).toEqual(wanted))

  it('may be none', () => expect(tried({}, started)).toMatchObject({ fim: null }))
})

describe('the fields', () => {
  const [cor] = PERGUNTAS as [(typeof PERGUNTAS)[number]]
  it.each<[string, Partial<Fields>, string[]]>([
    ['none', {}, []],
    ['a title of blanks', { titulo: ' ' }, ['titulo']],
    ['no questions', { perguntas: [] }, ['perguntas']],
    ['two questions of one number', { perguntas: [cor, { ...cor, enunciado: 'Outra?' }] }, ['perguntas']],
    ['a question without words', { perguntas: [{ ...cor, enunciado: ' ' }] }, ['pergunta-1']],
    ['live results of an anonymous survey', { anonima: true, resultados: 'ao_vivo' }, ['resultados']],
    ['results at the end of an anonymous survey', { anonima: true }, []],
    ['live results with names', { resultados: 'ao_vivo' }, []],
  ])('at fault: %s', (_, change, wanted) => {
    const columns = tried(change)
    expect(Array.isArray(columns) ? columns : []).toEqual(wanted)
  })

  it('are kept without blanks around them', () => {
    const spaced = { ...cor, enunciado: ' Qual? ', opcoes: [' A', 'B '] }
    const columns = tried({ titulo: ' Leitura ', descricao: ' De março ', perguntas: [spaced] })
    expect(columns).toMatchObject({ titulo: 'Leitura', descricao: 'De março' })
    expect(JSON.parse((columns as { perguntas: string }).perguntas)).toEqual([
      { ...cor, enunciado: 'Qual?', opcoes: ['A', 'B'] },
    ])
  })
})
