/** Every table with a person in it stands in the registry of personal data, and nothing else does. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BASES, GRUPOS, retencaoEmPalavras } from '../core/policy/registro.ts'
import { REGISTRO } from './registro.ts'

const folder = path.join(import.meta.dirname, '../database/migrations')
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n')

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '')

/** As it is called after all that was renamed. */
function lastName(sql: string, name: string): string {
  return [...sql.matchAll(/alter table (\w+) rename to (\w+);/gi)].reduce(
    (known, [, from, to = '']) => (known === from ? to : known),
    name,
  )
}

function tablesOf(sql: string): string[] {
  const clean = withoutComments(sql)
  return [...clean.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, name = '']) =>
    lastName(clean, name),
  )
}

/** A table holds a person when a column names one, when a key points at `usuario`, or when it is `usuario`. */
function tablesWithPerson(sql: string): string[] {
  const clean = withoutComments(sql)
  const bodies = [
    ...clean.matchAll(/create table (?:if not exists )?(\w+)\s*\(([\s\S]*?)\n\);/gi),
    ...clean.matchAll(/alter table (\w+)\s+([^;]*);/gi),
  ]
  const names = bodies
    .filter(
      ([, name, body = '']) =>
        name === 'usuario' || /\b(usuario|aluno)_id\b/.test(body) || /references usuario\b/i.test(body),
    )
    .map(([, name = '']) => lastName(clean, name))
  return [...new Set(names)]
}

describe('the registry of personal data', () => {
  const registered = REGISTRO.map(({ tabela }) => tabela)

  it('finds a table that was planted', () => {
    const planted =
      'create table planted (\n  id int,\n  aluno_id bigint\n);\ncreate table plain (\n  id int\n);'
    expect(tablesWithPerson(planted)).toEqual(['planted'])
    expect(tablesWithPerson('alter table late add column usuario_id bigint;')).toEqual(['late'])
    expect(
      tablesWithPerson('create table signed (\n  removida_por bigint references usuario (id)\n);'),
    ).toEqual(['signed'])
    expect(
      tablesWithPerson('create table old (\n  usuario_id int\n);\nalter table old rename to young;'),
    ).toEqual(['young'])
  })

  it('reads the migrations', () => {
    expect(tablesWithPerson(migrations)).toEqual(
      expect.arrayContaining(['usuario', 'sessao', 'matricula', 'mensagem']),
    )
  })

  it('names every table with a person', () => {
    expect(tablesWithPerson(migrations).filter((table) => !registered.includes(table))).toEqual([])
  })

  it('names no table that does not exist, and none twice', () => {
    const tables = tablesOf(migrations)
    expect(registered.filter((table) => !tables.includes(table))).toEqual([])
    expect(new Set(registered).size).toBe(registered.length)
  })

  it('says what, why, on which ground and for how long, in both languages', () => {
    for (const { dado, finalidade, base, grupo, retencao } of REGISTRO) {
      for (const words of [dado, finalidade, BASES[base], GRUPOS[grupo], retencaoEmPalavras(retencao)]) {
        expect(words.pt).not.toBe('')
        expect(words.en).not.toBe('')
      }
    }
    expect(retencaoEmPalavras({ desde: 'registro', dias: 1 }).pt).toBe('1 dia depois do registro')
    expect(retencaoEmPalavras({ desde: 'registro', dias: 5 * 365 }).en).toBe('5 years after it was recorded')
    expect(retencaoEmPalavras({ desde: 'encerramento', dias: 180 }).pt).toBe(
      '180 dias depois que a sessão termina',
    )
  })
})
