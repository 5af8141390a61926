/** From what was read to what is kept: clean, in the shape of its type, with its fingerprints; and read in the worker. */
import { createHash } from 'node:crypto'
import { wordsOf } from '../../../../core/contract/linear.ts'
import { Failure, failure } from '../../../../core/server/failure.ts'
import { tooHeavy, WorkerLostError } from '../../../../core/server/untrusted/lost.ts'
import { untrusted } from '../../../../core/server/untrusted/open.ts'
import { comLibras, midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { cleanTela } from '../../../ensino/aula/server/public.ts'
import type { Recusada } from '../../../ensino/midia/server/public-trazer.ts'
import { faltasDe } from '../../questao/rules-conferir.ts'
import { type ConteudoQuestao, TELA_DE } from '../../questao/shapes.ts'
import type { Motivo, Mudanca } from '../rules-assentar-nota.ts'
import { attributeOf, comFiguras } from '../rules-figuras.ts'
import type { ImagemCitada } from '../rules-html.ts'
import { DISCRETAS } from '../shapes.ts'
import { recusaTexts } from '../texts.ts'
import type { Catalogo } from './find-catalogo.ts'
import type { Nossas } from './find-nossas.ts'
import type { FiguraDoItem } from './inside/figuras.ts'
import type * as Inside from './inside/trocar.ts'
import type { ItemAssentado, Lido } from './inside/trocar.ts'
import type { ItemNovo } from './queries.ts'
import type { Guardada } from './queries-gravar.ts'

/** Eleven megabytes that are all marks take some eight seconds. */
const inside = untrusted<typeof Inside>(import.meta.url, './inside/trocar', {
  cpu: 40,
  seconds: 90,
  megabytes: 896,
})

/** Letters of a statement that a list shows, and that searches look in. */
const SHOWN = 300
const MAX_TEXTO = 20_000
/** Of an item as its file says it: what is longer is pictures. */
const MAX_ORIGINAL = 500_000

/** Its pictures go into `folder`. @throws 422 arquivo_… with the sentence for what is refused */
export async function lerArquivo(place: string, nome: string, folder: string): Promise<Lido> {
  const read = await inside('request')
    .lerQuestoes(place, nome, folder)
    .catch((error: unknown) => {
      throw error instanceof WorkerLostError ? tooHeavy(nome, error) : error
    })
  if ('formato' in read) return read
  const { pt, en } = recusaTexts[read.recusa]
  const said = { pt: pt(nome, read.detalhe), en: en(nome, read.detalhe) }
  throw failure(422, `arquivo_${read.recusa}`, said, { campos: { arquivos: said } })
}

const sha = (text: string): string => createHash('sha256').update(text).digest('hex')

interface Limpa {
  questao: Guardada | null
  imagens: ItemNovo['imagens']
  mudancas: Mudanca[]
  motivo: Motivo | null
}

const fora = (codigo: Motivo['codigo'], detalhe: string): Limpa => ({
  questao: null,
  imagens: [],
  mudancas: [],
  motivo: { codigo, detalhe },
})

/** What became of each picture of the file: the file of the person that it is now, or why it is none. */
export type Destinos = readonly (number | Recusada)[]

const RECUSAS = { invalida: 'imagem_invalida', grande: 'imagem_grande' } as const
const DE_SOM = { invalida: 'midia_invalida', grande: 'midia_grande' } as const

type Posta = { midia: number } & Omit<ImagemCitada, 'caminho'>

/** The first picture that does not come along keeps the item out. */
function postasDe(figuras: readonly FiguraDoItem[], destinos: Destinos): Posta[] | Motivo {
  const postas: Posta[] = []
  for (const { nome, ...figura } of figuras) {
    if ('falta' in figura) return { codigo: figura.falta, detalhe: nome }
    const midia = destinos[figura.n] ?? 'invalida'
    if (typeof midia === 'string')
      return { codigo: (figura.tipo === undefined ? RECUSAS : DE_SOM)[midia], detalhe: nome }
    const { n: _, ...said } = figura
    postas.push({ ...said, midia, decorativa: said.decorativa && said.alt === '' })
  }
  return postas
}

/** As rich text holds a sound or a film. */
function somDe({ midia, tipo, alt, transcricao = '', libras }: Posta, legendas: Posta | undefined): string {
  if (libras) return comLibras('', midia)
  const says = [
    `data-alt="${attributeOf(alt)}" data-transcricao="${attributeOf(transcricao)}"`,
    ...(legendas ? [`data-legendas="${legendas.midia}"`] : []),
  ]
  return `<figure data-midia="${midia}" data-tipo="${tipo}" ${says.join(' ')}></figure>`
}

/** As rich text holds a picture. */
const figuraDe = ({ midia, alt, decorativa }: Posta): string =>
  `<figure data-midia="${midia}" data-tipo="imagem" data-alt="${attributeOf(alt)}"${decorativa ? ' data-decorativa="true"' : ''}></figure>`

/** Pictures in their places, in every text and beside every part. */
function comPostas<T>(value: T, postas: readonly Posta[]): T
function comPostas(value: unknown, postas: readonly Posta[]): unknown {
  const at = (n: number): string => {
    const posta = postas[n]
    if (!posta) return ''
    return posta.tipo === undefined ? figuraDe(posta) : somDe(posta, postas[posta.legendas ?? -1])
  }
  if (typeof value === 'string') return comFiguras(value, at)
  if (Array.isArray(value)) return value.map((one) => comPostas(one, postas))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name !== 'imagem') return [name, comPostas(inner, postas)]
      const found = postas[-1 - Number(inner?.midia)]
      const { midia = 0, alt = '', transcricao = '', decorativa = false } = found ?? {}
      // Beside an alternative there is one line for its words.
      const posta = { midia, alt: [alt, transcricao].filter(Boolean).join(': ').slice(0, 500) }
      return [name, decorativa ? { ...posta, decorativa } : posta]
    }),
  )
}

