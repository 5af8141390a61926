/** Questions of a document: numbered, with lettered alternatives, the key at its end, beside each, or marked in it. */

import { letterOf } from '../../../core/contract/letters.ts'
import { type Bloco, gabaritoDe, linhasDoBloco } from './rules-docx-blocos.ts'
import { aviso, isRecusa, newItem, newLeitura, recusa, refuse, settle } from './rules-item.ts'
import { aceitasDe, julgadasDe, numericaDe } from './rules-planilha-pede.ts'
import { toFracao } from './rules-textos.ts'
import type { Escolha, ItemLido, Leitura, Lugar, Pede } from './shapes-item.ts'

const QUESTAO = /^\s{0,20}quest[ãa]o\s{0,5}(?:n[ºo°.]{0,2}\s{0,5})?(\d{1,4})\s{0,5}[.):–—-]{0,2}\s{0,20}/i
const NUMERO = /^\s{0,20}(\d{1,4})\s{0,3}(?:[.)]{1,2}-?|[ºª°][.)]?|[–—-](?=\s))\s{0,20}/
const ALTERNATIVA = /^\s{0,20}\*?\s{0,5}[([]?\s{0,3}([A-Za-z])\s{0,3}(?:[)\].]{1,2}|[–—-](?=\s))\s{0,20}/
const RESPOSTA =
  /^\s{0,20}(?:gabarito|respostas?(?:\s{1,3}corret[ao]s?)?|alternativas?\s{1,3}corret[ao]s?|letra)\s{0,3}[:–—-]?\s{0,3}[([]?([A-Za-z])[)\]]?\s{0,3}\.?\s{0,20}$/i
const GABARITO = /^\s{0,20}(?:gabaritos?|respostas|folha de respostas)\s{0,3}[:.–—-]?\s{0,20}/i
/** What begins so and stands after alternatives belongs to the question that follows. */
const APOIO =
  /^\s{0,20}(?:texto|leia|observe|considere|utilize|analise|use|veja|com base|instru|as quest|a quest|para responder)/i

/** Where a statement is marked as true or false, or numbered. */
const PARENTESES = /^\s{0,20}\(\s{1,10}\)\s{0,20}/
/** A blank to write on. */
const CAMPO =
  /^\s{0,20}(?:resposta|answer)(\s{1,3}\((?:n[úu]mero|number)\))?\s{0,3}:\s{0,5}_{5,80}(?:\s.{0,40})?$/i
const CHAVE = /^\s{0,20}(?:gabarito|resposta(?:s)?(?:\s{1,3}corretas?)?|answer key)\s{0,3}:\s{0,10}/i
/** Said for who corrects: no field of the bank holds it, and no pupil reads it. */
const PARA_QUEM_CORRIGE =
  /^\s{0,20}(?:resposta esperada|expected answer|crit[ée]rio de corre[çc][ãa]o|marking criterion)\s{0,3}:/i
const EXPLICACAO = /^\s{0,20}(?:explica[çc][ãa]o|explanation)\s{0,3}:\s{0,10}/i
const ANALISE =
  /^\s{0,20}(?:an[áa]lise da alternativa|analysis of alternative)\s{1,3}([A-J])\s{0,3}:\s{0,10}/i
const HIPOTESE = /\(hipótese de erro: ([^()]{1,80})\)$/
const TEXTO =
  /^\s{0,20}(?:texto para as? quest(?:ão|ões)|text for questions?)\s{1,5}(\d{1,4})(?:\s{1,5}(?:a|e|to|and)\s{1,5}(\d{1,4}))?\s{0,3}(?::\s{0,5}|$)/i
const FONTE = /^\(([^()]{1,300})\)\s{0,5}$/

interface Alternativa {
  letra: string
  blocos: Bloco[]
}

interface Aberta {
  numero: number
  linha: number
  enunciado: Bloco[]
  alternativas: Alternativa[]
  resposta: string | null
  fonte: string
  /** Lines that are marked; they stand in the statement too until the key says what they are. */
  marcadas: Bloco[]
  campo: 'numero' | 'texto' | null
  /** What its own key says, where that is no single letter. */
  chave: string
  explicacao: string
  /** For who corrects. */
  notas: string[]
  analises: [parte: number, analise: string, hipotese: string][]
}

