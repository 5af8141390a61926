/** A lesson with one screen of every type that the server scores, and the parts that its journeys speak of. */

import { COMUM } from '../areas/ensino/aula/factory.ts'
import { VTT } from '../core/testing/midia-samples.ts'
import { celula, lua, mapa, noMapa } from '../demo/midia/desenhos.ts'
import { makeFilme } from '../demo/midia/filme.ts'
import { keepFile, type TelaFeita } from './oficina.ts'

const alternativa = (id: string, texto: string, correta = false) => ({ id, texto, correta, feedback: '' })
const par = (id: string, a: string, b: string) => ({ id, a: { texto: a }, b: { texto: b } })
const palavra = (id: string, escrita: string, pista: string) => ({ id, palavra: escrita, pista })
const pergunta = (id: string, enunciado: string, certa: string, errada: string) => ({
  id,
  enunciado,
  alternativas: [alternativa('a', certa, true), alternativa('b', errada)],
})
const feita = (tipo: TelaFeita['tipo'], titulo: string, conteudo: object): TelaFeita => ({
  tipo,
  titulo,
  // What is asked is the title of a screen.
  conteudo: { ...COMUM, enunciado: `<p>${titulo}</p>`, ...conteudo },
})

export const NORDESTE = noMapa(-42, -9)
export const SUL = noMapa(-52, -28)
const around = ({ x, y }: { x: number; y: number }) => ({ x: x - 4, y: y - 4, largura: 8, altura: 8 })

const png = async (desenho: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(desenho)).png().toBuffer()
}

