/** The index of an export: one page that opens without the internet, in the name and colour of the network. */

import { datesFor } from '../../../../core/contract/dates.ts'
import { withoutTags } from '../../../../core/contract/linear.ts'
import { table } from '../../../../core/contract/table.ts'
import { retencaoEmPalavras } from '../../../../core/policy/registro.ts'
import { inLanguage, type Language, say } from '../../../../core/texts/texts.ts'
import { REGISTRO } from '../../../registro.ts'
import { colunaEmPalavras, exportTexts } from '../texts-export.ts'
import type { Cell, Collected, Part } from './find-personal.ts'

const MARKS: Readonly<Record<string, string>> = table({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '')

/** What a person wrote is kept as HTML: its words, without the marks. */
const plain = (text: string): string =>
  withoutTags(text.replace(/<\/(p|li|div|h\d|blockquote)>|<br\s*\/?>/gi, '\n'))
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim()

export interface ExportHead {
  nome: string
  rede: string
  /** `#rrggbb` */
  colour: string
  language: Language
  now: Date
}

/** The path of a file inside the zip. */
export const pathOf = ({ id, nome }: { id: number; nome: string }): string =>
  `arquivos/${id}-${nome.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_')}`

/** A JSON file for programs; instants in ISO 8601, UTC. */
export const jsonOf = ({ nome, rede, now }: ExportHead, { partes, arquivos }: Collected): Buffer =>
  Buffer.from(
    JSON.stringify(
      {
        formato: 'turmalina/dados-pessoais/1',
        rede,
        pessoa: nome,
        gerado_em: now.toISOString(),
        tabelas: partes,
        arquivos: arquivos.map((file) => ({ nome: file.nome, bytes: file.bytes, caminho: pathOf(file) })),
      },
      null,
      1,
    ),
  )

function cellOf(value: Cell, column: string, { language }: ExportHead): string {
  const t = say(exportTexts, language)
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? t.sim : t.nao
  if (value instanceof Date) return datesFor(language).dateTime(value)
  if (typeof value === 'object') return escaped(JSON.stringify(value))
  const text = String(value).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')
  return escaped(column === 'conteudo' ? plain(text) : text).replaceAll('\n', '<br>')
}

function tableOf({ linhas }: Part, head: ExportHead): string {
  const columns = Object.keys(linhas[0] ?? {})
  const titles = columns
    .map((column) => `<th scope="col">${escaped(colunaEmPalavras(column, head.language))}</th>`)
    .join('')
  const rows = linhas
    .map(
      (linha) =>
        `<tr>${columns.map((column) => `<td>${cellOf(linha[column] ?? null, column, head)}</td>`).join('')}</tr>`,
    )
    .join('\n')
  return `<div class="rola"><table><thead><tr>${titles}</tr></thead><tbody>\n${rows}\n</tbody></table></div>`
}

const STYLE = (colour: string): string => `
:root{--cor:${colour}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.6 "Atkinson Hyperlegible Next",system-ui,sans-serif;color:#1d2433;background:#f6f7f9}
header{background:#fff;border-top:6px solid var(--cor);padding:32px 24px;border-bottom:1px solid #dfe3ea}
header p,main p{max-width:70ch;color:#4a5468}
main,header>div{max-width:1100px;margin:0 auto}
main{padding:24px}
h1{margin:0 0 8px;font-size:28px;line-height:1.2}
section{background:#fff;border:1px solid #dfe3ea;border-radius:12px;padding:20px 24px;margin:0 0 20px}
h2{margin:0;font-size:20px}
.rola{overflow-x:auto}
table{border-collapse:collapse;width:100%;margin-top:12px;font-size:15px}
th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-bottom:1px solid #e7eaf0}
th{color:#4a5468;white-space:nowrap}
td{font-variant-numeric:tabular-nums;max-width:60ch;overflow-wrap:anywhere}
small{color:#4a5468}
a{color:inherit}
@media print{section{break-inside:avoid;border:0;padding:0}}
`

/** Everything in words, by table of the registry. */
export function htmlOf(head: ExportHead, { partes, arquivos }: Collected): Buffer {
  const { nome, rede, colour, language, now } = head
  const t = say(exportTexts, language)
  const pick = (pair: { pt: string; en: string }) => inLanguage(pair, language)
  const known = REGISTRO.map((entry) => ({
    entry,
    parts: partes.filter(({ tabela }) => tabela === entry.tabela),
  })).filter(({ parts }) => parts.length > 0)
  const count = (parts: readonly Part[]): number => parts.reduce((sum, { linhas }) => sum + linhas.length, 0)
  const contents = known
    .map(
      ({ entry, parts }) =>
        `<li><a href="#${entry.tabela}">${escaped(pick(entry.dado))}</a> <small>${t.linhas(count(parts))}</small></li>`,
    )
    .join('\n')
  const sections = known
    .map(
      ({ entry, parts }) => `<section id="${entry.tabela}">
<h2>${escaped(pick(entry.dado))}</h2>
<p>${t.para}: ${escaped(pick(entry.finalidade))}. ${t.ate}: ${escaped(pick(retencaoEmPalavras(entry.retencao)))}.</p>
${parts.map((part) => tableOf(part, head)).join('\n')}
</section>`,
    )
    .join('\n')
  const files = arquivos
    .map(
      (file) =>
        `<li><a href="${escaped(pathOf(file).split('/').map(encodeURIComponent).join('/'))}">${escaped(file.nome)}</a></li>`,
    )
    .join('\n')
  return Buffer.from(`<!doctype html>
<html lang="${language === 'en-us' ? 'en' : 'pt-BR'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(`${t.titulo} · ${rede}`)}</title><style>${STYLE(colour)}</style></head>
<body><header><div><h1>${t.titulo}</h1>
<p>${escaped(t.deQuem(nome, rede))}<br>${escaped(t.feitaEm(datesFor(language).dateTime(now)))}</p>
<p>${t.como}</p></div></header>
<main><section><h2>${t.conteudo}</h2><ul>${contents}</ul></section>
${sections}
${arquivos.length > 0 ? `<section><h2>${t.arquivos}</h2><ul>${files}</ul></section>` : ''}
</main></body></html>
`)
}
