/** OpenDocument workbooks: what LibreOffice and Google write is read cell by cell; what is none is refused. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { sentidosOf } from '../../contract/columns.ts'
import { ods, rowOf } from '../../testing/ods.ts'
import { packed } from '../../testing/packed.ts'
import { inspectFile } from '../files/inside/inspect.ts'
import { readOds } from './inside/ods.ts'
import { RecusaError } from './lida.ts'
import { withPlanilha } from './read.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'turmalina-ods-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const LIMITES = { linhas: 50, colunas: 6, celula: 200 }
const rowsOf = async (rows: string, sheet = 0) => {
  const { folhas } = await readOds(ods({ Capa: '', Escolas: rows }), LIMITES)
  return folhas[1 - sheet]?.linhas.map(({ numero, celulas }) => [numero, ...celulas])
}
const cell = (inside: string, attributes = '') =>
  `<table:table-cell ${attributes}>${inside}</table:table-cell>`
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`

describe('an OpenDocument workbook', () => {
  it('is read with its numbers, dates and true values as people write them', async () => {
    const rows = [
      rowOf('nome', 'inep', 'aberta', 'ativa'),
      rowOf('E. M. “Zé” & <Ana>', 35_009_537, { dia: '2014-03-09' }, true),
    ]
    expect(await rowsOf(rows.join(''))).toEqual([
      [1, 'nome', 'inep', 'aberta', 'ativa'],
      [2, 'E. M. “Zé” & <Ana>', '35009537', '09/03/2014', 'S'],
    ])
  })

  it('keeps its lines and columns where they are, however they are written in short', async () => {
    const rows = [
      row(cell('<text:p>a</text:p>', 'table:number-columns-repeated="2"'), cell('<text:p>b</text:p>')),
      '<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="9"/></table:table-row>',
      `<table:table-header-rows><table:table-row table:number-rows-repeated="2"><table:table-cell/>${cell('<text:p>c</text:p>')}</table:table-row></table:table-header-rows>`,
    ]
    expect(await rowsOf(rows.join(''))).toEqual([
      [1, 'a', 'a', 'b'],
      [5, '', 'c'],
      [6, '', 'c'],
    ])
  })

  it('spreads merged cells, and leaves out notes, pictures and what was changed', async () => {
    const rows = [
      row(
        cell('<text:p>Rede</text:p>', 'table:number-columns-spanned="2" table:number-rows-spanned="2"'),
        '<table:covered-table-cell/>',
        cell(
          '<office:annotation><dc:date>x</dc:date><text:p>nota</text:p></office:annotation><text:p>um<text:s text:c="2"/>dois<text:line-break/>três</text:p><text:p>quatro</text:p>',
        ),
      ),
      row(
        '<table:covered-table-cell table:number-columns-repeated="2"/>',
        cell('<draw:frame><draw:text-box><text:p>figura</text:p></draw:text-box></draw:frame>'),
      ),
    ]
    const apart = `<table:tracked-changes><table:table-cell><text:p>antes</text:p></table:table-cell></table:tracked-changes>`
    expect(await rowsOf(`${apart}${rows.join('')}`)).toEqual([
      [1, 'Rede', 'Rede', 'um  dois três\nquatro'],
      [2, 'Rede', 'Rede'],
    ])
  })

  it('of a million full lines, no more is made than is asked for', async () => {
    const many = `<table:table-row table:number-rows-repeated="1048576">${cell('<text:p>x</text:p>', 'table:number-columns-repeated="16384"')}</table:table-row>`
    const { folhas } = await readOds(ods({ A: many }), LIMITES)
    expect(folhas[0]?.linhas.length).toBeLessThan(100)
    expect(folhas[0]?.linhas[0]?.celulas).toHaveLength(7)
  })

  const said = (content: string) =>
    readOds(Buffer.from(packed({ 'content.xml': Buffer.from(content) })), LIMITES).catch((error: unknown) =>
      error instanceof RecusaError ? error.recusa : error,
    )

  it('that breaks off, declares words of its own or has no sheet is refused', async () => {
    expect(await said('<table:table table:name="a')).toBe('ilegivel')
    expect(await said('<!DOCTYPE x [<!ENTITY a "b">]><table:table/>')).toBe('ilegivel')
    expect(await said('<!-- never closed')).toBe('ilegivel')
    expect(await said('<office:text/>')).toBe('ilegivel')
    expect(
      await readOds(Buffer.from(packed({ 'a.xml': Buffer.from('x') })), LIMITES).catch(String),
    ).toContain('ilegivel')
  })

  it('whatever its signs, is read or refused, never a crash', async () => {
    const sign = fc.constantFrom(
      ...['<', '>', '/', '"', '&#9;', '&#x110000;', '<![CDATA[', ']]>', '<!--', '-->', 'texto'],
      ...['<table:table>', '</table:table>', '<table:table-row>', '</table:table-row>', '<text:p>'],
      ...['<table:table-cell table:number-columns-repeated="-3">', '</table:table-cell>', '<draw:a>'],
    )
    await fc.assert(
      fc.asyncProperty(fc.array(sign, { maxLength: 30 }), async (signs) => {
        const one = await said(signs.join(''))
        expect(one === 'ilegivel' || (typeof one === 'object' && one !== null && 'folhas' in one)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('passes the entrance and the worker; with macros, or under another name, it does not', async () => {
    const place = path.join(folder, 'lista.ods')
    const inspected = async (bytes: Uint8Array) => {
      await writeFile(place, bytes)
      return inspectFile(place, { nome: 'lista.ods', extensao: '.ods' }).then(
        ({ tipo }) => tipo,
        ({ codigo }: { codigo?: string }) => codigo,
      )
    }
    const good = ods({ Escolas: rowOf('nome') + rowOf('E. M. Sul') })
    expect(await inspected(good)).toBe('application/vnd.oasis.opendocument.spreadsheet')
    const vocabulario = { sentidoOf: sentidosOf({}), missingOf: () => [] }
    const order = { formato: 'ods', limites: LIMITES, place, vocabulario } as const
    expect(await withPlanilha(order, async ({ total, cabecalho }) => [total, ...cabecalho])).toEqual([
      1,
      'nome',
    ])
    const macros = ods({ A: rowOf('nome') }, { 'Basic/Standard/Module1.xml': Buffer.from('x') })
    expect(await inspected(macros)).toBe('arquivo_invalido')
    expect(await inspected(packed({ 'xl/workbook.xml': Buffer.from('x') }))).toBe('arquivo_invalido')
  })
})