/** The screens in the order of the lesson, each weighing one. */
export async function telasPontuadas(): Promise<TelaFeita[]> {
  // One after the other: each is looked through and drawn again.
  const folha = await keepFile('celula.png', await png(celula()))
  const brasil = await keepFile('mapa.png', await png(mapa()))
  const filme = await keepFile('lua.webm', await makeFilme([0.1, 0.35, 0.5].map(lua), 2))
  const legendas = await keepFile('lua.vtt', Buffer.from(VTT))
  return [
    feita('multipla_escolha', 'Uma certa', {
      alternativas: [alternativa('a', 'Evaporação', true), alternativa('b', 'Fusão')],
      embaralhar: true,
    }),
    feita('multipla_resposta', 'Várias certas', {
      alternativas: [
        ...['Rio', 'Mar', 'Lago'].map((texto, i) => alternativa(`c${i}`, texto, true)),
        alternativa('e', 'Areia'),
      ],
      embaralhar: true,
    }),
    feita('verdadeiro_falso', 'Julgue', {
      afirmacoes: [
        { id: 'a', texto: 'O gelo flutua.', verdadeira: true, feedback: '' },
        { id: 'b', texto: 'O Sol é frio.', verdadeira: false, feedback: '' },
        { id: 'c', texto: 'A Lua tem luz própria.', verdadeira: false, feedback: '' },
        { id: 'd', texto: 'A Terra gira.', verdadeira: true, feedback: '' },
      ],
    }),
    feita('numerica', 'Um número', { valor: 3.5, tolerancia: 0.1, unidade: 'm' }),
    feita('resposta_curta', 'Uma palavra', { aceitas: ['água'], maiusculas: false }),
    feita('associar', 'Pares', {
      pares: [par('a', 'Sólido', 'Gelo'), par('b', 'Líquido', 'Chuva'), par('c', 'Gás', 'Vapor')],
    }),
    feita('ordenar', 'Em ordem', {
      itens: ['Evapora', 'Condensa', 'Chove', 'Escoa'].map((texto, i) => ({ id: `i${i}`, texto })),
    }),
    feita('lacunas', 'Complete escrevendo', {
      texto: 'A água ferve a {{100|cem}} graus e congela a {{0|zero}}.',
      modo: 'digitar',
      distratores: [],
    }),
    feita('lacunas', 'Complete com as palavras', {
      texto: 'O {{Sol}} aquece a {{Terra}}.',
      modo: 'arrastar',
      distratores: ['Marte'],
    }),
    feita('arrastar_imagem', 'Partes da célula', {
      imagem: { midia: folha, alt: 'Uma célula vegetal.' },
      alvos: [
        { id: 'n', x: 17, y: 46, largura: 24, altura: 12, rotulo: 'Círculo roxo' },
        { id: 'v', x: 58, y: 46, largura: 24, altura: 12, rotulo: 'Bolsa azul' },
        { id: 'c', x: 20, y: 18, largura: 24, altura: 12, rotulo: 'Corpo verde' },
      ],
      pecas: [
        { id: 'a', texto: 'Núcleo', alvo: 'n' },
        { id: 'b', texto: 'Vacúolo', alvo: 'v' },
        { id: 'd', texto: 'Cloroplasto', alvo: 'c' },
        { id: 'e', texto: 'Pulmão' },
      ],
    }),
    feita('ponto_imagem', 'No mapa', {
      imagem: { midia: brasil, alt: 'Mapa do Brasil em cinco regiões.' },
      areas: [
        { id: 'n', ...around(NORDESTE) },
        { id: 's', ...around(SUL) },
      ],
    }),
    feita('classificar', 'Em grupos', {
      grupos: [
        { id: 'g', nome: 'Seres vivos' },
        { id: 'h', nome: 'Não vivos' },
      ],
      itens: [
        { id: 'a', texto: 'Ipê', grupo: 'g' },
        { id: 'b', texto: 'Onça', grupo: 'g' },
        { id: 'c', texto: 'Pedra', grupo: 'h' },
        { id: 'd', texto: 'Vento', grupo: 'h' },
      ],
    }),
    feita('memoria', 'Memória', { pares: [par('a', 'H₂O', 'água'), par('b', 'NaCl', 'sal')] }),
    feita('caca_palavras', 'Caça-palavras', {
      palavras: [palavra('a', 'CHUVA', ''), palavra('b', 'NUVEM', ''), palavra('c', 'RIO', '')],
      diagonais: false,
    }),
    feita('cruzadinha', 'Cruzadinha', {
      palavras: [
        palavra('a', 'VAPOR', 'Água em gás'),
        palavra('b', 'GELO', 'Água sólida'),
        palavra('c', 'RIO', 'Corre para o mar'),
      ],
    }),
    feita('quiz_relampago', 'Relâmpago', {
      segundos: 60,
      perguntas: [pergunta('q', '2 + 2?', '4', '5'), pergunta('r', '3 × 3?', '9', '6')],
    }),
    {
      tipo: 'video',
      titulo: 'Um filme que pergunta',
      conteudo: {
        midia: filme,
        legendas,
        transcricao: '<p>A Lua cresce.</p>',
        capitulos: [
          { em: 0, titulo: 'Crescente' },
          { em: 4, titulo: 'Cheia' },
        ],
        perguntas: [
          { ...pergunta('q', 'Cresce ou míngua?', 'Cresce', 'Míngua'), em: 1 },
          { ...pergunta('r', 'Como ela está agora?', 'Cheia', 'Nova'), em: 4 },
        ],
        peso: 1,
        obrigatoria: true,
      },
    },
  ]
}

/** Where the words of a grid begin and end, across or down, either way round. */
export function findWord(grade: readonly string[], word: string): [from: number[], to: number[]] {
  for (const wanted of [word, [...word].reverse().join('')])
    for (const [linha, row] of grade.entries())
      for (let coluna = 0; coluna < row.length; coluna++) {
        const down = grade.map((one) => one[coluna]).join('')
        if (row.startsWith(wanted, coluna))
          return [
            [linha, coluna],
            [linha, coluna + wanted.length - 1],
          ]
        if (down.startsWith(wanted, linha))
          return [
            [linha, coluna],
            [linha + wanted.length - 1, coluna],
          ]
      }
  throw new Error(`${word} is not in the grid.`)
}