function limpar(
  { questao: assentada, figuras, mudancas }: ItemAssentado,
  destinos: Destinos,
  catalogo: Catalogo,
): Limpa {
  if (!assentada) return fora('mal_formado', '')
  const postas = postasDe(figuras, destinos)
  if (!Array.isArray(postas)) return fora(postas.codigo, postas.detalhe)
  const { imagens: _, catalogo: said, ...questao } = assentada
  const placed = said && catalogo(said)
  try {
    const conteudo = cleanTela(TELA_DE[questao.tipo], {
      ...comPostas(questao.conteudo, postas),
    }) as ConteudoQuestao
    const base = questao.base && {
      ...questao.base,
      html: cleanTela('texto', { html: comPostas(questao.base.html, postas) }).html,
    }
    const faltas = faltasDe(questao.tipo, conteudo)
    const texto = wordsOf(conteudo.enunciado).slice(0, MAX_TEXTO)
    const draft: Mudanca[] = faltas.map((falta) => ({ codigo: 'rascunho', detalhe: falta }))
    return {
      questao: {
        ...questao,
        conteudo,
        base,
        texto,
        rascunho: faltas.length > 0,
        midias: midiasDe(conteudo),
        ...placed?.lugar,
      },
      imagens: postas.flatMap(({ midia, alt, tipo }) => (tipo === undefined ? [{ midia, alt }] : [])),
      mudancas: [...mudancas, ...(placed?.mudancas ?? []), ...draft],
      motivo: null,
    }
  } catch (error) {
    // What its type has no room for, though every field was looked at.
    if (!(error instanceof Failure)) throw error
    return fora('longa', Object.keys(error.details.campos ?? {}).join(', '))
  }
}

/**
 * Items as they are kept; of two alike in one file the second stays out, unless they are two in this bank, of two of one name
 * neither is known by it.
 */
export function itensNovos(
  { itens }: Pick<Lido, 'itens'>,
  destinos: Destinos,
  { catalogo, nossas }: { catalogo: Catalogo; nossas: Nossas },
): ItemNovo[] {
  const seen = new Map<string, number>()
  const names = new Map<string, number>()
  for (const { chave } of itens) names.set(chave, (names.get(chave) ?? 0) + 1)
  return itens.map((item, at): ItemNovo => {
    const numero = at + 1
    const impressao = item.feicao === '' ? '' : sha(item.feicao)
    const chave = names.get(item.chave) === 1 ? item.chave : ''
    const nossa = nossas.get(chave)
    const twin = impressao === '' || nossa ? undefined : seen.get(impressao)
    if (impressao !== '' && !seen.has(impressao)) seen.set(impressao, numero)
    const made: Limpa =
      twin !== undefined
        ? fora('repetida', String(twin))
        : item.questao
          ? limpar(item, destinos, catalogo)
          : { ...fora('mal_formado', ''), motivo: item.motivo }
    const resumo = item.inteira === '' ? '' : sha(item.inteira)
    return {
      ...novoDe(item, made),
      ...{ numero, impressao, chave, resumo, nossa: nossa?.questao ?? null },
      nossa_revisao: nossa?.resumos.has(resumo) ? nossa.revisao : null,
    }
  })
}

type Conhecido = 'numero' | 'impressao' | 'chave' | 'resumo' | 'nossa' | 'nossa_revisao'

function novoDe(
  { arquivo, linha, titulo, original }: ItemAssentado,
  { questao, imagens, mudancas, motivo }: Limpa,
): Omit<ItemNovo, Conhecido> {
  const loud = mudancas.some(({ codigo }) => !DISCRETAS.has(codigo))
  const entra = questao === null ? 'fora' : loud ? 'mudada' : 'nova'
  const whole = mudancas.length === 0 && questao !== null
  return {
    arquivo: arquivo.slice(0, 500),
    linha,
    titulo: titulo.replaceAll('\0', '').slice(0, 200),
    texto: questao?.texto.slice(0, SHOWN) ?? '',
    situacao: entra,
    entra,
    tipo: questao?.tipo ?? null,
    questao,
    imagens,
    notas: motivo ? [motivo] : mudancas,
    original: whole ? null : original.replaceAll('\0', '').slice(0, MAX_ORIGINAL),
  }
}
