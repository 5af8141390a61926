/** A curriculum as a file: CSV and JSON in the form of the file that it came from, XLSX; no cell runs in a spreadsheet. */
import type { Forma } from '../../../../core/server/sheets/lida.ts'
import { writeXlsx } from '../../../../core/server/sheets/write.ts'
import { type Tabela, textOf } from '../rules-importar-exportar.ts'
import type { Codificacao, Saida } from '../shapes-importar.ts'
import { shieldCell } from './importar-celulas.ts'

export interface Escrita {
  forma: Forma
  separador: string
  codificacao: Codificacao
}

/** What Brazilian spreadsheets open with their accents: for a curriculum that came from no CSV. */
export const DA_CASA: Escrita = {
  forma: { bom: true, quebra: '\r\n', fim: true, recuo: 2 },
  separador: ';',
  codificacao: 'utf-8',
}

/** Bytes of Windows-1252 for the letters that Unicode has elsewhere; those from A0 on are their own. */
const WINDOWS_1252 = new Map(
  Array.from({ length: 32 }, (_, i) => i + 0x80).map((byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
)

/** The text in Windows-1252; undefined when it has a letter that this has not. */
function encode1252(text: string): Buffer | undefined {
  const bytes: number[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const byte = code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : WINDOWS_1252.get(letter)
    if (byte === undefined) return undefined
    bytes.push(byte)
  }
  return Buffer.from(bytes)
}

/** Quoted only where it has to be (RFC 4180, 2.6): files written so come back byte for byte. */
function csvCell(value: unknown, separador: string): string {
  const text = shieldCell(textOf(value))
  return /["\r\n]/.test(text) || text.includes(separador) ? `"${text.replaceAll('"', '""')}"` : text
}

export function writeCsvAs(
  { cabecalho, linhas }: Tabela,
  { forma, separador, codificacao }: Escrita,
): Buffer {
  const lines = [cabecalho, ...linhas].map((row) =>
    row.map((cell) => csvCell(cell, separador)).join(separador),
  )
  const text = lines.join(forma.quebra) + (forma.fim ? forma.quebra : '')
  const plain = codificacao === 'windows-1252' ? encode1252(text) : undefined
  // What no longer fits its encoding is written in one that fits everything.
  return plain ?? Buffer.from(`${forma.bom || codificacao === 'windows-1252' ? '\ufeff' : ''}${text}`)
}

const isAbsent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function writeJsonAs({ cabecalho, linhas }: Tabela, { forma }: Pick<Escrita, 'forma'>): Buffer {
  const list = linhas.map((row) =>
    Object.fromEntries(
      cabecalho.flatMap((key, i) => (isAbsent(row[i]) ? [] : [[key, row[i] ?? null] as const])),
    ),
  )
  const whole = forma.raiz === undefined ? list : Object.fromEntries([[forma.raiz, list]])
  const text = JSON.stringify(whole, null, forma.recuo).replaceAll('\n', forma.quebra)
  return Buffer.from(`${forma.bom ? '\ufeff' : ''}${text}${forma.fim ? forma.quebra : ''}`)
}

export const TIPOS: Readonly<Record<Saida, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
}

/** JSON as programs expect it: no mark before it. */
export const JSON_DA_CASA: Escrita = {
  ...DA_CASA,
  forma: { bom: false, quebra: '\n', fim: true, recuo: 2 },
}

/** The file of a table, in the form of `escrita`. */
export async function writeTabela(formato: Saida, tabela: Tabela, escrita: Escrita): Promise<Buffer> {
  if (formato === 'csv') return writeCsvAs(tabela, escrita)
  if (formato === 'json') return writeJsonAs(tabela, escrita)
  const rows = tabela.linhas.map((row) => tabela.cabecalho.map((_, i) => shieldCell(textOf(row[i]))))
  return writeXlsx({ nome: 'Currículo', titles: tabela.cabecalho, rows })
}
