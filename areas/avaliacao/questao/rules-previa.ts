/** A question as it is shown: one list of blocks, from which paper, telephone and screen reader are drawn alike. */
import { wordsOf } from '../../../core/contract/linear.ts'
import { lacunasOf } from '../../ensino/aula/rules-publicar-lacunas.ts'
import { type FiguraDoTexto, figurasDe, librasDe } from '../../ensino/aula/rules-tela.ts'
import type { ConteudoQuestao, TipoQuestao } from './shapes.ts'

export interface Face {
  texto: string
  imagem?: { midia: number; alt: string; decorativa?: boolean }
}

export type Bloco =
  | { tipo: 'texto'; onde: 'base' | 'enunciado' | 'comando'; html: string }
  /** `letras`: one is marked by its letter; `caixas`: several are; `vf`: each is true or false. */
  | { tipo: 'opcoes'; forma: 'letras' | 'caixas' | 'vf' | 'numeros'; itens: Face[] }
  | { tipo: 'colunas'; esquerda: Face[]; direita: Face[] }
  | { tipo: 'grupos'; grupos: string[]; itens: Face[] }
  /** A text with gaps, the words that are dragged there beside it. */
  | { tipo: 'lacunas'; partes: string[]; palavras: string[] }
  | { tipo: 'campo'; forma: 'numero' | 'linha' | 'linhas'; unidade: string }

interface Mostrada {
  tipo: TipoQuestao
  conteudo: ConteudoQuestao
  comando: string
  /** HTML; empty: it has none. */
  base: string
}

const face = ({ texto, imagem }: Face): Face => ({ texto, ...(imagem && { imagem }) })

/** In an order that tells nothing, the same for the same words. */
const apart = (faces: readonly Face[]): Face[] =>
  [...faces].sort((a, b) => a.texto.localeCompare(b.texto, 'pt-BR'))

function pede({ tipo, conteudo }: Pick<Mostrada, 'tipo' | 'conteudo'>): Bloco[] {
  if ('alternativas' in conteudo)
    return [
      {
        tipo: 'opcoes',
        forma: tipo === 'objetiva' ? 'letras' : 'caixas',
        itens: conteudo.alternativas.map(face),
      },
    ]
  if ('afirmacoes' in conteudo)
    return [{ tipo: 'opcoes', forma: 'vf', itens: conteudo.afirmacoes.map(({ texto }) => ({ texto })) }]
  if ('pares' in conteudo)
    return [
      {
        tipo: 'colunas',
        esquerda: conteudo.pares.map(({ a }) => face(a)),
        direita: apart(conteudo.pares.map(({ b }) => face(b))),
      },
    ]
  if ('grupos' in conteudo)
    return [
      {
        tipo: 'grupos',
        grupos: conteudo.grupos.map(({ nome }) => nome),
        itens: apart(conteudo.itens.map(face)),
      },
    ]
  if ('itens' in conteudo)
    return [{ tipo: 'opcoes', forma: 'numeros', itens: apart(conteudo.itens.map(face)) }]
  if ('distratores' in conteudo) {
    const { partes, aceitas } = lacunasOf(conteudo.texto)
    const first = aceitas.flatMap(([word]) => word ?? [])
    const words = [...first, ...conteudo.distratores].sort((a, b) => a.localeCompare(b, 'pt-BR'))
    return [{ tipo: 'lacunas', partes, palavras: conteudo.modo === 'arrastar' ? words : [] }]
  }
  if ('tolerancia' in conteudo) return [{ tipo: 'campo', forma: 'numero', unidade: conteudo.unidade }]
  return [{ tipo: 'campo', forma: 'rubrica' in conteudo ? 'linhas' : 'linha', unidade: '' }]
}

export function blocosDe({ tipo, conteudo, comando, base }: Mostrada): Bloco[] {
  const textos = (
    [
      ['base', base],
      ['enunciado', conteudo.enunciado],
      ['comando', comando],
    ] as const
  ).filter(([, html]) => wordsOf(html) !== '' || figurasDe(html).length > 0)
  return [
    ...textos.map(([onde, html]) => ({ tipo: 'texto' as const, onde, html })),
    ...pede({ tipo, conteudo }),
  ]
}

/** What a screen reader says, in its order. */
export interface Fala {
  papel: 'titulo' | 'texto' | 'imagem' | 'audio' | 'video' | 'libras' | 'grupo' | 'opcao' | 'campo'
  fala: string
  /** Who does not see it learns nothing of it. */
  muda?: true
}

