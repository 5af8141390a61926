/** What comes by pasting and dropping: files, and what a page or document holds that no text here can take. */
import { defineTexts, type Language, plural, say } from '../../texts/texts.ts'
import { isBlankHtml } from './html.ts'

/** The files that are meant: beside words, a picture of the clipboard is only how these words look. */
export function filesIn(data: Pick<DataTransfer, 'files' | 'getData'> | null): File[] {
  const files = [...(data?.files ?? [])]
  return files.length > 0 && isBlankHtml(data?.getData('text/html') ?? '') ? files : []
}

export const LOSSES = ['imagens', 'filmes', 'formulas', 'tabelas', 'celulas'] as const
export type Lost = Partial<Record<(typeof LOSSES)[number], number>>

const count = (html: string, what: RegExp): number => html.match(what)?.length ?? 0

/** How much of each kind stays behind when this HTML is pasted. `tables`: the text takes tables, of plain cells. */
export function lostIn(html: string, tables: boolean): Lost {
  const counts = {
    imagens: count(html, /<(?:img|svg|canvas)\b/gi),
    filmes: count(html, /<(?:video|audio|iframe|embed|object)\b/gi),
    formulas: count(html, /<(?:math|m:omath)\b/gi),
    tabelas: tables ? 0 : count(html, /<table\b/gi),
    celulas: tables ? count(html, /\b(?:col|row)span="?(?:[2-9]|1\d)/gi) : 0,
  }
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0))
}

const pasteTexts = defineTexts({
  imagens: {
    pt: (n: number) => plural(n, '1 imagem', '# imagens'),
    en: (n: number) => plural(n, '1 picture', '# pictures'),
  },
  filmes: {
    pt: (n: number) => plural(n, '1 vídeo ou som', '# vídeos ou sons'),
    en: (n: number) => plural(n, '1 video or sound', '# videos or sounds'),
  },
  formulas: {
    pt: (n: number) => plural(n, '1 fórmula', '# fórmulas'),
    en: (n: number) => plural(n, '1 formula', '# formulas'),
  },
  tabelas: {
    pt: (n: number) => plural(n, 'o formato de 1 tabela', 'o formato de # tabelas'),
    en: (n: number) => plural(n, 'the layout of 1 table', 'the layout of # tables'),
  },
  celulas: {
    pt: (n: number) => plural(n, '1 célula unida', '# células unidas'),
    en: (n: number) => plural(n, '1 merged cell', '# merged cells'),
  },
  ficou: {
    pt: (list: string) => `Não veio na colagem: ${list}.`,
    en: (list: string) => `Left behind when pasting: ${list}.`,
  },
})

/** "Não veio na colagem: 2 imagens e 1 fórmula."; empty when all came. */
export function sayLost(lost: Lost, language: Language): string {
  const t = say(pasteTexts, language)
  const kinds = LOSSES.flatMap((kind) => (lost[kind] ? [t[kind](lost[kind])] : []))
  if (kinds.length === 0) return ''
  return t.ficou(new Intl.ListFormat(language, { type: 'conjunction' }).format(kinds))
}
