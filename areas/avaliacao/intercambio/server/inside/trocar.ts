/** Files of questions, opened: what each item becomes in the bank, or why it stays out. */
import { readFile } from 'node:fs/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { readAiken } from '../../rules-aiken.ts'
import { type Assentada, assentar, feicaoDoItem, inteiraDoItem } from '../../rules-assentar.ts'
import type { Nota } from '../../rules-assentar-nota.ts'
import { readCloze } from '../../rules-cloze.ts'
import { toText } from '../../rules-codificacao.ts'
import { detectFormato } from '../../rules-formato.ts'
import { readGift } from '../../rules-gift.ts'
import { readMissingWord } from '../../rules-missing-word.ts'
import { readMoodleXml } from '../../rules-moodle-xml.ts'
import { readPacoteQti } from '../../rules-qti-pacote.ts'
import {
  type CodigoMotivo,
  type CodigoMudanca,
  type CodigoRecusa,
  type FormatoLido,
  MAX_ITENS,
} from '../../shapes.ts'
import type { Aviso, ItemLido, Leitura } from '../../shapes-item.ts'

/** An item as it is kept until it is recorded. */
export interface ItemAssentado {
  arquivo: string
  linha: number | null
  titulo: string
  questao: Assentada | null
  mudancas: Nota<CodigoMudanca>[]
  motivo: Nota<CodigoMotivo> | null
  chave: string
  /** What its fingerprints are made of. */
  feicao: string
  inteira: string
  original: string
}

export interface Lido {
  formato: FormatoLido
  itens: ItemAssentado[]
  avisos: Aviso[]
}

/** Texts of a package that are read, each and together, in bytes. */
const MAX_TEXT = 10 * 1_048_576
const MAX_TEXTS = 60 * 1_048_576
const TEXTS = /\.(?:xml|html?|qti)$/i

class Recusada extends Error {
  readonly codigo: CodigoRecusa
  readonly detalhe: string
  constructor(codigo: CodigoRecusa, detalhe = '') {
    super(codigo)
    this.codigo = codigo
    this.detalhe = detalhe
  }
}

async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const leaves = (name: string): boolean =>
  name.startsWith('/') || name.includes('\\') || /^[a-z]:/i.test(name) || name.split('/').includes('..')

/** What stands in a package: its texts, and the names of the rest. A path that leaves it ends all. */
async function openPacote(file: string) {
  const textos = new Map<string, string>()
  const outros: string[] = []
  const avisos: Aviso[] = []
  let total = 0
  const zip = await openPromise(file, {
    autoClose: false,
    lazyEntries: true,
    decodeStrings: true,
    validateEntrySizes: true,
  }).catch((error: unknown) => {
    throw new Recusada(
      /invalid relative path|absolute path|invalid characters/.test(String(error)) ? 'caminho' : 'ilegivel',
    )
  })
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize: size } = entry
      if (leaves(name)) throw new Recusada('caminho', name)
      if (name.endsWith('/')) continue
      if (!TEXTS.test(name)) {
        outros.push(name)
        continue
      }
      total += size
      if (size > MAX_TEXT || total > MAX_TEXTS) throw new Recusada('pesado', name)
      const read = toText(await bytesOf(zip, entry))
      textos.set(name, read.texto)
      avisos.push(...read.avisos.map((aviso) => ({ ...aviso, detalhe: `${name}: ${aviso.detalhe}` })))
    }
  } catch (error) {
    if (error instanceof Recusada) throw error
    throw new Recusada(
      /path/i.test(String(error)) ? 'caminho' : 'ilegivel',
      String((error as Error).message).slice(0, 120),
    )
  } finally {
    zip.close()
  }
  return { textos, outros, avisos }
}

const LEITORES = {
  moodle_xml: readMoodleXml,
  gift: readGift,
  aiken: readAiken,
  cloze: readCloze,
  missing_word: readMissingWord,
  qti: (texto: string, nome: string) => readPacoteQti(new Map([[nome, texto]])),
} as const satisfies Record<FormatoLido, (texto: string, nome: string) => Leitura>

interface Aberto {
  formato: FormatoLido
  leitura: Leitura
  avisos: Aviso[]
}

