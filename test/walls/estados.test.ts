/**
 * Which states, roles and hours each source of the server asks of rows. A small world has no row that was removed, archived,
 * suspended, or that ends at this very moment, and what forgets to ask finds the same; here the list of it differs (decision
 * 0044). TEST_ESTADOS=escreve writes the list anew.
 */
import { expect, it } from 'vitest'
import { statesAsked } from './estados.ts'
import { filesUnder, isTest } from './house.ts'
import { counted, heldAgainst } from './listed.ts'

const LIST = new URL('./estados.baseline', import.meta.url)

it.each([
  ['sql`select from turma t where t.id = 1 and t.removida_em is null`', 'removida_em is null'],
  ['sql`select from turma t where t.id = 1`', ''],
  [
    `sql\`where \${open ? sql\`a.status = 'ativa'\` : sql\`true\`} and fim > \${now}::timestamptz\``,
    `fim > \${ now } | status = 'ativa'`,
  ],
  ['sql`where fim >= now() and not fim is null`', 'fim >= now | not fim is null'],
  ["query.where('x.estado', '=', 'enviada').where('id', '=', id)", "estado = 'enviada'"],
  ['const there = row.expira_em !== null && row.expira_em > now', 'expira_em !== null | expira_em > now'],
  ['const there = row.expira_em !== null', 'expira_em !== null'],
  ['/** Of `fim > now`: what counts. */', ''],
])('reads %s', (text, line) => expect(counted(statesAsked(text))).toBe(line))

it('no source asks of states otherwise than the list says', () => {
  const files = [...filesUnder('areas'), ...filesUnder('core')].filter(
    (file) => file.includes('/server/') && !isTest(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const read = (text: string) => counted(statesAsked(text))
  const write = process.env.TEST_ESTADOS === 'escreve'
  expect(heldAgainst(LIST, { files, read, write })).toEqual({ now: [], listed: [] })
})