/** A text that these ask about. */
interface Base {
  de: number
  ate: number
  titulo: string
  rotulo: Bloco
  blocos: Bloco[]
}

/** What lines that are marked ask, by their key; null: it is none of them. */
function marcadasDe({ marcadas, chave, resposta }: Aberta): Pede | null {
  const said = (chave || (resposta ?? '')).split(/[\s,;]{1,5}/).filter((one) => one !== '')
  if (said.length === 0 || said.length !== marcadas.length) return null
  if (said.every((one) => /^[vf]$/i.test(one))) {
    const alternativas = marcadas.map((one, lugar) => ({ lugar, texto: one.texto.trim() }))
    const judged = julgadasDe({ alternativas, corretas: said.join(' ') })
    return isRecusa(judged) ? null : judged
  }
  const places = said.map(Number)
  const each = new Set(places)
  if (said.length < 2 || each.size < said.length || places.some((n) => !(n >= 1 && n <= said.length)))
    return null
  const itens = marcadas
    .map((one, at) => ({ id: String(places[at]), html: inlineOf([one]) }))
    .sort((a, b) => Number(a.id) - Number(b.id))
  return { tipo: 'ordem', embaralhar: true, itens }
}

function escritaDe({ campo, chave }: Aberta): Pede | null {
  if (campo === 'numero') {
    const read = numericaDe(chave)
    return isRecusa(read) ? null : read
  }
  const respostas = aceitasDe(chave).map((texto) => ({ texto, fracao: 1, retorno: '' }))
  return respostas.length === 0 ? null : { tipo: 'curta', respostas, maiusculas: false, curingas: false }
}

const htmlOf = (blocos: readonly Bloco[]): string =>
  blocos.map(({ html, tabela }) => (tabela ? html : `<p>${html}</p>`)).join('')

/** On one line: an alternative has no paragraphs; what marks the whole of it as right is no emphasis. */
const inlineOf = (blocos: readonly Bloco[]): string =>
  blocos
    .map(({ html, marcas }) => (marcas.size > 0 ? html.replaceAll(/<\/?(?:strong|b|u|mark)>/g, '') : html))
    .join(' ')

const MARKS = ['asterisco', 'negrito', 'sublinhado', 'realce'] as const

/** The only one that stands out. */
function marcada(alternativas: readonly Alternativa[]): string | null {
  for (const mark of MARKS) {
    const found = alternativas.filter(
      ({ blocos }) => blocos.length > 0 && blocos.every((one) => one.marcas.has(mark)),
    )
    if (found.length === 1) return found[0]?.letra ?? null
  }
  return null
}

function pedeDe(aberta: Aberta, certa: string | null): Pede {
  const { alternativas } = aberta
  const other = alternativas.length > 0 ? null : aberta.campo ? escritaDe(aberta) : marcadasDe(aberta)
  if (other) return other
  if (alternativas.length === 0)
    return { tipo: 'aberta', forma: 'texto', maximo: null, modelo: '', criterios: '', rubrica: [] }
  const letters = aberta.chave.toUpperCase().split(/[\s,;]{1,5}/)
  const certas = certa === null ? letters : [certa]
  const share = toFracao(1 / certas.length)
  // A page says nothing of shares: they are the bank's own.
  const wrong = certas.length > 1 ? -share : 0
  const escolha: Escolha = {
    tipo: 'escolha',
    multipla: certas.length > 1,
    embaralhar: true,
    opcoes: alternativas.map(({ letra, blocos }) => ({
      id: letra,
      html: inlineOf(blocos),
      fracao: certas.includes(letra) ? share : wrong,
      retorno: '',
    })),
  }
  return escolha
}

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 80)

interface Onde {
  lugar: Lugar
  fonte: string
  titulo: string
  bases: readonly Base[]
}

