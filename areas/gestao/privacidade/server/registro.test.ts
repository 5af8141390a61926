/** The registry against the catalogue: every column that can name a person is there, every column it names exists. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { REGISTRO } from '../../../registro.ts'

/** Columns that hold a person's id without a key, by the name they bear. */
const NAMES = '(^|_)(usuario|aluno|quem|autor|pessoa|suporte)_id$|_por$'

/** Columns with such a name that hold no person of the tenant. */
const NOT_PEOPLE: readonly string[] = []

let tenant: TestTenant
let columns: Map<string, Set<string>>

beforeAll(async () => {
  tenant = await testTenant()
  columns = new Map()
  const rows = await tenant.sql<{ tabela: string; coluna: string }>(
    `select c.relname as tabela, a.attname as coluna from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  )
  for (const { tabela, coluna } of rows) columns.set(tabela, (columns.get(tabela) ?? new Set()).add(coluna))
})

/** `tabela.coluna` of every key at `usuario`, and of every number named like a person. */
async function columnsOfPeople(): Promise<string[]> {
  const rows = await tenant.sql<{ coluna: string }>(
    `select c.conrelid::regclass || '.' || a.attname as coluna
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname <> 'tenant_id'
     where c.contype = 'f' and c.confrelid = 'usuario'::regclass
     union
     select r.relname || '.' || a.attname from pg_class r
     join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
     where r.relnamespace = 'public'::regnamespace and r.relkind in ('r', 'p')
       and a.atttypid in ('int8'::regtype, 'int4'::regtype) and a.attname ~ $1
     order by 1`,
    [NAMES],
  )
  return rows.map(({ coluna }) => coluna).filter((coluna) => !NOT_PEOPLE.includes(coluna))
}

const registered = REGISTRO.flatMap(({ tabela, pessoas }) =>
  Object.keys(pessoas).map((coluna) => `${tabela}.${coluna}`),
)

describe('the registry and the catalogue', () => {
  it('see a planted column', async () => {
    expect(await columnsOfPeople()).toContain('mensagem.removida_por')
    expect(await columnsOfPeople()).toContain('auditoria.quem_id')
    expect(registered).not.toContain('turma.rede_id')
  })

  it('every column that can name a person says how it is exported and erased', async () => {
    expect((await columnsOfPeople()).filter((column) => !registered.includes(column))).toEqual([])
  })

  it('an index leads from a person to every row that points at them: taking an account away reads no table whole', async () => {
    const unindexed = await tenant.sql<{ tabela: string; chave: string }>(
      `select c.conrelid::regclass::text as tabela, pg_get_constraintdef(c.oid) as chave from pg_constraint c
       where c.contype = 'f' and c.confrelid = 'usuario'::regclass and not exists (
         select from pg_index i where i.indrelid = c.conrelid
           and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
    )
    expect(unindexed).toEqual([])
  })

  it('every column that an entry names exists', () => {
    const missing = REGISTRO.flatMap(({ tabela, retencao, pessoas }) =>
      Object.entries(pessoas)
        .flatMap(([coluna, { sai, troca, onde }]) => [
          coluna,
          ...sai,
          ...Object.keys(troca ?? {}),
          ...Object.keys(onde ?? {}),
        ])
        .concat(retencao.coluna ?? [])
        .filter((column) => !columns.get(tabela)?.has(column))
        .map((column) => `${tabela}.${column}`),
    )
    expect(missing).toEqual([])
  })

  it('what stays says why, and what is written over says with what', () => {
    for (const { tabela, pessoas } of REGISTRO)
      for (const [coluna, { faz, troca, motivo }] of Object.entries(pessoas)) {
        if (faz === 'manter') expect(motivo, `${tabela}.${coluna}`).toBeDefined()
        if (faz === 'anonimizar') expect(Object.keys(troca ?? {}), `${tabela}.${coluna}`).not.toEqual([])
      }
  })

  it('secrets never leave', () => {
    const secret = /senha|segredo|token|hash|chave_privada|codigo/
    const leaving = REGISTRO.flatMap(({ tabela, pessoas }) =>
      Object.values(pessoas).flatMap(({ sai }) => sai.map((column) => `${tabela}.${column}`)),
    )
    expect(leaving.length).toBeGreaterThan(80)
    expect(leaving.filter((column) => secret.test(column.split('.')[1] ?? ''))).toEqual([])
  })
})
