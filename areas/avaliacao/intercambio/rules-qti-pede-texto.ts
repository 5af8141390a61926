/** Interactions of QTI 2 and 3 in which something is written: words, a number, a text, a file. */
import { elementsOf, everyOne, numberOf, wholeOf, wordsIn } from './rules-qti-arvore.ts'
import { refuse } from './rules-qti-contexto.ts'
import { type Declaracao, maxScoreOf } from './rules-qti-declaracao.ts'
import { clampFracao, declarationFor, type Leitor, modeOf, topOf } from './rules-qti-pontuar.ts'
import { branchesOf, branchPoints } from './rules-qti-processar.ts'
import type { No } from './rules-xml-no.ts'
import type { Aberta, Curta, Numerica, RespostaCurta, RespostaNumerica } from './shapes-item.ts'

const MAX_RESPOSTAS = 1000

/** One branch of the written rules that speaks of a response: what it compares with, and what it gives. */
interface Ramo {
  condicao: No
  pontos: number | null
}

/** The comparisons of a response with something written in the rules. */
function branchesAbout(leitor: Leitor, id: string): Ramo[] {
  const { processing } = leitor.regras
  if (!processing) return []
  const about = (no: No): boolean =>
    everyOne(no, 'variable').some(({ atributos }) => atributos.identifier === id)
  return everyOne(processing, 'responseCondition').flatMap((condition) =>
    branchesOf(condition).flatMap((no) => {
      const [condicao] = elementsOf(no)
      if (!condicao || !about({ ...no, filhos: [condicao] })) return []
      return [{ condicao, pontos: branchPoints(leitor.regras, no) }]
    }),
  )
}

const literal = (no: No, declaracao: Declaracao): string[] => {
  const [base] = everyOne({ ...no, filhos: [no] }, 'baseValue')
  return base ? [wordsIn(base)] : everyOne(no, 'correct').length > 0 ? declaracao.corretas.slice(0, 1) : []
}

/** What a condition compares, but not what it asks not to be. */
function comparisons(no: No, names: readonly string[]): No[] {
  if (names.includes(no.nome)) return [no]
  return no.nome === 'not' ? [] : elementsOf(no).flatMap((each) => comparisons(each, names))
}

/** The numbers that a condition lets through. */
function rangesIn(condicao: No, declaracao: Declaracao): { valor: number; tolerancia: number }[] {
  const found: { valor: number; tolerancia: number }[] = []
  for (const no of comparisons(condicao, ['equal', 'match', 'equalRounded', 'stringMatch'])) {
    const valor = numberOf(literal(no, declaracao)[0])
    if (valor === null) continue
    const [low = 0, high = low] = (no.atributos.tolerance ?? '0')
      .split(/[\s,]+/, 2)
      .map((text) => numberOf(text) ?? 0)
    const mode = no.atributos.toleranceMode
    const scale = mode === 'absolute' ? 1 : mode === 'relative' ? Math.abs(valor) / 100 : 0
    const figures = numberOf(no.atributos.figures) ?? 0
    const rounded =
      no.nome !== 'equalRounded' ? 0 : no.atributos.roundingMode === 'decimalPlaces' ? 0.5 / 10 ** figures : 0
    if (low === high) found.push({ valor, tolerancia: low * scale + rounded })
    else found.push({ valor: valor + ((high - low) * scale) / 2, tolerancia: ((low + high) * scale) / 2 })
  }
  if (found.length > 0) return found
  const bounds = (names: string[]) =>
    comparisons(condicao, names).flatMap((no) => numberOf(literal(no, declaracao)[0]) ?? [])
  const [low] = bounds(['gte', 'gt'])
  const [high] = bounds(['lte', 'lt'])
  if (low === undefined || high === undefined) return []
  return [{ valor: (low + high) / 2, tolerancia: Math.abs(high - low) / 2 }]
}

