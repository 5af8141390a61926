/** From a question as a file tells it to one of the bank: what it becomes and what was changed, or why it stays out. */
import { wordsOf } from '../../../core/contract/linear.ts'
import { MAX_TAG } from '../../ensino/catalogo/contract.ts'
import { cleanTags } from '../../ensino/catalogo/rules.ts'
import {
  type Analise,
  type ConteudoQuestao,
  type Idioma,
  type Licenca,
  MAX_TAGS,
  TELA_DE,
  type TipoQuestao,
} from '../questao/shapes.ts'
import { type Sabido, sabidoDe } from './rules-assentar-dados.ts'
import { Fora, type Motivo, type Mudanca, newMala } from './rules-assentar-nota.ts'
import { fazer } from './rules-assentar-tipos.ts'
import type { ImagemCitada } from './rules-html.ts'
import { type Desdobrada, desdobrar } from './rules-levar-dobra.ts'
import type { ItemLido } from './shapes-item.ts'

/** A question as it goes into the bank, but for cleaning; picture `n` of `imagens` stands as `lugarDaImagem(n)`. */
export interface Assentada {
  tipo: TipoQuestao
  conteudo: ConteudoQuestao
  titulo: string
  explicacao: string
  tags: string[]
  idioma: Idioma
  dificuldade: number | null
  fonte: string
  autoria: string
  base: { titulo: string; html: string } | null
  /** What the source says of its place in the catalogue, in its own words; absent: nothing. */
  catalogo?: Catalogada
  /** These are not there where they say nothing. */
  comando?: string
  licenca?: Licenca
  tri?: { a: number; b: number; c: number }
  analises?: Analise[]
  imagens: ImagemCitada[]
}

/** Each empty where it is not told. */
export interface Catalogada {
  disciplina: string
  ano: string
  habilidades: string[]
  bloom: string
}

export interface Assentamento {
  questao: Assentada | null
  mudancas: Mudanca[]
  motivo: Motivo | null
}

const MAX_TITULO = 200
const MAX_RICO = 20_000

const IDIOMAS: readonly [RegExp, Idioma][] = [
  [/^(?:pt|por)/i, 'pt'],
  [/^(?:en|eng)/i, 'en'],
  [/^(?:es|spa)/i, 'es'],
]

type Mala = ReturnType<typeof newMala>

function comumDe(item: ItemLido, sabido: Sabido, mala: Mala) {
  const { retorno, dicas, pontos, penalidade } = item
  const outside = pontos !== null && (pontos < 0 || pontos > 10)
  if (outside) mala.muda('pontos', String(pontos))
  if (retorno.parcial !== '') mala.muda('retorno')
  const costs = penalidade !== null && penalidade > 0
  if (costs) mala.muda('penalidade', String(Math.round(penalidade * 10_000) / 100).replace('.', ','))
  return {
    enunciado: mala.rico(item.enunciado, MAX_RICO),
    peso: pontos === null || outside ? 1 : pontos,
    tentativas: sabido.tentativas,
    obrigatoria: sabido.obrigatoria,
    ...(sabido.tempo !== null && { tempo: sabido.tempo }),
    ...(costs && { penalidade: Math.min(1, penalidade) }),
    dica: mala.dito(dicas.join('<br>'), 1_000),
    feedback_certo: mala.dito(retorno.certo, 1_000),
    feedback_errado: mala.dito(retorno.errado, 1_000),
  }
}

/** Words that the question is found by: its own, and the innermost of its categories. */
function tagsDe({ tags, categoria }: ItemLido, mala: Mala): string[] {
  const inner = categoria.at(-1)
  if (inner !== undefined) mala.muda('categoria', categoria.join(' / '))
  const all = [...tags, ...(inner === undefined ? [] : [inner])]
  const clean = cleanTags(all)
  const kept = cleanTags(clean.map((tag) => tag.slice(0, MAX_TAG)))
  if (kept.length > MAX_TAGS || clean.some((tag) => tag.length > MAX_TAG))
    mala.muda('etiquetas', all.join(', '))
  return kept.slice(0, MAX_TAGS)
}

function baseDe({ base }: ItemLido, mala: Mala): Assentada['base'] {
  if (!base) return null
  const html = mala.rico(base.html, 50_000)
  const titulo = (base.titulo || wordsOf(base.html) || 'Texto-base').slice(0, MAX_TITULO)
  return html === '' ? null : { titulo, html }
}

function idiomaDe(said: string, mala: Mala): Idioma {
  if (said === '') return 'pt'
  const found = IDIOMAS.find(([pattern]) => pattern.test(said))
  if (!found) mala.muda('sem_lugar', said)
  return found?.[1] ?? 'outro'
}

function dificuldadeDe(said: string, mala: Mala): number | null {
  const n = Number(said)
  if (said === '') return null
  if (Number.isInteger(n) && n >= 1 && n <= 5) return n
  mala.muda('sem_lugar', said)
  return null
}

