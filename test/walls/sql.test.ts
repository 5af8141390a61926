/** SQL obeys the walls: each table has one owner, which alone names it. What still does not is counted and may only shrink. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is source text
import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { AREAS, folderOf } from '../../areas/domains.ts'
import { REGISTRO } from '../../areas/registro.ts'
import type { RegistroDeDado } from '../../core/policy/registro.ts'
import { root } from '../../core/server/paths.ts'
import { testApp } from '../kit/app.ts'
import { testTenant } from '../kit/tenant.ts'
import { compared, counted, held, readBaseline, writeBaseline } from './baseline.ts'
import { everyReference, filesUnder, isTest, isUpward, keeps, open, ownerOf, roomOf } from './house.ts'
import { readSource } from './names.ts'
import { OWNERS } from './owners.ts'
import { referencesOf } from './sql.ts'

/** `table r|w` of each reference in a planted file that goes through a wall. */
const through = (file: string, text: string): string[] =>
  referencesOf(readSource(root, file, text), open)
    .filter((reference) => !keeps(reference))
    .map(({ table, writes }) => `${table} ${writes ? 'w' : 'r'}`)

const server = ['areas', 'core/server', 'apps/server'].flatMap(filesUnder)

describe('the reader', () => {
  it.each([
    ['a builder that reads', "tx.selectFrom('topico as t').select('t.id')", ['topico r']],
    ['a builder of two tables', "tx.selectFrom(['turma', 'topico'])", ['topico r']],
    ['a join', "tx.selectFrom('turma').innerJoin('mensagem as m', 'm.id', 'turma.id')", ['mensagem r']],
    ['a subquery', "(q) => q.exists(q.selectFrom('sessao').select('id'))", ['sessao r']],
    ['a builder that writes', "tx.updateTable('sessao').set({ revogada_em: null })", ['sessao w']],
    ['a builder that deletes', "tx.deleteFrom('turma').using('topico')", ['topico r']],
    ['a template', 'sql`select t.id from turma t join topico x on x.turma_id = t.id`', ['topico r']],
    [
      'a list of tables',
      'sql`select 1 from turma t, lateral (select 1) y, topico x where true`',
      ['topico r'],
    ],
    ['a template that writes', 'sql`update sessao s set revogada_em = now() from turma t`', ['sessao w']],
    ['a template that inserts', 'sql`insert into topico (id) select id from turma`', ['topico w']],
    [
      'a template that deletes',
      'sql`delete from topico using sessao s where true`',
      ['topico w', 'sessao r'],
    ],
    ['a name in a const', "const T = 'topico' as const\ntx.selectFrom(T)", ['topico r']],
    ['names in a loop', "for (const t of ['turma', 'voto'] as const) tx.deleteFrom(t)", ['voto w']],
    [
      'a name as a parameter',
      "const f = (t: 'turma' | 'voto') => sql`delete from ${sql.table(t)}`",
      ['voto w'],
    ],
    [
      'a name put together',
      'const f = (x: string) => sql`select from ${sql.table(`topico_${x}`)}`',
      ['topico_favorito r', 'topico_nota r', 'topico_participacao r', 'topico_visto r'],
    ],
    ['a name from outside', 'const f = (t: string) => tx.deleteFrom(t)', ['? w']],
    ['a name given by a caller', "const f = (t: string) => tx.deleteFrom(t)\nf('topico')", ['topico w']],
    ['text of a factory', "await sql('insert into topico (id) values ($1)', [1])", ['topico w']],
    ['a piece that is only a name', 'const from = sql`topico t`\nsql`select 1 from ${from}`', ['topico r']],
    ['text that is sent as it is', "client.query('select 1 from sessao')", ['sessao r']],
    ['a set of rows', "export const rows = { topico: rowSet('topico') }", ['topico w']],
    ['a set of rows of any table', 'const f = (t: string) => rowSet(t)', ['? w']],
    ['a view of an area above', "tx.selectFrom('turma_playlist')", ['turma_playlist r']],
  ])('sees %s', (_, text, seen) => {
    expect(through('areas/escola/turma/server/queries.ts', text)).toEqual(seen)
  })

  it.each([
    ['its own tables', "tx.selectFrom('turma').innerJoin('matricula as m', 'm.turma_id', 'turma.id')"],
    ['its own tables in a template', 'sql`with sessao as (select 1 from turma) select from sessao`'],
    ['a name of its own', "tx.with('topico', (q) => q.selectFrom('turma')).selectFrom('topico')"],
    [
      'columns, functions, comparisons',
      'sql`x is distinct from topico.id and extract(epoch from now()) > 1`',
    ],
    ['an upsert and a lock', 'sql`insert into turma values (1) on conflict do update set nome = 1`'],
    ['words of people', "const texts = { pt: 'sessao', en: 'session' }"],
    ['what is no builder', "Array.from('topico')"],
  ])('lets %s be', (_, text) => {
    expect(through('areas/escola/turma/server/queries.ts', text)).toEqual([])
  })

  it('lets a view be read below, which its owner published', () => {
    const text = "tx.selectFrom('turma_playlist')"
    expect(through('areas/ensino/pacote/server/queries.ts', text)).toEqual([])
    expect(through('areas/ensino/pacote/server/queries.ts', "tx.updateTable('turma_playlist')")).toHaveLength(
      1,
    )
    expect(through('areas/ensino/aula/server/queries.ts', text)).toHaveLength(1)
  })

  it('lets privacy walk what the registry names, and nobody else', () => {
    const text = 'const f = (m: Mention) => sql`delete from ${sql.table(m.tabela)}`'
    expect(through('areas/gestao/privacidade/server/write-erase.ts', text)).toEqual([])
    expect(through('areas/escola/lote/server/erase.ts', text)).toEqual(['? w'])
    expect(through('areas/gestao/privacidade/server/write-erase.ts', "tx.deleteFrom('topico')")).toEqual([
      'topico w',
    ])
  })
})

