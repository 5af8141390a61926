/** How a screen begins, by type, and whether anything was written on it. */
import { withoutTags } from '../../../../../core/contract/linear.ts'
import type { Conteudo } from '../../shapes-telas.ts'
import {
  ABERTAS,
  COLETAS,
  CONTEUDOS,
  JOGOS,
  MANIPULACOES,
  OBJETIVAS,
  type TipoTela,
} from '../../shapes-tipos.ts'

/** The groups in which types are offered (H-05). */
export const GRUPOS = {
  conteudos: CONTEUDOS,
  objetivas: OBJETIVAS,
  manipulacoes: MANIPULACOES,
  jogos: JOGOS,
  abertas: ABERTAS,
  coletas: COLETAS,
} as const satisfies Record<string, readonly TipoTela[]>

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A name for a part of a screen, or for a screen that the server does not know yet. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')

const comum = {
  enunciado: '',
  peso: 1,
  tentativas: 1,
  obrigatoria: true,
  dica: '',
  feedback_certo: '',
  feedback_errado: '',
} as const

export const blankRotulo = () => ({ texto: '' })

export const blankAlternativa = () => ({ id: newId(), texto: '', correta: false, feedback: '' })

export const blankPar = () => ({ id: newId(), a: blankRotulo(), b: blankRotulo() })

const times = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make)

const BLANKS: { [T in TipoTela]: () => Conteudo<T> } = {
  texto: () => ({ html: '' }),
  imagem: () => ({ legenda: '' }),
  galeria: () => ({ itens: [] }),
  video: () => ({ transcricao: '', capitulos: [], perguntas: [], peso: 1, obrigatoria: true }),
  audio: () => ({ transcricao: '' }),
  pdf: () => ({ descricao: '' }),
  link: () => ({ url: '', titulo: '', descricao: '' }),
  incorporar: () => ({ url: '', titulo: '' }),
  h5p: () => ({ titulo: '', peso: 0, obrigatoria: true }),
  scorm: () => ({ titulo: '', peso: 0, obrigatoria: true }),
  multipla_escolha: () => ({ ...comum, alternativas: times(4, blankAlternativa), embaralhar: false }),
  multipla_resposta: () => ({ ...comum, alternativas: times(4, blankAlternativa), embaralhar: false }),
  verdadeiro_falso: () => ({
    ...comum,
    afirmacoes: times(3, () => ({ id: newId(), texto: '', verdadeira: true, feedback: '' })),
  }),
  numerica: () => ({ ...comum, tolerancia: 0, unidade: '' }),
  resposta_curta: () => ({ ...comum, aceitas: [], maiusculas: false }),
  associar: () => ({ ...comum, pares: times(3, blankPar) }),
  ordenar: () => ({ ...comum, itens: times(3, () => ({ id: newId(), texto: '' })) }),
  lacunas: () => ({ ...comum, texto: '', modo: 'digitar', distratores: [] }),
  arrastar_imagem: () => ({ ...comum, alvos: [], pecas: [] }),
  ponto_imagem: () => ({ ...comum, areas: [] }),
  classificar: () => ({ ...comum, grupos: times(2, () => ({ id: newId(), nome: '' })), itens: [] }),
  memoria: () => ({ ...comum, pares: times(4, blankPar) }),
  caca_palavras: () => ({
    ...comum,
    palavras: times(4, () => ({ id: newId(), palavra: '', pista: '' })),
    diagonais: false,
  }),
  cruzadinha: () => ({ ...comum, palavras: times(4, () => ({ id: newId(), palavra: '', pista: '' })) }),
  quiz_relampago: () => ({ ...comum, segundos: 20, perguntas: [] }),
  dissertativa: () => ({ ...comum, rubrica: [], minimo: 0, maximo: 5_000 }),
  gravacao: () => ({ ...comum, rubrica: [], segundos: 120 }),
  envio_arquivo: () => ({ ...comum, rubrica: [], arquivos: 1 }),
  desenho: () => ({ ...comum, rubrica: [] }),
  enquete: () => ({
    enunciado: '',
    obrigatoria: false,
    opcoes: times(2, () => ({ id: newId(), texto: '' })),
    multipla: false,
  }),
  autoavaliacao: () => ({
    enunciado: '',
    obrigatoria: false,
    itens: times(2, () => ({ id: newId(), texto: '' })),
    passos: 5,
  }),
}

export const blankOf = <T extends TipoTela>(tipo: T): Conteudo<T> => BLANKS[tipo]()

/** Settings that say nothing of what was written: choices, not words. */
const CHOICES = new Set(['id', 'modo', 'grupo', 'alvo'])

/** Whether words or files stand anywhere in a value. */
function holdsAnything(value: unknown, name = ''): boolean {
  if (typeof value === 'string') return !CHOICES.has(name) && withoutTags(value).trim() !== ''
  if (typeof value === 'number') return ['midia', 'legendas', 'valor'].includes(name)
  if (Array.isArray(value)) return value.some((one) => holdsAnything(one, name))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, one]) => holdsAnything(one, key))
}

/** Nothing was written: the first of the three states of saving (H-05). */
export const isBlank = (conteudo: Conteudo): boolean => !holdsAnything(conteudo)
