/** Lessons and screens for tests and demonstration data: every type that needs no file, complete and right. */
import type { Conteudo, TelaDe } from './shapes-telas.ts'
import type { TipoTela } from './shapes-tipos.ts'

/** What screens that ask have in common. */
export const COMUM = {
  enunciado: '<p>Responda.</p>',
  peso: 1,
  tentativas: 1,
  obrigatoria: true,
  dica: '',
  feedback_certo: '',
  feedback_errado: '',
} as const

const alternativa = (id: string, texto: string, correta = false) => ({ id, texto, correta, feedback: '' })
const par = (id: string, a: string, b: string) => ({ id, a: { texto: a }, b: { texto: b } })
const palavra = (id: string, escrita: string, pista: string) => ({ id, palavra: escrita, pista })

/** One screen of each type that stands without a file. */
export const CONTEUDOS_DE_TESTE = {
  texto: { html: '<p>A água evapora, condensa e volta como chuva.</p>' },
  link: { url: 'https://exemplo.test/agua', titulo: 'Ciclo da água', descricao: '' },
  incorporar: {
    url: 'https://phet.colorado.edu/sims/html/density/latest/density_pt_BR.html',
    titulo: 'Densidade',
  },
  multipla_escolha: {
    ...COMUM,
    alternativas: [
      alternativa('a', 'Evaporação', true),
      alternativa('b', 'Fusão'),
      alternativa('c', 'Sublimação'),
    ],
    embaralhar: false,
  },
  multipla_resposta: {
    ...COMUM,
    alternativas: [alternativa('a', 'Rio', true), alternativa('b', 'Mar', true), alternativa('c', 'Areia')],
    embaralhar: true,
  },
  verdadeiro_falso: {
    ...COMUM,
    afirmacoes: [
      { id: 'a', texto: 'O gelo flutua.', verdadeira: true, feedback: '' },
      { id: 'b', texto: 'O Sol é frio.', verdadeira: false, feedback: '' },
    ],
  },
  numerica: { ...COMUM, valor: 100, tolerancia: 0.5, unidade: '°C' },
  resposta_curta: { ...COMUM, aceitas: ['chuva', 'a chuva'], maiusculas: false },
  associar: {
    ...COMUM,
    pares: [par('a', 'Sólido', 'Gelo'), par('b', 'Líquido', 'Água'), par('c', 'Gás', 'Vapor')],
  },
  ordenar: {
    ...COMUM,
    itens: [
      { id: 'a', texto: 'Evapora' },
      { id: 'b', texto: 'Condensa' },
      { id: 'c', texto: 'Chove' },
    ],
  },
  lacunas: { ...COMUM, texto: 'A água ferve a {{100|cem}} graus.', modo: 'digitar', distratores: [] },
  classificar: {
    ...COMUM,
    grupos: [
      { id: 'g', nome: 'Seres vivos' },
      { id: 'h', nome: 'Não vivos' },
    ],
    itens: [
      { id: 'a', texto: 'Ipê', grupo: 'g' },
      { id: 'b', texto: 'Pedra', grupo: 'h' },
    ],
  },
  memoria: { ...COMUM, pares: [par('a', 'H₂O', 'água'), par('b', 'NaCl', 'sal')] },
  caca_palavras: {
    ...COMUM,
    palavras: [palavra('a', 'CHUVA', ''), palavra('b', 'NUVEM', 'Fica no céu'), palavra('c', 'RIO', '')],
    diagonais: false,
  },
  cruzadinha: {
    ...COMUM,
    palavras: [
      palavra('a', 'VAPOR', 'Água em gás'),
      palavra('b', 'GELO', 'Água sólida'),
      palavra('c', 'RIO', 'Corre'),
    ],
  },
  quiz_relampago: {
    ...COMUM,
    segundos: 20,
    perguntas: [
      { id: 'q', enunciado: '2 + 2?', alternativas: [alternativa('a', '4', true), alternativa('b', '5')] },
      { id: 'r', enunciado: '3 × 3?', alternativas: [alternativa('a', '6'), alternativa('b', '9', true)] },
    ],
  },
  dissertativa: { ...COMUM, rubrica: [], minimo: 0, maximo: 2_000 },
  gravacao: { ...COMUM, rubrica: [], segundos: 60 },
  envio_arquivo: { ...COMUM, rubrica: [], arquivos: 1 },
  desenho: { ...COMUM, rubrica: [] },
  enquete: {
    enunciado: '<p>Gostou?</p>',
    obrigatoria: false,
    opcoes: [
      { id: 'a', texto: 'Sim' },
      { id: 'b', texto: 'Não' },
    ],
    multipla: false,
  },
  autoavaliacao: {
    enunciado: '<p>Como você se saiu?</p>',
    obrigatoria: false,
    itens: [{ id: 'a', texto: 'Entendi o ciclo da água' }],
    passos: 5,
  },
} as const satisfies { [K in TipoTela]?: unknown }
export type TipoDeTeste = keyof typeof CONTEUDOS_DE_TESTE

export const TIPOS_DE_TESTE = Object.keys(CONTEUDOS_DE_TESTE) as TipoDeTeste[]

/** A screen of a type, with some of its fields changed. */
export const buildTela = <T extends TipoDeTeste>(tipo: T, change: Partial<Conteudo<T>> = {}): TelaDe =>
  ({ tipo, conteudo: { ...CONTEUDOS_DE_TESTE[tipo], ...change } }) as unknown as TelaDe

export interface AulaDraft {
  titulo: string
  descricao: string
  visibilidade: 'privada' | 'turma' | 'rede' | 'plataforma'
  navegacao: 'livre' | 'sequencial'
  tentativas: number | null
  nota_minima: number
  tempo_limite: number | null
  offline: boolean
  telas: readonly TelaDe[]
}

/** A text and a question, for classes, three attempts. */
export const buildAula = (given: Partial<AulaDraft> = {}): AulaDraft => ({
  titulo: 'Ciclo da água',
  descricao: '',
  visibilidade: 'turma',
  navegacao: 'livre',
  tentativas: 3,
  nota_minima: 6,
  tempo_limite: null,
  offline: true,
  telas: [buildTela('texto'), buildTela('multipla_escolha')],
  ...given,
})