function itemDe(aberta: Aberta, certa: string | null, { lugar, fonte, titulo, bases }: Onde): ItemLido {
  const pede = pedeDe(aberta, certa)
  const { numero, explicacao, analises, marcadas, notas } = aberta
  const lines = new Set(marcadas.map(({ linha }) => linha))
  const taken = pede.tipo === 'associacao' || pede.tipo === 'ordem'
  const enunciado = taken ? aberta.enunciado.filter(({ linha }) => !lines.has(linha)) : aberta.enunciado
  const base = bases.find(({ de, ate, blocos }) => numero >= de && numero <= ate && blocos.length > 0)
  return newItem(lugar, fonte, {
    titulo,
    enunciado: htmlOf(enunciado),
    pede,
    ...(base && { base: { id: null, titulo: base.titulo, html: htmlOf(base.blocos) } }),
    avisos: notas.map((nota) => aviso('sem_lugar', nota)),
    retorno: { geral: explicacao, certo: '', errado: '', parcial: '' },
    dados: {
      ...(aberta.fonte !== '' && { fonte: aberta.fonte }),
      ...(analises.length > 0 && { analises: JSON.stringify(analises) }),
    },
  })
}

/** Its key is several of its letters. */
const severalOf = ({ alternativas, chave }: Aberta): boolean => {
  const letters = chave.toUpperCase().split(/[\s,;]{1,5}/)
  return letters.length > 1 && letters.every((one) => alternativas.some(({ letra }) => letra === one))
}

/** Takes what a question says of itself beside what it asks: true where the block was that. */
function ownOf(open: Aberta, bloco: Bloco): boolean {
  const { texto } = bloco
  const campo = CAMPO.exec(texto)
  if (campo && open.alternativas.length === 0) {
    open.campo = campo[1] === undefined ? 'texto' : 'numero'
    return true
  }
  const chave = CHAVE.exec(texto)
  const said = chave ? texto.slice(chave[0].length).trim() : ''
  const many = /^[A-J](?:\s{0,3}[,;]\s{0,3}[A-J]){1,9}$/i.test(said) && open.alternativas.length > 0
  const marks = open.alternativas.length === 0 && open.marcadas.length > 0
  if (
    said !== '' &&
    (open.campo !== null || many || (marks && /^[VF\d](?:[\s,;]{1,5}[VF\d]{1,2}){0,9}$/i.test(said)))
  ) {
    open.chave = said
    return true
  }
  if (PARA_QUEM_CORRIGE.test(texto)) {
    open.notas.push(texto.trim())
    return true
  }
  const explicacao = EXPLICACAO.exec(texto)
  if (explicacao) {
    open.explicacao = bloco.sem(explicacao[0].length).html
    return true
  }
  const analise = ANALISE.exec(texto)
  if (analise) {
    const words = texto.slice(analise[0].length).trim()
    const hipotese = HIPOTESE.exec(words)?.[1] ?? ''
    const bare = hipotese === '' ? words : words.replace(HIPOTESE, '').trim()
    open.analises.push([(analise[1] ?? 'A').toUpperCase().charCodeAt(0) - 64, bare, hipotese])
    return true
  }
  const marca = open.alternativas.length === 0 ? PARENTESES.exec(texto) : null
  if (!marca) return false
  const line = bloco.sem(marca[0].length)
  open.marcadas.push(line)
  open.enunciado.push(bloco)
  return true
}