describe('the baseline', () => {
  const now = counted([
    { area: 'turma', table: 'topico', writes: false },
    { area: 'turma', table: 'topico', writes: true },
  ])
  it('tells what grew from what shrank', () => {
    expect(compared(now, readBaseline('turma topico 1 1\n'))).toEqual({ more: [], less: [] })
    expect(compared(now, readBaseline('turma topico 2 1\n')).less).toHaveLength(1)
    expect(compared(now, readBaseline('turma topico 1 0\n')).more).toHaveLength(1)
    expect(compared(now, new Map()).more).toHaveLength(1)
    expect(writeBaseline(now)).toBe('turma topico 1 1\n')
  })
})

describe('the walls', () => {
  it('know one owner of each table', async () => {
    const owned = [...OWNERS.values()].flat()
    const { database } = await testApp()
    const { rows } = await database.asTenant((await testTenant()).id, (tx) =>
      sql<{ name: string }>`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and not relispartition`.execute(
        tx,
      ),
    )
    expect(rows.length).toBeGreaterThan(100)
    expect(owned.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('find the registry of personal data of each table beside its owner', async () => {
    let seen = 0
    const strange: string[] = []
    for (const area of AREAS) {
      const file = path.join(root, folderOf(area), 'registro.ts')
      if (!existsSync(file)) continue
      const { registro } = (await import(file)) as { registro: readonly RegistroDeDado[] }
      for (const { tabela } of registro) {
        seen += 1
        const of = ownerOf(tabela)
        // What the kernel keeps is told beside the work that it keeps it for.
        if (of !== area && !(of === 'core' && area === 'trabalho')) strange.push(`${tabela} in ${area}`)
      }
    }
    expect(seen).toBe(REGISTRO.length)
    expect(strange).toEqual([])
  })

  const program = server.filter((file) => !isTest(file) && !file.includes('/web/'))
  const wrong = everyReference(program).filter((reference) => !keeps(reference))

  it('let nothing name a table of an area above: it asks by a hook', () => {
    const planted = (file: string, text: string) =>
      referencesOf(readSource(root, file, text), open).filter(isUpward).length
    expect(planted('areas/escola/turma/server/x.ts', "tx.selectFrom('topico')")).toBe(1)
    expect(planted('areas/conversa/forum/server/x.ts', "tx.selectFrom('turma')")).toBe(0)
    expect(wrong.filter(isUpward)).toEqual([])
  })

  it('let nobody write the rows of another area: its functions do', () => {
    expect(through('areas/conversa/forum/server/x.ts', "tx.updateTable('turma')")).toEqual(['turma w'])
    expect(wrong.filter(({ writes }) => writes)).toEqual([])
  })

  it('stand in the program: no more goes through than the baseline says', () => {
    const now = counted(wrong.map((one) => ({ ...one, area: roomOf(one.file) })))
    expect(held(path.join(import.meta.dirname, 'sql.baseline'), now)).toEqual([])
  })

  it('stand in the tests: rows of other areas come from factories', () => {
    const wrong = everyReference(server.filter((file) => file.endsWith('.test.ts'))).filter(
      (one) => one.writes && !keeps(one),
    )
    const now = counted(wrong.map((one) => ({ ...one, area: roomOf(one.file) })))
    expect(held(path.join(import.meta.dirname, 'tests.baseline'), now)).toEqual([])
  })

  it('stand around the demonstration, which names no table: it takes rows of their owners and calls', () => {
    for (const planted of [
      "tx.selectFrom('turma')",
      "tx.deleteFrom('evento')",
      'sql`insert into topico (titulo) select nome from ids_turma`',
      'const f = (t: string) => sql`analyze ${sql.table(t)}`',
      "const rows = rowSet('turma')",
    ])
      expect(through('demo/x.ts', planted), planted).toHaveLength(1)
    expect(through('demo/x.ts', 'forumRows.topico.fill([], sql`select id from ids_topico`)')).toEqual([])
    expect(everyReference(filesUnder('demo')).filter((reference) => !keeps(reference))).toEqual([])
  })
})
