/** Files of questions, opened: what each item becomes in the bank, or why it stays out. */
import { readFile } from 'node:fs/promises'
import { readAiken } from '../../rules-aiken.ts'
import { type Assentada, assentar, feicaoDoItem, inteiraDoItem } from '../../rules-assentar.ts'
import type { Nota } from '../../rules-assentar-nota.ts'
import { comBases } from '../../rules-bases.ts'
import { readCloze } from '../../rules-cloze.ts'
import { toText } from '../../rules-codificacao.ts'
import { readEnem } from '../../rules-enem.ts'
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
import type { Aviso, Leitura } from '../../shapes-item.ts'
import { lerDocumento } from './documento.ts'
import { lerEnem } from './enem.ts'
import { type Achada, type FiguraDoItem, gatherFiguras, type Origem, SEM_ORIGEM } from './figuras.ts'
import { openPacote, Recusada, readDoPacote } from './pacote.ts'
import { lerPlanilha } from './planilha.ts'

/** An item as it is kept until it is recorded. */
export interface ItemAssentado {
  arquivo: string
  linha: number | null
  titulo: string
  questao: Assentada | null
  figuras: FiguraDoItem[]
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
  /** Pictures, which lie in the folder that was named, each under its place. */
  achadas: Achada[]
  avisos: Aviso[]
}

const LEITORES = {
  moodle_xml: readMoodleXml,
  gift: readGift,
  aiken: readAiken,
  cloze: readCloze,
  missing_word: readMissingWord,
  qti: (texto: string, nome: string) => readPacoteQti(new Map([[nome, texto]])),
} as const satisfies Record<
  Exclude<FormatoLido, 'planilha' | 'docx' | 'enem'>,
  (texto: string, nome: string) => Leitura
>

interface Aberto {
  formato: FormatoLido
  leitura: Leitura
  origem: Origem
  avisos: Aviso[]
}

type Arquivos = Leitura['arquivos']

/** Files that stand inside of texts, each by its text and its path there. */
function origemDe(
  lidos: readonly (readonly [nome: string, arquivos: Arquivos])[],
  fora = SEM_ORIGEM.fora,
): Origem {
  const dentro = new Map(
    lidos.flatMap(([nome, arquivos = []]) =>
      arquivos.map(({ caminho, base64 }) => [`${nome}\0${caminho}`, base64] as const),
    ),
  )
  return { dentro: (arquivo, caminho) => dentro.get(`${arquivo}\0${caminho}`), fora }
}

async function abrirPacote(file: string): Promise<Aberto> {
  const { textos, outros, avisos } = await openPacote(file)
  const fora: Origem['fora'] = (wants, take) => readDoPacote(file, wants, take)
  const quizzes = [...textos].filter(([nome, texto]) => detectFormato(nome, texto) === 'moodle_xml')
  if (quizzes.length > 0) {
    const read = quizzes.map(([nome, texto]) => readMoodleXml(texto, nome))
    return {
      formato: 'moodle_xml',
      avisos,
      origem: origemDe(
        read.map(({ arquivos }, n) => [quizzes[n]?.[0] ?? '', arquivos]),
        fora,
      ),
      leitura: {
        itens: read.flatMap(({ itens }) => itens),
        recusados: read.flatMap(({ recusados }) => recusados),
        categorias: [],
        avisos: read.flatMap((one) => one.avisos),
      },
    }
  }
  const enem = lerEnem(textos, outros)
  if (enem) return { formato: 'enem', leitura: enem, avisos, origem: origemDe([], fora) }
  return { formato: 'qti', leitura: readPacoteQti(textos, outros), avisos, origem: origemDe([], fora) }
}

async function abrir(file: string, nome: string, folder: string): Promise<Aberto> {
  if (/\.(?:xlsx|csv)$/i.test(nome)) {
    const leitura = await lerPlanilha(file, nome, `${folder}-linhas`)
    return { formato: 'planilha', leitura, avisos: [], origem: origemDe([]) }
  }
  if (/\.docx$/i.test(nome)) {
    const leitura = await lerDocumento(file, nome)
    return { formato: 'docx', leitura, avisos: [], origem: origemDe([[nome, leitura.arquivos]]) }
  }
  const bytes = await readFile(file)
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return abrirPacote(file)
  const { texto, avisos } = toText(bytes)
  if (/\.json$/i.test(nome)) {
    const leitura = readEnem([{ nome, texto }])
    if (!leitura) throw new Recusada('ilegivel')
    return { formato: 'enem', leitura, avisos, origem: origemDe([]) }
  }
  const formato = detectFormato(nome, texto)
  // What only looks like GIFT, for it has braces somewhere.
  const isXml = /^\s{0,1000}</.test(texto) && /\.xml$/i.test(nome)
  if (formato === null || (isXml && formato === 'gift')) throw new Recusada('formato')
  const leitura = LEITORES[formato](texto, nome)
  return { formato, leitura, avisos, origem: origemDe([[nome, leitura.arquivos]]) }
}

const bare = { questao: null, figuras: [], mudancas: [], chave: '', feicao: '', inteira: '' } as const

/** What is known of an item once its pictures are. */
function comFiguras(
  { questao, arquivo }: { questao: Assentada | null; arquivo: string },
  figuras: Pick<ReturnType<typeof gatherFiguras>, 'of'>,
): Pick<ItemAssentado, 'figuras' | 'feicao' | 'inteira'> {
  if (!questao) return { figuras: [], feicao: '', inteira: '' }
  const found = questao.imagens.map((imagem) => figuras.of(arquivo, imagem))
  const shas = found.map(({ sha }) => sha)
  return {
    figuras: found.map(({ figura }) => figura),
    feicao: feicaoDoItem(questao, shas),
    inteira: inteiraDoItem(questao, shas),
  }
}

/** Every item of the file, in its order. */
async function itensDe(
  leitura: Leitura,
  figuras: ReturnType<typeof gatherFiguras>,
): Promise<ItemAssentado[]> {
  const assentados = comBases(leitura).map((item) => ({
    item,
    arquivo: item.lugar.arquivo,
    ...assentar(item),
  }))
  await figuras.look(assentados.map(({ arquivo, questao }) => ({ arquivo, imagens: questao?.imagens ?? [] })))
  const lidos = assentados.map(
    ({ item, arquivo, questao, mudancas, motivo }): ItemAssentado => ({
      arquivo,
      linha: item.lugar.linha,
      titulo: item.titulo,
      questao,
      mudancas,
      motivo,
      chave: (item.id ?? '').slice(0, 300),
      ...comFiguras({ questao, arquivo }, figuras),
      original: item.fonte,
    }),
  )
  const fora = leitura.recusados.map(
    ({ lugar, titulo, motivo, detalhe, fonte }): ItemAssentado => ({
      ...bare,
      figuras: [],
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

/** Reads a file of questions, its pictures into `folder`, which is made. A file that can't be read says why. */
export async function lerQuestoes(
  file: string,
  nome: string,
  folder: string,
): Promise<Lido | { recusa: CodigoRecusa; detalhe: string }> {
  try {
    const { formato, leitura, avisos, origem } = await abrir(file, nome, folder)
    const figuras = gatherFiguras(folder, origem)
    const itens = await itensDe(leitura, figuras)
    if (itens.length === 0) throw new Recusada('vazio')
    if (itens.length > MAX_ITENS) throw new Recusada('muitos', String(itens.length))
    return { formato, itens, achadas: figuras.achadas, avisos: [...avisos, ...leitura.avisos] }
  } catch (error) {
    if (error instanceof Recusada) return { recusa: error.codigo, detalhe: error.detalhe }
    throw error
  }
}