/** What the blocks of a document ask; `linha` is the paragraph, counted from 1. */
export function readDocx(blocos: readonly Bloco[], arquivo: string): Leitura {
  const leitura = newLeitura()
  const abertas: Aberta[] = []
  const chaves = new Map<number, string>()
  let apoio: Bloco[] = []
  let last: Aberta | null = null
  let answers = false
  const bases: Base[] = []
  let base: Base | null = null

  const begin = (bloco: Bloco, numero: number, label: string): void => {
    const titled = bloco.sem(label.length)
    const fonte = FONTE.exec(titled.texto.trim())?.[1] ?? ''
    const rest = fonte === '' ? titled : titled.sem(titled.texto.length)
    if (base && base.blocos.length === 0) apoio.push(base.rotulo)
    base = null
    last = {
      numero,
      linha: bloco.linha,
      enunciado: [...apoio, ...(rest.texto.trim() === '' && !rest.temImagem ? [] : [rest])],
      alternativas: [],
      resposta: null,
      fonte,
      marcadas: [],
      campo: null,
      chave: '',
      explicacao: '',
      notas: [],
      analises: [],
    }
    apoio = []
    abertas.push(last)
  }

  const take = (bloco: Bloco): void => {
    if (answers) {
      for (const [numero, letra] of gabaritoDe(bloco)) chaves.set(numero, letra)
      return
    }
    const { texto } = bloco
    const open = last
    const titled = bloco.tabela ? null : QUESTAO.exec(texto)
    const numbered = bloco.tabela || titled ? null : NUMERO.exec(texto)
    const numero = Number(titled?.[1] ?? numbered?.[1] ?? Number.NaN)
    if (titled || (numbered && (!open || numero === open.numero + 1))) {
      begin(bloco, numero, (titled ?? numbered)?.[0] ?? '')
      return
    }
    const para = bloco.tabela ? null : TEXTO.exec(texto)
    if (para) {
      const de = Number(para[1])
      base = {
        de,
        ate: Number(para[2] ?? de),
        titulo: texto.slice(para[0].length).trim(),
        rotulo: bloco,
        blocos: [],
      }
      bases.push(base)
      return
    }
    if (base) {
      base.blocos.push(bloco)
      return
    }
    if (open && !bloco.tabela && ownOf(open, bloco)) return
    const [, own] = (open && RESPOSTA.exec(texto)) ?? []
    if (open && own !== undefined) {
      open.resposta = own.toUpperCase()
      return
    }
    const heading = bloco.tabela ? null : GABARITO.exec(texto)
    if (
      heading &&
      (heading[0].length >= texto.length || gabaritoDe(bloco.sem(heading[0].length)).length > 0)
    ) {
      answers = true
      for (const [at, letra] of gabaritoDe(bloco.sem(heading[0].length))) chaves.set(at, letra)
      return
    }
    if (!open) {
      apoio.push(bloco)
      return
    }
    const [label = '', letter = ''] = bloco.tabela ? [] : (ALTERNATIVA.exec(texto) ?? [])
    const expected = letterOf(open.alternativas.length)
    if (letter.toUpperCase() === expected) {
      open.alternativas.push({ letra: expected, blocos: [bloco.sem(label.length)] })
      return
    }
    const [lastOne] = open.alternativas.slice(-1)
    if (!lastOne) open.enunciado.push(bloco)
    else if (apoio.length > 0 || bloco.tabela || APOIO.test(texto) || texto.length > 250) apoio.push(bloco)
    else lastOne.blocos.push(bloco)
  }

  for (const bloco of blocos.flatMap(linhasDoBloco)) take(bloco)
  const [loose] = apoio
  if (loose && short(loose.texto) !== '')
    leitura.avisos.push({ codigo: 'sem_lugar', detalhe: short(loose.texto) })
  for (const aberta of abertas) {
    const lugar: Lugar = { arquivo, linha: aberta.linha, item: String(aberta.numero) }
    const fonte = [...aberta.enunciado, ...aberta.alternativas.flatMap(({ blocos: some }) => some)]
      .map(({ texto }) => texto)
      .join('\n')
    const certa = chaves.get(aberta.numero) ?? aberta.resposta ?? marcada(aberta.alternativas)
    const titulo = `Questão ${aberta.numero}`
    const several = certa === null && severalOf(aberta)
    const known = certa === null || aberta.alternativas.some(({ letra }) => letra === certa)
    if (!known && aberta.alternativas.length > 0)
      refuse(leitura, lugar, titulo, recusa('sem_gabarito', certa ?? ''), fonte)
    else settle(leitura, itemDe(aberta, several ? null : certa, { lugar, fonte, titulo, bases }))
  }
  return leitura
}
