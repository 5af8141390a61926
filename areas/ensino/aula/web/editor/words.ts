/** The words of a screen line by line, for comparing two of them. */
import { withoutTags } from '../../../../../core/contract/linear.ts'

/** Names whose values are marks of the editor and not words. */
const SILENT = new Set(['id', 'grupo', 'alvo', 'modo'])

const textOf = (html: string): string =>
  withoutTags(
    html
      .replace(/<span data-math="([^"]*)"[^<>]*>/g, '$1')
      .replace(/<\/(p|li|h\d|blockquote)>|<br\s*\/?>/g, '\n'),
  )
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

function linesOf(value: unknown, name: string): string[] {
  if (SILENT.has(name) || value === null || value === undefined || value === false || value === '') return []
  if (typeof value === 'string')
    return textOf(value)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  if (typeof value === 'number') return [`${name}: ${String(value).replace('.', ',')}`]
  if (typeof value === 'boolean') return [`${name} ✓`]
  if (Array.isArray(value)) return value.flatMap((one) => partLines(one, name))
  return Object.entries(value).flatMap(([key, one]) => linesOf(one, key))
}

/** A part of a list is one line: its words with its marks. */
function partLines(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return linesOf(value, name)
  const lines = linesOf(value, name)
  return lines.length === 0 ? [] : [lines.join(' · ')]
}

export const wordsOf = (value: unknown): string[] => linesOf(value, '')
