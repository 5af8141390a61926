/** Lists of schools as they are published: their names and codes, each school once, no prison. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { expect, it } from 'vitest'
import { root } from '../core/server/paths.ts'
import { readEscolas } from './escolas.ts'

const folder = path.join(root, '../shared/data/pessoas')
const isThere = existsSync(folder)
if (!isThere) process.stdout.write('The folder of true schools is absent: its lists are not read.\n')

it.skipIf(!isThere)('reads the true lists whole', () => {
  const escolas = readEscolas(folder)
  expect(escolas.length).toBeGreaterThan(120)
  expect(escolas.filter(({ inep }) => inep !== null).length).toBeGreaterThan(80)
  expect(escolas.every(({ nome }) => nome.length > 2)).toBe(true)
})

it('reads both kinds of list, leaves out prisons and what is told twice', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'escolas-'))
  writeFileSync(
    path.join(folder, 'a.csv'),
    '\ufeffdistrito,unidade\nNorte,EBM Um\nNorte,EBM Um\nSul,"EBM Dois"\n',
  )
  writeFileSync(
    path.join(folder, 'b.csv'),
    'CODESCMEC,NOMESC,TIPOESC\n35009537,CEL TRES,6\n35454333,PENITENCIARIA,15\n35009537,CEL TRES,6\n',
  )
  writeFileSync(path.join(folder, 'c.json'), '[]')
  expect(readEscolas(folder)).toEqual([
    { nome: 'EBM Um', inep: null },
    { nome: 'EBM Dois', inep: null },
    { nome: 'CEL TRES', inep: '35009537' },
  ])
})