function numbersByRules(leitor: Leitor, declaracao: Declaracao): RespostaNumerica[] {
  const found = branchesAbout(leitor, declaracao.id).flatMap(({ condicao, pontos }) =>
    pontos === null
      ? []
      : rangesIn(condicao, declaracao).map((range) => ({ ...range, fracao: pontos, retorno: '' })),
  )
  return asShares(leitor, found)
}

/** Points into shares of the most there is to earn. */
function asShares<T extends { fracao: number }>(leitor: Leitor, found: T[]): T[] {
  const told = !leitor.lacuna && maxScoreOf(leitor.regras.saidas) !== null
  const top = Math.max(told ? 1 : 0, ...found.map(({ fracao }) => fracao))
  if (top <= 0) return []
  if (!told && top !== 1) leitor.ganho.pontos = top
  return found.map((one) => ({ ...one, fracao: clampFracao(one.fracao / top) }))
}

const firstKey = <T extends { fracao: number }>(respostas: T[], isKey: (resposta: T) => boolean): T[] => {
  const at = respostas.findIndex(isKey)
  const key = respostas[at]
  return key && at > 0 ? [key, ...respostas.slice(0, at), ...respostas.slice(at + 1)] : respostas
}

/** What a mapping counts, with the share of each; the key where it stands in none. */
function mappedAnswers(leitor: Leitor, declaracao: Declaracao): { texto: string; fracao: number }[] {
  const { mapa, corretas } = declaracao
  if (modeOf(leitor.regras, declaracao) !== 'mapa' || !mapa)
    return corretas.map((texto) => ({ texto, fracao: 1 }))
  if (mapa.padrao !== 0) leitor.contexto.diz('convertido', 'mapping defaultValue')
  const top = topOf(
    mapa,
    mapa.entradas.map(({ valor }) => valor),
    'single',
  )
  if (top <= 0) return []
  if (Math.abs(top - 1) > 1e-9) leitor.ganho.pontos = top
  return mapa.entradas.map(({ chave, valor }) => ({ texto: chave, fracao: clampFracao(valor / top) }))
}

/** A number, by key, mapping or ranges that the rules name. */
function readNumber(leitor: Leitor, declaracao: Declaracao): Numerica {
  const byRules = modeOf(leitor.regras, declaracao) === 'regras' ? numbersByRules(leitor, declaracao) : []
  const respostas =
    byRules.length > 0
      ? byRules
      : mappedAnswers(leitor, declaracao).flatMap(({ texto, fracao }) => {
          const valor = numberOf(texto)
          if (valor === null) return refuse('numero_invalido', texto)
          return fracao === 0 ? [] : [{ valor, tolerancia: 0, fracao, retorno: '' }]
        })
  if (!respostas.some(({ fracao }) => fracao > 0)) refuse('sem_gabarito', declaracao.id)
  if (respostas.length > MAX_RESPOSTAS) refuse('grande_demais', String(respostas.length))
  const key = numberOf(declaracao.corretas[0])
  const first = firstKey(respostas, ({ valor }) => valor === key)
  return { tipo: 'numerica', respostas: byRules.length > 0 ? respostas : first, unidades: [] }
}

function wordsByRules(
  leitor: Leitor,
  declaracao: Declaracao,
): { curtas: RespostaCurta[]; maiusculas: boolean } {
  const compared = branchesAbout(leitor, declaracao.id).flatMap(({ condicao, pontos }) =>
    pontos === null || pontos <= 0
      ? []
      : comparisons(condicao, ['stringMatch', 'match']).flatMap((no) =>
          literal(no, declaracao).map((texto) => ({ no, texto, fracao: pontos, retorno: '' })),
        ),
  )
  const curtas = asShares(leitor, compared).map(({ texto, fracao, retorno }) => ({ texto, fracao, retorno }))
  return { curtas, maiusculas: compared.some(({ no }) => no.atributos.caseSensitive !== 'false') }
}