async function abrirPacote(file: string): Promise<Aberto> {
  const { textos, outros, avisos } = await openPacote(file)
  const quizzes = [...textos].filter(([nome, texto]) => detectFormato(nome, texto) === 'moodle_xml')
  if (quizzes.length > 0) {
    const read = quizzes.map(([nome, texto]) => readMoodleXml(texto, nome))
    return {
      formato: 'moodle_xml',
      avisos,
      leitura: {
        itens: read.flatMap(({ itens }) => itens),
        recusados: read.flatMap(({ recusados }) => recusados),
        categorias: [],
        avisos: read.flatMap((one) => one.avisos),
      },
    }
  }
  return { formato: 'qti', leitura: readPacoteQti(textos, outros), avisos }
}

async function abrir(file: string, nome: string): Promise<Aberto> {
  const bytes = await readFile(file)
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return abrirPacote(file)
  const { texto, avisos } = toText(bytes)
  const formato = detectFormato(nome, texto)
  // What only looks like GIFT, for it has braces somewhere.
  const isXml = /^\s{0,1000}</.test(texto) && /\.xml$/i.test(nome)
  if (formato === null || (isXml && formato === 'gift')) throw new Recusada('formato')
  return { formato, leitura: LEITORES[formato](texto, nome), avisos }
}

/** Texts that items refer to, laid into each; those that somebody refers to are no items of their own. */
function comBases({ itens }: Leitura): ItemLido[] {
  const texts = new Map(
    itens.flatMap((one) => (one.pede.tipo === 'so_texto' && one.id !== null ? [[one.id, one]] : [])),
  )
  const used = new Set<string>()
  const laid = itens.map((item) => {
    const id = item.base?.id ?? null
    const text = id === null ? undefined : texts.get(id)
    if (id === null || !text) return item
    used.add(id)
    return {
      ...item,
      base: { id, titulo: item.base?.titulo || text.titulo, html: item.base?.html || text.enunciado },
    }
  })
  return laid.filter(({ pede, id }) => !(pede.tipo === 'so_texto' && id !== null && used.has(id)))
}

const bare = { questao: null, mudancas: [], chave: '', feicao: '', inteira: '' } as const

/** Every item of the file, in its order. */
function itensDe(leitura: Leitura): ItemAssentado[] {
  const lidos = comBases(leitura).map((item): ItemAssentado => {
    const { questao, mudancas, motivo } = assentar(item)
    return {
      arquivo: item.lugar.arquivo,
      linha: item.lugar.linha,
      titulo: item.titulo,
      questao,
      mudancas,
      motivo,
      chave: (item.id ?? '').slice(0, 300),
      feicao: questao ? feicaoDoItem(questao) : '',
      inteira: questao ? inteiraDoItem(questao) : '',
      original: item.fonte,
    }
  })
  const fora = leitura.recusados.map(
    ({ lugar, titulo, motivo, detalhe, fonte }): ItemAssentado => ({
      ...bare,
      mudancas: [],
      arquivo: lugar.arquivo,
      linha: lugar.linha,
      titulo: titulo || (lugar.item ?? ''),
      motivo: { codigo: motivo, detalhe },
      original: fonte,
    }),
  )
  const order = new Map<string, number>()
  for (const { arquivo } of [...lidos, ...fora]) if (!order.has(arquivo)) order.set(arquivo, order.size)
  return [...lidos, ...fora].sort(
    (a, b) =>
      (order.get(a.arquivo) ?? 0) - (order.get(b.arquivo) ?? 0) ||
      (a.linha ?? Number.MAX_SAFE_INTEGER) - (b.linha ?? Number.MAX_SAFE_INTEGER),
  )
}

/** Reads a file of questions. A file that can't be read says why. */
export async function lerQuestoes(
  file: string,
  nome: string,
): Promise<Lido | { recusa: CodigoRecusa; detalhe: string }> {
  try {
    const { formato, leitura, avisos } = await abrir(file, nome)
    const itens = itensDe(leitura)
    if (itens.length === 0) throw new Recusada('vazio')
    if (itens.length > MAX_ITENS) throw new Recusada('muitos', String(itens.length))
    return { formato, itens, avisos: [...avisos, ...leitura.avisos] }
  } catch (error) {
    if (error instanceof Recusada) return { recusa: error.codigo, detalhe: error.detalhe }
    throw error
  }
}