/** An item without what was folded into its texts, and that. */
function desdobrado(item: ItemLido): { item: ItemLido; dobras: Desdobrada } {
  const { pede } = item
  if (pede.tipo !== 'lacunas' || item.enunciado !== '') {
    const dobras = desdobrar(item.enunciado)
    return { item: { ...item, enunciado: dobras.resto, base: item.base ?? baseOf(dobras) }, dobras }
  }
  const dobras = desdobrar(pede.texto)
  const enunciado = dobras.enunciado ?? ''
  return {
    item: { ...item, enunciado, pede: { ...pede, texto: dobras.resto }, base: item.base ?? baseOf(dobras) },
    dobras,
  }
}

const baseOf = ({ base }: Desdobrada): ItemLido['base'] => base && { id: null, ...base }

/** What a file that went out of a bank knows beside the question: only what says something. */
function maisDe({ comando }: Desdobrada, sabido: Sabido, conteudo: ConteudoQuestao, mala: Mala) {
  const partes = 'alternativas' in conteudo ? conteudo.alternativas.map(({ id }) => id) : []
  const analises = sabido.analises.flatMap(({ parte, ...said }) => {
    const id = partes[parte - 1]
    return id === undefined ? [] : [{ parte: id, ...said }]
  })
  const html = comando === '' ? '' : mala.rico(comando, MAX_RICO)
  const { licenca, tri } = sabido
  return {
    ...(html !== '' && { comando: html }),
    ...(licenca !== null && { licenca }),
    ...(tri !== null && { tri }),
    ...(analises.length > 0 && { analises }),
  }
}

export function assentar(given: ItemLido): Assentamento {
  const mala = newMala()
  try {
    const { item, dobras } = desdobrado(given)
    for (const { codigo, detalhe } of item.avisos) mala.muda(codigo, detalhe)
    const sabido = sabidoDe(item.dados)
    const { idioma, dificuldade, fonte, autoria, sobra } = sabido
    const { catalogo } = sabido
    const placed =
      `${catalogo.disciplina}${catalogo.ano}${catalogo.habilidades.join('')}${catalogo.bloom}` !== ''
    const base = baseDe(item, mala)
    const { unidades } = sabido
    const pede = item.pede.tipo === 'numerica' && unidades.length > 0 ? { ...item.pede, unidades } : item.pede
    const { tipo, conteudo } = fazer(pede, {
      comum: comumDe(item, sabido, mala),
      mala,
      sobre: dobras.enunciado,
      quase: sabido.quase,
      curingas: sabido.curingas,
      era: sabido.tipo,
      minimo: sabido.minimo,
      unidade: sabido.unidade,
      ...(sabido.sem_unidade && { sem_unidade: sabido.sem_unidade }),
    })
    const titulo = item.titulo.replaceAll(/\s+/g, ' ').trim()
    if (titulo.length > MAX_TITULO) mala.muda('texto_cortado', titulo)
    const explicacao = mala.dito(item.retorno.geral, 2_000)
    if (sobra.length > 0) mala.muda('ajustes', sobra.join(', '))
    const questao: Assentada = {
      tipo,
      conteudo,
      titulo: titulo.slice(0, MAX_TITULO),
      explicacao,
      tags: tagsDe(item, mala),
      idioma: idiomaDe(idioma, mala),
      dificuldade: dificuldadeDe(dificuldade, mala),
      fonte: fonte.slice(0, 300),
      autoria: autoria.slice(0, 300),
      base,
      ...(placed && { catalogo }),
      ...maisDe(dobras, sabido, conteudo, mala),
      imagens: mala.imagens,
    }
    return { questao, mudancas: mala.mudancas, motivo: null }
  } catch (error) {
    if (error instanceof Fora) return { questao: null, mudancas: mala.mudancas, motivo: error.motivo }
    throw error
  }
}

const normal = (text: string): string =>
  text.normalize('NFC').toLocaleLowerCase('pt-BR').replaceAll(/\s+/g, ' ').trim()

/** Words and pictures of all parts of a content, whatever their order. */
function facesDe(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(facesDe)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (['texto', 'nome', 'criterio'].includes(name) && typeof inner === 'string') return [normal(inner)]
    return typeof inner === 'object' ? facesDe(inner) : []
  })
}

/**
 * What makes a question that question (stem, alternatives, media): the same in another order, and with another key.
 * `midias`: by what each of its pictures is known, in their order.
 */
export function feicaoDoItem({ tipo, conteudo, base }: Assentada, midias: readonly string[]): string {
  return JSON.stringify([
    TELA_DE[tipo] === 'multipla_resposta' ? 'multipla_escolha' : TELA_DE[tipo],
    normal(wordsOf(conteudo.enunciado)),
    base ? normal(wordsOf(base.html)) : '',
    facesDe(conteudo).sort(),
    midias.toSorted(),
  ])
}

/** All that would be written: another where anything was mended at the source. */
export const inteiraDoItem = ({ imagens, ...questao }: Assentada, midias: readonly string[]): string =>
  JSON.stringify([
    questao,
    imagens.map(({ alt, transcricao }, n) => [midias[n], alt, ...(transcricao ? [transcricao] : [])]),
  ])
