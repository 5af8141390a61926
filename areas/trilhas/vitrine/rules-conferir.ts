/** What keeps a page from being published, field by field: the screen tells it beside the field, the server refuses. */
import { destinoValido } from './rules.ts'
import type { Bloco, Botao, Imagem } from './shapes-blocos.ts'

export const FALTAS = [
  'primeiro',
  'umaSo',
  'titulo',
  'texto',
  'rotulo',
  'destino',
  'imagem',
  'alt',
  'itens',
  'pergunta',
  'resposta',
  'trilhas',
  'botoes',
] as const
export type Falta = (typeof FALTAS)[number]

/** Of a block: the path of the field within it, such as `botoes.0.destino`, and what is wrong with it. */
export type Faltas = Readonly<Record<string, Falta>>

const empty = (text: string): boolean => text.trim() === ''

const ofImagem = (imagem: Imagem | undefined): [string, Falta][] => {
  if (!imagem) return [['imagem', 'imagem']]
  return empty(imagem.alt) ? [['imagem.alt', 'alt']] : []
}

const ofBotoes = (botoes: readonly Botao[]): [string, Falta][] =>
  botoes.flatMap(({ texto, destino }, i): [string, Falta][] => [
    ...(empty(texto) ? [[`botoes.${i}.texto`, 'rotulo'] as [string, Falta]] : []),
    ...(destinoValido(destino.trim()) ? [] : [[`botoes.${i}.destino`, 'destino'] as [string, Falta]]),
  ])

const ofItens = (
  itens: readonly { titulo: string; texto: string }[],
  words: { titulo: Falta; texto?: Falta },
): [string, Falta][] => [
  ...(itens.length === 0 ? [['itens', 'itens'] as [string, Falta]] : []),
  ...itens.flatMap(({ titulo, texto }, i): [string, Falta][] => [
    ...(empty(titulo) ? [[`itens.${i}.titulo`, words.titulo] as [string, Falta]] : []),
    ...(words.texto && empty(texto) ? [[`itens.${i}.texto`, words.texto] as [string, Falta]] : []),
  ]),
]

const ofTitulo = (titulo: string): [string, Falta][] => (empty(titulo) ? [['titulo', 'titulo']] : [])

function faltasDe(bloco: Bloco): [string, Falta][] {
  switch (bloco.tipo) {
    case 'abertura':
      return [
        ...ofTitulo(bloco.titulo),
        ...(bloco.visual === 'imagem' ? ofImagem(bloco.imagem) : []),
        ...ofBotoes(bloco.botoes),
      ]
    case 'texto':
      return empty(bloco.texto) ? [['texto', 'texto']] : []
    case 'cartoes':
    case 'passos':
      return [...ofTitulo(bloco.titulo), ...ofItens(bloco.itens, { titulo: 'titulo' })]
    case 'perguntas':
      return [...ofTitulo(bloco.titulo), ...ofItens(bloco.itens, { titulo: 'pergunta', texto: 'resposta' })]
    case 'imagem':
      return ofImagem(bloco.imagem)
    case 'trilhas':
      return [
        ...ofTitulo(bloco.titulo),
        ...(bloco.trilhas.length === 0 ? [['trilhas', 'trilhas'] as [string, Falta]] : []),
      ]
    case 'chamada':
      return [
        ...ofTitulo(bloco.titulo),
        ...(bloco.botoes.length === 0 ? [['botoes', 'botoes'] as [string, Falta]] : []),
        ...ofBotoes(bloco.botoes),
      ]
  }
}

/**
 * What is wrong with each block, in their order. A page begins with its only opening, which holds its heading: so the
 * headings below it are always in order.
 */
export const conferir = (blocos: readonly Bloco[]): Faltas[] =>
  blocos.map((bloco, at) => {
    const opens = bloco.tipo === 'abertura'
    const place: [string, Falta][] =
      opens && at > 0 ? [['tipo', 'umaSo']] : !opens && at === 0 ? [['tipo', 'primeiro']] : []
    return Object.fromEntries([...place, ...faltasDe(bloco)])
  })
