/** Responses of QTI 1.2 in which something is written: words, a number, a formula's value; and places on a picture. */

import { aloneOf, type Leitor12, labelsOf } from './rules-qti-12-escolha.ts'
import { type Resposta, renderOf } from './rules-qti-12-material.ts'
import { rewarded, wantedIn } from './rules-qti-12-regras.ts'
import { everyOne, findAll, numberOf, wordsIn } from './rules-qti-arvore.ts'
import { refuse } from './rules-qti-contexto.ts'
import { areaOf } from './rules-qti-pede-ponto.ts'
import { clampFracao } from './rules-qti-pontuar.ts'
import { childOf, childrenOf, type No, textOf } from './rules-xml-no.ts'
import type { Curta, Formula, Numerica, Ponto, RespostaCurta, RespostaNumerica } from './shapes-item.ts'

const MAX_RESPOSTAS = 1000
/** Differences of numbers with a comma are not exact. */
const tidy = (value: number): number => Number(value.toPrecision(12))

const about = (ident: string) => (no: No) => (no.atributos.respident ?? ident) === ident

/** The numbers that one condition lets through. */
function rangesOf(condicao: No, ident: string): { valor: number; tolerancia: number }[] {
  const values = (...names: string[]) =>
    wantedIn(condicao, new Set(names))
      .filter(about(ident))
      .flatMap((no) => numberOf(wordsIn(no)) ?? [])
  const equal = values('varequal')
  const [low] = values('vargte', 'vargt')
  const [high] = values('varlte', 'varlt')
  if (low === undefined || high === undefined) return equal.map((valor) => ({ valor, tolerancia: 0 }))
  const [valor] = equal
  const half = tidy(Math.abs(high - low) / 2)
  const middle = tidy((low + high) / 2)
  const even = valor !== undefined && Math.abs(valor - middle) <= Math.abs(middle) * 1e-9 + 1e-12
  return [{ valor: even ? valor : middle, tolerancia: half }]
}

export function readNumerica12(leitor: Leitor12, resposta: Resposta): Numerica {
  const best = rewarded(leitor.regras)
  const top = Math.max(0, ...best.map(({ pontos }) => pontos))
  const respostas = best.flatMap(({ condicao, pontos }) =>
    rangesOf(condicao, resposta.ident).map(
      (range): RespostaNumerica => ({
        ...range,
        fracao: top > 0 ? clampFracao(pontos / top) : 1,
        retorno: '',
      }),
    ),
  )
  if (respostas.length === 0) {
    const [wrong] = best.flatMap(({ condicao }) =>
      wantedIn(condicao, new Set(['varequal'])).filter(about(resposta.ident)),
    )
    refuse(wrong ? 'numero_invalido' : 'sem_gabarito', wrong ? wordsIn(wrong) : resposta.ident)
  }
  if (respostas.length > MAX_RESPOSTAS) refuse('grande_demais', String(respostas.length))
  const numerica: Numerica = { tipo: 'numerica', respostas, unidades: [] }
  const render = renderOf(resposta)
  if (render?.nome !== 'render_slider') return numerica
  const [min, max] = [numberOf(render.atributos.lowerbound), numberOf(render.atributos.upperbound)]
  const passo = numberOf(render.atributos.step) ?? 1
  return min === null || max === null ? numerica : { ...numerica, escala: { min, max, passo } }
}

/** The words that are asked for in one place. */
export function readCurta12(leitor: Leitor12, resposta: Resposta): Curta {
  const wanted = rewarded(leitor.regras).flatMap(({ condicao }) =>
    wantedIn(condicao, new Set(['varequal', 'varsubstring'])).filter(about(resposta.ident)),
  )
  const parts = wanted.some(({ nome }) => nome === 'varsubstring')
  if (parts) leitor.contexto.diz('convertido', 'varsubstring')
  const texts = new Map<string, string>()
  for (const no of wanted) {
    const text = textOf(no).trim()
    if (text === '') continue
    const starred = parts ? text.replace(/[\\*]/g, '\\$&') : text
    texts.set(no.nome === 'varsubstring' ? `*${starred}*` : starred, text)
  }
  if (texts.size === 0) refuse('sem_gabarito', resposta.ident)
  if (texts.size > MAX_RESPOSTAS) refuse('grande_demais', String(texts.size))
  const points = aloneOf(leitor, resposta.ident, [...texts.values()])
  const top = Math.max(0, ...points)
  const respostas = [...texts.keys()].map(
    (texto, n): RespostaCurta => ({
      texto,
      fracao: top > 0 ? clampFracao((points[n] ?? 0) / top) : 1,
      retorno: '',
    }),
  )
  const maiusculas = wanted.some(({ atributos }) => /^yes$/i.test(atributos.case ?? ''))
  return { tipo: 'curta', respostas, maiusculas, curingas: parts }
}

/** All labels of a response are answers: what Canvas makes of a blank. */
export function readLabels12(resposta: Resposta, words: (no: No) => string): Curta {
  const texts = [...new Set(labelsOf(resposta).map(words).filter(Boolean))]
  if (texts.length === 0) refuse('sem_gabarito', resposta.ident)
  const respostas = texts.map((texto): RespostaCurta => ({ texto, fracao: 1, retorno: '' }))
  return { tipo: 'curta', respostas, maiusculas: false, curingas: false }
}

