/** Questions of a document: numbered, with lettered alternatives, the key at its end, beside each, or marked in it. */

import { type Bloco, gabaritoDe, linhasDoBloco } from './rules-docx-blocos.ts'
import { newItem, newLeitura, recusa, refuse, settle } from './rules-item.ts'
import type { Escolha, Leitura, Lugar, Pede } from './shapes-item.ts'

const QUESTAO = /^\s{0,20}quest[ãa]o\s{0,5}(?:n[ºo°.]{0,2}\s{0,5})?(\d{1,4})\s{0,5}[.):–—-]{0,2}\s{0,20}/i
const NUMERO = /^\s{0,20}(\d{1,4})\s{0,3}(?:[.)]{1,2}-?|[ºª°][.)]?|[–—-](?=\s))\s{0,20}/
const ALTERNATIVA = /^\s{0,20}\*?\s{0,5}[([]?\s{0,3}([A-Za-z])\s{0,3}(?:[)\].]{1,2}|[–—-](?=\s))\s{0,20}/
const RESPOSTA =
  /^\s{0,20}(?:gabarito|respostas?(?:\s{1,3}corret[ao]s?)?|alternativas?\s{1,3}corret[ao]s?|letra)\s{0,3}[:–—-]?\s{0,3}[([]?([A-Za-z])[)\]]?\s{0,3}\.?\s{0,20}$/i
const GABARITO = /^\s{0,20}(?:gabaritos?|respostas|folha de respostas)\s{0,3}[:.–—-]?\s{0,20}/i
/** What begins so and stands after alternatives belongs to the question that follows. */
const APOIO =
  /^\s{0,20}(?:texto|leia|observe|considere|utilize|analise|use|veja|com base|instru|as quest|a quest|para responder)/i

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

function pedeDe({ alternativas }: Aberta, certa: string | null): Pede {
  if (alternativas.length === 0)
    return { tipo: 'aberta', forma: 'texto', maximo: null, modelo: '', criterios: '', rubrica: [] }
  const escolha: Escolha = {
    tipo: 'escolha',
    multipla: false,
    embaralhar: true,
    opcoes: alternativas.map(({ letra, blocos }) => ({
      id: letra,
      html: inlineOf(blocos),
      fracao: letra === certa ? 1 : 0,
      retorno: '',
    })),
  }
  return escolha
}

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 80)

/** What the blocks of a document ask; `linha` is the paragraph, counted from 1. */
export function readDocx(blocos: readonly Bloco[], arquivo: string): Leitura {
  const leitura = newLeitura()
  const abertas: Aberta[] = []
  const chaves = new Map<number, string>()
  let apoio: Bloco[] = []
  let last: Aberta | null = null
  let answers = false

  const begin = (bloco: Bloco, numero: number, label: string): void => {
    const rest = bloco.sem(label.length)
    last = {
      numero,
      linha: bloco.linha,
      enunciado: [...apoio, ...(rest.texto.trim() === '' && !rest.temImagem ? [] : [rest])],
      alternativas: [],
      resposta: null,
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
    const expected = String.fromCharCode(65 + open.alternativas.length)
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
    const known = certa === null || aberta.alternativas.some(({ letra }) => letra === certa)
    if (!known && aberta.alternativas.length > 0)
      refuse(leitura, lugar, titulo, recusa('sem_gabarito', certa ?? ''), fonte)
    else
      settle(
        leitura,
        newItem(lugar, fonte, { titulo, enunciado: htmlOf(aberta.enunciado), pede: pedeDe(aberta, certa) }),
      )
  }
  return leitura
}