function readWords(leitor: Leitor, declaracao: Declaracao): Curta {
  const mode = modeOf(leitor.regras, declaracao)
  const ruled = mode === 'regras' ? wordsByRules(leitor, declaracao) : { curtas: [], maiusculas: true }
  const entradas = mode === 'mapa' ? (declaracao.mapa?.entradas ?? []) : []
  const mixed = new Set(entradas.map(({ maiusculas }) => maiusculas)).size > 1
  if (mixed) leitor.contexto.diz('convertido', 'caseSensitive')
  const respostas =
    ruled.curtas.length > 0
      ? ruled.curtas
      : mappedAnswers(leitor, declaracao).map(({ texto, fracao }) => ({ texto, fracao, retorno: '' }))
  if (!respostas.some(({ fracao, texto }) => fracao > 0 && texto !== ''))
    refuse('sem_gabarito', declaracao.id)
  if (respostas.length > MAX_RESPOSTAS) refuse('grande_demais', String(respostas.length))
  const sensitive = entradas.length > 0 ? entradas.some(({ maiusculas }) => maiusculas) : ruled.maiusculas
  return { tipo: 'curta', respostas, maiusculas: sensitive, curingas: false }
}

/** What is written in a field of one line. */
export function readTextEntry(leitor: Leitor, interaction: No): Curta | Numerica {
  const declaracao = declarationFor(leitor, interaction.atributos.responseIdentifier)
  return declaracao.base === 'integer' || declaracao.base === 'float'
    ? readNumber(leitor, declaracao)
    : readWords(leitor, declaracao)
}

export function readSlider(leitor: Leitor, interaction: No): Numerica {
  const numerica = readNumber(leitor, declarationFor(leitor, interaction.atributos.responseIdentifier))
  const { lowerBound, upperBound, step } = interaction.atributos
  const [min, max] = [numberOf(lowerBound), numberOf(upperBound)]
  return min === null || max === null
    ? numerica
    : { ...numerica, escala: { min, max, passo: numberOf(step) ?? 1 } }
}

/** The pattern by which files limit what is written. */
const SIGNS = /^\^?\(?(?:\.|\[\\s\\S\]|\[\^\]){0,1}\{0,(\d{1,7})\}\)?\$?$/
const WORDS = /\{0,(\d{1,6})\}\$?$/

export function readExtendedText(leitor: Leitor, interaction: No): Aberta {
  const { patternMask, maxStrings, expectedLength, expectedLines, format, placeholderText } =
    interaction.atributos
  const signs = patternMask ? SIGNS.exec(patternMask)?.[1] : undefined
  const words = patternMask && !signs && /\\s/.test(patternMask) ? WORDS.exec(patternMask)?.[1] : undefined
  const palavras = wholeOf(words) ?? wholeOf(maxStrings)
  if (patternMask && !signs && !words) leitor.contexto.diz('sem_lugar', `patternMask ${patternMask}`)
  for (const [nome, valor] of Object.entries({ expectedLines, format, placeholderText }))
    if (valor !== undefined && !(nome === 'format' && valor === 'plain'))
      leitor.contexto.diz('sem_lugar', `${nome} ${valor}`)
  if (expectedLength !== undefined) leitor.contexto.diz('sem_lugar', `expectedLength ${expectedLength}`)
  const aberta: Aberta = {
    tipo: 'aberta',
    forma: 'texto',
    maximo: wholeOf(signs),
    modelo: '',
    criterios: '',
    rubrica: [],
  }
  return palavras === null ? aberta : { ...aberta, palavras }
}

/** A file that is handed in, by what it is. */
export function readUpload(interaction: No): Aberta {
  const type = interaction.atributos.type ?? ''
  const drawn =
    interaction.nome === 'drawingInteraction' || interaction.atributos.class === 'turmalina-desenho'
  const forma = drawn ? 'desenho' : type.startsWith('audio/') ? 'audio' : 'arquivo'
  return { tipo: 'aberta', forma, maximo: null, modelo: '', criterios: '', rubrica: [] }
}