/** Whether what is written is a number. */
export function isNumeric({ regras, campos }: Leitor12, resposta: Resposta): boolean {
  const render = renderOf(resposta)
  if (resposta.tipo === 'num' || render?.nome === 'render_slider') return true
  if (/numeric/.test(campos.get('question_type') ?? '')) return true
  if (/^(?:decimal|integer|scientific)$/i.test(render?.atributos.fibtype ?? '')) return true
  const bounds = new Set(['vargte', 'vargt', 'varlte', 'varlt'])
  return rewarded(regras).some(({ condicao }) => wantedIn(condicao, bounds).some(about(resposta.ident)))
}

/** What Canvas says of a formula: how each number is drawn, and what was drawn. */
export function readFormula12(leitor: Leitor12, calculated: No): Formula {
  const number = (no: No | null | undefined): number =>
    numberOf(wordsIn(no)) ?? refuse('numero_invalido', `${no?.nome ?? ''} ${wordsIn(no)}`)
  const formulas = everyOne(calculated, 'formula').map(wordsIn).filter(Boolean)
  const formula = formulas.at(-1) ?? refuse('sem_gabarito', 'formula')
  if (formulas.length > 1) leitor.contexto.diz('convertido', formulas.slice(0, -1).join('; ').slice(0, 500))
  const places = everyOne(calculated, 'formulas')[0]?.atributos.decimal_places
  if (places !== undefined) leitor.contexto.diz('sem_lugar', `decimal_places ${places}`)
  const vars = everyOne(calculated, 'vars')[0]
  const said = textOf(everyOne(calculated, 'answer_tolerance')[0] ?? null).trim()
  const percent = said.endsWith('%')
  const tolerancia = numberOf(percent ? said.slice(0, -1) : said || '0') ?? refuse('numero_invalido', said)
  const casos = everyOne(calculated, 'var_set').map((no) => ({
    valores: Object.fromEntries(childrenOf(no, 'var').map((one) => [one.atributos.name ?? '', number(one)])),
    resposta: number(childOf(no, 'answer')),
  }))
  const made: Formula = {
    tipo: 'formula',
    formula,
    variaveis: (vars ? childrenOf(vars, 'var') : []).map((no) => ({
      nome: no.atributos.name ?? '',
      min: number(childOf(no, 'min')),
      max: number(childOf(no, 'max')),
      casas: numberOf(no.atributos.scale) ?? 0,
    })),
    casos,
    tolerancia: percent ? tidy(tolerancia / 100) : tolerancia,
  }
  return percent ? { ...made, relativa: true } : made
}

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/^(?:rectangle|square|rect)$/i, 'rect'],
  [/^(?:ellipse|oval|circle)$/i, 'ellipse'],
  [/^(?:bounded|polygon|poly)$/i, 'poly'],
]

/** Corners where New Quizzes writes two points; a corner or middle with width and height where the standard does. */
function coordsOf(shape: string, text: string, points: boolean): string {
  const [a = 0, b = 0, c = 0, d = c] = text.split(/[\s,]+/, 4).map((one) => numberOf(one) ?? Number.NaN)
  if (shape === 'rect') return points ? text : [a, b, a + c, b + d].join(',')
  if (shape !== 'ellipse') return text
  return points
    ? [(a + c) / 2, (b + d) / 2, Math.abs(c - a) / 2, Math.abs(d - b) / 2].join(',')
    : [a, b, c / 2, d / 2].join(',')
}

export function readPonto12(leitor: Leitor12, resposta: Resposta, imagem: string | null): Ponto {
  const points =
    leitor.campos.get('question_type') === 'hot_spot_question' ||
    labelsOf(resposta).every((no) =>
      wordsIn(no)
        .split(',', 200)
        .every((one) => (numberOf(one) ?? 2) <= 1),
    )
  const drawn = new Map(labelsOf(resposta).map((no) => [no.atributos.ident ?? '', no]))
  const inside = rewarded(leitor.regras).flatMap(({ condicao, pontos }) =>
    wantedIn(condicao, new Set(['varinside', 'varequal']))
      .filter(about(resposta.ident))
      .map((no) => ({ no, pontos })),
  )
  const top = Math.max(0, ...inside.map(({ pontos }) => pontos))
  const shares = new Map(inside.map(({ no, pontos }) => [wordsIn(no), top > 0 ? pontos / top : 1]))
  const area = (id: string, said: string, text: string, fracao: number): Ponto['areas'][number] => {
    const forma = SHAPES.find(([pattern]) => pattern.test(said))?.[1] ?? ''
    const found = areaOf(leitor, forma, coordsOf(forma, text, points))
    return found ? { id, ...found, fracao } : refuse('numero_invalido', `${said} ${text}`)
  }
  const choices = [...drawn].filter(([, no]) => no.atributos.rarea)
  const areas = choices.map(([id, no]) =>
    area(id, no.atributos.rarea ?? '', wordsIn(no), shares.get(id) ?? (choices.length === 1 ? 1 : 0)),
  )
  for (const [n, { no, pontos }] of inside.entries()) {
    if (no.nome !== 'varinside') continue
    const fracao = top > 0 ? pontos / top : 1
    const named = area(String(n + 1), no.atributos.areatype ?? '', wordsIn(no), fracao)
    const drawnToo = areas.find(({ coordenadas }) => String(coordenadas) === String(named.coordenadas))
    if (drawnToo) drawnToo.fracao = fracao
    else areas.push(named)
  }
  if (!areas.some(({ fracao }) => fracao > 0)) refuse('sem_gabarito', resposta.ident)
  return { tipo: 'ponto', imagem: imagem ?? refuse('mal_formado', 'matimage'), areas }
}

/** The picture of a response in which places are shown. */
export const pictureIn = (no: No): No | null => findAll(no, new Set(['matimage']))[0] ?? null