/** Without the point that ends it: something follows. */
const unended = (text: string): string => text.trim().replace(/[.;:,]$/, '')

const ofFace = (papel: Fala['papel'], { texto, imagem }: Face, place: string): Fala[] => [
  { papel, fala: [unended(texto), place].filter(Boolean).join(', ') },
  ...(imagem && !imagem.decorativa ? [ofImagem(imagem.alt)] : []),
]
const ofImagem = (alt: string): Fala =>
  alt.trim() === '' ? { papel: 'imagem', fala: '', muda: true } : { papel: 'imagem', fala: alt }

export interface Palavras {
  questao: string
  opcoes: (n: number) => string
  de: (n: number, of: number) => string
  campo: Readonly<Record<'numero' | 'linha' | 'linhas', string>>
  verdadeiroOuFalso: string
  libras: string
  lacuna: string
}

const LETRAS = 'ABCDEFGHIJ'

/** A sound or a film says its name and then what is said in it: captions are read to nobody. */
const ofSom = (papel: 'audio' | 'video', { alt, transcricao }: FiguraDoTexto): Fala => {
  const fala = [unended(alt), transcricao.replace(/\s+/g, ' ').trim()].filter(Boolean).join('. ')
  return fala === '' ? { papel, fala, muda: true } : { papel, fala }
}

/** A text, and after it what its figures say. */
const ofTexto = (html: string, say: Palavras): Fala[] => [
  ...(librasDe(html) === undefined ? [] : [{ papel: 'libras' as const, fala: say.libras }]),
  ...(wordsOf(html) === '' ? [] : [{ papel: 'texto' as const, fala: wordsOf(html) }]),
  ...figurasDe(html)
    .filter(({ decorativa, libras }) => !decorativa && !libras)
    .map((figura) => (figura.tipo === 'imagem' ? ofImagem(figura.alt) : ofSom(figura.tipo, figura))),
]

function ofBloco(bloco: Bloco, say: Palavras): Fala[] {
  if (bloco.tipo === 'texto') return ofTexto(bloco.html, say)
  if (bloco.tipo === 'opcoes') {
    const { forma, itens } = bloco
    return [
      {
        papel: 'grupo',
        fala: [say.opcoes(itens.length), forma === 'vf' ? say.verdadeiroOuFalso : '']
          .filter(Boolean)
          .join(', '),
      },
      ...itens.flatMap((item, at) =>
        ofFace(
          'opcao',
          forma === 'letras' || forma === 'caixas'
            ? { ...item, texto: [LETRAS[at], item.texto].filter(Boolean).join(', ') }
            : item,
          say.de(at + 1, itens.length),
        ),
      ),
    ]
  }
  if (bloco.tipo === 'colunas')
    return [bloco.esquerda, bloco.direita].flatMap((itens) => [
      { papel: 'grupo' as const, fala: say.opcoes(itens.length) },
      ...itens.flatMap((item, at) => ofFace('opcao', item, say.de(at + 1, itens.length))),
    ])
  if (bloco.tipo === 'grupos')
    return [
      { papel: 'grupo', fala: bloco.grupos.join(', ') },
      ...bloco.itens.flatMap((item, at) => ofFace('opcao', item, say.de(at + 1, bloco.itens.length))),
    ]
  if (bloco.tipo === 'lacunas')
    return [
      { papel: 'texto', fala: wordsOf(bloco.partes.join(` ${say.lacuna} `)) },
      ...bloco.palavras.map((word, at) => ({
        papel: 'opcao' as const,
        fala: `${word}, ${say.de(at + 1, bloco.palavras.length)}`,
      })),
    ]
  return [{ papel: 'campo', fala: [say.campo[bloco.forma], bloco.unidade].filter(Boolean).join(', ') }]
}

export const falasDe = (blocos: readonly Bloco[], say: Palavras): Fala[] => [
  { papel: 'titulo', fala: say.questao },
  ...blocos.flatMap((bloco) => ofBloco(bloco, say)),
]

/** Words a minute of a voice that reads to a class. */
const RITMO = 150

/** Seconds that it takes to be heard. */
export const duracaoDe = (falas: readonly Fala[]): number =>
  Math.round((falas.flatMap(({ fala }) => fala.split(/\s+/).filter(Boolean)).length * 60) / RITMO)
