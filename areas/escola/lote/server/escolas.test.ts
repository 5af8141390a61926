/** The importer on true schools and names (`../shared/data/pessoas`): files of their people go in without an edit by hand. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { root } from '../../../../core/server/paths.ts'
import { writeXlsx } from '../../../../core/server/sheets/write.ts'
import { type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { readCpf } from '../../pessoa/rules.ts'
import { peopleFile, peopleRows, type SchoolOfFile } from '../factory.ts'
import { digestOf, recordLote, sendLote, undoLote } from './testing.ts'

const folder = path.join(root, '../shared/data/pessoas')
const isThere = existsSync(folder)
if (!isThere)
  process.stdout.write('The folder of true schools and names is absent: the importer is not run on it.\n')

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8')
const rowsOf = (name: string) => parse(read(name), { columns: true, bom: true }) as Record<string, string>[]
const namesOf = () =>
  (JSON.parse(read('nomes.json')) as { first_name: string }[]).map((one) => one.first_name)

interface School {
  codigo: string
  inep: string | null
  nome: string
}

const estaduais = (name: string): School[] =>
  rowsOf(name).map(({ CODESCMEC = '', NOMESC = '' }) => ({
    codigo: `SP${CODESCMEC}`,
    inep: CODESCMEC,
    nome: NOMESC,
  }))

const municipais = (): School[] =>
  rowsOf('escolas_florianopolis.csv').map(({ unidade = '' }, i) => ({
    codigo: `FLN-${i + 1}`,
    inep: null,
    nome: unidade,
  }))

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeOf = (n: number): string =>
  Array.from({ length: 7 }, (_, i) => ALPHABET[Math.floor(n / 31 ** i) % 31]).join('')

/** The schools with two classes each; the file names schools by INEP code where they have one, classes by name. */
async function found(tenant: TestTenant, schools: readonly School[]): Promise<SchoolOfFile[]> {
  const ids = await tenant.sql<{ id: string }>(
    `insert into rede (tenant_id, cliente_id, codigo, nome, inep)
     select $1, (select id from cliente where tenant_id = $1 limit 1), x.codigo, x.nome, x.inep
     from jsonb_to_recordset($2) as x (codigo text, nome text, inep text) returning id`,
    [tenant.id, JSON.stringify(schools)],
  )
  const turmas = ids.flatMap(({ id }, i) =>
    ['6º A', '7º B'].map((nome, k) => ({ rede_id: id, nome, codigo: codeOf(i * 2 + k) })),
  )
  await tenant.sql(
    `insert into turma (tenant_id, rede_id, codigo, nome, ano_letivo)
     select $1, x.rede_id, x.codigo, x.nome, 2026
     from jsonb_to_recordset($2) as x (rede_id bigint, codigo text, nome text)`,
    [tenant.id, JSON.stringify(turmas)],
  )
  return schools.map(({ codigo, inep }) => ({ codigo: inep ?? codigo, turmas: ['6º A', '7º B'] }))
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const withBom = (text: string) => Buffer.from(`\ufeff${text}`)

describe.skipIf(!isThere)('true schools', () => {
  it.each([
    ['osasco.csv in Latin-1 with semicolons', () => estaduais('osasco.csv'), ';', latin1],
    [
      'presidente_prudente.csv in UTF-8 with a mark and commas',
      () => estaduais('presidente_prudente.csv'),
      ',',
      withBom,
    ],
    ['escolas_florianopolis.csv', municipais, ';', (text: string) => Buffer.from(text)],
  ] as const)(
    '%s: everybody goes in, again nothing changes, and all of it is undone',
    async (_, list, separator, encode) => {
      const tenant = await testTenant()
      const admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
      const schools = await found(tenant, list())
      const before = await digestOf(tenant)
      const people = schools.length * 2 * 5
      const file = encode(peopleFile({ schools, names: namesOf(), people, separator, full: true }))
      const lote = await sendLote(tenant, admin, file)
      expect(lote.contagem).toMatchObject({ criar: people, erro: 0 })
      const done = await recordLote(tenant, admin, lote)
      const [{ n } = { n: 0 }] = await tenant.sql<{ n: number }>(
        `select count(*)::int as n from matricula where tenant_id = $1`,
        [tenant.id],
      )
      expect(n).toBe(people)
      expect((await sendLote(tenant, admin, file)).contagem).toMatchObject({
        ignorar: people,
        criar: 0,
        erro: 0,
      })
      await undoLote(tenant, admin, done)
      expect(await digestOf(tenant)).toEqual(before)
    },
  )

  it('as a spreadsheet', async () => {
    const tenant = await testTenant()
    const admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
    const schools = await found(tenant, municipais())
    const [titles = [], ...rows] = peopleRows({ schools, names: namesOf(), people: 200, full: true })
    const conteudo = await writeXlsx({ nome: 'Pessoas', titles, rows })
    const lote = await sendLote(tenant, admin, conteudo, { nome: 'pessoas.xlsx' })
    expect(lote.contagem).toMatchObject({ criar: 200, erro: 0 })
  })

  it('every CPF of the vectors is told right from wrong', () => {
    const { valid, invalid } = JSON.parse(read('cpf.json')) as { valid: string[]; invalid: string[] }
    expect(valid.filter((cpf) => !readCpf(cpf).ok)).toEqual([])
    expect(invalid.filter((cpf) => readCpf(cpf).ok)).toEqual([])
    expect(valid.length + invalid.length).toBeGreaterThan(30)
  })
})
