/** What the chart of a question draws: its bars, and the sentence that draws the conclusion. */
import { formatNumber } from '../../../../core/contract/time.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { rangeOf } from '../rules.ts'
import type { Pergunta, ResumoPergunta } from '../shapes.ts'
import { resultadoTexts } from './resultado-texts.ts'

export interface Bar {
  label: string
  /** 0 to 1: how long it is. */
  share: number
  /** What stands at its end. */
  value: string
  /** Which of the six colours (section 9), from 0. */
  colour: number
}

/** Section 9: the survey chart uses six fixed colours; a seventh option begins again. */
export const COLOURS = 6

interface Row {
  label: string
  n: number
}

/** The lines of the table twin: each option or step with its count. */
export const rowsOf = ({ tipo, opcoes }: Pergunta, { contagens }: ResumoPergunta): Row[] =>
  contagens.map((n, i) => ({
    label: tipo === 'escala' || tipo === 'nps' ? String(i + rangeOf(tipo)[0]) : (opcoes[i] ?? ''),
    n,
  }))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** The three groups of an NPS, as its definition parts them. */
const npsRows = (contagens: readonly number[], t: ReturnType<typeof say<typeof resultadoTexts>>): Row[] => [
  { label: t.promotores, n: sum(contagens.slice(9)) },
  { label: t.neutros, n: sum(contagens.slice(7, 9)) },
  { label: t.detratores, n: sum(contagens.slice(0, 7)) },
]

export function barsOf(pergunta: Pergunta, resumo: ResumoPergunta, language: Language): Bar[] {
  const t = say(resultadoTexts, language)
  const { opcoes, tipo } = pergunta
  if (tipo === 'ordenacao')
    return resumo.posicoes
      .map((place, i) => ({
        label: opcoes[i] ?? '',
        place,
        share: (opcoes.length - place + 1) / opcoes.length,
        value: t.posicao(t.numero(place)),
        colour: i % COLOURS,
      }))
      .sort((a, b) => a.place - b.place)
  const rows = tipo === 'nps' ? npsRows(resumo.contagens, t) : rowsOf(pergunta, resumo)
  return rows.map(({ label, n }, i) => {
    const share = resumo.respostas === 0 ? 0 : n / resumo.respostas
    return {
      label,
      share,
      value: `${formatNumber(n, 0, language)} · ${t.parte(share * 100)}`,
      colour: i % COLOURS,
    }
  })
}

/** The chart in a sentence; empty where there is nothing to conclude. */
export function conclusionOf(pergunta: Pergunta, resumo: ResumoPergunta, language: Language): string {
  const t = say(resultadoTexts, language)
  const { tipo } = pergunta
  const { media, nps, respostas, contagens } = resumo
  if (respostas === 0 || tipo === 'texto') return ''
  if (nps !== null && media !== null) return t.npsFrase(nps, t.numero(media))
  if (media !== null) return t.mediaFrase(t.numero(media))
  if (tipo === 'ordenacao') {
    const best = Math.min(...resumo.posicoes)
    return t.ordemFrase(pergunta.opcoes[resumo.posicoes.indexOf(best)] ?? '', t.numero(best))
  }
  const most = Math.max(...contagens)
  if (contagens.filter((n) => n === most).length > 1) return t.empate
  return t.maisEscolhida(pergunta.opcoes[contagens.indexOf(most)] ?? '', t.parte((most * 100) / respostas))
}
