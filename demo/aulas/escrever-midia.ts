/** Short ways to write the screens that show a file. */
import type { Conteudo } from '../../areas/ensino/aula/shapes-telas.ts'
import { midiaDe } from '../midia/midias.ts'
import { comum, type TelaDemo } from './escrever.ts'

type Nome = Parameters<typeof midiaDe>[0]
/** A file and what it shows, in words. */
export type Figura = readonly [nome: Nome, alt: string]

const figura = ([nome, alt]: Figura) => ({ midia: midiaDe(nome), alt })

export const imagem = (titulo: string, what: Figura, legenda: string): TelaDemo => ({
  tipo: 'imagem',
  titulo,
  conteudo: { imagem: figura(what), legenda },
})

export const galeria = (
  titulo: string,
  itens: readonly (readonly [...Figura, legenda: string])[],
): TelaDemo => ({
  tipo: 'galeria',
  titulo,
  conteudo: {
    itens: itens.map(([nome, alt, legenda], at) => ({
      id: `i${at + 1}`,
      imagem: figura([nome, alt]),
      legenda,
    })),
  },
})

export const som = (titulo: string, nome: Nome, transcricao: string): TelaDemo => ({
  tipo: 'audio',
  titulo,
  conteudo: { midia: midiaDe(nome), transcricao },
})

export const documento = (titulo: string, nome: Nome, descricao: string): TelaDemo => ({
  tipo: 'pdf',
  titulo,
  conteudo: { midia: midiaDe(nome), descricao },
})

export const livro = (titulo: string, nome: Nome, descricao: string): TelaDemo => ({
  tipo: 'link',
  titulo,
  conteudo: { url: '', titulo: '', descricao, midia: midiaDe(nome) },
})

export const pacote = (tipo: 'scorm' | 'h5p', titulo: string, nome: Nome): TelaDemo => ({
  tipo,
  titulo,
  conteudo: { midia: midiaDe(nome), titulo, peso: 0, obrigatoria: true },
})

interface Filme {
  filme: Nome
  legendas: Nome
  transcricao: string
  capitulos: readonly (readonly [em: number, titulo: string])[]
  perguntas: readonly (readonly [em: number, enunciado: string, certa: string, ...erradas: string[]])[]
}

export const video = (
  titulo: string,
  { filme, legendas, transcricao, capitulos, perguntas }: Filme,
): TelaDemo => ({
  tipo: 'video',
  titulo,
  conteudo: {
    midia: midiaDe(filme),
    legendas: midiaDe(legendas),
    transcricao,
    capitulos: capitulos.map(([em, nome]) => ({ em, titulo: nome })),
    perguntas: perguntas.map(([em, enunciado, certa, ...erradas], at) => ({
      id: `q${at + 1}`,
      em,
      enunciado,
      alternativas: [certa, ...erradas].map((texto, place) => ({
        ...{ id: `a${place + 1}`, texto, correta: place === 0, feedback: '' },
      })),
    })),
    peso: 1,
    obrigatoria: true,
  },
})

type Alvo = Omit<Conteudo<'arrastar_imagem'>['alvos'][number], 'id'>

/** Pieces → where they belong; without a place they belong nowhere. */
export function arrastar(
  titulo: string,
  enunciado: string,
  what: Figura,
  alvos: Readonly<Record<string, Alvo>>,
  sobras: readonly string[],
): TelaDemo {
  const places = Object.entries(alvos).map(([peca, alvo], at) => ({ peca, id: `t${at + 1}`, ...alvo }))
  return {
    tipo: 'arrastar_imagem',
    titulo,
    conteudo: {
      ...comum(enunciado, {}),
      imagem: figura(what),
      alvos: places.map(({ peca: _, ...alvo }) => alvo),
      pecas: [
        ...places.map(({ peca, id }, at) => ({ id: `p${at + 1}`, texto: peca, alvo: id })),
        ...sobras.map((texto, at) => ({ id: `s${at + 1}`, texto })),
      ],
    },
  }
}

type Area = Omit<Conteudo<'ponto_imagem'>['areas'][number], 'id'>

export const pontos = (
  titulo: string,
  enunciado: string,
  what: Figura,
  areas: readonly Area[],
): TelaDemo => ({
  tipo: 'ponto_imagem',
  titulo,
  conteudo: {
    ...comum(enunciado, {}),
    imagem: figura(what),
    areas: areas.map((area, at) => ({ id: `r${at + 1}`, ...area })),
  },
})
