/** An incident as it is told: on the wire, as lines of a table, as a document. */

import { datesFor } from '../../../../core/contract/dates.ts'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { renderPdf } from '../../../../core/server/pdf/pdf.ts'
import { writeCsv } from '../../../../core/server/sheets/write.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import type { Incidente, Levantamento } from '../contract-encarregado.ts'
import { prazosDe } from '../rules-incidente.ts'
import { incidenteTexts } from '../texts-incidente.ts'
import type { IncidenteRow } from './queries-incidente.ts'

export function presentIncidente(row: IncidenteRow): Told<Incidente> {
  const { comunicar, completar } = prazosDe({ ciencia: row.ciencia_em, comunicado: row.comunicado_em })
  return {
    id: row.id,
    titulo: row.titulo,
    descricao: row.descricao,
    medidas: row.medidas,
    ciencia_em: row.ciencia_em,
    inicio: row.inicio,
    fim: row.fim,
    entidade: row.entidade,
    quem: row.quem_id,
    levantamento: row.levantamento as Levantamento,
    comunicado_em: row.comunicado_em,
    completado_em: row.completado_em,
    prazo_comunicar: comunicar,
    prazo_completar: completar,
    criado_em: row.created_at,
  }
}

/** The report, item by item: what the authority's form asks for and the log can tell. */
export function reportLines(
  incidente: Omit<Told<Incidente>, 'id' | 'criado_em'>,
  language: Language,
): [string, string][] {
  const t = say(incidenteTexts, language)
  const at = (moment: Date | string | null) => (moment ? datesFor(language).dateTime(moment) : '')
  const { levantamento: l } = incidente
  return [
    [t.titulo, incidente.titulo],
    [t.descricao, incidente.descricao],
    [t.medidas, incidente.medidas],
    [t.ciencia, at(incidente.ciencia_em)],
    [t.periodo, `${at(incidente.inicio)} – ${at(incidente.fim)}`],
    [
      t.prazos,
      `${t.comunicarAte(at(incidente.prazo_comunicar))}; ${t.completarAte(at(incidente.prazo_completar))}`,
    ],
    [t.comunicadoEm, at(incidente.comunicado_em)],
    [t.completadoEm, at(incidente.completado_em)],
    [
      t.linhas(l.linhas),
      [t.pessoas(l.pessoas), t.criancas(l.criancas), t.exportadas(l.exportadas)].join('; '),
    ],
    [t.campos, l.campos.join(', ')],
    [
      t.quem,
      l.quem.map(({ id, nome, vezes }) => `${id ? `${nome} (${id})` : t.sistema}: ${vezes}`).join('; '),
    ],
    [t.atos, l.atos.map(({ entidade, acao, vezes }) => `${entidade} ${acao}: ${vezes}`).join('; ')],
  ]
}

const TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
#set document(title: data.title)
#set page(paper: "a4", margin: 22mm, numbering: "1 / 1", footer-descent: 8mm)
#set text(font: "Atkinson Hyperlegible Next", lang: data.lang, size: 10.5pt)
#set par(leading: 0.6em)
= #data.title
#v(4mm)
#text(fill: luma(85), data.place)
#v(6mm)
#for line in data.lines {
  block(breakable: true, above: 4mm, below: 4mm, {
    text(size: 8.5pt, fill: luma(85), line.at(0))
    linebreak()
    if line.at(1) == "" { "–" } else { line.at(1) }
  })
}
`

/** The file of a report: its name, type and bytes. */
export async function reportFile(
  incidente: Told<Incidente>,
  { formato, rede, language }: { formato: 'pdf' | 'csv'; rede: string; language: Language },
) {
  const t = say(incidenteTexts, language)
  const lines = reportLines(incidente, language)
  const nome = `incidente-${incidente.id}.${formato}`
  if (formato === 'csv')
    return {
      nome,
      tipo: 'text/csv',
      bytes: writeCsv({ nome: t.relatorio, titles: [t.coluna, t.valor], rows: lines }),
    }
  const lang = language === 'en-us' ? 'en' : 'pt'
  const bytes = await renderPdf(TEMPLATE, { title: t.relatorio, lang, place: rede, lines })
  return { nome, tipo: 'application/pdf', bytes }
}
